import type { Random, Term, TransformScope } from '../../../../core/index.js';
import { digitsOf, type Language, sharesRun } from '../../../../kit/index.js';
import { Given } from './given.js';
import { foldedHash, hashOf, WordHashes } from './hashes.js';
import { LanguageGuess } from './language.js';
import { RecentHashes } from './recent-hashes.js';
import { letters, sameShape } from './shape.js';
import { holdsFolded } from './text.js';

const TRIES = 24;
/** Number of tries when a small set of values is used up and may repeat: more would cost too much in a long file. */
const RELAXED_TRIES = 8;
const LONGEST_PHRASE = 5;
/**
 * Minimum number of substitutes whose owner is remembered; at most twice as many are. A table of a hundred thousand
 * rows with five numbers each needs this many.
 */
const MAX_OWNERS = 1 << 18;
/** Seed for hashes of numbers, so that a number never has the hash of a word. */
const NUMBERS = 0x2545f491;
const MAX_PART_OWNERS = 1 << 16;

/**
 * Makes a substitute. While a result cannot be used, it is called again with the same random source and the next
 * variant, counted from 0.
 */
type Make = (random: Random, variant: number) => string;

/** A term that needs a substitute, and the key under which the substitute is remembered. */
export interface Request {
  /**
   * Requests with the same key get the same substitute. Usually it is the folded original within its family, so that
   * `SMITH` and `Smith` agree.
   */
  readonly key: string;
  readonly original: string;
  readonly make: Make;
  /** The whole term, if the original is only a part of it: the substitute may not show any other part of it either. */
  readonly within?: string;
  /** Parts of the original that may appear in its substitute. Default: generic words that identify nobody. */
  readonly keeps?: Kept;
  /** True for a name: if no invented one fits, it is masked, since random letters in place of words are nonsense. */
  readonly orMask?: boolean;
  /** True for what must be the same in all files of a run, even if it equals another term of this one; see {@link SubstituteRegistry.sharing}. */
  readonly isShared?: boolean;
}

type Kept = () => readonly string[];

/**
 * Keeps track of one candidate output: which original has which substitute, and which substitutes are still free. A
 * substitute must not be an original of the document, contain one as whole words, contain its own original, stand for
 * another original already, or have been used by an earlier candidate.
 */
export class SubstituteRegistry {
  readonly #given = new Given();
  /**
   * Which key owns a substitute. It stores hashes, as for originals: a collision, about one in many thousands, only
   * makes a free substitute look taken.
   */
  readonly #owners = new RecentHashes(MAX_OWNERS);
  readonly #partOwners = new RecentHashes(MAX_PART_OWNERS);
  readonly #originals = new RecentHashes();
  readonly #words = new WordHashes();
  readonly #scope: TransformScope;
  readonly #guess = new LanguageGuess();
  #units = 0;

  readonly #genericWords: (text: string) => readonly string[];

  /**
   * @param genericWords returns words of a text that identify nobody. They may appear in its substitute unless the
   * request says otherwise.
   */
  constructor(scope: TransformScope, genericWords: (text: string) => readonly string[]) {
    this.#scope = scope;
    this.#genericWords = genericWords;
  }

  /** A random source for a purpose. It gives the same numbers every time it is requested. */
  random(purpose: string): Random {
    return this.#scope.random(`surrogate/${purpose}`);
  }

  /** Index of the candidate output. */
  get candidate(): number {
    return this.#scope.candidate;
  }

  /** Language of the document; undefined if it is not clear. */
  get language(): Language | undefined {
    return this.#guess.language;
  }

  /** ISO 639-1 code of the document's language, also of one without dates and addresses: Polish, Swedish, Turkish. */
  get code(): string | undefined {
    return this.#guess.code;
  }

  get today(): Date {
    return this.#scope.today;
  }

  /** Registers the originals of the next unit of the document. */
  open(terms: readonly Term[]): void {
    this.#units++;
    this.#guess.read(terms);
    for (const term of terms) this.note(term.text);
  }

  /** Registers one more original, such as a part of a name. */
  note(original: string): void {
    const words = this.#words;
    words.read(original);
    // Short numbers are frequent: if all other substitutes had to avoid them, none would be left.
    if (words.telling) this.#originals.set(words.all(), 1);
    const digits = numberKey(original);
    if (digits !== 0) this.#originals.set(digits, 1);
  }

  /**
   * True for a file of several units, whose values are not known in advance. There a small set of values (states, given
   * names) may be used up; then a substitute may equal an original of another term, but never its own.
   */
  get relaxed(): boolean {
    return this.#units > 1;
  }

  /** True if other documents must get the same substitutes: see `TransformScope.isKeyed`. */
  get keyed(): boolean {
    return this.#scope.isKeyed === true;
  }

  /** ISO 639-1 code of the language that the call names. */
  get callLanguage(): string | undefined {
    return this.#scope.language;
  }

  /**
   * True if the substitute of a word may be that of another word too: in the tables of a run, a join by name matters more
   * than that two surnames stay two. Persons still differ by their other names.
   */
  get sharing(): boolean {
    return this.keyed && this.#scope.isPart === true;
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

  /**
   * True if the substitute neither equals nor contains the original, and has no four letters or digits in a row of it
   * other than those kept.
   */
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

  /** The substitute already given to an original under a key, if it is still remembered. */
  known(key: string, original: string): string | undefined {
    return this.#given.get(hashOf(original, hashOf(key)), original);
  }

  /**
   * Returns the substitute of an original: the remembered one, otherwise a free one. The last resort is random letters
   * of the same shape, and for words a mask.
   */
  settle(request: Request): string {
    return this.#settle(request, this.#owners);
  }

  /**
   * Like {@link settle}, for one word of a term. The result is no substitute of a whole term, so other terms may use it
   * as well.
   */
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
    const { key, original, within = original, make, keeps, orMask = false, isShared = false } = request;
    const random = this.random(key);
    if (isShared && this.sharing) {
      const substitute = make(random, 0);
      return this.isOther(substitute, original, keeps, within) ? substitute : MASKED;
    }
    let other: string | undefined;
    let unknown: string | undefined;
    const tries = this.relaxed ? RELAXED_TRIES : TRIES;
    for (let i = 0; i < tries; i++) {
      const substitute = make(random, i);
      if (this.#isFree(substitute, owner, request, owners)) return substitute;
      if (!this.isOther(substitute, original, keeps, within)) continue;
      other = substitute;
      // It is better to repeat the substitute of another term than to show an original of another term.
      if (!this.#scope.isTaken(substitute) && !this.#holdsOriginal(substitute)) unknown = substitute;
    }
    if (this.relaxed && other !== undefined) return unknown ?? other;
    if (orMask && WORDS.test(original)) return MASKED;
    for (let i = 0; ; i++) {
      // The text grows every few tries, so that a free one always exists. Originals without letters get random letters.
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

/** A word of a language, other than a code; also in capitals. */
const WORDS = /(?<![\p{L}\d])\p{L}{4,}(?![\p{L}\d])/u;
const MASKED = '*****';
const MIN_DIGITS = 7;
const LAST_DIGITS = 9;

/**
 * Hash of the digits of a number in any notation: `+1 415 555 0132` equals `(415) 555-0132`. 0 if the text has no
 * number.
 */
function numberKey(text: string): number {
  const digits = digitsOf(text);
  return digits.length < MIN_DIGITS ? 0 : hashOf(digits.slice(-LAST_DIGITS), NUMBERS);
}
