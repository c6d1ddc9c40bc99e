import { expect } from 'chai';
import { DeidError } from '../../core/index.js';
import { replaceTerms } from '../../core/transform/replace-terms.js';

const replace = (text: string, map: Record<string, string>): string => replaceTerms(text, map).text;

describe('replaceTerms', () => {
  it('replaces the longest original first, at word boundaries, in one pass', () => {
    expect(replace('Ann Lee and Ann, Anna', { Ann: 'Eve', 'Ann Lee': 'Ann' })).to.equal('Ann and Eve, Anna');
    expect(replace('a b', { a: 'b', b: 'a' })).to.equal('b a');
  });

  it('leaves everything else unchanged, and knows word boundaries beyond ASCII', () => {
    expect(replace('Zoë Zo 😀#x#', { Zo: 'N', '#x#': 'y' })).to.equal('Zoë N 😀y');
  });

  it('returns the replaced positions', () => {
    expect(replaceTerms('x Ann y', { Ann: 'Eve' }).edits).to.deep.equal([{ start: 2, end: 5, text: 'Eve' }]);
  });

  it('treats names of the object prototype as text, and refuses an empty original', () => {
    expect(replace('constructor toString', { nothing: 'x' })).to.equal('constructor toString');
    expect(() => replace('a', { '': 'x' })).to.throw(DeidError);
  });
});
