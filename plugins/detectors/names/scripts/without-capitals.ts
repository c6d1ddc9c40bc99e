import type { CodeRecognizer } from '../../../../core/index.js';
import { lexiconPattern } from '../../../../kit/index.js';
import { CHINESE_BY_FORM } from './chinese-by-form.js';
import { anywhere, END, type Form, form, namesOf, SIGN } from './forms.js';
import { NAMES_BY_NEIGHBOURS } from './names-by-neighbours.js';
import { CHINESE_COMPOUND, CHINESE_SURNAME, KOREAN_COMPOUND, KOREAN_SYLLABLE } from './surnames.js';

const r = String.raw;
const A = r`(?:عبد )?[\p{Script=Arabic}]{2,15}`;
/** The article, with a conjunction and a preposition written on to it: `بالسيد`, `وللسيدة`. */
const ARABIC_ARTICLE = '[وف]?(?:[بك]?ال|لل)';
/** Before the address of a mailbox, as in the heads of e-mails. */
const MAILBOX = r`(?= {1,2}<[^\s<>@]{1,64}@)`;
const ARABIC: readonly Form[] = [
  form('cue: mailbox behind the name', '', `${A}(?: ${A}){0,3}${MAILBOX}`),
  form(
    'cue: label before the name',
    `(?:${lexiconPattern('person-labels', { class: 'before-sign', language: 'ar' })})${SIGN}(?:د\\. )?`,
    `${A}(?: ${A}){1,6}(?=[،,.؛;(\\n]| {2}|$)`,
  ),
  form(
    'cue: title before the name',
    `(?:${ARABIC_ARTICLE}(?:سيدة|سيد|آنسة|دكتورة|دكتور|أستاذة|أستاذ|مهندسة|مهندس)|د\\.)(?: ?/ ?| )`,
    `${A}(?: ${A})?${END}`,
    'form:typical',
  ),
  form(
    'cue: the speaker gives a name',
    '(?:[اإ]سمي|[اإ]سمه|[اإ]سمها|معك|معكم|معاك) (?:الموظفة? )?',
    `${A}(?: ${A})?(?=[،,.؛;!؟\\n]|$| من )`,
    'form:typical',
  ),
  form(
    'cue: role before the name',
    `(?:${lexiconPattern('person-roles', { class: 'before-name', language: 'ar' })}) `,
    `${A}(?: ${A}){1,3}(?=[،,.؛;\\n(]| {2}|$)`,
    'form:usual',
  ),
];

const H = r`[\p{Script=Hebrew}]{2,15}`;
const HEBREW: readonly Form[] = [
  form(
    'cue: label before the name',
    `(?:${lexiconPattern('person-labels', { class: 'before-sign', language: 'he' })})${SIGN}(?:ד["״]ר )?`,
    `${H}(?:[ -]${H}){0,3}(?=[,.;\\n]| {2}|$)`,
  ),
  form(
    'cue: title before the name',
    `(?:גב['׳]|מר|ד["״]ר|פרופ['׳]|עו["״]ד|הרב) `,
    `${H}(?: ${H})?${END}`,
    'form:typical',
  ),
];

const D = r`[\p{Script=Devanagari}]{1,20}`;
const HINDI: readonly Form[] = [
  form('cue: mailbox behind the name', '', `${D}(?: ${D}){0,3}${MAILBOX}`),
  form('cue: the speaker gives a name', 'मैं ', `${D}(?: ${D}){0,2}(?= (?:बोल|बात कर) (?:रहा|रही|रहे))`, 'cue:phrase'),
  form(
    'cue: the speaker gives a name',
    '(?:मेरा|मेरी|उनका|उसका|इनका) (?:पूरा )?नाम ',
    `${D}(?: ${D}){0,2}?(?= है(?![\\p{L}\\p{M}]))`,
    'cue:phrase',
  ),
  form(
    'cue: label before the name',
    `(?:${lexiconPattern('person-labels', { class: 'before-sign', language: 'hi' })})${SIGN}(?:(?:स्व|डॉ)\\. |(?:श्री|श्रीमती|सुश्री|कुमारी) )?`,
    `(?:${D}\\. ){0,3}${D}(?: ${D}){0,3}(?=[,;।(\\n\\t]| {2}|$)`,
  ),
  form(
    'cue: title before the name',
    '(?:श्रीमती|श्री|सुश्री|कुमारी|डॉ\\.|डॉक्टर) ',
    `${D}(?: ${D}){0,2}?(?=[,;।\\n(]|$| (?:${lexiconPattern('particles', { class: 'behind-name', language: 'hi' })})(?![\\p{L}\\p{M}]))`,
    'form:own',
  ),
];

/** Labels of a form, whose characters may be spread over the column: `姓　　名`. */
const spreadLabel = (language: 'zh' | 'ja'): string =>
  lexiconPattern('person-labels', { class: 'before-sign', language }).replaceAll(' ', '[ \\u3000]{1,4}');

/** After a label, everything up to the next punctuation mark is the name. */
const EAST_ASIAN: readonly Form[] = [
  anywhere(
    'cue: label before the name',
    `(?:${spreadLabel('zh')})${SIGN}`,
    r`\p{Script=Han}{2,4}(?:·\p{Script=Han}{1,8})?(?![\p{Script=Han}])`,
  ),
  anywhere(
    'cue: label before the name',
    '(?:姓名|名字)(?:是|为|為|叫)',
    r`(?!必|不详|不明|不能|什么|未|空|以下)\p{Script=Han}{2,4}(?=[，。,；;、\n]|$)`,
  ),
  anywhere(
    'cue: sex behind the name',
    '(?:患者|病人|病员)',
    r`(?!姓名|性别|年龄|男|女|入院|出院|住院|既往|就诊|自述|主诉|[为系来均中有无因于])\p{Script=Han}{2,4}(?=[，,、] ?[男女](?:性)?[，,、。])`,
  ),
  anywhere(
    'cue: label before the name',
    '(?:氏名|名前|患者名)は',
    r`(?!${lexiconPattern('not-a-name', { class: 'behind-label', language: 'ja' })})\p{Script=Han}{2,5}(?:[ 　][\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー]{1,6}?)?(?=です|である|で、|と申|といい|、|。|$)`,
  ),
  anywhere(
    'cue: label before the name',
    `(?:${spreadLabel('ja')})${SIGN}`,
    r`[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー]{1,6}[ 　]?[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー]{1,6}(?=[、。,;(（\n]|様| {2}| ?<|$)`,
  ),
  anywhere(
    'cue: label and title around the name',
    `(?:${lexiconPattern('person-labels', { class: 'before-sign', language: 'ja' })}) {1,3}`,
    r`[\p{Script=Han}\p{Script=Katakana}ー]{1,6}[ 　]?[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー]{1,6}(?= ?(?:様|さん|殿|氏)(?!\p{Script=Han}))`,
  ),
  anywhere(
    'cue: label before the name',
    `(?:${lexiconPattern('person-labels', { class: 'before-sign', language: 'ko' })})${SIGN}`,
    r`(?!\p{Script=Hangul}{1,3}(?:팀|부|과|실|센터)(?!\p{Script=Hangul}))\p{Script=Hangul}{2,4}(?![\p{Script=Hangul}])`,
  ),
];

/** Roles and relations that documents put directly before a name, without punctuation: `患者王小明`, `其妻李梅`. */
const CHINESE_ROLE = lexiconPattern('person-roles', { class: 'before-name', language: 'zh' });
/** Words after a name that continue the sentence. */
const GOES_ON =
  '[，。、；：,;.（(）)\\s\\n“”《]|$|[的在于於因和与與是被说說称稱住来來向对對同男女已未曾主诉訴入出自述经經现現今昨近既无無有伴前后後之系诊診接到去及等为為由将將从從提认認以也都就表陈陳陪不应應支承签簽委至拒至]';
const CHINESE_NAMES = anywhere(
  'cue: role before the name',
  `(?:${CHINESE_ROLE}) {0,2}`,
  `(?:${CHINESE_COMPOUND}\\p{Script=Han}{1,2}|${CHINESE_SURNAME}(?:\\p{Script=Han}(?=${GOES_ON})|\\p{Script=Han}{2}))(?=${GOES_ON}|\\p{Script=Han})`,
  'form:typical',
);

/** First and last syllables of given names, which nouns such as `고혈압` and `신부전` do not have. */
const KOREAN_FIRST =
  '가강건경광규근기길나남다대덕도동두라만명무문미민범병보봉상새서석선설성세소솔수숙순슬승시신아안애양여연영예오옥완용우욱원유윤은을의이인일자장재정점종주준중지진찬창채천철초춘충치태하한해향현형혜호홍화환효훈흥희';
const KOREAN_LAST =
  '결경구국권규균근기길나남덕란람련례룡리림만모미민배범복봉분빈산상서석선섭성솔수숙순슬식신실아안애연열엽영예오옥온완용우욱운웅원월유윤율익인일자재정종주준중지진찬창천철춘태표필하학한행향헌혁현형혜호홍화환훈휘희';
/**
 * Persons after a role in Korean documents: a surname and a given name of two syllables that is not a clinical noun.
 */
const KOREAN_NAMES = anywhere(
  'cue: role before the name',
  r`(?<!\p{Script=Hangul})(?:${lexiconPattern('person-roles', { class: 'before-name', language: 'ko' })}) {1,2}`,
  r`(?!${lexiconPattern('not-a-name', { class: 'behind-role', language: 'ko' })})(?:${KOREAN_COMPOUND}\p{Script=Hangul}{1,2}?|${KOREAN_SYLLABLE}[${KOREAN_FIRST}](?:[${KOREAN_LAST}]|은(?=[은이을의])))(?=(?:${lexiconPattern('particles', { class: 'case', language: 'ko' })}|에 대한|씨|님|이에요|예요)?(?![\p{Script=Hangul}]))`,
  'form:typical',
);

const T = r`[\u0e01-\u0e3a\u0e40-\u0e4e]`;
const THAI: readonly Form[] = [
  anywhere(
    'cue: title before the name',
    r`(?:นางสาว|นาย|นาง|น\.ส\.|เด็กชาย|เด็กหญิง|ด\.ช\.|ด\.ญ\.|ดร\.|นพ\.|พญ\.|คุณ) ?`,
    r`${T}{2,20} ${T}{2,24}(?= |[,.()\n]|$)`,
    'form:typical',
  ),
  anywhere(
    'cue: label before the name',
    `(?:ชื่อ-นามสกุล|ชื่อ-สกุล|ชื่อผู้ป่วย|ผู้ป่วย|ชื่อ)${SIGN}`,
    r`${T}{2,20}(?: ${T}{2,24})?(?= |[,.()\n]|$)`,
  ),
];

/** The forms of each script; only the forms of scripts that the text contains are tried. */
const BY_SCRIPT: readonly (readonly [script: RegExp, forms: readonly Form[]])[] = [
  [/\p{Script=Arabic}{2}/u, ARABIC],
  [/\p{Script=Hebrew}{2}/u, HEBREW],
  [/\p{Script=Devanagari}{2}/u, HINDI],
  [/\p{Script=Thai}{2}/u, THAI],
  [
    /[\p{Script=Han}\p{Script=Hangul}]/u,
    [...EAST_ASIAN, CHINESE_NAMES, KOREAN_NAMES, ...NAMES_BY_NEIGHBOURS, ...CHINESE_BY_FORM],
  ],
];
/** Excludes punctuation that Latin texts use as well. */
const BEYOND_LATIN = /[\u0590-\u1fff\u3040-\uffdc]/;

/**
 * Names after labels, titles and roles in scripts without capitals: Arabic, Hebrew, Devanagari, Thai, Chinese, Japanese
 * and Korean. For scripts with capitals see `alphabets.ts`.
 */
export const namesInScripts: CodeRecognizer = {
  name: 'names/scripts',
  types: ['PERSON'],
  needs: { beyondLatin: true },
  recognize: ({ view }) =>
    BEYOND_LATIN.test(view)
      ? BY_SCRIPT.flatMap(([script, forms]) => (script.test(view) ? forms.flatMap((one) => namesOf(view, one)) : []))
      : [],
};
