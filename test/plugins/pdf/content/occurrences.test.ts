import { expect } from 'chai';
import { LooseTerms } from '../../../../plugins/formats/pdf/content/occurrences.js';

const found = (text: string, ...terms: string[]): string[] =>
  new LooseTerms(terms).in(text).map(({ start, end }) => text.slice(start, end));

describe('pdf: terms are found with any blanks in the file', () => {
  it('finds terms with additional blanks, without their blanks, and across lines', () => {
    expect(found('I ns ur ance of AnnaMiller and Anna\nMiller', 'insurance', 'Anna Miller')).to.deep.equal([
      'I ns ur ance',
      'AnnaMiller',
      'Anna\nMiller',
    ]);
  });

  it('finds terms across hyphens between letters, not between digits', () => {
    expect(found('Mac-Donald, Smith Jones, 1-2', 'MacDonald', 'Smith-Jones', '12')).to.deep.equal([
      'Mac-Donald',
      'Smith Jones',
    ]);
  });

  it('finds whole words only', () => {
    expect(found('Annabel Hann ann', 'Ann')).to.deep.equal(['ann']);
  });

  it('returns the longest of overlapping terms', () => {
    expect(found('Anna Miller', 'Anna', 'Anna Miller', 'Miller')).to.deep.equal(['Anna Miller']);
  });

  it('finds terms of scripts without blanks within running text', () => {
    expect(found('本日山本\n花子さんが', '山本花子')).to.deep.equal(['山本\n花子']);
    expect(found('小森さん', '森')).to.deep.equal([]);
  });
});
