import type { CodeRecognizer, Match } from '../../../../core/index.js';
import { lexiconPattern, scoreOf } from '../../../../kit/index.js';
import {
  ANY_CHINESE_SURNAME,
  CHINESE_SURNAME,
  JAPANESE_SURNAME,
  KOREAN_COMPOUND,
  KOREAN_SURNAME,
  KOREAN_SYLLABLE,
  SURE_KOREAN_SURNAME,
} from './surnames.js';

const r = String.raw;
type TitleClass = 'behind-name' | 'behind-surname' | 'behind-surname-alone' | 'behind-full-name';
const title = (language: 'zh' | 'ja' | 'ko', ...classes: readonly TitleClass[]): string =>
  lexiconPattern('person-titles', { class: classes, language });

const HAN = r`\p{Script=Han}`;
const CHINESE_TITLE = title('zh', 'behind-name');
const ANY_CHINESE_TITLE = title('zh', 'behind-name', 'behind-surname');
const NO_CHINESE = `(?!(?:${lexiconPattern('not-a-name', { class: 'before-title', language: 'zh' })})(?:${ANY_CHINESE_TITLE}))`;
/** Words of one character that stand before a name in a sentence, so that no longer word ends there. */
const CHINESE_BEFORE = r`(?<!${HAN}|[\p{L}\p{N}])`;
const CHINESE_OPENS = `(?<=${HAN}(?:[的和与跟由向让请派给找对把叫烦谢问知])|(?<!${HAN})[的和与跟由向让请派给找对把叫问])`;

const HANGUL = r`\p{Script=Hangul}`;
const KOREAN_JOB = title('ko', 'behind-name');
const KOREAN_TITLE = title('ko', 'behind-name', 'behind-full-name');
/** Particles and copulas behind a title, and nothing else in Hangul. */
const KOREAN_ENDS = `(?:${lexiconPattern('particles', { class: 'case', language: 'ko' })}|이신|네|들|이에요|예요)?(?!${HANGUL})`;
/** A title, a word that is no name, or the name of a department before its head: `신경과 과장`. */
const NO_KOREAN = `(?!(?:${KOREAN_TITLE}|${lexiconPattern('not-a-name', { class: 'before-title', language: 'ko' })})님? ?(?:${KOREAN_TITLE})?|${lexiconPattern('not-a-name', { class: 'before-honorific', language: 'ko' })}|${HANGUL}{1,2}([과부팀실국]) \\1)`;
const KOREAN_NAME = `(?<!${HANGUL})${NO_KOREAN}(?:${KOREAN_COMPOUND}${HANGUL}{1,2}|${KOREAN_SYLLABLE}(?!(?:${KOREAN_TITLE})님?(?!${HANGUL}))${HANGUL}{1,2})`;

const JAPANESE_TITLE = title('ja', 'behind-surname');
const NO_JAPANESE = `(?!(?:${lexiconPattern('not-a-name', { class: 'before-title', language: 'ja' })}){1,2}(?:${JAPANESE_TITLE}))`;
const JAPANESE_ENDS = '(?:さん|様|さま|殿(?!\\p{Script=Han})|氏(?!\\p{Script=Han})|先生|医師|看護師)';

/** A name before a title: what it is, and how sure. */
interface Form {
  readonly expression: RegExp;
  readonly score: number;
  /** Whether the text must contain Hiragana, which Japanese uses and Chinese does not. */
  readonly kana: boolean;
}

const behind = (expression: string, kana = false): Form => ({
  expression: new RegExp(expression, 'gu'),
  score: scoreOf('cue:phrase'),
  kana,
});

const FORMS: readonly Form[] = [
  // `张丽华女士`, `裘女士`
  behind(`(?<!主(?=任))${NO_CHINESE}${CHINESE_SURNAME}${HAN}{0,2}?(?=${CHINESE_TITLE})`),
  // `彭师傅`, `请彭师傅`, `章柏年 主任医师`
  behind(
    `(?:${CHINESE_BEFORE}|${CHINESE_OPENS})${NO_CHINESE}${ANY_CHINESE_SURNAME}${HAN}{0,2}?(?=(?:${ANY_CHINESE_TITLE})(?!${HAN}{0,2}[部室科处会院]))`,
  ),
  // `钱工，`, `钟哥`
  behind(
    `(?:${CHINESE_BEFORE}|${CHINESE_OPENS})(?!${lexiconPattern('not-a-name', { class: 'before-title-alone', language: 'zh' })})${ANY_CHINESE_SURNAME}(?=(?:${title('zh', 'behind-surname-alone')})(?:(?!${HAN})|[的说在去来]))`,
  ),
  behind(`${CHINESE_BEFORE}${ANY_CHINESE_SURNAME}${HAN}{1,2}(?= {1,2}(?:${ANY_CHINESE_TITLE}))`),
  behind(
    `(?<!\\p{Script=Han})(?:患者|主治医)?(?!${lexiconPattern('not-a-name', { class: 'before-honorific', language: 'ja' })})(?:\\p{Script=Han}{2,3}[ 　])?\\p{Script=Han}{1,4}(?=さん|様(?!々|子|式)|さま|殿(?!\\p{Script=Han})|氏(?!\\p{Script=Han})|先生|医師|看護師)`,
  ),
  // `白石 和夫　様`
  behind(
    r`(?<![\p{L}\p{N}])${HAN}{1,3}[ 　][\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー]{1,4}(?=[ 　]{0,2}${JAPANESE_ENDS})`,
  ),
  behind(r`[ァ-ヶー]{2,10}(?:・[ァ-ヶー]{2,10})?(?=さん|様(?!々|子|式)|さま|先生|医師)`),
  // `館野係長`
  behind(
    `(?<![\\p{Script=Han}\\p{Script=Katakana}])${NO_JAPANESE}(?:${HAN}{2,3}|${JAPANESE_SURNAME})(?=(?:${JAPANESE_TITLE})(?!${HAN}))`,
    true,
  ),
  // `김영희 씨`, `남궁민 과장님께`
  behind(`${KOREAN_NAME}(?= ?(?:${KOREAN_TITLE})님?${KOREAN_ENDS})`),
  behind(
    `${KOREAN_NAME}(?= (?:군|양)${KOREAN_ENDS})|(?<!${HANGUL})${KOREAN_SYLLABLE}${HANGUL}{2}(?=(?:군|양)${KOREAN_ENDS})`,
  ),
  // `염 기사님`, `편 간호사`; the surname alone
  behind(
    `(?<!${HANGUL})${NO_KOREAN}(?:${KOREAN_SURNAME}(?= ?(?:${KOREAN_JOB})님${KOREAN_ENDS}|쌤)|${SURE_KOREAN_SURNAME}(?= (?:${KOREAN_JOB})${KOREAN_ENDS}))`,
  ),
];
const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}]/u;
const TITLES = new RegExp(
  [
    lexiconPattern('person-titles', { class: 'east-asian' }),
    ANY_CHINESE_TITLE,
    title('ja', 'behind-name', 'behind-surname'),
    KOREAN_TITLE,
  ].join('|'),
  'u',
);

/** Names before an honorific or a title: `王先生`, `张丽华女士`, `田中良子さん`, `館野係長`, `박순자 씨`, `염 기사님`. */
export const honorificBehind: CodeRecognizer = {
  name: 'names/honorific-behind',
  types: ['PERSON'],
  needs: { beyondLatin: true },
  recognize({ view }): Match[] {
    if (!EAST_ASIAN.test(view) || !TITLES.test(view)) return [];
    const hasKana = /\p{Script=Hiragana}/u.test(view);
    return FORMS.filter(({ kana }) => hasKana || !kana).flatMap(({ expression, score }) =>
      Array.from(view.matchAll(expression), ({ index, 0: { length } }) => ({
        type: 'PERSON',
        start: index,
        end: index + length,
        score,
        why: 'cue: title after the name',
      })),
    );
  },
};
