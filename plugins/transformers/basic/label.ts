import type { Term, Transformer, TransformScope } from '../../../core/index.js';
import { sharesRun, withCharacters } from '../../../kit/index.js';
import { isInitial } from './label/name-words.js';
import { People } from './label/people.js';
import { flagOption, normalise, textOption } from './options.js';

/** Numbers of the run of a document. */
type RunNumbers = NonNullable<TransformScope['run']>;

/** Numbers of one document, kept across its units. */
interface Numbers {
  readonly people: People;
  /** Label -> key of an entity -> number. */
  readonly byLabel: Map<string, Map<string, number>>;
}

/** The number of an entity, in its document or in the run of which the document is a file. */
function numberOf(numbers: Numbers, label: string, key: string, isPerson: boolean, run?: RunNumbers): number {
  const known = numbers.byLabel.get(label) ?? new Map<string, number>();
  numbers.byLabel.set(label, known);
  const number = known.get(key) ?? (run === undefined ? known.size + 1 : inRun(run, label, key, isPerson));
  known.set(key, number);
  return number;
}

/**
 * The number in the run. Only full names join, since a `Mary` of another document is another one. A name with initials is that of a file
 * without them, and the other way round.
 */
function inRun(run: RunNumbers, label: string, key: string, isPerson: boolean): number {
  if (!isPerson) return run.numberOf(label, key);
  const words = key.split(' ').toSorted();
  const whole = words.filter((word) => !isInitial(word));
  if (whole.length < 2) return run.numberOf(label, undefined);
  const name = whole.join(' ');
  const withInitials = `${name}/`;
  return whole.length === words.length
    ? run.numberOf(label, name, [withInitials])
    : run.numberOf(label, `${withInitials}${words.join(' ')}`, [name], [withInitials]);
}

/** Without similar letters and digits, and without vowels, so that no code reads as a word. */
const ALPHABET = [...'23456789BCDFGHJKLMNPQRSTVWXZ'];
const CODE_LENGTH = 10;
const MAX_TRIES = 32;

/**
 * The code of an entity: with one seed the same in each record, and of two entities hardly ever the same. It is drawn again
 * if it contains a piece of the term by chance.
 */
function codeOf(scope: TransformScope, label: string, key: string): string {
  let code = '';
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const random = scope.random(`label\0${label}\0${key}\0${tries}`);
    code = Array.from({ length: CODE_LENGTH }, () => random.pick(ALPHABET)).join('');
    if (!sharesRun(key, code)) break;
  }
  return code;
}

/** Categories whose terms are written with or without blanks and other separators between groups. */
const GROUPED: ReadonlySet<string> = new Set(['FINANCIAL', 'ID_NUMBER', 'PHONE_NUMBER']);
/** Minimum length; shorter numbers could be confused: 1-12 and 11-2. */
const MIN_SIGNS = 7;

const AMERICAN = /^1?[2-9]\d{9}$/u;

/** Key that is the same with and without country code: ten digits in North America, nine elsewhere. */
function phoneKey(text: string): string {
  const digits = text.replace(/\D/gu, '');
  if (digits.length < MIN_SIGNS) return text;
  return digits.slice(AMERICAN.test(digits) ? -10 : -9).replace(/^0+/u, '');
}

/** The term, ignoring case and white space. Long numbers ignore all separators; companies ignore points and commas. */
function keyOf({ text, category }: Term): string {
  const key = normalise(text);
  if (category === 'ORGANIZATION') return key.replace(/[.,]/gu, '');
  if (category === 'PHONE_NUMBER') return phoneKey(key);
  const signs = GROUPED.has(category) ? key.replace(/[^\p{L}\p{N}]/gu, '') : '';
  return signs.length < MIN_SIGNS ? key : signs;
}

/** Keys of the terms: for names, the key of the person. */
function keysOf(terms: readonly Term[], people: People): string[] {
  const names = people.identify(terms.filter((term) => term.category === 'PERSON'));
  let next = 0;
  return terms.map((term) => (term.category === 'PERSON' ? (names[next++] ?? '') : keyOf(term)));
}

/**
 * `[PERSON_1]`: pseudonyms numbered by entity within the document, or within the run of which it is a file. A person has the same number in every form of the
 * name. The records of a stream have no common count: with `coded`, a code of ten signs takes the place of the number, and
 * with one seed an entity has the same one in all records.
 */
export const label: Transformer = {
  name: 'label',
  description: 'Puts a label numbered by entity in place of the term: [PERSON_1].',
  reversible: false,
  derived: false,
  keeps: 'The name of the label is the same for all terms of a type.',
  options: {
    type: 'object',
    additionalProperties: false,
    properties: {
      name: { type: 'string', pattern: '^[A-Z][A-Z0-9_]{0,49}$', description: 'A fixed name for the label' },
      by: { enum: ['category', 'type'], description: 'What names the label. Default category' },
      numbered: { type: 'boolean', description: 'Number the entities. Default true' },
      coded: {
        type: 'boolean',
        description: 'In records of a stream, a code computed from the term and the seed for the number. Default false',
      },
      gender: {
        type: 'boolean',
        description:
          'Add the gender of a person where a title or given name shows it, for translation: [PERSON_1:f]. Default false',
      },
    },
  },
  prepare(options) {
    const fixed = textOption(options, 'name', '');
    const byType = textOption(options, 'by', 'category') === 'type';
    const numbered = flagOption(options, 'numbered', true);
    const coded = flagOption(options, 'coded');
    const gendered = flagOption(options, 'gender');
    const nameOf = (term: Term): string => fixed || (byType ? term.type : term.category);
    return {
      byPerson: numbered,
      derived: coded,
      distinct: numbered,
      numbered,
      keeps: (term) => [nameOf(term)],
      apply(given, scope) {
        const terms = given.map((term) => ({ ...term, text: withCharacters(term.text) }));
        if (!numbered) return terms.map((term) => `[${nameOf(term)}]`);
        const numbers = scope.memory<Numbers>('label', () => ({ people: new People(), byLabel: new Map() }));
        const keys = keysOf(terms, numbers.people);
        const idOf = (label: string, key: string, { category }: Term): number | string =>
          coded && scope.isRecord === true
            ? codeOf(scope, label, key)
            : numberOf(numbers, label, key, category === 'PERSON', scope.run);
        const markOf = (term: Term, key: string): string => {
          const gender = gendered && term.category === 'PERSON' ? numbers.people.genderOf(key) : undefined;
          return gender === undefined ? '' : `:${gender}`;
        };
        return terms.map((term, i) => {
          const key = keys[i] ?? '';
          return `[${nameOf(term)}_${idOf(nameOf(term), key, term)}${markOf(term, key)}]`;
        });
      },
    };
  },
};
