import type { Random, Term } from '../../../../core/index.js';
import { type Language, lexiconWords } from '../../../../kit/index.js';
import { FRONT } from '../base/front-words.js';
import { meansSame } from '../base/other-names.js';
import { sameShape } from '../base/shape.js';
import { fold, likeCase } from '../base/text.js';
import { nearby } from '../numbers/amounts.js';
import { LISTS_BY_LANGUAGE } from './attributes-by-language.js';
import { otherGender } from './genders.js';
import { each, type Family } from './generators.js';
import { keptOf } from './kept.js';
import { otherOccupation } from './occupations.js';

const LISTS: ReadonlyMap<string, readonly string[]> = new Map([
  ['RELATION', lexiconWords('attribute-pools', { class: 'relation', language: 'en' })],
  ['RELIGION', lexiconWords('attribute-pools', { class: 'religion', language: 'en' })],
  ['ETHNICITY', lexiconWords('attribute-pools', { class: 'ethnicity', language: 'en' })],
  ['NATIONALITY', lexiconWords('attribute-pools', { class: 'nationality', language: 'en' })],
  ['POLITICAL_OPINION', lexiconWords('attribute-pools', { class: 'political-opinion', language: 'en' })],
  ['SEXUAL_ORIENTATION', lexiconWords('attribute-pools', { class: 'sexual-orientation', language: 'en' })],
  ['TRADE_UNION', lexiconWords('attribute-pools', { class: 'trade-union', language: 'en' })],
  ['MARITAL_STATUS', lexiconWords('attribute-pools', { class: 'marital-status', language: 'en' })],
  ['HEALTH', lexiconWords('attribute-pools', { class: 'health', language: 'en' })],
  ['MEDICATION', lexiconWords('attribute-pools', { class: 'medication', language: 'en' })],
  ['PROPRIETARY_TERM', lexiconWords('attribute-pools', { class: 'proprietary-term', language: 'en' })],
]);
const LIKE: ReadonlyMap<string, string> = new Map([
  ['DIAGNOSIS', 'HEALTH'],
  ['PROJECT_NAME', 'PROPRIETARY_TERM'],
  ['DEAL_NAME', 'PROPRIETARY_TERM'],
]);

function other({ text, type }: Term, language: Language | undefined, random: Random): string {
  const own = language === undefined ? undefined : LISTS_BY_LANGUAGE[language]?.[type];
  const items = own ?? LISTS.get(LIKE.get(type) ?? type);
  // Codes and texts of one or two letters are not replaced with a word.
  if (items === undefined || /^[A-Z]{1,2}$/u.test(text) || /^\S*\d\S*$/u.test(text)) return sameShape(text, random);
  const front = FRONT.exec(text)?.[0] ?? '';
  const rest = text.slice(front.length);
  const others = items.filter((item) => !meansSame(item, rest));
  const made = likeCase(
    random.pick(others.length > 0 ? others : items),
    rest === '' || /^\p{Lu}\p{Ll}/u.test(rest) ? 'Aa' : rest,
  );
  const capital = /^\p{Lu}/u.test(rest) ? made.charAt(0).toUpperCase() + made.slice(1) : made;
  if (type !== 'MEDICATION') return front + capital;
  const dose = /[\s,]+\d.*$/su.exec(rest)?.[0] ?? '';
  return front + capital + dose.replace(/\d+/gu, (digits) => nearby(digits, random));
}

/** Attributes of persons, health, occupations and code names become another entry of a short list. */
export const attributes: Family = (terms, { substitutes }) =>
  each(terms, (term) => {
    if (term.type === 'OCCUPATION' && !/^\S*\d\S*$/u.test(term.text))
      return otherOccupation(term, substitutes, () => keptOf(term));
    return substitutes.settle({
      key: `${term.type}/${fold(term.text)}`,
      original: term.text,
      keeps: () => keptOf(term),
      make: (random, variant) =>
        term.type === 'GENDER'
          ? otherGender(term, substitutes, random, variant)
          : other(term, substitutes.language, random),
    });
  });
