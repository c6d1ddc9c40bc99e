import { expect } from 'chai';
import fc from 'fast-check';
import { compileNeeds, TextFacts } from '../../core/detect/needs.js';

const meets = (text: string, needs: Parameters<typeof compileNeeds>[0]): boolean =>
  new TextFacts(text).meet(compileNeeds(needs));

describe('what a recognizer needs', () => {
  it('is met by a text that holds it', () => {
    expect(meets('call 12', { digits: 2 })).to.equal(true);
    expect(meets('call 1', { digits: 2 })).to.equal(false);
    expect(meets('a@b', { holds: ['@%'] })).to.equal(true);
    expect(meets('a%b', { holds: ['@%', 'ab'] })).to.equal(true);
    expect(meets('a b', { holds: ['@%'] })).to.equal(false);
    expect(meets('@', { holds: ['@', 'ab'] })).to.equal(false);
    expect(meets('', {})).to.equal(true);
  });

  it('is met by a word of one of its lists, whatever else the text holds', () => {
    const lists = new Map([
      ['a/one', 1],
      ['a/two', 2],
    ]);
    const asks = (bits: number, words: readonly string[]): boolean =>
      new TextFacts('ü'.repeat(300), bits).meet(compileNeeds({ words }, lists));
    expect(asks(2, ['a/one', 'a/two'])).to.equal(true);
    expect(asks(2, ['a/one'])).to.equal(false);
    expect(asks(3, ['a/unknown'])).to.equal(false);
  });

  it('is met by characters beyond ASCII and by long texts, of which nothing is known', () => {
    expect(meets('ü', { holds: ['ab'] })).to.equal(true);
    expect(meets('-'.repeat(300), { holds: ['ab'], digits: 5 })).to.equal(true);
  });

  it('agrees with a search for the characters', () => {
    const ascii = fc.string({ maxLength: 30 });
    fc.assert(
      fc.property(ascii, fc.array(fc.string({ minLength: 1, maxLength: 4 }), { maxLength: 3 }), (text, holds) => {
        const expected = holds.every((set) => [...set].some((character) => text.includes(character)));
        expect(meets(text, { holds })).to.equal(expected);
      }),
    );
  });
});
