import { expect } from 'chai';
import fc from 'fast-check';
import { areMet, Needs } from '../../core/detect/needs.js';
import type { TextNeeds } from '../../core/index.js';
import { Units } from '../../core/scan/units.js';

function meets(text: string, wanted: TextNeeds): boolean {
  const needs = new Needs();
  return areMet(needs.compile(wanted), needs.read(new Units().of(text), text.length));
}

describe('the needs of a recognizer', () => {
  it('are met by a text that contains the required characters', () => {
    expect(meets('call 12', { digits: 2 })).to.equal(true);
    expect(meets('call 1', { digits: 2 })).to.equal(false);
    expect(meets('a@b', { holds: ['@%'] })).to.equal(true);
    expect(meets('a%b', { holds: ['@%', 'ab'] })).to.equal(true);
    expect(meets('a b', { holds: ['@%'] })).to.equal(false);
    expect(meets('@', { holds: ['@', 'ab'] })).to.equal(false);
    expect(meets('', {})).to.equal(true);
  });

  it('are met by a word of one of its lists, whatever else the text contains', () => {
    const lists = new Map([
      ['a/one', 0],
      ['a/two', 70],
    ]);
    const needs = new Needs(lists, [[], [0], [70], [0, 70]]);
    const asks = (sets: readonly number[], words: readonly string[]): boolean =>
      areMet(needs.compile({ words }), needs.read(new Units().of('ü'.repeat(300)), 300, sets));
    expect(asks([2], ['a/one', 'a/two'])).to.equal(true);
    expect(asks([2], ['a/one'])).to.equal(false);
    expect(asks([1, 3], ['a/two'])).to.equal(true);
    expect(asks([], ['a/one'])).to.equal(false);
    expect(asks([1, 2, 3], ['a/unknown'])).to.equal(false);
  });

  it('are met by any character beyond ASCII', () => {
    expect(meets('ü', { holds: ['ab'] })).to.equal(true);
    expect(meets(`${'-'.repeat(300)}ü`, { holds: ['ab'] })).to.equal(true);
    expect(meets(`${'-'.repeat(300)}ü`, { digits: 5 })).to.equal(false);
  });

  it('are met by letters of other scripts, and not by Latin letters, signs or quotation marks', () => {
    for (const text of ['Анна', 'Νίκη', 'מרים', '王芳', '박순자', 'a 田', '\u{20000}'])
      expect(meets(text, { beyondLatin: true }), text).to.equal(true);
    for (const text of ['', 'Anna', 'Müller, Łódź', '“quoted” – 5 €'])
      expect(meets(text, { beyondLatin: true }), text).to.equal(false);
  });

  it('are checked in texts of any length', () => {
    for (const size of [3, 255, 256, 3000, 40_000]) {
      const text = '-'.repeat(size);
      expect(meets(text, { holds: ['ab'] }), `${size}`).to.equal(false);
      expect(meets(`${text}b`, { holds: ['ab'] }), `${size}`).to.equal(true);
      expect(meets(`1${text}2`, { digits: 2 }), `${size}`).to.equal(true);
      expect(meets(`1${text}2`, { digits: 3 }), `${size}`).to.equal(false);
    }
  });

  it('are kept apart for many recognizers, and count as met if there are too many', () => {
    const needs = new Needs();
    const letters = Array.from({ length: 40 }, (_, i) => String.fromCharCode(0x41 + i));
    const compiled = letters.map((letter) => needs.compile({ holds: [letter, `${letter}0`] }));
    for (const [i, letter] of letters.entries()) {
      const met = compiled.map((one) => areMet(one, needs.read(new Units().of(letter), 1)));
      expect(met[i]).to.equal(true);
      expect(met.filter((yes, other) => yes && other !== i && other < 32)).to.deep.equal([]);
    }
  });

  it('agree with a direct search for the characters', () => {
    const ascii = fc.string({ maxLength: 300 });
    fc.assert(
      fc.property(ascii, fc.array(fc.string({ minLength: 1, maxLength: 4 }), { maxLength: 3 }), (text, holds) => {
        const expected = holds.every((set) => [...set].some((character) => text.includes(character)));
        expect(meets(text, { holds })).to.equal(expected);
      }),
    );
  });
});
