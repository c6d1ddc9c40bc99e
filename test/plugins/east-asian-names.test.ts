import { expect } from 'chai';
import { analyzedTexts } from './support/analyzed-texts.js';

/** A text, the type of its term, and the term. */
const FOUND: readonly (readonly [text: string, type: string, term: string])[] = [
  ['작성: 2024. 9. 3. 서울', 'DATE', '2024. 9. 3.'],
  ['2013.09 ~ 2016.08  근무', 'DATE', '2013.09'],
  ['2013.09 ~ 2016.08  근무', 'DATE', '2016.08'],
  ['2012.05—至今　销售', 'DATE', '2012.05'],
  ['지난 14일 입원했다', 'DATE', '지난 14일'],
  ['다음 달 6일에 뵙겠습니다', 'DATE', '다음 달 6일'],
  ['我下月8号去', 'DATE', '8号'],
  ['平成19年5月　入社', 'DATE', '平成19年5月'],
  ['23일 오전에 검사 예정', 'DATE', '23일'],
  ['옹수민 님께서 방문하셨습니다', 'PERSON', '옹수민'],
  ['황보준 원장님께', 'PERSON', '황보준'],
  ['복 기사님이 오셨다', 'PERSON', '복'],
  ['경 간호사가 확인함', 'PERSON', '경'],
  ['남궁 팀장님, 확인 부탁드립니다', 'PERSON', '남궁'],
  ['판사 황보영', 'PERSON', '황보영'],
  ['국민서 드림', 'PERSON', '국민서'],
  ['보호자　　옹기재 (부)　', 'PERSON', '옹기재'],
  ['보낸 사람: 탁민서 <mt@firma.kr>', 'PERSON', '탁민서'],
  ['患者柏秀芳女士复诊', 'PERSON', '柏秀芳'],
  ['请麻烦凌师傅上门', 'PERSON', '凌'],
  ['祝建民 主任医师', 'PERSON', '祝建民'],
  ['7床 柏建军 男 六十岁', 'PERSON', '柏建军'],
  ['审判员　柏雅芬', 'PERSON', '柏雅芬'],
  ['姓　　名：柏素珍　　性别：女', 'PERSON', '柏素珍'],
  ['开票人：凌斌', 'PERSON', '凌斌'],
  ['佐野係長に連絡済み', 'PERSON', '佐野'],
  ['裁判官　森 正子', 'PERSON', '森 正子'],
  ['連絡先　白石　春子（妻）', 'PERSON', '白石　春子'],
  ['氏　　名：白石　慎吾　　性別：男', 'PERSON', '白石　慎吾'],
  ['起票者：白石 菜々（m-sh）', 'PERSON', '白石 菜々'],
  ['会议由柏海涛主持，大家发言。', 'PERSON', '柏海涛'],
  ['参加的有凌静、祝文斌和家长。', 'PERSON', '凌静'],
  ['记者祝雪梅报道', 'PERSON', '祝雪梅'],
  ['小凌，报表发我一下。', 'PERSON', '凌'],
  ['明日は佐野 恵子が担当します。', 'PERSON', '佐野 恵子'],
  ['会には佐野も参加します。', 'PERSON', '佐野'],
  ['無職白石 茂の証言がある。', 'PERSON', '白石 茂'],
  ['妻の由美と暮らしている。', 'PERSON', '由美'],
];

/** Words that are no persons. */
const NO_PERSON = [
  '신경과 과장님께 전달함',
  '이 기사는 어제 나왔다',
  '차장님께 보고함',
  '경기도 가평군 청평면',
  '이사장님 인사 말씀',
  '墨西哥人很多',
  '项目经理和客户经理',
  '班主任很忙',
  '外交部長訪問',
  '营业部长と課長の会議',
  '安全和高中教育都很好，请关心农民。',
  '老师说小时工很忙。',
  '平野は広く、山口は遠い。',
  '湯山の温泉、国会議員と養護教諭。',
  '温泉是南京的资源，还有纪念品。',
  '동양권에도 상이한 전통이 있고 상품이 시장에서 팔린다.',
  '妻の実家は遠い。',
  '필요한 설정은 소유주가 지정한다.',
  '상담원: 안녕하세요.\n고객: 네.\n상담원: 무엇을 도와드릴까요?\n고객: 해지요.\n',
];

/** Words of which many are names by their form: found where the caller prefers false findings to missed ones. */
const AT_LEVEL_3: readonly (readonly [text: string, term: string])[] = [
  ['탁영숙과 옹지훈이 참석했다.', '탁영숙'],
  ['안녕하세요, 국서연입니다.', '국서연'],
];

/** A text, and a part of a name that it mentions again. */
const AGAIN: readonly (readonly [text: string, term: string])[] = [
  ['보호자: 옹희진\n희진 씨와 통화함', '희진'],
  ['收件人: 柏佳慧\n佳慧，你好', '佳慧'],
  ['白石 美咲様\n美咲ちゃんは元気', '美咲'],
];

describe('names and dates in Korean, Chinese and Japanese', () => {
  const { found } = analyzedTexts();

  for (const [text, type, term] of FOUND)
    it(`finds ${type} in: ${text}`, () => {
      expect(found(text)).to.include(`${type} ${term}`);
    });

  for (const [text, term] of AT_LEVEL_3)
    it(`finds a person at level 3 in: ${text}`, () => {
      expect(found(text, 3)).to.include(`PERSON ${term}`);
    });

  for (const text of NO_PERSON)
    it(`finds no person in: ${text}`, () => {
      expect(found(text).filter((one) => one.startsWith('PERSON '))).to.deep.equal([]);
    });

  for (const [text, term] of AGAIN)
    it(`finds a given name again in: ${text}`, () => {
      expect(found(text)).to.include(`PERSON ${term}`);
    });
});
