import type { EntityType, Match } from '../../../core/index.js';
import { isNothing, lexiconPattern, PERSONAL_TYPES, scoreOf } from '../../../kit/index.js';
import { meaningAround } from './context.js';
import type { Key } from './keys.js';
import type { FieldMeaning, FieldMeanings } from './meanings.js';
import { isLowerCaseName, isPlausible, nameLikeness } from './plausible.js';
import type { Value } from './values.js';

/** Largest distance between fields of the same record, in code units. */
const RECORD = 300;
const SURE = scoreOf('cue:field');
const BESIDE = scoreOf('cue:phrase');
const WHY = 'name of its field';
/**
 * Higher than the score of a model for a single word, because the field name `lastName` is better evidence than the
 * word `Paris`.
 */
const NAMED = scoreOf('cue:field');

/** A field of one of these types shows that its record describes a person. */
const PERSONAL: ReadonlySet<EntityType> = new Set([...PERSONAL_TYPES, 'POSTAL_CODE']);

/** A field that has been read and whose value is still to be judged. */
interface Taken {
  readonly meaning: FieldMeaning;
  readonly value: Value;
}

interface Waiting {
  readonly match: Match;
  readonly trust: FieldMeaning['trust'];
  /** The name of the field. Two fields of the same name do not support each other. */
  readonly key: string;
}

const TITLE = new RegExp(`^(?:(?:${lexiconPattern('person-titles', { class: 'before-field-value' })})\\.? )+`);

/** Collects the fields of a text and decides at the end which of their values are personal. */
export class FieldJudge {
  readonly #view: string;
  readonly #meanings: FieldMeanings;
  readonly #taken: Taken[] = [];

  constructor(view: string, meanings: FieldMeanings) {
    this.#view = view;
    this.#meanings = meanings;
  }

  /** Meaning of a field by its name or by the fields around it. Called before the value is read. */
  meaning(key: Key): FieldMeaning | undefined {
    const { meaning, role } = this.#meanings.ofKey(key.text);
    if (meaning !== undefined || role === undefined) return meaning;
    return meaningAround(this.#view, role, key.start, this.#meanings);
  }

  take(meaning: FieldMeaning, value: Value): void {
    this.#taken.push({ meaning, value });
  }

  /** The values that are personal by the name of their field, or because of other fields in their record. */
  matches(): Match[] {
    // Source code has a field `name` in every line: if no field can show that they belong to a person, there is nothing
    // to judge.
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

/** An age with a sex (`67M`) always belongs to a person. */
const trustIn = ({ type, trust }: FieldMeaning, text: string): FieldMeaning['trust'] =>
  type === 'AGE' && /[MF]$/.test(text) ? 'sure' : trust;

/** The value of a field named after a role may be an answer instead of a name: `nurse: Yes`, `mother: Diabetes`. */
const scoreOfRole = ({ trust }: FieldMeaning, likeness: number, title: string): number =>
  likeness === 1 && title === '' ? scoreOf('form:shared') : trust === 'sure' ? scoreOf('cue:label') : BESIDE;

const scoreIn = ({ trust }: FieldMeaning): number => (trust === 'sure' ? SURE : BESIDE);

/** Parts of an address support each other: `city="Boise" state="ID" zip="83709"`. */
const OF_PLACE: ReadonlySet<EntityType> = new Set(['CITY', 'STATE', 'COUNTRY', 'STREET_ADDRESS', 'POSTAL_CODE']);
const PLACES: ReadonlySet<EntityType> = new Set(['STREET_ADDRESS', 'POSTAL_CODE']);

/** Number of fields that are examined on each side. */
const NEAR = 6;

const PARTS_OF_NAMES = /^(?:given|family|first|last|middle|mi|nom|cognome)$/i;

/** True if a field shows that its record describes a person: by its name, or because it is part of one that does. */
const tells = ({ match, trust, key }: Waiting): boolean =>
  PERSONAL.has(match.type) && match.score >= 0.5 && (trust === 'sure' || PARTS_OF_NAMES.test(key));

/** True if a field may be personal by itself or support another. Called before its value is read. */
const mayTell = ({ type, trust, key }: FieldMeaning): boolean =>
  trust === 'sure' || type === 'AGE' || PLACES.has(type) || PARTS_OF_NAMES.test(key);

/** True if the same record has a supporting field with another name. */
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
