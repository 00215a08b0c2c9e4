# Playing live: two browsers that talk to each other without a server.

live-title = Play live
live-how = Your two browsers connect directly, and every move arrives at once. One of you sends an invitation, the other sends an answer back.
live-writing = Writing the invitation…
live-invitation = Your invitation
live-invitation-help = Send it to the other side, or let them scan it.
live-answer = Your answer
live-answer-help = Send it back to where the invitation came from, or let them scan it.
live-theirs = What the other side sent you
live-connect = Connect
live-wait = As soon as your answer is there, the game opens by itself.
live-calling = Connecting…
live-stale = Nothing has come back yet. An answer that lies for long can run out: write a new one and send that, without waiting.
live-answer-again = Write a new answer
live-reach = No server helps, so both devices have to reach each other: in the same network this nearly always works, across the internet seldom. By link it works everywhere.
live-unable = This browser cannot connect to another one directly. The game goes on by link.

live-open = You are connected: every move arrives at once.
live-undo = A move that has arrived stays made. What you may take back in a game by link, you take back before it is sent.
live-leave = End the connection
live-lost = The live connection is gone. Nothing is lost: the game goes on by link.
live-failed = The two devices could not reach each other, or the answer came too late. Nothing is lost: the game goes on by link.
live-again = Connect again
live-beside = Open theirs beside mine
live-stands = The other side already has this move, so it stays made.

live-forked = The other side has played on differently from here. Your game stays as it is.
live-foreign = The other side has another game on the table. Your game stays as it is.
live-mine = The other side sent a move of a seat that you play. It was not taken.
live-refused-forked = The other side has played on differently and did not take your move. Share the link to agree on one of them.
live-refused-foreign = The other side has another game on the table and did not take your move.
live-refused-mine = The other side plays that seat itself and did not take your move.

live-handed = The answer has reached the tab with your game. You can close this one.
live-error-code = That is neither an invitation nor an answer. Copy all of it, from the first letter to the last.
live-error-nobody = This is an answer, but no game here is waiting for it. Send a new invitation from the game.
live-error-network = This device has no network at the moment.
