// The page's first script: Python starts to come while the page's own modules are still on their way.
import { boot } from "./bridge.js";

boot().catch(() => {}); // bridge.js tells whoever listens
