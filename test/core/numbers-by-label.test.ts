import { expect } from 'chai';
import type { Engine } from '../../core/index.js';
import { createEngine } from '../../lib/index.js';

/** Numbers of no form of their own, behind a label that says what they are. */
const LABELLED: readonly (readonly [text: string, number: string, type: string])[] = [
  ['Settled from checking account KB-512-80034 today.', 'KB-512-80034', 'BANK_ACCOUNT'],
  ['Kontonummer: KB-512-80034', 'KB-512-80034', 'BANK_ACCOUNT'],
  ['Nº de cuenta: KB-512-80034', 'KB-512-80034', 'BANK_ACCOUNT'],
  ['The chart 00731946 was requested.', '00731946', 'MEDICAL_RECORD_NUMBER'],
  ['chart KT-73194 was requested', 'KT-73194', 'MEDICAL_RECORD_NUMBER'],
  ['My account number there is KB-512-80034.', 'KB-512-80034', 'BANK_ACCOUNT'],
  ['Closed the joint account (no. KB-512-80034) today.', 'KB-512-80034', 'BANK_ACCOUNT'],
  ['the account with the number 80034512 was closed', '80034512', 'BANK_ACCOUNT'],
];

describe('a number of which only its label says what it is', () => {
  let engine: Engine;
  before(async () => {
    engine = await createEngine();
  });
  after(() => engine.close());

  for (const [text, number, type] of LABELLED)
    it(`has the type of the label: ${type} in '${text}'`, () => {
      const found = engine.analyze(text, { entities: [type] }).findings;
      expect(found.map(({ start, end }) => text.slice(start, end))).to.deep.equal([number]);
    });

  it('has the type of its first mention where a later one is a mere number', () => {
    const text = 'Kontonummer: KB-512-80034. Reference ID KB-512-80034 was quoted.';
    const found = engine.analyze(text, { entities: ['BANK_ACCOUNT'] }).findings;
    expect(found.map(({ start }) => start)).to.deep.equal([13, 40]);
  });

  it('stays a number where the word before it names no kind of number', () => {
    const text = 'The delegate ID 48120973 came.';
    const found = engine.analyze(text).findings.filter(({ start }) => text.startsWith('48120973', start));
    expect(found.map(({ type }) => type)).to.deep.equal(['ID_NUMBER']);
  });
});
