import { DIGIT, OTHER, type TokenRows } from '../contracts/tokens.js';
import { Allowance } from './allowance.js';
import type { Classes } from './alphabet.js';
import type { Automaton } from './automaton.js';
import { FormLists } from './form-lists.js';
import type { FormsOfWords } from './forms-by-word.js';
import { type Joined, startsOf } from './joined.js';
import type { Position } from './position.js';
import { DEAD, ENDS, MAX_ROWS, RowTable, UNKNOWN } from './row-table.js';
import type { Hits } from './scratch.js';
import { LONG, NEAR, SORTS, WANTS_DIGIT, WANTS_LONG, WANTS_MARK } from './sorts.js';
import { Stepper } from './stepper.js';

/** First of the start rows; there is one for each combination of sorts. */
const START = 2;
/**
 * Maximum number of characters read at one place. Forms that are still possible then are tried by their expressions.
 */
const MAX_READ = 24;

/** Forms that wait for the same word. */
interface Group {
  /** Number of the list of forms that are tried at once, because nothing else is known about them. */
  readonly list: number;
  readonly forms: readonly number[];
  readonly starts: readonly number[];
  /** Start row of the other forms, once it has been built. */
  row: number;
}

/**
 * Tells which expressions can begin at a place of a text, with one lookup per character: the automaton made
 * deterministic, row by row as texts need them. At most places no expression remains after two or three characters.
 */
export class Beginnings {
  readonly #lists = new FormLists();
  readonly #automaton: Automaton;
  /** By set of forms; each is created when a text first contains its word. */
  readonly #groups: (Group | undefined)[];
  readonly #sets: FormsOfWords['sets'];
  readonly #classes: Classes;
  readonly #openings: readonly Position[];
  readonly #stepper: Stepper;
  readonly #rows: RowTable;
  /**
   * Start rows, by the properties of the place and the class of the character before it; {@link UNKNOWN} until needed.
   */
  readonly #starts: Uint16Array;
  readonly #allowance: Allowance;
  /** Classes of the characters of the current text, followed by enough ends of text for a walk. */
  #text = new Uint8Array(0);

  /** @param most maximum number of rows. */
  constructor({ automaton, classes, openings, byWord }: Joined, most = MAX_ROWS) {
    this.#allowance = new Allowance(most);
    this.#automaton = automaton;
    this.#classes = classes;
    this.#openings = openings;
    this.#sets = byWord.sets;
    this.#groups = byWord.sets.map(() => undefined);
    this.#stepper = new Stepper(automaton);
    this.#rows = new RowTable(this.#classes.count, most);
    this.#starts = new Uint16Array(SORTS * this.#classes.count);
    this.#restart();
  }

  /** Forms by list number. */
  get lists(): readonly Uint16Array[] {
    return this.#lists.all;
  }

  /** Reads a text of a given length; must be called before the other methods. */
  read(units: Uint16Array, length: number): void {
    this.#allowance.earn(length);
    if (this.#text.length < length + MAX_READ) this.#text = new Uint8Array(length + (length >> 2) + MAX_READ);
    const text = this.#text;
    const { ofCode, end } = this.#classes;
    for (let i = 0; i < length; i++) text[i] = ofCode[units[i] ?? 0] ?? 0;
    text.fill(end, length, length + MAX_READ);
  }

  /**
   * Notes for the whole text which lists of forms are tried where: at its tokens and at the characters between them.
   * One long loop on purpose, because most of the time is spent here.
   */
  scan(textLength: number, tokens: TokenRows, attempts: Hits): void {
    const { count, end: edge } = this.#classes;
    const { start, end, kind, length } = tokens;
    const text = this.#text;
    const starts = this.#starts;
    let before = edge;
    let token = 0;
    let to = length > 0 ? (start[0] ?? 0) : textLength;
    let digit = digitFrom(kind, 0, length);
    let near = digit < length ? (start[digit] ?? 0) - NEAR : textLength;
    for (let at = 0; at < textLength; ) {
      const place = at;
      let has = place < near ? 0 : WANTS_DIGIT;
      if (place < to) at++;
      else {
        at = end[token] ?? 0;
        // If a token of another script follows directly, a match may continue in it.
        const continues = start[token + 1] === at;
        if (continues || at - place >= LONG) has += WANTS_LONG;
        if (continues || ((kind[token] ?? 0) & (DIGIT | OTHER)) !== 0) has += WANTS_MARK;
        token++;
        to = token < length ? (start[token] ?? 0) : textLength;
        if (digit < token) {
          digit = digitFrom(kind, token, length);
          near = digit < length ? (start[digit] ?? 0) - NEAR : textLength;
        }
      }
      let row = starts[has * count + before] ?? UNKNOWN;
      if (row === UNKNOWN) row = this.#newStart(has, before);
      const next = text[place] ?? 0;
      before = at - place === 1 ? next : (text[at - 1] ?? 0);
      if (this.#rows.entries[row * count + next] !== DEAD) this.#walk(row, place, attempts);
    }
  }

  /**
   * Creates the start row of a place on first use. If no row may be built, returns the one for any preceding character.
   */
  #newStart(has: number, before: number): number {
    if (!this.#mayBuild()) return START + has;
    const position = this.#stepper.start(startsOf(this.#automaton, has), this.#classes.column[before]);
    const row = this.#rows.find(position) ?? this.#newRow(position);
    this.#starts[has * this.#classes.count + before] = row;
    return row;
  }

  /** The same for a word that a set of forms waits for; see {@link FormsOfWords}. */
  begin(set: number, at: number, attempts: Hits): void {
    const waiting = this.#groups[set] ?? this.#newGroup(set);
    if (waiting.list !== 0) attempts.push(waiting.list, at, 0);
    if (waiting.row === UNKNOWN) {
      if (this.#mayBuild()) waiting.row = this.#newRow(this.#stepper.start(waiting.starts));
      else this.#note(waiting.forms, at, attempts);
    }
    if (waiting.row > DEAD) this.#walk(waiting.row, at, attempts);
  }

  #walk(from: number, at: number, attempts: Hits): void {
    const { count } = this.#classes;
    const text = this.#text;
    let table = this.#rows.entries;
    let row = from;
    let noted = 0;
    for (let i = at; i < at + MAX_READ; i++) {
      const next = text[i] ?? 0;
      let to = table[row * count + next] ?? DEAD;
      if (to === UNKNOWN) {
        to = this.#build(row, next, at, attempts);
        table = this.#rows.entries;
      }
      if (to === DEAD) return;
      row = to & ~ENDS;
      if (row === to) continue;
      const end = this.#rows.ends[row] ?? 0;
      if (end > 1 && end >> 1 !== noted) {
        noted = end >> 1;
        attempts.push(noted, at, 0);
      }
      if ((end & 1) !== 0) return;
    }
    for (const list of this.#rows.going(row, this.#goingOn)) attempts.push(list, at, 0);
  }

  /**
   * The row after a character. DEAD also if it may not be built now; then all forms that could follow have been noted.
   */
  #build(row: number, next: number, at: number, attempts: Hits): number {
    const position = this.#stepper.after(this.#rows.position(row), this.#classes.column[next] ?? 0);
    const { states, complete } = position;
    if (states.length === 0 && complete.length === 0) return this.#rows.lead(row, next, DEAD);
    const known = this.#rows.find(position);
    if (known !== undefined) return this.#rows.lead(row, next, known);
    const isFull = this.#rows.isFull;
    if (!this.#mayBuild()) {
      this.#note(complete, at, attempts);
      for (const list of this.#goingOn(position)) attempts.push(list, at, 0);
      return DEAD;
    }
    const to = this.#newRow(position);
    return isFull ? this.#rows.entry(to) : this.#rows.lead(row, next, to);
  }

  /** True if there is room for one more row, possibly after rebuilding the table. */
  #mayBuild(): boolean {
    if (!this.#allowance.take()) return false;
    if (!this.#rows.isFull) return true;
    if (!this.#allowance.miss()) return false;
    this.#restart();
    return true;
  }

  /** Notes forms one by one, because there are too many combinations to have a list for each. */
  #note(forms: Iterable<number>, at: number, attempts: Hits): void {
    for (const form of forms) attempts.push(this.#lists.idOf([form]), at, 0);
  }

  /** The list of each form that can continue. */
  readonly #goingOn = ({ states }: Position): readonly number[] =>
    Array.from(new Set(Array.from(states, (state) => this.#automaton.form[state] ?? 0)), (form) =>
      this.#lists.idOf([form]),
    );

  #newRow(position: Position): number {
    return this.#rows.add(position, this.#lists.idOf(position.complete));
  }

  /** Clears the table except for the start row. */
  #restart(): void {
    this.#rows.clear();
    this.#starts.fill(UNKNOWN);
    for (const opening of this.#openings) this.#newRow(opening);
    for (const group of this.#groups) if (group !== undefined && group.row !== DEAD) group.row = UNKNOWN;
  }

  #newGroup(set: number): Group {
    const forms = this.#sets[set] ?? [];
    const { waiting } = this.#automaton;
    const starts = forms.map((form) => waiting.get(form)).filter((start) => start !== undefined);
    const list = this.#lists.idOf(forms.filter((form) => !waiting.has(form)));
    const group = { list, forms, starts, row: starts.length > 0 ? UNKNOWN : DEAD };
    this.#groups[set] = group;
    return group;
  }
}

/** The first token with a digit at or after a token; the number of tokens if there is none. */
function digitFrom(kind: Uint8Array, token: number, length: number): number {
  let at = token;
  while (at < length && ((kind[at] ?? 0) & DIGIT) === 0) at++;
  return at;
}
