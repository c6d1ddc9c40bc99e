import { expressionFault } from '../../core/hosting.js';
import { malformed } from './refusal.js';

/** Flags of Python's `re`, as Presidio's `regex_flags` add them up. */
const FLAGS = { ignoreCase: 2, multiLine: 8, dotAll: 16, unicode: 32 } as const;
/** What Presidio uses without `regex_flags`. */
const DEFAULT_FLAGS = FLAGS.ignoreCase | FLAGS.multiLine | FLAGS.dotAll;
const KNOWN_FLAGS = DEFAULT_FLAGS | FLAGS.unicode;

/** The flags of a request. @throws PresidioRefusal for those that have no equal here */
export function flagsOf(given: number = DEFAULT_FLAGS): number {
  if (Number.isInteger(given) && given >= 0 && (given & ~KNOWN_FLAGS) === 0) return given;
  throw malformed('regex_flags may add up IGNORECASE (2), MULTILINE (8), DOTALL (16) and UNICODE (32) only.');
}

/** Longest expression, in characters. */
const MAX_LENGTH = 500;
/** Count at which a repetition without an end stops, so that the expression takes a bounded time at each place. */
const MAX_REPETITIONS = 100;

const WORD = '\\p{L}\\p{N}_';
const EDGE = `(?:(?<=[${WORD}])(?![${WORD}])|(?<![${WORD}])(?=[${WORD}]))`;
const NO_EDGE = `(?:(?<=[${WORD}])(?=[${WORD}])|(?<![${WORD}])(?![${WORD}]))`;

/** Python's escapes outside of a class, whose classes of characters are those of Unicode. */
const OUTSIDE: Readonly<Record<string, string>> = {
  d: '\\p{Nd}',
  D: '\\P{Nd}',
  w: `[${WORD}]`,
  W: `[^${WORD}]`,
  b: EDGE,
  B: NO_EDGE,
  A: '(?<![\\s\\S])',
  Z: '(?![\\s\\S])',
  z: '(?![\\s\\S])',
  a: '\\x07',
};
const INSIDE: Readonly<Record<string, string>> = { d: '\\p{Nd}', D: '\\P{Nd}', w: WORD, b: '\\x08', a: '\\x07' };
/** Escapes that mean the same in both languages. */
const SAME = /^(?:[sSnrtfv]|x[0-9a-fA-F]{2}|u[0-9a-fA-F]{4}|[pP]\{[A-Za-z_=]{1,40}\})/;
const GROUP = /^\(\?(?::|=|!|<=|<!|P?<([A-Za-z_]\w{0,40})>)/;
const REPETITION = /^(?:([*+?])|\{(\d{0,4})(?:(,)(\d{0,4}))?\})/;

/**
 * Compiles an expression of Python for `matchAll`.
 * @param where names the field for errors
 * @throws PresidioRefusal for what JavaScript has no equal of, and for what could take more than linear time
 */
export function pythonRegex(source: string, flags: number, where: string): RegExp {
  if (source.length > MAX_LENGTH) throw malformed(`${where} is longer than ${MAX_LENGTH} characters.`);
  const ignoreCase = (flags & FLAGS.ignoreCase) !== 0;
  const translated = new Translation(source, flags, where).whole();
  const fault = expressionFault(translated, ignoreCase);
  if (fault !== undefined) throw malformed(`${where} cannot be used here: ${fault}.`);
  return new RegExp(translated, ignoreCase ? 'giu' : 'gu');
}

/** One walk over an expression, from left to right. */
class Translation {
  readonly #source: string;
  readonly #flags: number;
  readonly #where: string;
  #at = 0;

  constructor(source: string, flags: number, where: string) {
    this.#source = source;
    this.#flags = flags;
    this.#where = where;
  }

  whole(): string {
    let made = '';
    while (this.#at < this.#source.length) made += this.#next();
    return made;
  }

  get #rest(): string {
    return this.#source.slice(this.#at, this.#at + 64);
  }

  #refuse(what: string): never {
    throw malformed(`${this.#where} holds ${what}, which has no equal here.`);
  }

  #take(length: number): string {
    this.#at += length;
    return this.#source.slice(this.#at - length, this.#at);
  }

  #next(): string {
    const sign = this.#source[this.#at] ?? '';
    if (sign === '\\') return this.#escape(OUTSIDE);
    if (sign === '[') return this.#class();
    if (sign === '(') return this.#group();
    const repeated = REPETITION.exec(this.#rest);
    if (repeated !== null && repeated[0] !== '{}' && repeated[0] !== '{,}') return this.#repetition(repeated);
    this.#take(1);
    const multiLine = (this.#flags & FLAGS.multiLine) !== 0;
    if (sign === '^') return multiLine ? '(?<![^\\n])' : '(?<![\\s\\S])';
    if (sign === '$') return multiLine ? '(?![^\\n])' : '(?!\\n?[\\s\\S])';
    if (sign === '.') return (this.#flags & FLAGS.dotAll) !== 0 ? '[\\s\\S]' : '[^\\n]';
    return '{}]/'.includes(sign) ? `\\${sign}` : sign;
  }

  #escape(meanings: Readonly<Record<string, string>>): string {
    this.#take(1);
    const sign = this.#source[this.#at] ?? '';
    const meaning = Object.hasOwn(meanings, sign) ? meanings[sign] : undefined;
    if (meaning !== undefined) {
      this.#take(1);
      return meaning;
    }
    const same = SAME.exec(this.#rest);
    if (same !== null) return `\\${this.#take(same[0].length)}`;
    if (/^[A-Za-z0-9]?$/.test(sign)) this.#refuse('an escape');
    return literal(this.#take(String.fromCodePoint(this.#source.codePointAt(this.#at) ?? 0).length));
  }

  #group(): string {
    const group = GROUP.exec(this.#rest);
    if (group === null && this.#rest.startsWith('(?')) this.#refuse('a kind of group');
    this.#take(group?.[0].length ?? 1);
    return group === null ? '(?:' : group[1] === undefined ? group[0] : '(?:';
  }

  #repetition([whole, sign, least, comma, most]: RegExpExecArray): string {
    this.#take(whole.length);
    if (this.#source[this.#at] === '+') this.#refuse('a possessive repetition');
    if (sign === '?') return '?';
    if (sign === '*') return `{0,${MAX_REPETITIONS}}`;
    if (sign === '+') return `{1,${MAX_REPETITIONS}}`;
    const from = least || '0';
    if (comma === undefined) return `{${from}}`;
    return `{${from},${most || Math.max(MAX_REPETITIONS, Number(from))}}`;
  }

  #class(): string {
    this.#take(1);
    let made = '[';
    if (this.#source[this.#at] === '^') made += this.#take(1);
    let first = true;
    while (this.#at < this.#source.length) {
      const sign = this.#source[this.#at] ?? '';
      if (sign === ']' && !first) return made + this.#take(1);
      if (this.#rest.startsWith('[:')) this.#refuse('a class of POSIX');
      made += this.#member(sign);
      first = false;
    }
    throw malformed(`${this.#where} is no valid expression.`);
  }

  /** One character or range of a class. A hyphen that makes no range is a character. */
  #member(sign: string): string {
    const one = this.#single(sign);
    const [hyphen, end = ''] = [this.#source[this.#at], this.#source[this.#at + 1]];
    if (hyphen !== '-' || end === ']' || end === '') return one;
    if (isSet(one)) return one;
    this.#take(1);
    const last = this.#single(this.#source[this.#at] ?? '');
    return isSet(last) ? `${one}\\-${last}` : `${one}-${last}`;
  }

  #single(sign: string): string {
    if (sign === '\\') return this.#escape(INSIDE);
    return literal(this.#take(String.fromCodePoint(this.#source.codePointAt(this.#at) ?? 0).length));
  }
}

/** True for a member of a class that stands for several characters. */
const isSet = (member: string): boolean => /^\\[pPsS]/.test(member);

/** A character as it stands in an expression with the flag `u`. */
const literal = (sign: string): string => (/[$()*+.?[\\\]^{|}/-]/.test(sign) ? escaped(sign) : sign);

/** A hyphen may be escaped in classes only; written by its number it may stand anywhere. */
const escaped = (sign: string): string => (sign === '-' ? '\\x2d' : `\\${sign}`);

/** An expression for one of these terms as whole words, as Presidio makes it of a deny list. */
export function termsRegex(terms: readonly string[]): RegExp {
  const any = terms.map((term) => Array.from(term, literal).join('')).join('|');
  return new RegExp(`(?<![${WORD}])(?:${any})(?![${WORD}])`, 'giu');
}
