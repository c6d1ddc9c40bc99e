import { expect } from 'chai';
import { SoughtTerms } from '../../kit/index.js';

describe('terms searched for in the rest of a document', () => {
  const found = (text: string, ...terms: readonly (readonly [text: string, type: string])[]): string[] => {
    const sought = new SoughtTerms();
    sought.learn('asked jdoe42 in room b12');
    for (const [term, type] of terms) sought.add(term, type);
    return sought.find(text).map(({ start, end }) => text.slice(start, end));
  };

  it('may be single words with digits, which rarely occur by chance, in any case', () => {
    expect(found('from JDOE42, for Unit7', ['jdoe42', 'USERNAME'])).to.deep.equal(['JDOE42']);
  });

  it('are neither short codes nor mere times and quantities', () => {
    expect(found('FY13, room b12, 12kg', ['FY13', 'ORGANIZATION'], ['b12', 'USERNAME'])).to.deep.equal([]);
    expect(found('in May2026', ['May2026', 'TIME'])).to.deep.equal([]);
  });

  it('are found within running text of scripts without blanks', () => {
    expect(found('昨日は山本花子が来た', ['山本花子', 'PERSON'])).to.deep.equal(['山本花子']);
    expect(found('박민수가 왔다', ['박민수', 'PERSON'])).to.deep.equal(['박민수']);
    expect(found('山本\n花子が', ['山本花子', 'PERSON'])).to.deep.equal(['山本\n花子']);
    expect(found('昨日李梅来了', ['李梅', 'PERSON'])).to.deep.equal(['李梅']);
  });

  it('are no longer found there after they are removed', () => {
    const sought = new SoughtTerms();
    sought.add('山本花子', 'PERSON');
    sought.forgetIn('これは山本花子です');
    expect(sought.find('昨日山本花子が')).to.deep.equal([]);
  });

  it('are found in other Unicode compositions, also within words', () => {
    const PAIRS = [
      ['홍길동', '고객 홍길동은 왔다'.normalize('NFD'), '홍길동'],
      ['神田太郎', '私は\uFA19田太郎です', '\uFA19田太郎'],
      ['ガガ丸太郎', 'は ガガ丸太郎です'.normalize('NFD'), 'ガガ丸太郎'],
      ['José Ibáñez', 'about José Ibáñez.'.normalize('NFD'), 'José Ibáñez'],
    ] as const;
    for (const [term, text, expected] of PAIRS) {
      const terms = new SoughtTerms();
      terms.add(term, 'PERSON');
      const found = terms.find(text).map(({ start, end }) => text.slice(start, end));
      expect(
        found.map((one) => one.normalize('NFC')),
        term,
      ).to.deep.equal([expected.normalize('NFC')]);
    }
  });
});
