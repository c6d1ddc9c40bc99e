import type { Term } from '../../../../core/index.js';
import { endingOfStreet, isKindOfPlace, isOfNames, streetWord } from '../../../../kit/index.js';
import { FRONT } from '../base/front-words.js';
import { withJoint, wordsOf } from '../base/kept-words.js';
import { namedOccupation } from '../base/occupation-groups.js';
import { isDateForm } from '../dates/date-form.js';
import { CARD_STARTS } from '../numbers/cards.js';
import { labelIn } from '../numbers/labels.js';
import { phoneConstants } from '../numbers/phones.js';
import { spokenDigits } from '../numbers/spoken.js';
import { EXTENSION, isCommonInPaths, SCHEME } from '../online/path-words.js';
import { secretPrefixes } from '../online/secrets.js';
import { germanCompound, isKind } from '../organisations/kinds.js';
import { keptOfName } from '../persons/kept-of-name.js';
import { isMailbox } from '../persons/mailboxes.js';

/** Times and ages are points on a scale, and there are few genders: another value may look similar. */
const ON_A_SCALE = new Set(['DATE_TIME', 'AGE', 'GENDER']);
/** Numbers of invented banks and issuers, and placeholders of the original. */
const PLACEHOLDER_NUMBERS = ['999999999999', 'TESTTEST', 'XXXXXXXXXXXXXXXXXXXX'];
/** Round amounts stay round, and keep their currency. */
const ZEROS = '000000000000';

/** The part of a word that says what kind of place, street or organisation it is. */
function kindIn(word: string): string {
  const { kind, stays, compound } = streetWord(word);
  if (compound) return withJoint(word, endingOfStreet(word));
  return kind || stays || isKind(word) || isKindOfPlace(word)
    ? word
    : withJoint(word, germanCompound(word)?.kind ?? '');
}

/** Words of a text that identify nobody: kinds of places and organisations, titles, words of paths. */
export const genericWords = (text: string): string[] =>
  wordsOf(text).flatMap((word) =>
    isOfNames(word) || isCommonInPaths(word) || isMailbox(word.toLowerCase()) ? [word] : [kindIn(word)],
  );

function keptOnline(text: string): string[] {
  const constants = [SCHEME.exec(text)?.[0] ?? '', EXTENSION.exec(text)?.[0] ?? '', 'example.com', '2001:db8', '0000'];
  // Names of parameters and cookies.
  const names = text.match(/[\p{L}_-]+(?==)/gu) ?? [];
  return [
    ...constants,
    ...names,
    ...secretPrefixes(text),
    ...wordsOf(text.replace(/[_-]/gu, ' ')).filter(isCommonInPaths),
  ];
}

/** Parts of a term that may appear in its substitute: those that say what kind of thing it is, but not which one. */
export function keptOf({ text, type, category }: Pick<Term, 'text' | 'type' | 'category'>): readonly string[] {
  if (ON_A_SCALE.has(category) || type === 'GENDER' || isDateForm({ text, type, category })) return [text];
  if (type === 'AMOUNT') return [ZEROS, ...wordsOf(text)];
  if (spokenDigits(text) !== undefined) return wordsOf(text);
  if (category === 'PHONE_NUMBER') return phoneConstants(text);
  if (category === 'FINANCIAL') return [...PLACEHOLDER_NUMBERS, ...CARD_STARTS, labelIn(text)];
  // The speaker of a chat: `Auntie Bukky`.
  if (category === 'PERSON' || (type === 'USERNAME' && text.includes(' '))) return keptOfName(text);
  if (category === 'LOCATION' || category === 'ORGANIZATION') return genericWords(text);
  if (category === 'ONLINE' || category === 'SECRET' || category === 'EMAIL_ADDRESS') return keptOnline(text);
  if (type === 'OCCUPATION')
    return wordsOf(`${FRONT.exec(text)?.[0] ?? ''} ${namedOccupation(text, undefined)?.rank ?? ''}`);
  if (type === 'MEDICATION') return wordsOf(text.slice(Math.max(0, text.search(/\d/u))));
  return [labelIn(text), ...PLACEHOLDER_NUMBERS, ...wordsOf(FRONT.exec(text)?.[0] ?? '')];
}
