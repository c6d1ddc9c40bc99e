import { expect } from 'chai';
import fc from 'fast-check';
import { definePlugin, Engine } from '../../core/index.js';
import { InsideTerms, mayStandInside, SoughtTerms } from '../../kit/index.js';

describe('terms of scripts without blanks', () => {
  const found = (text: string, ...terms: readonly string[]): string[] => {
    const inside = new InsideTerms<string>();
    for (const term of terms) inside.add(term, false, term);
    return inside.find(text).map(({ start, end }) => text.slice(start, end));
  };

  it('are found within runs of letters, across line breaks and blanks', () => {
    expect(found('本日松本健吾さんが来院', '松本健吾')).to.deep.equal(['松本健吾']);
    expect(found('本日松本\n健吾さん', '松本健吾')).to.deep.equal(['松本\n健吾']);
    expect(found('本日松本健吾さん', '松本 健吾')).to.deep.equal(['松本健吾']);
    expect(found('在东方Tower楼', '东方tower')).to.deep.equal(['东方Tower']);
    expect(found('วันนี้สมชายมาตรวจ', 'สมชาย')).to.deep.equal(['สมชาย']);
  });

  it('are not found where neighbouring letters make them other words', () => {
    // One ideograph, Hangul in the middle of a word, Katakana in a longer one, Latin in any.
    expect(found('日本人', '本')).to.deep.equal([]);
    expect(found('다남궁혜', '남궁혜')).to.deep.equal([]);
    expect(found('アリスト', 'アリス')).to.deep.equal([]);
    expect(found('XTower東京', 'Tower東京')).to.deep.equal([]);
    expect(found('สมชายี', 'สมชาย')).to.deep.equal([]);
    expect(mayStandInside('Smith')).to.equal(false);
  });

  it('are found with attached Korean particles, but not in longer words', () => {
    expect(found('남궁혜에게서 왔다', '남궁혜')).to.deep.equal(['남궁혜']);
    expect(found('남궁혜가나다라마바사', '남궁혜')).to.deep.equal([]);
  });

  it('belong to every rule that contains them, with exact case where it counts', () => {
    const inside = new InsideTerms<number>();
    inside.add('東方Tower', false, 1);
    const forget = inside.add('東方Tower', false, 2);
    inside.add('東方TOWER', true, 3);
    const values = (text: string): number[] => inside.find(text).map(({ value }) => value);
    expect(values('昨日東方Towerに')).to.deep.equal([1, 2]);
    expect(values('昨日東方TOWERに')).to.deep.equal([1, 2, 3]);
    forget?.();
    expect(values('昨日東方Towerに')).to.deep.equal([1]);
  });

  it('are found across a line break, but not across a blank, if they have two letters', () => {
    expect(found('昨日李\n梅来了', '李梅')).to.deep.equal(['李\n梅']);
    expect(found('登山 本日', '山本')).to.deep.equal([]);
  });

  it('are all found in a text that is a concatenation of them', () => {
    const terms = ['松本健吾', '吴雪松', '渡辺はるか'];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...terms, '、は', '本日の')), (parts) => {
        const wanted = parts.filter((part) => terms.includes(part));
        expect(found(parts.join(''), ...terms)).to.deep.equal(wanted);
      }),
    );
  });

  it('may be terms of dictionaries', async () => {
    const plugin = definePlugin({
      name: 'cast',
      description: 'Two people.',
      register: (registry) =>
        registry.recognizer({
          name: 'cast/people',
          types: ['PERSON'],
          dictionary: [{ type: 'PERSON', terms: ['松本健吾', 'Ada'], score: 0.9 }],
        }),
    });
    await using engine = await Engine.create({ plugins: [plugin] });
    const text = '昨日松本健吾は Ada に、Adana で会った';
    const names = engine.analyze(text).findings.map(({ start, end }) => text.slice(start, end));
    expect(names).to.deep.equal(['松本健吾', 'Ada']);
    expect(engine.replaceTerms(text, { 松本健吾: '佐藤', Ada: 'Eva' }).text).to.equal(
      '昨日佐藤は Eva に、Adana で会った',
    );
  });

  it('are searched for in all parts of a file, and removed with the others', () => {
    const sought = new SoughtTerms();
    sought.add('松本健吾', 'PERSON');
    const [place] = sought.find('図1 松本健吾の予定');
    expect(place).to.include({ start: 3, end: 7, type: 'PERSON' });
    sought.forgetIn('松本健吾');
    expect(sought.find('図1 松本健吾の予定')).to.deep.equal([]);
  });
});
