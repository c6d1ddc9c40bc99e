import { lexiconSet } from '../../lexicon/words.js';
import { onFirstUse } from './on-first-use.js';

const KINDS = onFirstUse(() => lexiconSet('organization-pools', { class: 'kind' }));

/** A word without surrounding brackets, quotes and full stops. */
export const bareWord = (word: string): string => word.replace(/^[(["']+|[)\]"',.;:]+$/gu, '');

/** True for a word that says what kind an organisation is. */
export function isOrganisationKind(word: string): boolean {
  const lowerCase = bareWord(word).toLowerCase();
  return KINDS().has(lowerCase) || KINDS().has(lowerCase.replace(/\./gu, ''));
}
