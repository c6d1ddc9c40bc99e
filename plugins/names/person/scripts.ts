import type { Pattern, PatternRecognizer } from '../../../core/index.js';

const r = String.raw;
const END = r`(?![\p{L}\p{M}\p{N}_])`;
/** Between a label and what it labels. */
const SIGN = r` {0,2}[:：] {0,2}`;

const person = (name: string, lead: string | undefined, match: string, score = 0.8): Pattern => ({
  name,
  type: 'PERSON',
  ...(lead === undefined ? {} : { lead }),
  match,
  score,
});

const A = r`(?:عبد )?[\p{Script=Arabic}]{2,15}`;
const ARABIC: readonly Pattern[] = [
  person(
    'labelled, Arabic',
    `(?:اسم المريضة|اسم المريض|الاسم الكامل|الاسم|اسم العميل|اسم الموظف|اسم الأب|اسم الأم|المريضة|المريض|الطبيب المعالج|الطبيب|الطبيبة|المستأجر|المؤجر|الموظف|الشاهد|التوقيع)${SIGN}(?:د\\. )?`,
    `${A}(?: ${A}){1,4}(?=[،,.؛;\\n]| {2}|$)`,
  ),
  person(
    'titled, Arabic',
    '(?:السيدة|السيد|الآنسة|الدكتورة|الدكتور|الأستاذة|الأستاذ|المهندس|د\\.) ',
    `${A}(?: ${A})?${END}`,
    0.7,
  ),
];

const H = r`[\p{Script=Hebrew}]{2,15}`;
const HEBREW: readonly Pattern[] = [
  person(
    'labelled, Hebrew',
    `(?:שם המטופלת|שם המטופל|שם החולה|שם מלא|שם פרטי|שם משפחה|שם העובד|המטופלת|המטופל|לכבוד|השוכר|המשכיר|רופאה|רופא|שם)${SIGN}(?:ד["״]ר )?`,
    `${H}(?:[ -]${H}){0,3}(?=[,.;\\n]| {2}|$)`,
  ),
  person('titled, Hebrew', `(?:גב['׳]|מר|ד["״]ר|פרופ['׳]|עו["״]ד|הרב) `, `${H}(?: ${H})?${END}`, 0.7),
];

const D = r`[\p{Script=Devanagari}]{1,20}`;
const HINDI: readonly Pattern[] = [
  person(
    'labelled, Hindi',
    `(?:रोगी का नाम|मरीज का नाम|मरीज़ का नाम|ग्राहक का नाम|पिता का नाम|माता का नाम|पति का नाम|पत्नी का नाम|पूरा नाम|नाम|चिकित्सक|डॉक्टर)${SIGN}`,
    `${D}(?: ${D}){0,3}(?=[,;।\\n]| {2}|$)`,
  ),
  person('titled, Hindi', '(?:श्रीमती|श्री|सुश्री|कुमारी|डॉ\\.) ', `${D}(?: ${D}){0,2}(?=[,;।\\n(]|$)`, 0.75),
];

/** At a label there is nothing but the name up to the next mark. */
const EAST_ASIAN: readonly Pattern[] = [
  person(
    'labelled, Chinese',
    `(?:(?:患者|病人|客户|客戶|学生|學生|员工|員工|投保人|被保险人|联系人|法定代表人)?姓 ?名|患者|病人|主治医师|主治醫師|经治医师|医师|醫師|医生|联系人|聯絡人|收件人|签名|簽名|家属|监护人|承租人|出租人|甲方|乙方|证人|原告|被告)${SIGN}`,
    r`\p{Script=Han}{2,4}(?:·\p{Script=Han}{1,8})?(?![\p{Script=Han}])`,
  ),
  person(
    'labelled, Japanese',
    `(?:(?:患者|契約者|被保険者|申請者|保護者|ご|お)?(?:氏 ?名|名前)|患者|患者様|主治医|担当医|担当者|担当|ご担当|医師|契約者|被保険者|受取人|保護者|フリガナ|ふりがな|署名)${SIGN}`,
    r`[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー]{1,6}[ 　]?[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー]{1,6}(?=[、。,;(（\n]|様| {2}|$)`,
  ),
  person(
    'labelled, Korean',
    `(?:환자명|환자|성명|이름|성함|담당의|주치의|담당자|보호자|예금주|신청인|임차인|임대인|피보험자|계약자|증인|원고|피고|서명)${SIGN}`,
    r`\p{Script=Hangul}{2,4}(?![\p{Script=Hangul}])`,
  ),
];

/**
 * Names in scripts without capitals behind labels and titles: Arabic, Hebrew, Devanagari, Chinese, Japanese and Korean. For those with
 * capitals see `alphabets.ts`.
 */
export const namesInScripts: PatternRecognizer = {
  name: 'names/scripts',
  types: ['PERSON'],
  patterns: [...ARABIC, ...HEBREW, ...HINDI, ...EAST_ASIAN],
};
