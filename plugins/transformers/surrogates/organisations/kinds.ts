import { bareWord, isOrganisationKind, lexiconPattern, lexiconWords } from '../../../../kit/index.js';

export { bareWord as bare, isOrganisationKind as isKind };

/** German kinds that are written as one word with the name: `Rosenapotheke`. */
const COMPOUND = new RegExp(
  `^(\\p{Lu}\\p{L}{2,}?)(${lexiconPattern('organization-pools', { class: 'kind-written-together', language: 'de' })})$`,
  'iu',
);

/** Splits a German compound into its name and its kind. */
export function germanCompound(word: string): { readonly name: string; readonly kind: string } | undefined {
  const [, name = '', kind = ''] = COMPOUND.exec(word) ?? [];
  return kind === '' ? undefined : { name, kind };
}

/** First parts of invented German compounds. */
export const GERMAN_STARTS = lexiconWords('organization-pools', { class: 'start', language: 'de' });
export const GERMAN_ENDS = lexiconWords('organization-pools', { class: 'end', language: 'de' });

const GERMAN = new RegExp(
  `(?<!\\p{L})(?:${lexiconPattern('organization-words', { class: 'german-word', language: 'de' })})(?!\\p{L})|(?:${lexiconPattern('organization-words', { class: 'german-kind' })})(?!\\p{L})`,
  'iu',
);
const NAME_BEHIND = new RegExp(
  `(?<!\\p{L})(?:${lexiconPattern('function-words', { class: 'name-follows-kind' })})(?!\\p{L})`,
  'iu',
);

/** True if the function words and kinds in a name are German. */
export const isGerman = (text: string): boolean => GERMAN.test(text);

/** True for languages in which the name follows the kind: `Clinique Valmont de cardiologie`. */
export const namesBehind = (text: string): boolean => NAME_BEHIND.test(text);
