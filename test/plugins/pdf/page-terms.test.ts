import { expect } from 'chai';
import { PageTerms } from '../../../plugins/formats/pdf/verify/page-terms.js';

function terms(...all: readonly string[]): PageTerms {
  const made = new PageTerms();
  for (const term of all) made.add(term);
  return made;
}

describe('pdf: terms removed from single pages', () => {
  it('finds a common word that the edited text of the page no longer contains', () => {
    const gone = terms('will', 'Anna Will');
    gone.keep(0, 'signed by ***, who saysthewill');
    const text = 'signed by ***, who says the will';
    expect(gone.find(0, text).map(({ start, end }) => text.slice(start, end))).to.deep.equal(['will']);
  });

  it('ignores a word that the edited text of the same page keeps', () => {
    const gone = terms('Will');
    gone.keep(0, 'Will you come?');
    gone.keep(1, 'You come.');
    expect(gone.find(0, 'Will you come?')).to.deep.equal([]);
    expect(gone.find(1, 'Will you come?')).to.deep.equal([{ start: 0, end: 4 }]);
  });

  it('compares whole words as written, whatever separates them', () => {
    const gone = terms('Will Smith');
    expect(gone.find(0, 'Will-Smith')).to.deep.equal([{ start: 0, end: 10 }]);
    expect(gone.find(0, 'will smith, Willsmith, Will Smiths')).to.deep.equal([]);
  });

  it('ignores halves of words broken at a line end if the edited text joins them', () => {
    const gone = terms('dev chai', 'pack chai', 'Dev chai');
    gone.keep(0, 'save --savedev chai, unpacked');
    expect(gone.find(0, 'save --save-\ndev chai, un-\r\npack chai-\nlike')).to.deep.equal([]);
    expect(gone.find(0, 'save --save-\nDev chai')).to.have.length(1);
    expect(gone.find(0, 'save --save\ndev chai')).to.have.length(1);
  });

  it('ignores terms that are too short', () => {
    expect(terms('12', 'MD').find(0, '12 MD')).to.deep.equal([]);
  });
});
