// The first that boot.js imports, so small that it is there before anything can go wrong. PyScript tries
// storage of its own; where the browser forbids that, nobody has to hear of it: store.js tells the player.
const SPOKEN_OF = ["AbortError", "SecurityError", "QuotaExceededError"];

addEventListener("unhandledrejection", (event) => {
  if (event.reason instanceof DOMException && SPOKEN_OF.includes(event.reason.name)) event.preventDefault();
});
