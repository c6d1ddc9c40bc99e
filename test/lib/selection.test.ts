import { Writable } from 'node:stream';
import { expect } from 'chai';
import fc from 'fast-check';
import type { Finding, Level } from '../../core/index.js';
import { createEngine, deidentifyFile, type Engine } from '../../lib/index.js';
import { checkSelections } from '../kit/selection-law.js';
import { docx, paragraph, partsOf, textOf } from '../plugins/office/make-docx.js';
import { sheet, sheetData, xlsx } from '../plugins/office/make-xlsx.js';

const SENTENCES = [
  'Jane Boston of Boston, MA 02139 flew to Paris with Paris Okafor.',
  'Mail jane.boston@paris-okafor.example, call 415-555-0132 or see https://okafor.example/jane.',
  'MRN 00482913, SSN 219-09-9981, seen on 2024-03-14 at Boston General Hospital by Dr. Okafor.',
  'Jordan lives at 12 Jordan Street, Jordan, MN 55352-4307 and works for Okafor & Sons Ltd.',
  'From 192.0.2.17 the user jboston paid $1,250 with 4111 1111 1111 1111 on May 4.',
  'Okafor, age 93, was born 03/14/1931; insurance W123456789; passport X1234567.',
];
/** A name that another type overlaps. */
const ENTANGLED = [
  'Patient Ruth Adler, 52, Portland, OR 97205 was admitted.',
  'Ruth Adler, Salem, OR 97301; Oscar Finch, Reno, NV 89501',
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

describe('a selection of types', () => {
  let engine: Engine;
  before(async () => {
    engine = await createEngine();
  });
  after(() => engine.close());

  it('loses nothing of a selected type to a type that is not selected', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.subarray([...SENTENCES, ...ENTANGLED], { minLength: 1, maxLength: 4 }),
        fc.constantFrom<Level>(1, 2, 3),
        (sentences, level) => checkSelections(engine, sentences.join('\n'), level),
      ),
      { numRuns: 40 },
    );
  });

  it('finds a person before an age and an address that is read with the name', () => {
    for (const text of ENTANGLED)
      for (const level of [1, 2, 3] as const)
        expect(
          engine
            .analyze(text, { entities: ['PERSON'], level })
            .findings.map(({ start, end }) => text.slice(start, end)),
          text,
        ).to.include('Ruth Adler');
  });

  it('takes no name out of the name of an organisation', () => {
    const text = 'He banks with the Royal Bank of Canada.';
    expect(engine.analyze(text, { entities: ['LOCATION', 'PERSON'] }).findings).to.deep.equal([]);
    expect(engine.analyze(text, { entities: ['ORGANIZATION'] }).findings).to.have.length(1);
  });

  it('treats types that a rule keeps, and types below the threshold of a rule, like types that are not selected', () => {
    const [text = ''] = ENTANGLED;
    for (const rules of [
      { operators: { LOCATION: 'keep', '*': 'redact' } },
      { operators: { PERSON: 'redact', '*': 'keep' } },
      { thresholds: { LOCATION: 1 } },
      { thresholds: { '*': 1, PERSON: 0.5 } },
    ])
      for (const level of [1, 2, 3] as const)
        expect(
          engine.deidentify(text, { mode: 'REDACT', level, rules }).outputs[0]?.text,
          JSON.stringify(rules),
        ).not.to.match(/Ruth|Adler/);
    const city = 'She lives in Boston.';
    const found = engine.analyze(city, { level: 3, rules: { thresholds: { LOCATION: 1 } } }).findings;
    expect(found.filter(({ type }) => type === 'PERSON')).to.deep.equal([]);
  });

  it('finds selected terms within the cells of a column of another type', async () => {
    const rows = [
      'ref,address',
      ...Array.from({ length: 6 }, (_, i) => `${i + 1},"Ruth Adler, ${i + 3} Oak Street, Salem, OR 97301"`),
    ];
    for (const entities of [['PERSON'], ['LOCATION']]) {
      const { bytes } = await deidentifyFile(engine, Buffer.from(rows.join('\n')), 'bytes', {
        extension: 'csv',
        mode: 'REDACT',
        entities,
      });
      const text = Buffer.from(bytes).toString();
      if (entities.includes('PERSON')) expect(text).not.to.match(/Ruth|Adler/);
      else expect(text).not.to.include('Oak');
    }
  });

  it('finds a name everywhere in a document, also where an address is read around it', async () => {
    const text = ENTANGLED.map((one) => paragraph(one)).join('');
    const { bytes } = await deidentifyFile(engine, Buffer.from(docx(text + paragraph('Seen: Ruth Adler.'))), 'bytes', {
      extension: 'docx',
      mode: 'REDACT',
      entities: ['PERSON'],
    });
    expect(textOf(partsOf(bytes)['word/document.xml'] ?? '')).not.to.match(/Ruth|Adler/);
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
    it(`loses and changes none of the findings in ${name}`, async () => {
      const whole = await found(bytes(), extension);
      const types = Object.keys(whole.counts);
      expect(types).to.include.members(['PERSON', 'PHONE_NUMBER', 'EMAIL_ADDRESS']);
      for (const type of types) {
        const wanted = engine.entityTypes.select([type]).types;
        const filtered = await found(bytes(), extension, [type]);
        const kept = whole.all.filter((line) => wanted.has(line.slice(0, line.indexOf(' '))));
        expect(filtered.all, type).to.include.members(kept);
        for (const line of filtered.all) expect(wanted.has(line.slice(0, line.indexOf(' '))), line).to.equal(true);
      }
    });
});
