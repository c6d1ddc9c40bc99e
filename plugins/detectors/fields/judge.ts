import type { EntityType, Match } from '../../../core/index.js';
import { isNothing, lexiconPattern, PERSONAL_TYPES, scoreOf } from '../../../kit/index.js';
import { meaningAround } from './context.js';
import type { Key } from './keys.js';
import type { FieldMeaning, FieldMeanings } from './meanings.js';
import { isLowerCaseName, isPlausible, nameLikeness } from './plausible.js';
import type { Value } from './values.js';

/** How far the fields of one record stand from each other at most. */
const RECORD = 300;
const SURE = scoreOf('cue:field');
const BESIDE = scoreOf('cue:phrase');
const WHY = 'name of its field';
/** Above what a model makes of a single word: `lastName` knows better that `Paris` is a name. */
const NAMED = scoreOf('cue:field');

/** Types that show a record to be a person's. */
const PERSONAL: ReadonlySet<EntityType> = new Set([...PERSONAL_TYPES, 'POSTAL_CODE']);

/** A field as it was read, before its value is judged. */
interface Taken {
  readonly meaning: FieldMeaning;
  readonly value: Value;
}

interface Waiting {
  readonly match: Match;
  readonly trust: FieldMeaning['trust'];
  /** The name of the field. Two of the same name show nothing to each other. */
  readonly key: string;
}

const TITLE = new RegExp(`^(?:(?:${lexiconPattern('person-titles', { class: 'before-field-value' })})\\.? )+`);

/** Collects the fields of a text, and says at the end which of their values are personal. */
export class FieldJudge {
  readonly #view: string;
  readonly #meanings: FieldMeanings;
  readonly #taken: Taken[] = [];

  constructor(view: string, meanings: FieldMeanings) {
    this.#view = view;
    this.#meanings = meanings;
  }

  /** What a field means, asked before its value is read: by its name, or by what stands around it. */
  meaning(key: Key): FieldMeaning | undefined {
    const { meaning, role } = this.#meanings.ofKey(key.text);
    if (meaning !== undefined || role === undefined) return meaning;
    return meaningAround(this.#view, role, key.start, this.#meanings);
  }

  take(meaning: FieldMeaning, value: Value): void {
    this.#taken.push({ meaning, value });
  }

  /** What is personal by its own name, or stands in a record that is. */
  matches(): Match[] {
    // Programs have fields called `name` in every line: where nothing can show them to be a person's, their values need no judging.
    if (!this.#taken.some(({ meaning }) => mayTell(meaning))) return [];
    const all = this.#taken.flatMap((taken) => this.#judged(taken) ?? []);
    all.sort((a, b) => a.match.start - b.match.start);
    return all.filter((one, i) => one.trust === 'sure' || hasCompany(all, i)).map(({ match }) => match);
  }

  #judged({ meaning, value: { text, start } }: Taken): Waiting | undefined {
    if (isNothing(text)) return undefined;
    const match = meaning.type === 'PERSON' ? this.#name(meaning, text, start) : this.#other(meaning, text, start);
    return match && { match, trust: trustIn(meaning, text), key: meaning.key };
  }

  #name(meaning: FieldMeaning, text: string, start: number): Match | undefined {
    const title = TITLE.exec(text)?.[0] ?? '';
    const name = text.slice(title.length);
    const likeness = nameLikeness(name);
    const isLowerCase = likeness === 0 && meaning.ofName && meaning.trust === 'sure' && isLowerCaseName(name);
    if ((likeness === 0 && !isLowerCase) || this.#meanings.isTitle(name)) return undefined;
    const score = isLowerCase ? scoreOf('cue:word') : meaning.ofName ? NAMED : scoreOfRole(meaning, likeness, title);
    return { type: 'PERSON', start: start + title.length, end: start + text.length, score, why: WHY };
  }

  #other(meaning: FieldMeaning, text: string, start: number): Match | undefined {
    if (!isPlausible(meaning.type, text) || this.#meanings.isOfTitles(text)) return undefined;
    return { type: meaning.type, start, end: start + text.length, score: scoreIn(meaning), why: WHY };
  }
}

/** `67M`: an age with a sex is nothing but a person's. */
const trustIn = ({ type, trust }: FieldMeaning, text: string): FieldMeaning['trust'] =>
  type === 'AGE' && /[MF]$/.test(text) ? 'sure' : trust;

/** In the field of a role, one word may be an answer: `nurse: Yes`, `mother: Diabetes`. */
const scoreOfRole = ({ trust }: FieldMeaning, likeness: number, title: string): number =>
  likeness === 1 && title === '' ? scoreOf('form:shared') : trust === 'sure' ? scoreOf('cue:label') : BESIDE;

const scoreIn = ({ trust }: FieldMeaning): number => (trust === 'sure' ? SURE : BESIDE);

/** Parts of an address tell of each other: `city="Boise" state="ID" zip="83709"`. */
const OF_PLACE: ReadonlySet<EntityType> = new Set(['CITY', 'STATE', 'COUNTRY', 'STREET_ADDRESS', 'POSTAL_CODE']);
const PLACES: ReadonlySet<EntityType> = new Set(['STREET_ADDRESS', 'POSTAL_CODE']);

/** How many fields are looked at on each side. */
const NEAR = 6;

const PARTS_OF_NAMES = /^(?:given|family|first|last|middle|mi|nom|cognome)$/i;

/** A field that shows by itself that its record is about a person: by its name, or as a part of one. */
const tells = ({ match, trust, key }: Waiting): boolean =>
  PERSONAL.has(match.type) && match.score >= 0.5 && (trust === 'sure' || PARTS_OF_NAMES.test(key));

/** True if a field may be personal by itself, or show that another is; asked before its value is looked at. */
const mayTell = ({ type, trust, key }: FieldMeaning): boolean =>
  trust === 'sure' || type === 'AGE' || PLACES.has(type) || PARTS_OF_NAMES.test(key);

/** True if such a field of another name stands in the same record. */
function hasCompany(all: readonly Waiting[], index: number): boolean {
  const one = all[index];
  for (let i = Math.max(0, index - NEAR); one !== undefined && i <= index + NEAR; i++) {
    const other = all[i];
    if (other === undefined || i === index || other.key === one.key) continue;
    if (Math.abs(other.match.start - one.match.start) > RECORD) continue;
    if (tells(other) || (OF_PLACE.has(one.match.type) && PLACES.has(other.match.type))) return true;
  }
  return false;
}
