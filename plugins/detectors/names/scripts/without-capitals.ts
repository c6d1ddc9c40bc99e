import type { CodeRecognizer } from '../../../../core/index.js';
import { anywhere, END, type Form, form, namesOf, SIGN } from './forms.js';
import { CHINESE_COMPOUNDS, CHINESE_SURNAMES, KOREAN_SURNAMES } from './honorifics-behind.js';

const r = String.raw;
const A = r`(?:عبد )?[\p{Script=Arabic}]{2,15}`;
const ARABIC: readonly Form[] = [
  form(
    'cue: label before the name',
    `(?:اسم المريضة|اسم المريض|الاسم الكامل|الاسم|اسم العميل|اسم الموظف|اسم الأب|اسم الأم|المريضة|المريض|الطبيب المعالج|الطبيب|الطبيبة|المستأجر|المؤجر|الموظف|الشاهد|التوقيع)${SIGN}(?:د\\. )?`,
    `${A}(?: ${A}){1,4}(?=[،,.؛;\\n]| {2}|$)`,
  ),
  form(
    'cue: title before the name',
    '(?:السيدة|السيد|الآنسة|الدكتورة|الدكتور|الأستاذة|الأستاذ|المهندس|د\\.) ',
    `${A}(?: ${A})?${END}`,
    0.7,
  ),
];

const H = r`[\p{Script=Hebrew}]{2,15}`;
const HEBREW: readonly Form[] = [
  form(
    'cue: label before the name',
    `(?:שם המטופלת|שם המטופל|שם החולה|שם מלא|שם פרטי|שם משפחה|שם העובד|המטופלת|המטופל|לכבוד|השוכר|המשכיר|רופאה|רופא|שם)${SIGN}(?:ד["״]ר )?`,
    `${H}(?:[ -]${H}){0,3}(?=[,.;\\n]| {2}|$)`,
  ),
  form('cue: title before the name', `(?:גב['׳]|מר|ד["״]ר|פרופ['׳]|עו["״]ד|הרב) `, `${H}(?: ${H})?${END}`, 0.7),
];

const D = r`[\p{Script=Devanagari}]{1,20}`;
const HINDI: readonly Form[] = [
  form(
    'cue: label before the name',
    `(?:रोगी का नाम|मरीज का नाम|मरीज़ का नाम|ग्राहक का नाम|पिता का नाम|माता का नाम|पति का नाम|पत्नी का नाम|पूरा नाम|नाम|चिकित्सक|डॉक्टर)${SIGN}`,
    `${D}(?: ${D}){0,3}(?=[,;।\\n]| {2}|$)`,
  ),
  form('cue: title before the name', '(?:श्रीमती|श्री|सुश्री|कुमारी|डॉ\\.) ', `${D}(?: ${D}){0,2}(?=[,;।\\n(]|$)`, 0.75),
];

/** At a label there is nothing but the name up to the next mark. */
const EAST_ASIAN: readonly Form[] = [
  anywhere(
    'cue: label before the name',
    `(?:(?:患者|病人|客户|客戶|学生|學生|员工|員工|投保人|被保险人|联系人|法定代表人)?姓 ?名|患者|病人|主治医师|主治醫師|经治医师|医师|醫師|医生|联系人|聯絡人|收件人|签名|簽名|家属|监护人|承租人|出租人|甲方|乙方|证人|原告|被告)${SIGN}`,
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
    r`(?!必須|必要|任意|不明|不詳|匿名|空欄|非公開|以下|同上|上記|下記|次|未)\p{Script=Han}{2,5}(?:[ 　][\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー]{1,6}?)?(?=です|である|で、|と申|といい|、|。|$)`,
  ),
  anywhere(
    'cue: label before the name',
    `(?:(?:患者|契約者|被保険者|申請者|保護者|ご|お)?(?:氏 ?名|名前)|患者名|患者|患者様|主治医|担当医|担当者|担当|ご担当|医師|契約者|被保険者|受取人|保護者|フリガナ|ふりがな|署名)${SIGN}`,
    r`[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー]{1,6}[ 　]?[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー]{1,6}(?=[、。,;(（\n]|様| {2}|$)`,
  ),
  anywhere(
    'cue: label before the name',
    `(?:환자명|환자|성명|이름|성함|담당의|주치의|담당자|보호자|예금주|신청인|임차인|임대인|피보험자|계약자|증인|원고|피고|서명)${SIGN}`,
    r`\p{Script=Hangul}{2,4}(?![\p{Script=Hangul}])`,
  ),
];

/** Whom the papers of wards, courts and offices name without a mark between: `患者王小明`, `其妻李梅`. */
const CHINESE_ROLE =
  '患者|病人|患儿|产妇|其妻|其夫|其子|其女|其父|其母|妻子|丈夫|儿子|女儿|父亲|母亲|家属|监护人|主治医师|主任医师|副主任医师|住院医师|责任护士|护士|律师|审判长|审判员|法官|书记员|原告人?|被告人?|被害人|上诉人|被上诉人|证人|申请人|被申请人|申请执行人|被执行人|法定代表人|委托代理人|嫌疑人|犯罪嫌疑人';
/** What stands behind a name and begins the rest of the sentence. */
const GOES_ON =
  '[，。、；：,;.（(）)\\s\\n“”《]|$|[的在于於因和与與是被说說称稱住来來向对對同男女已未曾主诉訴入出自述经經现現今昨近既无無有伴前后後之系诊診接到去及等为為由将將从從提认認以也都就表陈陳陪不应應支承签簽委至拒至]';
const CHINESE_NAMES = anywhere(
  'cue: role before the name',
  `(?:${CHINESE_ROLE})`,
  `(?:(?:${CHINESE_COMPOUNDS})\\p{Script=Han}{1,2}|[${CHINESE_SURNAMES}](?:\\p{Script=Han}(?=${GOES_ON})|\\p{Script=Han}{2}))(?=${GOES_ON}|\\p{Script=Han})`,
  0.7,
);

/** Syllables of given names, first and last: `고혈압` and `신부전` have others. */
const KOREAN_FIRST =
  '가강건경광규근기길나남다대덕도동두라만명무문미민범병보봉상새서석선설성세소솔수숙순슬승시신아안애양여연영예오옥완용우욱원유윤은을의이인일자장재정점종주준중지진찬창채천철초춘충치태하한해향현형혜호홍화환효훈흥희';
const KOREAN_LAST =
  '결경구국권규균근기길나남덕란람련례룡리림만모미민배범복봉분빈산상서석선섭성솔수숙순슬식신실아안애연열엽영예오옥온완용우욱운웅원월유윤율익인일자재정종주준중지진찬창천철춘태표필하학한행향헌혁현형혜호홍화환훈휘희';
/** Whom Korean papers name behind a role: a surname, two syllables of a given name, and no noun of the ward. */
const KOREAN_NAMES = anywhere(
  'cue: role before the name',
  r`(?<!\p{Script=Hangul})(?:환자|보호자|피보험자|의뢰인|신청인|원고|피고인?|증인|고소인|피고소인|피해자|배우자|담당의|주치의|간호사|상담사|변호사|임차인|임대인|예금주) `,
  r`(?!이야기|이동기|한의원|정보|정상|정신|정기|안전|안내|안정|이송|이상|이름|이후|이전|이유|이용|이미|전원|전체|전화|전달|주소|주치|주의|주장|주로|주사|성명|성별|성인|신체|신분|신원|신청|진료|진단|진술|차트|조사|조치|유무|문의|방문|현재|손상|하지|고통|고객|의식|의견|의사|연락|연령|인원|임상|나이|남편|남자|여자|여부|동의|서명|성격|상태|유족|가족|기록|구두|관리|관련|권리|모두|모친|부친|부담|배우|변호|원고|피고|지원|지속|지금|채취|명의|명부|한명|선생|심문|심리|구분|제출|공동|양측|우측|좌측|수술|추가|추정|표시|허가|설명|설문|도착|마취|길이|반응|금일|옥외|육안|인계|인적|맹장|제대|모니)[${KOREAN_SURNAMES}][${KOREAN_FIRST}](?:[${KOREAN_LAST}]|은(?=[은이을의]))(?=(?:은|는|이|가|을|를|의|에게서?|께서?|와|과|도|에 대한|씨|님)?(?![\p{Script=Hangul}]))`,
  0.7,
);

const T = r`[\u0e01-\u0e3a\u0e40-\u0e4e]`;
const THAI: readonly Form[] = [
  anywhere(
    'cue: title before the name',
    r`(?:นางสาว|นาย|นาง|น\.ส\.|เด็กชาย|เด็กหญิง|ด\.ช\.|ด\.ญ\.|ดร\.|นพ\.|พญ\.|คุณ) ?`,
    r`${T}{2,20} ${T}{2,24}(?= |[,.()\n]|$)`,
    0.7,
  ),
  anywhere(
    'cue: label before the name',
    `(?:ชื่อ-นามสกุล|ชื่อ-สกุล|ชื่อผู้ป่วย|ผู้ป่วย|ชื่อ)${SIGN}`,
    r`${T}{2,20}(?: ${T}{2,24})?(?= |[,.()\n]|$)`,
  ),
];

/** The forms of a script, asked where the script is written. */
const BY_SCRIPT: readonly (readonly [script: RegExp, forms: readonly Form[]])[] = [
  [/\p{Script=Arabic}{2}/u, ARABIC],
  [/\p{Script=Hebrew}{2}/u, HEBREW],
  [/\p{Script=Devanagari}{2}/u, HINDI],
  [/\p{Script=Thai}{2}/u, THAI],
  [/[\p{Script=Han}\p{Script=Hangul}]/u, [...EAST_ASIAN, CHINESE_NAMES, KOREAN_NAMES]],
];
/** Without the punctuation that Latin texts have as well. */
const BEYOND_LATIN = /[\u0590-\u1fff\u3040-\uffdc]/;

/**
 * Names in scripts without capitals behind labels, titles and roles: Arabic, Hebrew, Devanagari, Thai, Chinese, Japanese and Korean. For
 * those with capitals see `alphabets.ts`.
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
