import { expect } from 'chai';
import { DeidError } from '../../core/index.js';
import { replaceTerms } from '../../core/transform/replace-terms.js';

const replace = (text: string, map: Record<string, string>): string => replaceTerms(text, map).text;

describe('replaceTerms', () => {
  it('takes the longest original first, at word boundaries, in one pass', () => {
    expect(replace('Ann Lee and Ann, Anna', { Ann: 'Eve', 'Ann Lee': 'Ann' })).to.equal('Ann and Eve, Anna');
    expect(replace('a b', { a: 'b', b: 'a' })).to.equal('b a');
  });

  it('keeps everything else as it is, and knows boundaries beyond ASCII', () => {
    expect(replace('Zoë Zo 😀#x#', { Zo: 'N', '#x#': 'y' })).to.equal('Zoë N 😀y');
  });

  it('says where it replaced', () => {
    expect(replaceTerms('x Ann y', { Ann: 'Eve' }).edits).to.deep.equal([{ start: 2, end: 5, text: 'Eve' }]);
  });

  it('is not fooled by names of the object prototype, and refuses an empty original', () => {
    expect(replace('constructor toString', { nothing: 'x' })).to.equal('constructor toString');
    expect(() => replace('a', { '': 'x' })).to.throw(DeidError);
  });
});
