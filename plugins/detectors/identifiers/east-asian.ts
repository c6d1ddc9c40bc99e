import type { CodeRecognizer, EntityType, Match } from '../../../core/index.js';
import { lexiconPattern, scoreOf } from '../../../kit/index.js';

const r = String.raw;
const COURT_LETTERS = lexiconPattern('number-codes', { class: 'kind-of-case', language: 'ko' });

const PLATE_REGIONS = lexiconPattern('number-codes', { class: 'plate-region', language: 'ko' });

/** Forms that nothing else has, because letters of the language are part of them. */
const FORMS: readonly (readonly [type: EntityType, form: RegExp])[] = [
  // `（2024）浙0602民初4471号`: year, court, kind, number.
  ['CASE_NUMBER', /[（(](?:19|20)\d{2}[）)]\p{Script=Han}{1,3}\d{0,4}\p{Script=Han}{1,4}\d{1,6}(?:号|號)/gu],
  // `令和6年（ワ）第447号`: year of the era, kind, number.
  ['CASE_NUMBER', /(?:令和|平成|昭和)(?:元|\d{1,2})年 ?[（(]\p{Script=Katakana}{1,3}[）)] ?第? ?\d{1,6}号/gu],
  // `2024가단4471`: year, kind, number.
  ['CASE_NUMBER', new RegExp(r`(?<![\d.-])(?:19|20)\d{2}(?:${COURT_LETTERS})\d{2,7}(?![\d%])`, 'gu')],
  // `浙D4471X`: province, district, five or six signs.
  [
    'LICENSE_PLATE',
    /[京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼][A-HJ-NP-Z][·・ ]?(?=[A-Z]{0,5}\d)[A-HJ-NP-Z0-9]{4,5}[A-HJ-NP-Z0-9挂学警港澳](?![A-Za-z0-9])/gu,
  ],
  // `石川 300 さ 44-71`: office, class, kana, number.
  ['LICENSE_PLATE', /\p{Script=Han}{2,4} ?\d{2,3} ?[あ-ん] ?(?:\d{2}-\d{2}|[・･.]{1,3} ?\d{1,3}(?:-\d{2})?)(?!\d)/gu],
  // `12가 4471`: class, letter, number; older ones begin with the region.
  [
    'LICENSE_PLATE',
    new RegExp(
      r`(?<![\d.,])(?:(?:${PLATE_REGIONS}) ?)?\d{2,3}[가나다라마거너더러머버서어저고노도로모보소오조구누두루무부수우하허호배바사아자] ?\d{4}(?![\d,.%\p{Script=Hangul}])`,
      'gu',
    ),
  ],
];
const EAST_ASIAN = /[\u3040-\u9fff\uac00-\ud7a3]/;
const SCORE = scoreOf('form:own');

/** Numbers of cases and plates of vehicles as China, Japan and Korea write them. */
export const eastAsianNumber: CodeRecognizer = {
  name: 'identifiers/east-asian',
  types: ['CASE_NUMBER', 'LICENSE_PLATE'],
  needs: { beyondLatin: true },
  recognize({ view }): Match[] {
    if (!EAST_ASIAN.test(view)) return [];
    return FORMS.flatMap(([type, form]) =>
      Array.from(view.matchAll(form), ({ index, 0: { length } }) => ({
        type,
        start: index,
        end: index + length,
        score: SCORE,
        why: 'form: letters of its language',
      })),
    );
  },
};
