/**
 * The words in which the page's modules talk to each other. Only types: nothing here runs.
 * The first half mirrors what py/obol/bridge.py answers; the second half is the page's own.
 */

/** The name of a thing on the table: `soul:brute-3`, `field:2`, `seat:0`, `deck`. A thing keeps it wherever it goes. */
export type Ref = string;

/** A number, a plain word, or a ref (it has a colon); `texts.say` turns refs into names. */
export type Value = number | string;
export type Values = Record<string, Value>;

/** One sentence to say: a key of the locale files, its values, and the paragraph of the rules page about it. */
export interface Message {
  key: string;
  values: Values;
  rule: string | null;
}

export interface Choice {
  action: number;
  kind: string;
  /** What to touch for it, in order. */
  refs: Ref[];
  values: Values;
}

export interface Seat {
  kind: "person" | "friend" | "random" | "greedy" | "novice" | "adept" | "master" | "oracle";
  name: string;
}

export interface Result {
  scores: number[];
  ranks: number[];
  winners: number[];
  reason: Message;
}

/** A game's own picture of the table as one seat sees it; each scene knows the shape of its own. */
export type View = { seat: number | null; actor: number | null } & Record<string, any>;

/** A person at this device is asked, or a friend elsewhere, or a bot (which one is not told). */
export type Next = { kind: "here" | "friend"; seat: number } | { kind: "bot"; seat: null };

/** `decline` is the action that lets it pass; `target`: it is done to the seat that is asked. */
export interface Reaction {
  decline: number;
  target: boolean;
}

/** What a player says about reactions until further notice: ask me, only when I am the target, never. */
export type Order = "ask" | "target" | "never";

/** `call("look", {link, at, seat, mine})`: one moment through the eyes of one seat. */
export interface Look {
  game: string;
  at: number;
  length: number;
  seats: Seat[];
  /** Whom `seat` may know to be asked; null also when that is a secret. */
  actor: number | null;
  /** What has to happen for the game to go on: not for showing, since it may be a secret. */
  next: Next | null;
  over: boolean;
  turn: number;
  view: View;
  question: Message | null;
  /** Whether `seat` is asked about what another does; standing orders may answer that. */
  reaction: Reaction | null;
  /** The standing orders this game knows, the usual one first; none without reactions. */
  orders: Order[];
  /** Empty unless `seat` is the one that is asked. */
  choices: Choice[];
  scores: number[];
  /** Where undo, taking back the turn, and redo lead; null when there is nothing. */
  undo: number | null;
  undoTurn: number | null;
  redo: number | null;
  /** What keeps undo from going back, in a game by link: something came to light, or a friend has chosen since. */
  settled: "revealed" | "friend" | null;
  /** So many choices cannot be taken back by the seats played here, and what keeps them from it. */
  stands: { until: number; why: "revealed" | "friend" | null };
  /** The last choice of the seats played here, whether it can be undone or not. */
  last: number | null;
  result: Result | null;
}

/**
 * One event of `call("story", {link, since, until, seat, views})`. Step n is the n-th choice. The view right after
 * it is there from step `views` on: before, frames are only for the log.
 */
export interface Frame {
  key: string;
  values: Values;
  refs: Ref[];
  step: number;
  turn: number;
  /** Null in a game without rounds. */
  round: number | null;
  view: View | null;
}

/** `call("think", {…, ms})`: how far a bot has come with its thinking, in imagined games, and what it would do now. */
export interface Slice {
  action: number;
  played: number;
  budget: number;
  done: boolean;
}

/**
 * `call("think", {link, at, seat, kind?, care?, ms?, tell?})`, when it is done. With a kind it is a hint, without one
 * the bot's own move. A choice that `seat` cannot know is null.
 */
export interface Thought extends Slice {
  choice: Omit<Choice, "action"> | null;
  why: Message;
  /** What speaks for it without figures, where a sensible player would do the same. */
  sense: Message | null;
  /** Games won out of a hundred, the best first; of choices that `seat` cannot know only one is among them. */
  weighed: { value: number; games: number; chosen: boolean; choice: Omit<Choice, "action"> | null }[];
}

/** `call("outlook", {link, ms})`: each seat's chance of winning over a match, in percent, as far as it is computed. */
export interface Outlook {
  share: number;
  done: boolean;
  /** How many choices the match has. */
  last: number;
  moments: { at: number; chances: number[] }[];
  /** Where it turned: between two moments, for the seat whose chance changed most. */
  turns: { since: number; at: number; seat: number; before: number; after: number }[];
}

/** One thing of `call("components", {link})`: what the box itself calls it and prints on it. */
export type Thing = { name: Record<"en" | "de" | "fr", string> } & Record<string, any>;

/** Something a player brought to a game, kept on this device under the name that its content gives it. */
export interface Supply {
  name: string;
  game: string;
  text: string;
  /** What it is called, and how much of each kind is in it. */
  about: { name: Record<string, string>; desc: Record<string, string>; counts: Record<string, number> };
  added: number;
}

/** One thing that is wrong with what a player brings: `call("supply", {game_id, text, file})`. */
export interface Problem {
  file: string;
  entry: string;
  field: string;
  message: Message;
}

/** `call("open", {link})`. */
export interface Opened {
  /** The same match by its shortest link: what a longer one carried is in `supplies`. */
  link: string;
  supplies: Pick<Supply, "name" | "text">[];
  game: string;
  version: number;
  seats: Seat[];
  /** The standing orders that the link carries, by seat. */
  orders: Record<number, Order>;
  options: Record<string, string>;
  seed: number;
  length: number;
  actor: number | null;
  turn: number;
  over: boolean;
  scores: number[];
  result: Result | null;
}

/** One note of a lesson: the key of a question or an event whose first time it is about, or `start`, or `end`. */
export interface Note {
  occasion: string;
  /** The key of its words. */
  text: string;
  /** What it points at; null: what the event was about. */
  refs: Ref[] | null;
}

/** `call("lesson", {game_id, name})`: where the lesson begins, after how many choices, and its notes. */
export interface LessonFacts {
  link: string;
  since: number;
  notes: Note[];
}

/** `call("games")`. */
export interface GameFacts {
  id: string;
  version: number;
  seats: number[];
  reactions: boolean;
  /** How many texts of their own players may bring to a match. */
  supplies: number;
  options: { id: string; values: string[]; default: string }[];
  bots: string[];
}

/** A game kept on this device. `link` may reach further than `at`: that is what redo brings back. */
export interface Saved {
  id: string;
  game: string;
  link: string;
  at: number;
  /** The seats played at this device. */
  mine: number[];
  seats: Seat[];
  over: boolean;
  /** Standing orders of the seats played here. */
  orders?: Record<number, Order>;
  /** What the player calls it, if not by its seats. */
  title?: string;
  /** Up to which choice it has been shown at this device. */
  seen?: number;
  /** What the table looked like, as table/miniature.js draws it. */
  picture?: string;
  /** For the start page, as of `at`; the shell fills these in when it keeps the game: whose move, the scores, the link cut at `at`. */
  actor?: number | null;
  scores?: number[];
  here?: string;
  created: number;
  updated: number;
  /** The day whose challenge this is: 2026-11-16. */
  day?: string;
  /** It is a lesson, with the notes that have been read; or one is offered. */
  lesson?: { seen: string[]; offered?: boolean };
  /** It is a puzzle: from this moment on a winning move is to be found. */
  puzzle?: { at: number };
  /** It cannot be read before these sets are on this device: it has no seats yet. */
  waits?: string[];
  /** It was branched off another game with friends at this moment. */
  branch?: number;
  /** The past moment to be shown when it is opened. */
  moment?: number;
}

export interface Settings {
  language: "en" | "de" | "fr";
  theme: "auto" | "light" | "dark";
  /** How fast events follow each other; 0 shows the outcome at once. */
  speed: 0 | 0.5 | 1 | 2;
  /** How long bots think. */
  thinking: "quick" | "normal" | "long";
  /** Wait for a key or tap after each event of others. */
  pause: boolean;
  motion: "auto" | "off";
  /** Make a choice that is the only one for the player. */
  forced: boolean;
  /** Single-letter keys. */
  letters: boolean;
  /** Cover the table between two people at one device. */
  curtain: boolean;
  /** Let the players turn the Styx cards and the like themselves. */
  ceremony: boolean;
  sound: boolean;
  /** Say at the table what would be if it ended now; folded away there. */
  reckoning: boolean;
}

/** What the table asks of the rest of the page. */
export interface Services {
  /** Back to the start page. */
  leave(): void;
  share(saved: Saved): void;
  /** How the chances went in a game that is over; `show` puts a past moment on the table. */
  analyse(saved: Saved, show: (step: number) => void): void;
  rules(game: string, paragraph?: string | null): void;
  settings(): void;
  keys(): void;
  /**
   * Store the game now; the address of the page follows (the table need not touch it). Never throws:
   * trouble is shown by the store itself.
   */
  keep(saved: Saved): Promise<void>;
  /** Say which seats are played at this device. */
  seats(saved: Saved): void;
  /** Keep what the table looks like, for the list of games. */
  portray(picture: string): void;
  /** The guided first game, in place of a game that nobody has begun. */
  teach(saved: Saved): void;
  /** A new game with the same seats and options: another seed, and the seats changed round if asked. */
  rematch(saved: Saved, swap: boolean): void;
  /** Play on from a moment of a game, in a game of its own: the old one stays as it is. */
  branch(saved: Saved, at: number): void;
}

/** What a game's scene module (assets/games/<id>.js) exports. */
export interface Scene {
  /** The table as a template: a pure function of the view. Everything that can be touched has a data-ref. */
  scene(view: View, tools: SceneTools): unknown;
  /** The same table as plain text for the ears and for those who prefer reading. */
  text(view: View, tools: SceneTools): unknown;
  /** One thing, read large; null when there is nothing to add. */
  inspect(ref: Ref, view: View, tools: SceneTools): unknown;
  /** The paragraph of the rules page that belongs to a ref. */
  rule(ref: Ref, view: View): string | null;
  /** One thing as it is printed, for looking through the box; only games whose box names its things have it. */
  component?(ref: Ref, tools: SceneTools): unknown;
  /** All that stands on it, for searching there. */
  words?(ref: Ref, tools: SceneTools): string;
}

export interface SceneTools {
  t(key: string, values?: Values): string;
  /** The spoken name of a thing. */
  name(ref: Ref): string;
  /** The refs picked so far towards a choice. */
  picked: Ref[];
  /** The refs that may be touched next. */
  open: Set<Ref>;
  seats: Seat[];
  /** The thing under the pointer or the focus: for explaining it, not for choosing. */
  regarded: Ref | null;
  /** Whose eyes: the seat at the bottom of the table. */
  near: number;
  /** What the player prefers; a `<details data-setting>` of a scene keeps what it says in the setting of that name. */
  settings: Settings;
  /** The part of the table that was unfolded by touching its `data-unfold`; small screens show parts folded. */
  unfolded: Ref | null;
  /** What the box itself names and prints, by ref; empty for games whose words are all in the locale files. */
  things: Record<Ref, Thing>;
}
