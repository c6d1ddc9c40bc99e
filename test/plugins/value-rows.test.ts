import { expect } from 'chai';
import { Engine } from '../../core/index.js';
import contact from '../../plugins/detectors/contact/index.js';
import financial from '../../plugins/detectors/financial/index.js';
import nationalIds from '../../plugins/detectors/national-ids/index.js';
import temporal from '../../plugins/detectors/temporal/index.js';

describe('adjacent values in rows of plain text', () => {
  let engine: Engine;

  before(async () => {
    engine = await Engine.create({ plugins: [contact, financial, nationalIds, temporal], config: { plugins: [] } });
  });
  after(() => engine.close());

  const found = (text: string): string[] =>
    engine.analyze(text, { level: 2 }).findings.map(({ start, end }) => text.slice(start, end));

  /** What is left of a text without its findings. */
  const left = (text: string): string => {
    const findings = engine.analyze(text, { level: 2 }).findings;
    return [...findings].reverse().reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text);
  };

  const PHONES = ['(415) 555-0132', '415-555-0132', '415.555.0132', '415 555 0132', '+1 415 555 0132', '020 7946 0958'];

  for (const phone of PHONES) {
    it(`yield ${phone} before an amount`, () => {
      for (const row of [`${phone} $98.20`, `${phone} €98`, `a,${phone},$98`])
        expect(found(row), row).to.include(phone);
    });

    it(`yield ${phone} after other values`, () => {
      const before = ['619-20-7714', '02/19/1966', '$98.20', '98.20 €', 'J45.20', 'MRN 7730215', '4012 8888 8888 1881'];
      for (const value of before)
        for (const joint of [' ', '  ', ','])
          expect(left(`${value}${joint}${phone}`).endsWith(joint), value + joint).to.equal(true);
    });

    it(`yield ${phone} after another number`, () => {
      for (const other of ['+49 30 901820', '503-555-0177', '(503) 555-0177', '+44 20 7946 0123'])
        expect(left(`${other} ${phone}\n${other} ${phone}`), other).not.to.match(/\d/);
    });
  }

  it('yield the values of every row below titles', () => {
    const rows = ['619-20-7714 (415) 555-0132 $98.20', '417-33-9028 (212) 555-0188 $7.00'];
    expect(found(`SSN Phone Amount\n${rows.join('\n')}`)).to.include.members([
      '619-20-7714',
      '(415) 555-0132',
      '417-33-9028',
      '(212) 555-0188',
    ]);
  });

  it('yield cards between commas, and cards after digits that pass the check together with them', () => {
    expect(found('7,4012888888881881,020 7946 0958')).to.include('4012888888881881');
    expect(found('$98,4012 8888 8888 1881,17.04.1971')).to.include('4012 8888 8888 1881');
    // The last group of the first number and twelve digits of the card pass the check as well.
    expect(found('619-20-8714 4111 1111 1111 1111').at(-1)).to.equal('4111 1111 1111 1111');
  });

  it('keep decimals with a comma', () => {
    expect(found('0,4012888888881881')).to.deep.equal([]);
  });

  it('yield full dates after numbers', () => {
    for (const before of ['98.20', '3', '+49 30 901820', '02/19/66'])
      expect(left(`${before} Apr 17, 2019`), before).not.to.match(/Apr|17|2019/);
  });

  it('keep measurements with thousands', () => {
    for (const text of ['2,040.71  0.0152  0.4092', '3,035.87  0.0002', '4,423,511.68  0.0001  0.0942  0.0002'])
      expect(found(text), text).to.deep.equal([]);
  });

  it('keep digits at the end of a longer number, and amounts', () => {
    for (const text of ['12 415 555 0132', '1,415 555', '415 555 0132 $', '$ 415 555 0132'])
      expect(found(text), text).to.deep.equal([]);
  });
});
