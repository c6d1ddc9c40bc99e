import type { Random, Term, TransformScope } from '../../../../core/index.js';
import { type Language, sharesRun } from '../../../../kit/index.js';
import { Given } from './given.js';
import { foldedHash, hashOf, WordHashes } from './hashes.js';
import { LanguageGuess } from './language.js';
import { RecentHashes } from './recent-hashes.js';
import { digitsOf, letters, sameShape } from './shape.js';
import { holdsFolded } from './text.js';

const TRIES = 24;
/** Where a used-up set may give a value twice, more tries would be paid for each term of a long file. */
const RELAXED_TRIES = 8;
const LONGEST_PHRASE = 5;
/** At the least; up to twice as many: what a table of a hundred thousand rows with five numbers each is replaced by. */
const MAX_OWNERS = 1 << 18;
/** From which numbers are hashed, so that none is a word. */
const NUMBERS = 0x2545f491;
const MAX_PART_OWNERS = 1 << 16;

/**
 * Makes a substitute; called again, with the same source of numbers and a variant that counts from 0, while what it made
 * cannot be used.
 */
type Make = (random: Random, variant: number) => string;

/** A term to be settled: what it is, and under what key its substitute is remembered. */
export interface Request {
  /** Same key, same draw: the folded original within its family, so that `SMITH` and `Smith` agree. */
  readonly key: string;
  readonly original: string;
  readonly make: Make;
  /** The whole term, where the original is a part of it: nothing of that may show either. */
  readonly within?: string;
  /** Parts of the original that may stay in its substitute; default: generic words that identify nobody. */
  readonly keeps?: Kept;
}

type Kept = () => readonly string[];

/**
 * What has been given away in one candidate: which original has which substitute, and which substitutes can still be used.
 * A substitute must not be an original of the document, nor hold one as whole words, nor hold its own original, nor stand
 * for another original already, nor have been used by an earlier candidate.
 */
export class SubstituteRegistry {
  readonly #given = new Given();
  /** Which key a substitute was given for. Like the originals, as hashes: once in many thousands, a substitute that is free is not taken. */
  readonly #owners = new RecentHashes(MAX_OWNERS);
  readonly #partOwners = new RecentHashes(MAX_PART_OWNERS);
  readonly #originals = new RecentHashes();
  readonly #words = new WordHashes();
  readonly #scope: TransformScope;
  readonly #guess = new LanguageGuess();
  #units = 0;

  readonly #genericWords: (text: string) => readonly string[];

  /** @param genericWords words of a text that name nobody, which may stand in its substitute where a request says nothing else */
  constructor(scope: TransformScope, genericWords: (text: string) => readonly string[]) {
    this.#scope = scope;
    this.#genericWords = genericWords;
  }

  /** Numbers for a purpose, the same whenever it is asked for. */
  random(purpose: string): Random {
    return this.#scope.random(`surrogate/${purpose}`);
  }

  /** Number of the candidate output. */
  get candidate(): number {
    return this.#scope.candidate;
  }

  /** Language of the document; undefined where it does not show clearly. */
  get language(): Language | undefined {
    return this.#guess.language;
  }

  /** The code of the language of the document, also of one that is not read: Polish, Swedish, Turkish. */
  get code(): string | undefined {
    return this.#guess.code;
  }

  get today(): Date {
    return this.#scope.today;
  }

  /** Notes the originals of the next unit of the document. */
  open(terms: readonly Term[]): void {
    this.#units++;
    this.#guess.read(terms);
    for (const term of terms) this.note(term.text);
  }

  /** Notes one more original, such as a part of a name. */
  note(original: string): void {
    const words = this.#words;
    words.read(original);
    // Short numbers are everywhere: to keep them out of every other substitute would leave nothing.
    if (words.telling) this.#originals.set(words.all(), 1);
    const digits = numberKey(original);
    if (digits !== 0) this.#originals.set(digits, 1);
  }

  /**
   * True in a file of several units, whose values cannot be known beforehand: there a small set of values (states, given
   * names) may be used up, and then a value that is some other original may be taken, never a term's own.
   */
  get relaxed(): boolean {
    return this.#units > 1;
  }

  isFree(substitute: string, key: string, original: string, keeps?: Kept, within?: string): boolean {
    const request = { original, ...(keeps && { keeps }), ...(within !== undefined && { within }) };
    return this.#isFree(substitute, hashOf(key), request, this.#owners);
  }

  #isFree(
    substitute: string,
    key: number,
    { original, within = original, keeps }: Pick<Request, 'original' | 'within' | 'keeps'>,
    owners: RecentHashes,
  ): boolean {
    const owner = owners.get(foldedHash(substitute));
    if (owner !== 0 && owner !== key) return false;
    return (
      this.isOther(substitute, original, keeps, within) &&
      !this.#scope.isTaken(substitute) &&
      !this.#holdsOriginal(substitute)
    );
  }

  /** True if the substitute neither is nor holds the original, nor shows four letters or digits of it that are not kept. */
  isOther(
    substitute: string,
    original: string,
    keeps: Kept = () => this.#genericWords(within),
    within = original,
  ): boolean {
    return !holdsFolded(substitute, original) && !sharesRun(within, substitute, keeps);
  }

  take(substitute: string, key: string): void {
    this.#owners.set(foldedHash(substitute), hashOf(key));
  }

  /** The substitute that an original has been given under a key, if it is remembered. */
  known(key: string, original: string): string | undefined {
    return this.#given.get(hashOf(original, hashOf(key)), original);
  }

  /** The substitute of an original: the remembered one, else one that is free; the same shape in random letters as a last resort. */
  settle(request: Request): string {
    return this.#settle(request, this.#owners);
  }

  /** As {@link settle}, for a word of a term: what it becomes is no substitute of a term, and so no term's own. */
  settlePart(request: Request): string {
    return this.#settle(request, this.#partOwners);
  }

  #settle(request: Request, owners: RecentHashes): string {
    const { key, original } = request;
    const owner = hashOf(key);
    const exact = hashOf(original, owner);
    const known = this.#given.get(exact, original);
    if (known !== undefined) return known;
    const substitute = this.#find(request, owner, owners);
    owners.set(foldedHash(substitute), owner);
    this.#given.set(exact, original, substitute);
    return substitute;
  }

  #find(request: Request, owner: number, owners: RecentHashes): string {
    const { key, original, within = original, make, keeps } = request;
    const random = this.random(key);
    let other: string | undefined;
    let unknown: string | undefined;
    const tries = this.relaxed ? RELAXED_TRIES : TRIES;
    for (let i = 0; i < tries; i++) {
      const substitute = make(random, i);
      if (this.#isFree(substitute, owner, request, owners)) return substitute;
      if (!this.isOther(substitute, original, keeps, within)) continue;
      other = substitute;
      // Rather another's substitute than another's original.
      if (!this.#scope.isTaken(substitute) && !this.#holdsOriginal(substitute)) unknown = substitute;
    }
    if (this.relaxed && other !== undefined) return unknown ?? other;
    for (let i = 0; ; i++) {
      // Longer with every few tries, so that there is always one; letters alone for what has none of its own.
      const substitute =
        i < 4 * TRIES
          ? sameShape(original.padEnd(original.length + (i >> 3), 'x'), random)
          : letters(4 + (i >> 3), random);
      if (this.#isFree(substitute, owner, request, owners)) return substitute;
    }
  }

  #holdsOriginal(substitute: string): boolean {
    const digits = numberKey(substitute);
    if (digits !== 0 && this.#originals.get(digits) !== 0) return true;
    const words = this.#words;
    words.read(substitute);
    for (let from = 0; from < words.count; from++) {
      let phrase = 0;
      for (let to = from; to < Math.min(words.count, from + LONGEST_PHRASE); to++) {
        phrase = words.with(to, phrase);
        if (this.#originals.get(phrase) !== 0) return true;
      }
    }
    return false;
  }
}

const MIN_DIGITS = 7;
const LAST_DIGITS = 9;

/** A number in whatever notation: `+1 415 555 0132` is `(415) 555-0132`; 0 for what holds none. */
function numberKey(text: string): number {
  const digits = digitsOf(text);
  return digits.length < MIN_DIGITS ? 0 : hashOf(digits.slice(-LAST_DIGITS), NUMBERS);
}
