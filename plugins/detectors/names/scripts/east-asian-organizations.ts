import type { CodeRecognizer, Match } from '../../../../core/index.js';

const r = String.raw;
const HAN = r`[\p{Script=Han}]`;
/** Letters of a Japanese name: Hiragana would be the sentence. */
const NAME = r`[\p{Script=Han}\p{Script=Katakana}ーA-Za-z]`;
const SCORES = { legal: 0.8, kind: 0.65 } as const;

/** An expression for an organisation, and what in it is the sentence or says nothing. */
interface Form {
  readonly expression: RegExp;
  readonly score: number;
  /** Whether the text must have Hiragana, which Japanese has and Chinese has not; either will do where it is left out. */
  readonly kana?: boolean;
  /** Stands before the name in the same run of letters, up to its last occurrence. */
  readonly lead?: RegExp;
  /** All of these before or behind the telling part name none. */
  readonly general: RegExp;
}

/** What a Chinese sentence has before a name; a name holds none of it. */
const CHINESE_LEAD =
  /^.*(?:就职于|任职于|供职于|毕业于|就读于|入职|转入|转至|转到|送往|送至|前往|来到|收入|住进|住院于|现在|在|去了|到了|去|至|被|由|是|从|转诊|转院)/u;
const CHINESE_GENERAL =
  /^(?:[本该我贵某其各这那此每多两几外一二三甲乙全国县市省区乡镇]|这[家所间]|那[家所间]|[一某各][家所间个]|当地|附近|大型|综合|公立|私立|民营|人民|专科|上级|社区|地方|国有|商业|中央|开户|其他|其它|基层|附属|我们|他们|你们|责任|股份|老年|重点|著名|国内|国外|外地|成立|设立|注册|上述|该|医学院|职业|综合性|普通|名牌|考上|考入|读|上|念|住|入|出|转|送)*$/u;
const JAPANESE_LEAD =
  /^(?:昨日|本日|今日|明日|昨年|今年|先日|翌日|同日|午前|午後|現在|当時|以前|勤務先|紹介元|前医|所属)+/u;
const JAPANESE_GENERAL =
  /^(?:[当同本各他前某両新旧名県市国都]|総合|市立|国立|県立|都立|町立|公立|私立|大学|中央|都市|地方|救急|精神|動物|専門|基幹|協力|近隣|一般|連携|紹介元|紹介先|勤務先|複数|民間|女子|短期|附属|付属|個人|開業|商業|国際|世界|各種|中小|大手|東証|一部|二部|非上場|上場|設立|法人)*$/u;
const KOREAN_GENERAL =
  /^(?:[본타이그저각]|종합|상급|대학|대학교|동네|요양|한방|전문|개인|응급|정신|동물|협력|다른|중앙|지방|시중|거래|주거래|상업|국립|시립|사립|공립|여자|인근|근처|우리|해당|거점|지역|일반|한|여러|어느|같은|모든)*$/u;

const FORMS: readonly Form[] = [
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
      general: /^(?:설립|법인|형태|대표|임원|등기|에서|에게|에는|에도|으로|이다|이며|입니다|라는|처럼|[의는가를이])/u,
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

/** Asked of each text first, so without the tables of scripts. */
const EAST_ASIAN = /[\u3400-\u9fff\uac00-\ud7a3]/;

/** Companies, hospitals, banks and universities by the word that says what they are: `三菱商事株式会社`, `서울아산병원`. */
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
