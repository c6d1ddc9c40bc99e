import { expect } from 'chai';
import { createEngine, deidentifyFile, type Engine } from '../../lib/index.js';

describe('text in a file of rows', () => {
  let engine: Engine;
  before(async () => {
    engine = await createEngine();
  });
  after(() => engine.close());

  const output = async (text: string, mode = 'REDACT', adapterOptions = {}): Promise<string> => {
    const given = { mode, extension: 'csv', adapterOptions };
    const { bytes } = await deidentifyFile(engine, Buffer.from(text), 'bytes', given);
    return Buffer.from(bytes).toString();
  };
  const NUMBERS = ['5518203', '7730416', '2094857', '8841920', '3367014', '9925381', '4406172', '1183950'];

  for (const [what, sentence] of [
    ['a number behind its label', (number: string) => `Account ${number} belongs to the client`],
    ['a colon behind the label', (number: string) => `member id: ${number}`],
    ['commas around them', (number: string) => `on Monday, account ${number}, of a client`],
  ] as const)
    it(`is searched as text if the rows have one length: ${what}`, async () => {
      const text = await output(NUMBERS.map((number) => `${sentence(number)}\n`).join(''));
      expect(NUMBERS.filter((number) => text.includes(number))).to.deep.equal([]);
      expect(text.replaceAll('*****', 'N')).to.equal(NUMBERS.map(() => `${sentence('N')}\n`).join(''));
    });

  it('has names that reach over the blanks between cells', async () => {
    const text = await output(
      'Dr. Ilse Quarmby called today\nDr. Noor Haddock called today\nDr. Pim Tolliver called today\n',
    );
    expect(text).to.not.match(/Quarmby|Haddock|Tolliver|Ilse|Noor|Pim/);
    expect(text.match(/called today/g)).to.have.length(3);
  });

  it('is searched though each line begins like a label', async () => {
    const text = await output('note\n"Age 97."\n"DOB 11/23/31."\n', 'HIPAA');
    expect(text).to.equal('note\n"Age 90 or older."\n"DOB on or before 1936."\n');
  });

  it('keeps the titles and counts of a table of words and numbers', async () => {
    const rows = 'colour size stock\nred 40 1250\nblue 42 1875\ngreen 44 2140\n';
    expect(await output(rows)).to.equal(rows);
  });
});
