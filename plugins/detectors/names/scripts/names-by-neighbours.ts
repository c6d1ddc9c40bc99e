import { lexiconPattern } from '../../../../kit/index.js';
import { anywhere, type Form } from './forms.js';
import {
  ANY_CHINESE_SURNAME,
  JAPANESE_SURNAME,
  KOREAN_COMPOUND,
  KOREAN_SYLLABLE,
  SURE_KOREAN_SURNAME,
} from './surnames.js';

const r = String.raw;
const HAN = r`\p{Script=Han}`;
const HANGUL = r`\p{Script=Hangul}`;
const KANA = r`[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー]`;
/** Blank, also the wide one, between the columns of a form. */
const BLANK = '[ \\u3000\\t]';

/** A relation in brackets behind a name: `(妻)`, `（长子）`, `(부)`. */
const kin = (language: 'zh' | 'ja' | 'ko'): string =>
  `(?=${BLANK}?[（(](?:${lexiconPattern('person-labels', { class: 'kin-in-brackets', language })})[)）])`;

const KOREAN_NAME = `(?!(?:${lexiconPattern('person-titles', { class: ['behind-name', 'behind-full-name'], language: 'ko' })})님?(?!${HANGUL}))(?:${KOREAN_COMPOUND}${HANGUL}{1,2}|${KOREAN_SYLLABLE}${HANGUL}{1,2})`;
const CHINESE_NAME = `${ANY_CHINESE_SURNAME}${HAN}{1,2}`;
const JAPANESE_NAME = `(?:${HAN}{1,3}${BLANK}${KANA}{1,4}|${JAPANESE_SURNAME}${KANA}{0,3})`;

/** East Asian names that a relation, an age, a sex or the end of a letter behind them shows. */
export const NAMES_BY_NEIGHBOURS: readonly Form[] = [
  anywhere('cue: relation behind the name', `(?<!${HANGUL})`, KOREAN_NAME + kin('ko')),
  anywhere('cue: relation behind the name', r`(?<![\p{L}\p{N}])`, CHINESE_NAME + kin('zh')),
  anywhere('cue: relation behind the name', r`(?<![\p{L}\p{N}])`, JAPANESE_NAME + kin('ja')),
  // `임말순(81) 할머니`
  anywhere(
    'cue: age behind the name',
    `(?<!${HANGUL})`,
    r`(?:${KOREAN_COMPOUND}${HANGUL}{1,2}|${SURE_KOREAN_SURNAME}${HANGUL}{2})(?=\((?:만 ?)?\d{2}(?:세)?[),·])`,
    'form:typical',
  ),
  // `남궁민 드림`, at the end of a line
  anywhere(
    'cue: end of a letter behind the name',
    `(?<!${HANGUL})`,
    `${KOREAN_NAME}(?= {1,2}(?:${lexiconPattern('person-labels', { class: 'letter-close', language: 'ko' })})(?: |\\n|\\.|$))`,
  ),
  // `林秀兰 女 46岁`, `闻人杰｜男`
  anywhere(
    'cue: sex behind the name',
    r`(?<![\p{L}\p{N}])`,
    `${CHINESE_NAME}(?=(?:${BLANK}?[｜|，,、/]${BLANK}?|${BLANK})[男女](?=${BLANK}|[｜|，,、。/\\d\\n]|$))`,
  ),
  // `我姓梁`, `免贵姓丁`
  anywhere('cue: the person says the name', '(?:[我他她您]|免贵|贵)姓', `${ANY_CHINESE_SURNAME}(?!${HAN})`),
  // `裁判官　森 正子`, `氏名　大沢 実（…）`
  anywhere(
    'cue: role before the name',
    `(?:${lexiconPattern('person-roles', { class: 'before-name', language: 'ja' })})(?:${BLANK}{1,3}|、)`,
    `${HAN}{1,3}${BLANK}${KANA}{1,4}(?=[、。,（(\\n]|${BLANK}{0,2}(?:様|さん|氏|$|\\n)|$)`,
  ),
  // `担当の渡辺（…）`, `北野です`, `高良と申します`
  anywhere(
    'cue: the person says the name',
    `(?<![${r`\p{Script=Han}\p{Script=Katakana}`}])`,
    `${JAPANESE_SURNAME}(?=です|でございます|と申し|が伺い|がうかがい|が参り|宛)|${HAN}{2,3}(?=と申し(?:ます|上げる者))`,
    'form:typical',
  ),
  // `담당의   남궁민`, `紧急联系人	钟国强`: a label and its column
  anywhere(
    'cue: label before the name',
    `(?:${lexiconPattern('person-labels', { class: 'before-sign', language: 'ko' })})(?:\\t| {2,4}|\\u3000{1,4})`,
    `${KOREAN_NAME}(?=${BLANK}|[(（\\n]|$)`,
  ),
  anywhere(
    'cue: label before the name',
    `(?:${lexiconPattern('person-labels', { class: 'before-sign', language: 'zh' })})(?:\\t| {1,4}|\\u3000{1,4})`,
    `${CHINESE_NAME}(?=${BLANK}|[(（\\n]|$)`,
  ),
];
