import type { CodeRecognizer, Match } from '../../../../core/index.js';
import { lexiconPattern, scoreOf } from '../../../../kit/index.js';

/** Surnames of one character, simplified and traditional. */
export const CHINESE_SURNAMES =
  '王李张張刘劉陈陳杨楊黄黃赵趙吴吳周徐孙孫马馬朱胡郭何高林罗羅郑鄭梁谢謝宋唐许許韩韓冯馮邓鄧曹彭曾肖萧田董袁潘于蒋蔣蔡余杜叶葉程苏蘇魏吕呂丁任沈姚卢盧姜崔钟鍾谭譚陆陸汪范金石廖贾賈夏韦韋付方白邹鄒孟熊秦邱江尹薛闫阎段雷侯龙龍史陶黎贺賀顾顧毛郝龚邵万钱錢严覃武戴莫孔向汤';
/** Surnames of two characters. */
export const CHINESE_COMPOUNDS = lexiconPattern('person-names', { class: 'compound-surname', language: 'zh' });
/** Surnames of one syllable. */
export const KOREAN_SURNAMES =
  '김이박최정강조윤장임한오서신권황안송전홍유고문양손배백허남심노하곽성차주우구민진지엄채원천방공현함변염여추도소석선설마길연위표명기반라왕금옥육인맹제모탁국어은편용';

/** Honorifics that follow a name, with words that precede them without being a name. */
const FORMS: readonly RegExp[] = [
  new RegExp(
    `(?:${CHINESE_COMPOUNDS}|[${CHINESE_SURNAMES}])\\p{Script=Han}{0,2}?(?=先生|女士|小姐|太太|医生|醫生|老师|主任|教授)`,
    'gu',
  ),
  new RegExp(
    `(?<!\\p{Script=Han})(?:患者|主治医)?(?!${lexiconPattern('not-a-name', { class: 'before-honorific', language: 'ja' })})(?:\\p{Script=Han}{2,3}[ 　])?\\p{Script=Han}{1,4}(?=さん|様(?!々|子|式)|さま|殿(?!\\p{Script=Han})|氏(?!\\p{Script=Han})|先生|医師|看護師)`,
    'gu',
  ),
  /[ァ-ヶー]{2,10}(?:・[ァ-ヶー]{2,10})?(?=さん|様(?!々|子|式)|さま|先生|医師)/gu,
  new RegExp(
    `(?<!\\p{Script=Hangul})(?!${lexiconPattern('not-a-name', { class: 'before-honorific', language: 'ko' })})[${KOREAN_SURNAMES}]\\p{Script=Hangul}{1,2}(?= ?(?:님|씨|군|양|선생|환자|교수|원장|과장)(?:[^\\p{Script=Hangul}]|[은는이가을를의과와에도께]|$))`,
    'gu',
  ),
];
const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}]/u;
const TITLES = new RegExp(`${lexiconPattern('person-titles', { class: 'east-asian' })}`, 'u');

/** Names before an honorific: `王先生`, `张丽华女士`, `田中良子さん`, `박순자 씨`. */
export const honorificBehind: CodeRecognizer = {
  name: 'names/honorific-behind',
  types: ['PERSON'],
  needs: { beyondLatin: true },
  recognize({ view }): Match[] {
    if (!EAST_ASIAN.test(view) || !TITLES.test(view)) return [];
    return FORMS.flatMap((form) =>
      Array.from(view.matchAll(form), ({ index, 0: { length } }) => ({
        type: 'PERSON',
        start: index,
        end: index + length,
        score: scoreOf('cue:phrase'),
        why: 'cue: title after the name',
      })),
    );
  },
};
