import { expect } from 'chai';
import fc from 'fast-check';
import { isDeidError } from '../../core/index.js';
import { createEngine, deidentifyFile, type Engine, readTable, riskOf, writeTable } from '../../lib/index.js';

const plugins = ['transformers', 'surrogates', 'policies', 'contact', 'temporal', 'locations', 'csv'].map((name) => ({
  use: `deidkit/plugins/${name}`,
}));
const COLUMNS = ['Age', 'Birth Date', 'Email', 'Diagnosis'];

describe('who can still be told apart in a new csv', () => {
  let engine: Engine;
  before(async () => {
    engine = await createEngine({ plugins });
  });
  after(() => engine.close());

  const run = (csv: string, risk: object, extension = 'csv') =>
    deidentifyFile(engine, Buffer.from(csv), 'bytes', { extension, mode: 'HIPAA', adapterOptions: { risk } });
  const codeOf = (work: Promise<unknown>): Promise<unknown> =>
    work.then(
      () => 'done',
      (error: unknown) => (isDeidError(error) ? error.code : error),
    );

  const row = fc.tuple(
    fc.constantFrom('34', '35', '91', '97', ''),
    fc.constantFrom('1980-03-14', '1980-11-02', '1975-01-01', 'unknown'),
    fc.constantFrom('ann@example.com', 'bo@example.com', ''),
    fc.constantFrom('gout', 'asthma', 'a "rare", one'),
  );

  it('is counted as in the new file, and min_k never leaves a class below k', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(row, { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 1, max: 4 }),
        async (rows, minK) => {
          const csv = writeTable({ columns: COLUMNS, rows });
          const risk = { quasi: ['age', '2', 'Email'], sensitive: ['diagnosis'] };
          const { bytes, format } = await run(csv, risk);
          const made = riskOf(readTable(Buffer.from(bytes).toString()), { quasi: [0, 1, 2], sensitive: [3] });
          expect(format.risk).to.deep.equal({ ...made, quasi: [1, 2, 3], sensitive: [4] });
          const expected = made.rows > 0 && made.k < minK ? 'class_too_small' : 'done';
          expect(await codeOf(run(csv, { ...risk, minK }))).to.equal(expected);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('takes the quasi-identifiers that titles show, and the new values: ages over 89 are one class', async () => {
    const csv = 'Age,Sex,Note\n91,F,x\n97,F,y\n34,F,z\n34,F,x\n';
    const { format } = await run(csv, {});
    expect(format.risk).to.deep.equal({
      rows: 4,
      classes: 2,
      k: 2,
      unique: 0,
      l: null,
      distinct: [2, 1],
      quasi: [1, 2],
      sensitive: [],
    });
  });

  it('is refused for columns that the table lacks, and in formats that would not count', async () => {
    const csv = 'Note,Other\nx,y\n';
    for (const risk of [{}, { quasi: ['age'] }, { quasi: ['3'] }, { quasi: ['note'], sensitive: ['0'] }])
      expect(await codeOf(run(csv, risk)), JSON.stringify(risk)).to.equal('validation_failed');
    expect(await codeOf(run(csv, { quasi: ['note'], minK: 1 }))).to.equal('done');
    expect(await codeOf(run(csv, { minK: 0 }))).to.equal('validation_failed');
    await using other = await createEngine({ plugins: [...plugins, { use: 'deidkit/plugins/txt' }] });
    const asText = deidentifyFile(other, Buffer.from(csv), 'bytes', {
      extension: 'txt',
      mode: 'HIPAA',
      adapterOptions: { risk: { quasi: ['note'], minK: 5 } },
    });
    expect(await codeOf(asText)).to.equal('validation_failed');
  });

  it('has nothing to refuse in a table without rows', async () => {
    for (const csv of ['', 'Age,Sex\n'])
      expect(await codeOf(run(csv, { quasi: ['age'], minK: 5 })), csv).to.equal('done');
  });

  it('makes a table coarser instead where it is asked to: no class below k, nothing else changed, l not lower', async () => {
    const separators = fc.constantFrom('\n', '\r\n');
    await fc.assert(
      fc.asyncProperty(
        fc.array(row, { minLength: 1, maxLength: 14 }),
        fc.integer({ min: 1, max: 5 }),
        separators,
        fc.constantFrom('', 'sep=,\n'),
        async (rows, minK, end, prefix) => {
          const csv = prefix + writeTable({ columns: COLUMNS, rows }).replaceAll('\n', end);
          const risk = { quasi: ['age', '2', 'Email'], sensitive: ['diagnosis'] };
          const plain = await run(csv, risk);
          const asked = run(csv, { ...risk, minK, onBelow: 'generalise' });
          if (rows.length < minK) {
            expect(await codeOf(asked)).to.equal('too_few_rows');
            return;
          }
          const { bytes, format } = await asked;
          const table = (text: Uint8Array) => readTable(Buffer.from(text).toString().slice(prefix.length));
          const [before, after] = [table(plain.bytes), table(bytes)];
          const made = riskOf(after, { quasi: [0, 1, 2], sensitive: [3] });
          const old = riskOf(before, { quasi: [0, 1, 2], sensitive: [3] });
          expect(made.k).to.be.at.least(minK);
          expect(made.l).to.be.at.least(old.l ?? 0);
          expect(format.risk).to.deep.include({ ...made, quasi: [1, 2, 3], sensitive: [4] });
          expect(after.rows.map((cells) => cells[3])).to.deep.equal(before.rows.map((cells) => cells[3]));
          if (old.k >= minK) expect(Buffer.from(bytes).equals(Buffer.from(plain.bytes))).to.equal(true);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('keeps quotes, encodings and rows of other lengths while it makes a table coarser', async () => {
    const body = Array.from({ length: 8 }, (_, i) => `"${30 + i}";6031${i % 4};M\u00fcnchen "${i}"`);
    const csv = Buffer.from(['Age;Zip;Note', ...body, ''].join('\n'), 'latin1');
    const { bytes } = await deidentifyFile(engine, csv, 'bytes', {
      extension: 'csv',
      mode: 'MASKED',
      adapterOptions: {
        columns: { Age: 'keep', Zip: 'keep', Note: 'keep' },
        risk: { quasi: ['age', 'zip'], minK: 8, onBelow: 'generalise' },
      },
    });
    const lines = Buffer.from(bytes).toString('latin1').split('\n');
    expect(lines).to.have.length(10);
    expect(new Set(lines.slice(1, 9).map((line) => line.split(';').slice(0, 2).join(';')))).to.have.property('size', 1);
    expect(lines[1]).to.match(/^"[^"]+";[^;]+;M\u00fcnchen "0"$/);
  });
});
