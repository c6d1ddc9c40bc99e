import type { CodeRecognizer, Match } from '../../../../core/index.js';
import { lexiconPattern, scoreOf } from '../../../../kit/index.js';

const r = String.raw;
const HAN = r`[\p{Script=Han}]`;
/** Letters of a Japanese name. Hiragana is excluded, because it belongs to the sentence. */
const NAME = r`[\p{Script=Han}\p{Script=Katakana}ーA-Za-z]`;
const SCORES = { legal: scoreOf('cue:label'), kind: scoreOf('cue:phrase') } as const;

/** A pattern for an organisation, and the parts of its match that belong to the sentence or are too general. */
interface Form {
  readonly expression: RegExp;
  readonly score: number;
  /**
   * Whether the text must contain Hiragana, which Japanese uses and Chinese does not; omitted if it does not matter.
   */
  readonly kana?: boolean;
  /** Text before the name within the same run of letters, up to its last occurrence. */
  readonly lead?: RegExp;
  /** If the rest of the name consists of these words only, it is too general to be a name. */
  readonly general: RegExp;
}

/** Words before a name in a Chinese sentence; a name contains none of them. */
const CHINESE_LEAD = new RegExp(
  `^.*(?:${lexiconPattern('east-asian-organizations', { class: 'lead', language: 'zh' })})`,
  'u',
);
const CHINESE_GENERAL = new RegExp(
  `^(?:${lexiconPattern('east-asian-organizations', { class: 'general', language: 'zh' })})*$`,
  'u',
);
const JAPANESE_LEAD = new RegExp(
  `^(?:${lexiconPattern('east-asian-organizations', { class: 'lead', language: 'ja' })})+`,
  'u',
);
const JAPANESE_GENERAL = new RegExp(
  `^(?:${lexiconPattern('east-asian-organizations', { class: 'general', language: 'ja' })})*$`,
  'u',
);
const KOREAN_GENERAL = new RegExp(
  `^(?:${lexiconPattern('east-asian-organizations', { class: 'general', language: 'ko' })})*$`,
  'u',
);

/** Words for kinds: those that hardly any other word ends with, and those that count at the edge of a run of letters. */
const kinds = (language: 'ja' | 'ko' | 'zh', edge = false): string =>
  lexiconPattern('institution-kinds', { class: edge ? 'behind-its-name-at-an-edge' : 'behind-its-name', language });
const KANA = r`[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー]`;
const PARTICLE = r`(?=(?:[은는이가을를의에와과로]|에서|으로|입니다)?(?!\p{Script=Hangul}))`;

/** Schools, offices, practices, shops and companies by the word for their kind. */
const FURTHER_KINDS: readonly Form[] = [
  {
    expression: new RegExp(`(?<name>${HAN}{2,12})(?:${kinds('zh')})(?![的]?[生们长法])`, 'gu'),
    ...{ score: SCORES.kind, kana: false, lead: CHINESE_LEAD, general: CHINESE_GENERAL },
  },
  {
    expression: new RegExp(`(?<!${HAN})(?<name>${HAN}{2,6})(?:${kinds('zh', true)})(?=的|(?!${HAN}))`, 'gu'),
    ...{ score: SCORES.kind, kana: false, lead: CHINESE_LEAD, general: CHINESE_GENERAL },
  },
  {
    expression: new RegExp(
      `(?<name>[\\p{Script=Han}\\p{Script=Katakana}ー]{2,12})(?:${kinds('ja')})(?![生長法])`,
      'gu',
    ),
    ...{ score: SCORES.kind, kana: true, lead: JAPANESE_LEAD, general: JAPANESE_GENERAL },
  },
  {
    expression: new RegExp(
      `(?<!${KANA})(?<name>(?![^\\s]{0,12}[はがをにでとへも])${KANA}{2,10})(?:${kinds('ja', true)})(?![\\p{Script=Han}\\p{Script=Katakana}ー])`,
      'gu',
    ),
    ...{ score: SCORES.kind, kana: true, lead: JAPANESE_LEAD, general: JAPANESE_GENERAL },
  },
  {
    expression: new RegExp(
      `(?<!\\p{Script=Hangul})(?<name>\\p{Script=Hangul}{2,10}?)(?:${kinds('ko')})${PARTICLE}`,
      'gu',
    ),
    ...{ score: SCORES.kind, general: KOREAN_GENERAL },
  },
  {
    expression: new RegExp(
      `(?<=(?:^|\\n|[:：,(]) ?)(?<name>\\p{Script=Hangul}{2,8}?)(?:${kinds('ko', true)})${PARTICLE}`,
      'gu',
    ),
    ...{ score: SCORES.kind, general: KOREAN_GENERAL },
  },
];

const FORMS: readonly Form[] = [
  ...FURTHER_KINDS,
  {
    expression: /(?<name>[\p{Script=Han}A-Za-z]{2,24})(?:股份有限公司|有限责任公司|有限公司|集团公司|股份公司)/gu,
    ...{ score: SCORES.legal, lead: CHINESE_LEAD, general: CHINESE_GENERAL },
  },
  {
    expression: new RegExp(`(?<name>${HAN}{2,16})(?:医院|醫院|大学|大學|银行|事务所|研究院)(?![的]?[生们床长])`, 'gu'),
    ...{ score: SCORES.kind, kana: false, lead: CHINESE_LEAD, general: CHINESE_GENERAL },
  },
  {
    expression: new RegExp(`(?:株式会社|有限会社|合同会社)(?!設立|法)(?<name>${NAME}{2,16})`, 'gu'),
    ...{ score: SCORES.legal, general: /^(?:の|化|設立|登記|形態|制度|組織|代表|社員|役員|法人)/u },
  },
  {
    expression: new RegExp(`(?<name>${NAME}{2,16})(?:株式会社|有限会社|合同会社)`, 'gu'),
    ...{ score: SCORES.legal, lead: JAPANESE_LEAD, general: JAPANESE_GENERAL },
  },
  {
    expression: new RegExp(
      `(?<name>(?:みずほ|りそな|ゆうちょ|あおぞら|きらぼし)|${NAME}{2,14})(?:銀行|病院|医院|大学(?!生|院|病|時代|入試)|クリニック|信用金庫|法律事務所)`,
      'gu',
    ),
    ...{ score: SCORES.kind, kana: true, lead: JAPANESE_LEAD, general: JAPANESE_GENERAL },
  },
  {
    expression:
      /(?<!\p{Script=Hangul})(?:주식회사 ?|\(주\) ?|㈜ ?)(?<name>[\p{Script=Hangul}A-Za-z]{2,14}?)(?=(?:[은는이가을를의에와과]|에서|으?로|입니다)?(?![\p{Script=Hangul}A-Za-z]))/gu,
    ...{
      score: SCORES.legal,
      general: new RegExp(
        `^(?:${lexiconPattern('east-asian-organizations', { class: 'general-behind-legal-form', language: 'ko' })})`,
        'u',
      ),
    },
  },
  {
    expression: /(?<![\p{Script=Hangul}A-Za-z])(?<name>[\p{Script=Hangul}A-Za-z]{2,14}) ?주식회사/gu,
    ...{ score: SCORES.legal, general: KOREAN_GENERAL },
  },
  {
    expression: /(?<!\p{Script=Hangul})(?<name>\p{Script=Hangul}{2,14}?)(?:병원|대학교|은행|법무법인|복지관)/gu,
    ...{ score: SCORES.kind, general: KOREAN_GENERAL },
  },
];

/** Fast pre-check without the Unicode script tables. */
const EAST_ASIAN = /[\u3400-\u9fff\uac00-\ud7a3]/;

/** Companies, hospitals, banks and universities by the word for their kind: `三菱商事株式会社`, `서울아산병원`. */
export const eastAsianOrganization: CodeRecognizer = {
  name: 'names/organization-east-asian',
  types: ['ORGANIZATION'],
  needs: { beyondLatin: true },
  recognize({ view }): Match[] {
    if (!EAST_ASIAN.test(view)) return [];
    const hasKana = /\p{Script=Hiragana}/u.test(view);
    return FORMS.filter(({ kana = hasKana }) => kana === hasKana).flatMap((form) =>
      Array.from(view.matchAll(form.expression)).flatMap((match) => read(match, form)),
    );
  },
};

function read({ 0: all, index, groups }: RegExpMatchArray, { score, lead, general }: Form): Match[] {
  const name = groups?.name ?? '';
  const skipped = lead?.exec(name)?.[0].length ?? 0;
  const rest = name.slice(skipped);
  if (rest.length < 2 || general.test(rest)) return [];
  const start = (index ?? 0) + skipped;
  return [{ type: 'ORGANIZATION', start, end: (index ?? 0) + all.length, score, why: 'cue: kind of organisation' }];
}
