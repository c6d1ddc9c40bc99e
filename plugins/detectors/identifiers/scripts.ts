import type { CodeRecognizer, EntityType, Match } from '../../../core/index.js';
import { lexiconPattern, lexiconSet, lexiconWords, scoreOf } from '../../../kit/index.js';

const r = String.raw;

/** Excludes amounts, dates and times behind the code; letters of another script may follow: `7719です`. */
const END = r`(?![A-Za-z0-9_%€£¥₽₹]|[-./:,]\d| ?[年月日時时分元円원%])`;
/** At least three digits, also in groups; neither a year nor a date. */
const CODE_BODY =
  r`(?!(?:19|20)\d{2}(?:[-/.]\d{1,2}){0,2}(?![\d/-])|\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}(?!\d))(?=[A-Za-z/-]{0,6}\d)(?=(?:[A-Za-z/. -]{0,5}\d){3})` +
  r`[A-Za-z0-9]{1,24}(?:(?:[-/.][\p{Lu}\p{N}]| (?=\d\d)\d)[A-Za-z0-9]{0,11}){0,5}`;
const CODE = CODE_BODY + END;
const GAP = ' ?(?:[:#№=]|为|為)? {0,3}';

const words = (name: 'number-word' | 'not-a-register', language: 'ar' | 'he' | 'hi' | 'ja' | 'ko' | 'zh'): string =>
  lexiconPattern('number-labels', { class: name, language });

/** `رقم الملف 44718`, `מספר לקוח: 88204`: the word for a number stands before what is numbered. */
const before = (script: 'Arabic' | 'Hebrew', language: 'ar' | 'he'): RegExp =>
  new RegExp(
    r`(?<![\p{L}\p{M}])((?:${words('number-word', language)})(?: \p{Script=${script}}[\p{Script=${script}}\p{M}]{1,14}){1,3}?)${GAP}(${CODE}(?: لسنة (?:19|20)\d{2}(?!\d))?)`,
    'gu',
  );

/** `पंजीकरण संख्या 447/118`: it stands behind. */
const HINDI = new RegExp(
  r`(?<![\p{L}\p{M}])([\p{Script=Devanagari}]{2,20} (?:${words('number-word', 'hi')}))${GAP}(${CODE})`,
  'gu',
);

/** `病历号：Z0044718`, `会員番号8820-4471`, `인증번호는 771204`: it ends the word, and a particle may follow. */
const EAST_ASIAN = new RegExp(
  r`([\p{Script=Han}\p{Script=Katakana}ー\p{Script=Hangul}]{0,8}(?:${words('number-word', 'zh')}|${words('number-word', 'ja')}|${words('number-word', 'ko')}))(?:は、?|が|是|는|은)?${GAP}(${CODE})`,
  'gu',
);

const CYRILLIC_LABELS = lexiconPattern('number-labels', { class: 'before-number-sign', language: ['ru', 'uk'] });
const CYRILLIC_WORD = lexiconPattern('number-labels', { class: 'number-word', language: ['ru', 'uk'] });
const CYRILLIC_BEHIND = lexiconPattern('number-labels', { class: 'behind-number-word', language: ['ru', 'uk'] });
/** Letters of the language before and behind the digits of a code: `Д-48291/73`, `СО-2024/318`, `8820Б`. */
const CYRILLIC_CODE = r`(?:[Ѐ-ӿ]{1,4}[-/.]?(?=\d))?${CODE_BODY}(?:[Ѐ-ӿ]{1,2}(?!\p{L}))?${END}`;
/** `Лицевой счёт № 44711820`, `номер карты пациента 8820-Б`, `договор СО-2024/318`. */
const CYRILLIC = new RegExp(
  r`(?<!\p{L})((?:${CYRILLIC_LABELS}) ?№|(?:${CYRILLIC_LABELS}):|(?:${CYRILLIC_LABELS})(?= [Ѐ-ӿ]{1,4}[-/]\d)|(?:${CYRILLIC_WORD})(?: (?:${CYRILLIC_BEHIND})){1,3})${GAP}(${CYRILLIC_CODE})`,
  'giu',
);

/** The forms of each script; only those of scripts that the text contains are tried. */
const FORMS: readonly (readonly [script: RegExp, form: RegExp])[] = [
  [/[\u0600-\u06ff]{2}/u, before('Arabic', 'ar')],
  [/[\u0590-\u05ff]{2}/u, before('Hebrew', 'he')],
  [/[\u0900-\u097f]{2}/u, HINDI],
  [/[\u3040-\u9fff\uac00-\ud7a3]{2}/u, EAST_ASIAN],
  [/[\u0400-\u052f]{2}/u, CYRILLIC],
];

/** What a label says of its number, the first that holds. */
const TYPES: readonly (readonly [type: EntityType, words: readonly string[]])[] = [
  ['BANK_ACCOUNT', lexiconWords('number-labels', { class: 'of-an-account-number' })],
  ['MEDICAL_RECORD_NUMBER', lexiconWords('number-labels', { class: 'of-a-record-number' })],
  ['CASE_NUMBER', lexiconWords('number-labels', { class: 'of-a-case-number' })],
  ['CUSTOMER_ID', lexiconWords('number-labels', { class: 'of-a-customer-number' })],
  ['HEALTH_PLAN_ID', lexiconWords('number-labels', { class: 'of-a-policy-number' })],
];
const NO_REGISTER = lexiconSet('number-labels', {
  class: 'not-a-register',
  language: ['ar', 'he', 'hi', 'ja', 'ko', 'zh'],
});
/** In scripts without blanks, a word of goods or places is part of the label. */
const HOLDS_NONE = new RegExp(
  [...NO_REGISTER].filter((word) => /[\u3040-\u9fff\uac00-\ud7a3]/u.test(word)).join('|'),
  'u',
);
const BEYOND_LATIN = /[\u0400-\u06ff\u0900-\u097f\u3040-\ud7a3]{2}/u;
/** Of the same certainty as labels in Latin letters. */
const SCORES = { typed: scoreOf('cue:label'), other: scoreOf('cue:word') } as const;

/** Numbers behind their label in Cyrillic, Arabic, Hebrew, Devanagari, Chinese, Japanese and Korean. */
export const numberInScripts: CodeRecognizer = {
  name: 'identifiers/scripts',
  types: ['ID_NUMBER', ...TYPES.map(([type]) => type)],
  needs: { beyondLatin: true },
  recognize({ view }): Match[] {
    if (!BEYOND_LATIN.test(view)) return [];
    return FORMS.filter(([script]) => script.test(view)).flatMap(([, form]) =>
      Array.from(view.matchAll(form)).flatMap((found) => read(found)),
    );
  },
};

function read({ 0: all, 1: label = '', 2: code = '', index }: RegExpMatchArray): Match[] {
  if (label.split(' ').some((word) => NO_REGISTER.has(word)) || HOLDS_NONE.test(label)) return [];
  const end = (index ?? 0) + all.length;
  const known = label.toLowerCase();
  const type = TYPES.find(([, names]) => names.some((name) => known.includes(name)))?.[0];
  return [
    {
      type: type ?? 'ID_NUMBER',
      start: end - code.length,
      end,
      score: type === undefined ? SCORES.other : SCORES.typed,
      why: 'cue: label in its script',
    },
  ];
}
