import { expect } from 'chai';
import { ForeseenTerms } from '../../core/transform/foreseen-terms.js';

describe('terms announced for later parts of a file', () => {
  const has = (text: string, substitute: string): boolean => {
    const terms = new ForeseenTerms();
    terms.note(text);
    return terms.has(substitute);
  };

  const held: readonly (readonly [text: string, substitute: string])[] = [
    ['7,Mary Jones,+1 (415) 555-0132,x', '415-555-0132'],
    ['7,Mary Jones,415.555.0132', '(415) 555-0132'],
    ['to <Mary.Jones@example.com>;', 'mary.jones@example.com'],
    ['case A-48213;next', 'a-48213'],
    ['by Ana María López García today', 'María López'],
    ['by Ana María López García today', 'Ana María López'],
    ["Pat O'Neil-Smith", "pat o'neil-smith"],
    ['Rossellini called', 'Rossellini'],
  ];
  for (const [text, substitute] of held)
    it(`include ${substitute} for ${text}`, () => expect(has(text, substitute)).to.equal(true));

  const free: readonly (readonly [text: string, substitute: string])[] = [
    ['12 34 56', '12 34 56'],
    ['415 555    0132', '415-555-0132'],
    ['Ana called', 'Ana'],
    ['Ana, López', 'Ana López'],
    ['mary jones', 'Mary Jones'],
    ['A-48213', 'A-48214'],
  ];
  for (const [text, substitute] of free)
    it(`do not include ${substitute} for ${text}`, () => expect(has(text, substitute)).to.equal(false));
});
