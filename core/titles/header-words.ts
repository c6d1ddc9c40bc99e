import { lexiconSet, lexiconWords } from '../../lexicon/words.js';
import type { EntityType } from '../contracts/entity-type.js';
import type { Strength } from './entry.js';
import { HEADER_DICTIONARY } from './header-dictionary.js';
import { ABBREVIATIONS, FILLERS, inFull, titleWords } from './title-words.js';

/** What a title says about its column. */
export interface TitleMeaning {
  /** Undefined for a known title that says nothing about a person. */
  readonly type?: EntityType;
  /** How much a title says by itself. */
  readonly strength: Strength;
  /** True for a column with names of things: a name that fills a cell is not a person. */
  readonly ofThings?: boolean;
}

const THING: TitleMeaning = { strength: 'weak', ofThings: true };

/** Words that may follow a title without changing what it means: `phone home`, `nom patient`, `email 1`. */
const FOLLOWERS = lexiconSet('column-titles', { class: 'follower' });

/** Words before `name` that make it the name of a person. */
const PERSONS = lexiconSet('column-titles', { class: 'person-before-name' });
const NAMES = lexiconSet('column-titles', { class: 'word-for-name' });

/** Titles that have a meaning only if no other word precedes them. */
const FIRST_WORDS_ONLY = lexiconSet('column-titles', { class: 'alone' });

/** Number of final letters by which most words are distinguished from titles. */
const ENDING = 3;
/** Lower-case letters, as at the end of a single word. */
const LOWERCASE_ENDING = /^[a-z]{3}$/;
const LOWERCASE_WORD = /^[a-z]+$/;

/** One word, or two letters with a slash: `Account`, `A/C`. */
const FOR_NUMBERS = /^(?:\p{L}[\p{L}\p{M}.]{2,19}|\p{L}\/\p{L})$/u;

const MAX_TITLE_LENGTH = 200;
/** `Age / Sex`: if the whole says nothing, a part may. */
const BOTH = / ?\/ ?/;
const MAX_PARTS = 3;
/** `Straße/Nr.`, `Prénom(s)`: if the whole is unknown, its first part determines the meaning. */
const ALTERNATIVE = /(?<=\p{L}) ?[/(].*$/u;

/** Abbreviated words for "number" before the noun, which titles write in many ways: `N° client`, `numéro client`. */
const NUMBER = /^numero(?=\p{L})/u;

/**
 * Titles with more words than this, not counting fillers, must have capitalised words: `Emergency Contact Phone
 * Number`.
 */
const MAX_WORDS_IN_LOWER_CASE = 3;
const MAX_WORDS = 6;
const MAX_LABEL_LENGTH = 60;
const SENTENCE = /[.:;!?,]["'”’)]?\s|["“”„]/u;

/** False for a sentence that ends like a title, `Here is some text`, which must be searched like any other text. */
export function isTitleShaped(cell: string): boolean {
  const text = cell.trim();
  if (text.length > MAX_LABEL_LENGTH || SENTENCE.test(text)) return false;
  const words = text.split(/\s+/u).filter((word) => !FILLERS.has(word.toLowerCase()));
  return (
    words.length <= MAX_WORDS_IN_LOWER_CASE ||
    (words.length <= MAX_WORDS && words.every((word) => !/^\p{Ll}/u.test(word)))
  );
}

/** Titles in scripts without blanks between words; length of the known part at their end, and of a title. */
const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+$/u;
const MIN_UNSPACED_LENGTH = 2;
const MAX_UNSPACED_LENGTH = 16;

/** The dictionary of column titles, prepared for look-ups. One per engine. */
export class TitleDictionary {
  readonly #meanings = new Map<string, TitleMeaning>();
  /** Endings of the last words of titles: a cheap test that excludes most values. */
  readonly #endings: ReadonlySet<string>;

  constructor() {
    // Titles that tell nothing about a person, but show that a row is a header.
    for (const title of lexiconWords('column-titles', { class: 'nothing-of-a-person' }))
      this.#meanings.set(title, { strength: 'weak' });
    // Titles of things that often have names of people and places (`Victoria`, `Madison`), and of words about people.
    for (const title of lexiconWords('column-titles', { class: 'thing' })) this.#meanings.set(title, THING);
    for (const [type, strength, titles] of HEADER_DICTIONARY) {
      for (const title of titles)
        for (const form of NUMBER.test(title)
          ? [title, ...['number', 'n', 'nr'].map((word) => title.replace(NUMBER, word))]
          : [title])
          this.#meanings.set(form, { type, strength });
    }
    const last = [...this.#meanings.keys(), ...FOLLOWERS, ...FILLERS, ...ABBREVIATIONS.keys()];
    this.#endings = new Set(last.map((word) => word.slice(-ENDING)));
  }

  /** False for one word in lower case that is surely unknown: a look-up that reads nothing. */
  mayKnow(word: string): boolean {
    return !LOWERCASE_WORD.test(word) || this.#meanings.has(word) || ABBREVIATIONS.has(word);
  }

  /** What a title means; undefined if the dictionary does not know it. */
  meaning(title: string): TitleMeaning | undefined {
    const text = title.slice(0, MAX_TITLE_LENGTH);
    const whole = this.#read(text);
    if (whole !== undefined)
      return whole.type === undefined && text.includes('/') ? (this.#partOf(text) ?? whole) : whole;
    return ALTERNATIVE.test(text) ? this.#read(text.replace(ALTERNATIVE, '')) : undefined;
  }

  /**
   * The type of the numbers that a title stands for where its column holds numbers, as `Account` over account numbers;
   * undefined for a title that has a meaning of its own.
   */
  numbersOf(title: string): EntityType | undefined {
    if (!FOR_NUMBERS.test(title) || this.meaning(title) !== undefined) return undefined;
    const meanings = [this.meaning(`${title} number`), this.meaning(`${title}nummer`)];
    return meanings.find((one) => one?.type !== undefined && one.strength === 'strong')?.type;
  }

  /** The meaning of the part of a title that makes each cell a value of its type by itself. */
  #partOf(title: string): TitleMeaning | undefined {
    const parts = title.split(BOTH, MAX_PARTS + 1);
    if (parts.length > MAX_PARTS) return undefined;
    return parts.map((part) => this.#read(part)).find((part) => part?.type !== undefined && part.strength === 'strong');
  }

  #read(title: string): TitleMeaning | undefined {
    const ending = title.slice(-ENDING);
    if (LOWERCASE_ENDING.test(ending) && !this.#endings.has(ending)) return undefined;
    const words = titleWords(title).filter((word, i) => i === 0 || !/^\d{1,3}$/.test(word));
    // `Prov.` alone means a province, but `prov name` the name of a provider.
    const whole = words.length === 1 ? this.#meanings.get(words[0] ?? '') : undefined;
    return whole ?? this.#meaningOf(words.map(inFull)) ?? this.#meaningOf(words);
  }

  #meaningOf(words: readonly string[]): TitleMeaning | undefined {
    for (let end = words.length; end > 0; end--) {
      if (end < words.length && !FOLLOWERS.has(words[end] ?? '')) return undefined;
      const found = this.#endingAt(words.slice(0, end));
      if (found?.strength === 'beside' && PERSONS.has(words[end] ?? '')) return { ...found, strength: 'strong' };
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** The longest known title at the end of the words; the words before it only show whose it is. */
  #endingAt(words: readonly string[]): TitleMeaning | undefined {
    for (let start = 0; start < words.length; start++) {
      const title = words.slice(start).join('');
      const meaning = this.#meanings.get(title);
      if (meaning === undefined || (start > 0 && FIRST_WORDS_ONLY.has(title) && !PERSONS.has(words[start - 1] ?? '')))
        continue;
      if (start === 0) return meaning;
      const last = words.at(-1) ?? '';
      if (NAMES.has(last)) return this.#nameOf(words[start - 1] ?? '');
      // `email date` is a date, `product code` a code: only the last words of a title about a person determine its
      // type.
      return meaning.type === undefined && meaning !== THING ? { strength: 'weak' } : meaning;
    }
    return this.#endOf(words.join(''));
  }

  /** The longest known title at the end of one without blanks: `紧急联系人姓名` is a name, `自宅電話番号` a number. */
  #endOf(title: string): TitleMeaning | undefined {
    if (title.length > MAX_UNSPACED_LENGTH || !UNSPACED.test(title)) return undefined;
    for (let start = 1; start <= title.length - MIN_UNSPACED_LENGTH; start++) {
      const end = title.slice(start);
      const meaning = FIRST_WORDS_ONLY.has(end) ? undefined : this.#meanings.get(end);
      if (meaning !== undefined) return meaning;
    }
    return undefined;
  }

  /** The name of a person, or another name such as `product name`. */
  #nameOf(whose: string): TitleMeaning | undefined {
    if (PERSONS.has(whose)) return { type: 'PERSON', strength: 'strong' };
    return this.#meanings.get(whose) === THING ? THING : undefined;
  }
}
