import type { Pattern, PatternRecognizer } from '../../../core/index.js';
import { type Basis, lexiconPattern } from '../../../kit/index.js';

const r = String.raw;
const SIGN = r` {0,2}[:：] {0,2}`;

const address = (name: string, lead: string | undefined, match: string, score: Basis = 'cue:phrase'): Pattern => ({
  name,
  type: 'STREET_ADDRESS',
  ...(lead === undefined ? {} : { lead }),
  match,
  score,
});

const C = r`[А-ЯЁІЇЄҐ][а-яёіїєґ'’-]{1,24}`;
const HOUSE = r`(?:д\. ?|дом |буд\. ?|будинок )?\d{1,4}[а-яё]?(?:[/-]\d{1,4})?`;
const FURTHER = r`(?:, ?(?:корп|к|стр|под|эт|пов|кв|оф)\. ?\d{1,4}){0,3}`;
const STREET = r`(?:${lexiconPattern('streets', { class: 'cyrillic' })})\.? ?${C}(?: ${C})?`;

/** Streets in scripts without capitals, or in scripts that the model has rarely seen, and addresses after a label. */
export const placesInScripts: PatternRecognizer = {
  name: 'locations/scripts',
  types: ['STREET_ADDRESS', 'CITY'],
  patterns: [
    address('Cyrillic', undefined, r`${STREET},? ${HOUSE}${FURTHER}(?![\p{L}\p{N}_])`, 'form:own'),
    {
      ...address('town, Cyrillic', undefined, r`(?<!\d ?)(?:г|гор|смт|пгт)\. ?${C}(?![\p{L}\p{N}_])`, 'form:usual'),
      type: 'CITY',
    },
    { ...address('town, Ukrainian', undefined, r`(?<!\d ?)м\. ?${C}(?![\p{L}\p{N}_])`, 'form:usual'), type: 'CITY' },
    address(
      'labelled, Arabic',
      `(?:عنوان السكن|عنوان المنزل|العنوان|عنوان|السكن)${SIGN}`,
      r`[\p{Script=Arabic}\d](?:(?! {2}|، ?(?:هاتف|جوال|تلفون|موبايل|ص\.ب|بريد))[\p{Script=Arabic}\d ،,/-]){4,90}(?<![ ،,])`,
    ),
    address(
      'labelled, Hebrew',
      `(?:כתובת מגורים|כתובת|מען)${SIGN}`,
      r`[\p{Script=Hebrew}\d](?:(?! {2}|, ?(?:טלפון|טל|נייד|פקס|דוא))[\p{Script=Hebrew}\d ,/'"׳״-]){4,90}(?<![ ,])`,
    ),
    address(
      'street, Hebrew',
      undefined,
      r`(?:רחוב|רח['׳]|שדרות|שד['׳]|דרך) (?:[\p{Script=Hebrew}'"׳״-]{2,15} ){1,3}\d{1,4}(?!\d)`,
      'form:typical',
    ),
    address('street, Arabic', undefined, r`شارع (?:[\p{Script=Arabic}]{2,15} ){1,4}\d{1,4}(?!\d)`, 'form:typical'),
    address(
      'labelled, Hindi',
      `(?:स्थायी पता|वर्तमान पता|निवास|पता)${SIGN}`,
      r`[\p{Script=Devanagari}\d](?:(?! {2}|, ?(?:फोन|फ़ोन|मोबाइल|दूरभाष))[\p{Script=Devanagari}\d ,/-]){4,90}(?<![ ,])`,
    ),
    address(
      'labelled, Chinese and Japanese',
      `(?:${lexiconPattern('places', { class: 'address-label' })})${SIGN}`,
      r`(?:〒 ?\d{3}-\d{4} ?)?[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー\d](?:(?! {2})[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー\d A-Za-z-]){4,60}(?<! )`,
      'form:own',
    ),
    address(
      'labelled, Korean',
      `(?:자택 ?주소|거주지|주소|소재지)${SIGN}`,
      r`\p{Script=Hangul}(?:(?! {2}|, ?(?:전화|휴대폰|연락처))[\p{Script=Hangul}\d ,()-]){4,80}(?<![ ,(])`,
      'form:own',
    ),
    address(
      'Korean',
      undefined,
      r`\p{Script=Hangul}{2,8}(?<=[시도]) (?:\p{Script=Hangul}{1,7}(?<=[시군구]) ){1,2}\p{Script=Hangul}{1,12}(?<=[로길]) ?\d{1,5}(?:-\d{1,4})?`,
      'form:own',
    ),
  ],
};
