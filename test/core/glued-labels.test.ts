import { expect } from 'chai';
import fc from 'fast-check';
import { createEngine, type Engine } from '../../lib/index.js';

const NUMBERS: readonly (readonly [label: string, number: string])[] = [
  ['SSN', '219099981'],
  ['ssn', '219-09-9981'],
  ['Acct', '447122903811'],
  ['DOB', '03141962'],
  ['Passport', 'X1234567'],
  ['IBAN', 'DE89370400440532013000'],
  ['VIN', '1HGCM82633A004352'],
  ['card', '4012888888881881'],
  ['NPI', '1234567893'],
];

describe('a number directly behind its label', () => {
  let engine: Engine;
  before(async () => {
    engine = await createEngine();
  });
  after(() => engine.close());
  const redacted = (text: string): string => engine.deidentify(text, { mode: 'REDACT' }).outputs[0]?.text ?? text;

  it('is found like one with a blank between, whatever stands around it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...NUMBERS),
        fc.constantFrom('', 'Seen: ', 'scan_', '(', '"'),
        fc.constantFrom('', '.', '.pdf', ' was read', ')'),
        ([label, number], before, behind) => {
          const text = `${before}${label}${number}${behind}`;
          expect(redacted(text), text).not.to.include(number);
        },
      ),
    );
  });

  it('is not seen in words of letters and digits without a label', () => {
    for (const text of ['model123456', 'covid190000', 'a1b2c3d4e5f6', 'build20241187', 'utf8mb4general'])
      expect(redacted(text), text).to.equal(text);
  });

  it('is found behind an underscore', () => {
    for (const number of ['4012888888881881', '219-09-9981']) expect(redacted(`_${number}`)).not.to.include(number);
  });

  it('does not begin within a word that ends in no label', () => {
    const text = 'the nic5823146597 of';
    const cut = engine.analyze(text, { level: 3 }).findings.filter(({ start }) => start > 4 && start < 7);
    expect(cut).to.deep.equal([]);
  });
});
