"""How Obol is built, served, tested and measured. Start with README.md; build.sh is the door."""
