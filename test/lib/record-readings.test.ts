import { expect } from 'chai';
import fc from 'fast-check';
import { RecordReadings } from '../../core/engine/record-readings.js';
import { type DeidentifyOptions, type Engine, splice } from '../../core/index.js';
import { RecordSearch } from '../../kit/index.js';
import { createEngine } from '../../lib/index.js';

const VALUES = [
  'Mary Jones',
  'Dr. Jones called Mary Jones at (415) 555-0132.',
  'Seen 03/04/1931, MRN 4471902.',
  '4471902',
  '93',
  'jones',
  'Springfield',
  '',
  // Equal once they are written as UTF-8.
  'Jones \ud800',
  'Jones \udc00',
];
const FIELD = fc.record({
  title: fc.constantFrom('text', 'note', 'name', 'patient name', 'mrn', 'age', 'city', 'code'),
  text: fc.constantFrom(...VALUES),
  stays: fc.boolean(),
});
const RECORDS = fc.array(fc.uniqueArray(FIELD, { selector: ({ title }) => title, minLength: 1, maxLength: 4 }), {
  minLength: 1,
  maxLength: 6,
});

describe('a stream of records', () => {
  let engine: Engine;
  before(async () => {
    engine = await createEngine(undefined, { clock: () => new Date('2026-11-23T12:00:00Z') });
  });
  after(() => engine.close());

  for (const options of [
    { mode: 'PROPRIETARY' },
    { mode: 'HIPAA', level: 3, domain: 'Medical' },
    { mode: 'GDPR', entities: ['PERSON'], rules: { deny: [{ type: 'ID_NUMBER', terms: ['Springfield'] }] } },
  ] satisfies DeidentifyOptions[])
    it(`has the same results whether equal values are searched once or each time: ${options.mode}`, () => {
      const given = { ...options, seed: 'k' };
      const search = new RecordSearch();
      const remembered = engine.recordSessions(given);
      fc.assert(
        fc.property(RECORDS, (records) => {
          for (const fields of records)
            expect(search.change(fields, remembered())).to.deep.equal(
              search.change(fields, engine.recordSessions(given)()),
            );
        }),
        { numRuns: 60 },
      );
    }).timeout(60_000);

  it('searches a value once, again under another title, and forgets the oldest when it is full', () => {
    let searched = 0;
    const request = {
      level: 2,
      ...{ domain: 0, selection: undefined, header: ['a'], language: undefined, alwaysFind: undefined },
      ...{ searchTerms: undefined, certainOnly: false, trace: undefined, models: [], rules: undefined },
    } as const;
    const detect = () => {
      searched++;
      return [];
    };
    const readings = new RecordReadings(10_000);
    const nowAt = (text: string, header = ['a']): number => {
      readings.read(text, { ...request, header }, detect);
      return searched;
    };
    expect([nowAt('x'), nowAt('x'), nowAt('x', ['b']), nowAt('x', ['a', 'b']), nowAt('x')]).to.deep.equal([
      1, 1, 2, 3, 3,
    ]);
    for (let i = 0; i < 200; i++) nowAt(`${i}`);
    expect([nowAt('199'), nowAt('0')]).to.deep.equal([203, 204]);
  });
});

describe('codes in the records of a stream', () => {
  const plugins = ['transformers', 'contact'].map((name) => ({ use: `deidkit/plugins/${name}` }));
  const rulesOf = (use: string) => ({ '*': { use, ...(use === 'label' && { options: { coded: true } }) } });

  for (const use of ['token', 'label'])
    it(`tell terms apart, and are the same for the same term under one seed: ${use}`, async () => {
      await using engine = await createEngine({ plugins, policies: { CODES: { rules: rulesOf(use) } } });
      const texts = Array.from({ length: 300 }, (_, i) => `Mail m${i % 150}@jones.test, then z@jones.test.`);
      const codesOf = (seed?: string) => {
        const open = engine.recordSessions({ mode: 'CODES', ...(seed !== undefined && { seed }) });
        return texts.map((text) => {
          const edits = open().deidentify(text);
          expect(splice(text, edits)).not.to.include('jones');
          return edits.map((edit) => edit.text);
        });
      };
      const [codes, again] = [codesOf('k'), codesOf('k')];
      expect(again).to.deep.equal(codes);
      expect(codes.slice(150)).to.deep.equal(codes.slice(0, 150));
      expect(new Set(codes.flat()).size).to.equal(151);
      expect(new Set(codesOf().flat()).size, 'without a seed nothing is the same in two records').to.equal(600);
    });

  it('are refused where the law forbids codes made of terms', async () => {
    await using engine = await createEngine({ plugins, policies: { HIPAA: { rules: rulesOf('token') } } });
    expect(() => engine.recordSessions({ mode: 'HIPAA' })).to.throw('45 CFR 164.514(c)');
    // A document has a count of its own.
    expect(engine.deidentify('Mail m@jones.test', { mode: 'HIPAA' }).outputs[0]?.text).not.to.include('jones');
  });
});
