import { Writable } from 'node:stream';
import { expect } from 'chai';
import fc from 'fast-check';
import type { Finding } from '../../core/index.js';
import { createEngine, deidentifyFile, type Engine } from '../../lib/index.js';
import { docx, paragraph } from '../plugins/office/make-docx.js';
import { sheet, sheetData, xlsx } from '../plugins/office/make-xlsx.js';

const SENTENCES = [
  'Jane Boston of Boston, MA 02139 flew to Paris with Paris Okafor.',
  'Mail jane.boston@paris-okafor.example, call 415-555-0132 or see https://okafor.example/jane.',
  'MRN 00482913, SSN 219-09-9981, seen on 2024-03-14 at Boston General Hospital by Dr. Okafor.',
  'Jordan lives at 12 Jordan Street, Jordan, MN 55352-4307 and works for Okafor & Sons Ltd.',
  'From 192.0.2.17 the user jboston paid $1,250 with 4111 1111 1111 1111 on May 4.',
  'Okafor, age 93, was born 03/14/1931; insurance W123456789; passport X1234567.',
];
const TEXT = SENTENCES.join('\n');
const ROWS = [
  'name,employer,city,mrn,manager mrn,notes',
  'Jane Boston,Okafor Ltd,Boston,00482913,00482914,Jane called from 415-555-0132',
  'Paris Okafor,Boston Bank,Paris,00482914,00482915,met Jane Boston in Paris',
  'Jordan Hale,Hale Ltd,Jordan,00482915,00482913,mail jordan@hale.example',
].join('\n');

const FILES: readonly (readonly [name: string, extension: string, bytes: () => Buffer])[] = [
  ['a text', 'txt', () => Buffer.from(TEXT)],
  ['a table', 'csv', () => Buffer.from(ROWS)],
  [
    'a workbook',
    'xlsx',
    () => Buffer.from(xlsx({ People: sheet(sheetData(ROWS.split('\n').map((row) => row.split(',')))) })),
  ],
  [
    'a document',
    'docx',
    () => Buffer.from(docx(SENTENCES.map((text) => paragraph(text.replaceAll('&', '&amp;'))).join(''))),
  ],
];

const keyOf = ({ type, start, end, score }: Finding): string => `${type} ${start} ${end} ${score}`;

describe('a selection of types', () => {
  let engine: Engine;
  before(async () => {
    engine = await createEngine();
  });
  after(() => engine.close());

  it('removes findings and changes none', () => {
    const types = engine.entityTypes.all().map(({ name }) => name);
    fc.assert(
      fc.property(
        fc.subarray(SENTENCES, { minLength: 1 }),
        fc.subarray(types, { minLength: 1 }),
        fc.constantFrom(1, 2, 3),
        (sentences, entities, level) => {
          const text = sentences.join('\n');
          const wanted = engine.entityTypes.select(entities).types;
          const whole = engine.analyze(text, { level }).findings.filter(({ type }) => wanted.has(type));
          const filtered = engine.analyze(text, { level, entities }).findings;
          expect(filtered.map(keyOf)).to.deep.equal(whole.map(keyOf));
        },
      ),
      { numRuns: 60 },
    );
  });

  it('keeps a city a city if only persons are requested', () => {
    const text = 'She lives in Boston.';
    expect(engine.analyze(text, { entities: ['PERSON'] }).findings).to.deep.equal([]);
    expect(engine.analyze(text, { entities: ['LOCATION'] }).findings).to.have.length(1);
  });

  const found = async (bytes: Buffer, extension: string, entities?: readonly string[]) => {
    const all: string[] = [];
    const onFindings = (findings: readonly Finding[], text: string): void => {
      for (const { type, start, end } of findings) all.push(`${type} ${text.slice(start, end)}`);
    };
    const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
    const { counts } = await deidentifyFile(engine, bytes, nowhere, {
      extension,
      mode: 'REDACT',
      onFindings,
      ...(entities && { entities }),
    });
    return { all, counts };
  };

  for (const [name, extension, bytes] of FILES)
    it(`removes findings and changes none in ${name}`, async () => {
      const whole = await found(bytes(), extension);
      const types = Object.keys(whole.counts);
      expect(types).to.include.members(['PERSON', 'PHONE_NUMBER', 'EMAIL_ADDRESS']);
      for (const type of types) {
        const wanted = engine.entityTypes.select([type]).types;
        const filtered = await found(bytes(), extension, [type]);
        const kept = whole.all.filter((line) => wanted.has(line.slice(0, line.indexOf(' '))));
        expect(filtered.all.sort(), type).to.deep.equal(kept.sort());
        const counts = Object.entries(whole.counts).filter(([one]) => wanted.has(one));
        expect(filtered.counts, type).to.deep.equal(Object.fromEntries(counts));
      }
    });
});
