import { expect } from 'chai';
import { analyzedTexts } from './support/analyzed-texts.js';

/** A text with a title, rank or word of possession before a name, and the names. */
const NAMES: readonly (readonly [text: string, ...names: readonly string[]])[] = [
  ['Baroness Ottoline Kerr spoke.', 'Ottoline Kerr'],
  ['Countess Irene Vale wrote.', 'Irene Vale'],
  ['Seen by Garda Nóra Hickey today.', 'Nóra Hickey'],
  ['Cllrs Barnaby Whittle and Ann Moss objected.', 'Barnaby Whittle', 'Ann Moss'],
  ['Sor Inmaculada Ruiz abrió la puerta.', 'Inmaculada Ruiz'],
  ['Bearbeiterin Merve Aydın, Tel. 030 1234567', 'Merve Aydın'],
  ['Squadron Leader Tom Pike arrived.', 'Tom Pike'],
  ['Brigadier Lena Ortega arrived.', 'Lena Ortega'],
  ['Dean Martin sang.', 'Dean Martin'],
];

describe('titles before names', () => {
  const { found } = analyzedTexts();

  for (const [text, ...names] of NAMES)
    it(`are no part of the name: ${text}`, () => {
      const persons = found(text).filter((one) => one.startsWith('PERSON '));
      expect(persons).to.deep.equal(names.map((name) => `PERSON ${name}`));
    });
});
