import { expect } from 'chai';
import fc from 'fast-check';
import { areMet, Needs } from '../../core/detect/needs.js';
import { WordListBits } from '../../core/detect/word-list-bits.js';
import type { TextNeeds } from '../../core/index.js';

function meets(text: string, wanted: TextNeeds): boolean {
  const needs = new Needs();
  return areMet(needs.compile(wanted), needs.read(text));
}

describe('the bits of word lists', () => {
  it('are given one by one and several at once, 0 for a list that nobody registered', () => {
    const bits = new WordListBits(new Map(Object.entries({ 'a/one': 1, 'a/two': 2, 'a/three': 4 })));
    const asked = { one: 'a/one', three: 'a/three', none: 'a/none' };
    expect(bits.of('a/two')).to.equal(2);
    expect(bits.of('a/none')).to.equal(0);
    for (let time = 0; time < 2; time++) expect(bits.all(asked)).to.deep.equal({ one: 1, three: 4, none: 0 });
    expect(bits.all({ one: 'a/two' })).to.deep.equal({ one: 2 });
  });
});

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
    const needs = new Needs(lists);
    const asks = (bits: number, words: readonly string[]): boolean =>
      areMet(needs.compile({ words }), needs.read('ü'.repeat(300), bits));
    expect(asks(2, ['a/one', 'a/two'])).to.equal(true);
    expect(asks(2, ['a/one'])).to.equal(false);
    expect(asks(3, ['a/unknown'])).to.equal(false);
  });

  it('is met by characters beyond ASCII and by long texts, of which nothing is known', () => {
    expect(meets('ü', { holds: ['ab'] })).to.equal(true);
    expect(meets('ü', { holds: [''] })).to.equal(true);
    expect(meets('u', { holds: [''] })).to.equal(false);
    expect(meets('-'.repeat(300), { holds: ['ab'], digits: 5 })).to.equal(true);
  });

  it('keeps the needs of many recognizers apart, and lets those pass that are too many', () => {
    const needs = new Needs();
    const letters = Array.from({ length: 40 }, (_, i) => String.fromCharCode(0x41 + i));
    const compiled = letters.map((letter) => needs.compile({ holds: [letter, `${letter}0`] }));
    for (const [i, letter] of letters.entries()) {
      const met = compiled.map((one) => areMet(one, needs.read(letter)));
      expect(met[i]).to.equal(true);
      expect(met.filter((yes, other) => yes && other !== i && other < 32)).to.deep.equal([]);
    }
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
