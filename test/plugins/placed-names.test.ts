import { expect } from 'chai';
import { type Engine, splice } from '../../core/index.js';
import { createEngine } from '../../lib/index.js';
import { csvAdapter } from '../../plugins/formats/csv/adapter.js';
import { docxAdapter } from '../../plugins/formats/office/docx.js';
import { xlsAdapter } from '../../plugins/formats/office/xls.js';
import { xlsxAdapter } from '../../plugins/formats/office/xlsx.js';
import { pdfAdapter } from '../../plugins/formats/pdf/adapter.js';
import { docx, paragraph, partsOf, wordPart } from './office/make-docx.js';
import { xls } from './office/make-xls.js';
import { sheet, sheetData, xlsx } from './office/make-xlsx.js';
import { handMade, onePage, unpacked } from './pdf/make-pdf.js';
import { runAdapter } from './run-adapter.js';

const ssn = (n: number): string => `219-09-99${String(n).padStart(2, '0')}`;
/** What somebody wrote where only a name belongs. */
const planted = (n: number): string => `Jane Roe, SSN ${ssn(n)}`;

const app = (n: number): string => `<Properties><Company>x</Company><Manager>${planted(n)}</Manager></Properties>`;
const core = (n: number): string =>
  `<cp:coreProperties xmlns:cp="urn:cp" xmlns:dc="urn:dc"><dc:creator>${planted(n)}</dc:creator><cp:lastModifiedBy>${planted(n + 1)}</cp:lastModifiedBy></cp:coreProperties>`;
const comment = `<w:comment w:id="0" w:author="${planted(14)}" w:initials="${planted(15)}">${paragraph('noted')}</w:comment>`;
const change = `<w:p><w:ins w:id="1" w:author="${planted(16)}" w:date="2031-01-01T00:00:00Z"><w:r><w:t>in</w:t></w:r></w:ins></w:p>`;
const persons = `<personList xmlns="http://schemas.microsoft.com/office/spreadsheetml/2018/threadedcomments"><person displayName="${planted(14)}" id="{1}" userId="u" providerId="None"/></personList>`;

const FORMATS = {
  docx: {
    adapter: docxAdapter(),
    file: docx(`${change}${paragraph(`Patient Susan Wakeham, WINWICK ${ssn(11)}`)}`, {
      'docProps/app.xml': app(11),
      'docProps/core.xml': core(12),
      'word/comments.xml': wordPart('comments', comment),
    }),
    read: (bytes: Uint8Array) => Object.values(partsOf(bytes)).join('\n'),
    numbers: [11, 12, 13, 14, 15, 16],
  },
  xlsx: {
    adapter: xlsxAdapter(),
    file: xlsx(
      { A: sheet(sheetData([['Note'], [`Patient Susan Wakeham, WINWICK ${ssn(11)}`]])) },
      { 'docProps/app.xml': app(11), 'docProps/core.xml': core(12), 'xl/persons/person.xml': persons },
    ),
    read: (bytes: Uint8Array) => Object.values(partsOf(bytes)).join('\n'),
    numbers: [11, 12, 13, 14],
  },
  xls: {
    adapter: xlsAdapter(),
    file: xls([['Note'], [`Patient Susan Wakeham, WINWICK ${ssn(11)}`]], {
      props: { Manager: planted(11), Author: planted(12), LastAuthor: planted(13) },
    }),
    read: (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1').replaceAll('\0', ''),
    numbers: [11, 12, 13],
  },
  pdf: {
    adapter: pdfAdapter(),
    file: handMade(
      {
        ...onePage([`Patient Susan Wakeham, WINWICK ${ssn(11)}`], {
          page: `/Annots[<</Type/Annot/Subtype/Text/Rect[0 0 9 9]/Contents(noted)/T(${planted(12)})>>]`,
          catalog: '/Metadata 12 0 R',
        }),
        10: `<</Author(${planted(11)})/Producer(x)>>`,
        11: `<</Type/Sig/ByteRange[0 0 0 0]/Name(${planted(13)})>>`,
        12: {
          dict: '/Type/Metadata/Subtype/XML',
          data: `<x:xmpmeta xmlns:x="adobe:ns:meta/"><dc:creator><rdf:Seq><rdf:li>${planted(14)}</rdf:li></rdf:Seq></dc:creator></x:xmpmeta>`,
        },
      },
      '/Info 10 0 R',
    ),
    read: unpacked,
    numbers: [11, 12, 13, 14],
  },
  csv: {
    adapter: csvAdapter(),
    file: Buffer.from(
      `patient name;ward\n${[11, 12, 13, 14].map((n) => `${planted(n)};A`).join('\n')}\n${'Ann Bell;B\nTom Reyes;C\n'.repeat(8)}`,
    ),
    read: (bytes: Uint8Array) => Buffer.from(bytes).toString('utf8'),
    numbers: [11, 12, 13, 14],
  },
} as const;

describe('a value that is a name because of its place', () => {
  let engine: Engine;
  before(async () => {
    engine = await createEngine();
  });
  after(() => engine.close());

  for (const [extension, { adapter, file, read, numbers }] of Object.entries(FORMATS)) {
    for (const mode of ['PROPRIETARY', 'REDACT', 'GDPR', 'HIPAA']) {
      it(`leaves nothing but the name's substitute in ${extension}, mode ${mode}`, async () => {
        const session = engine.openSession({ mode, seed: 'placed' });
        const { output } = await runAdapter(adapter, session, file, { extension });
        const text = read(output);
        expect(numbers.filter((n) => text.includes(ssn(n)))).to.deep.equal([]);
        expect(text).not.to.include('Jane Roe');
      });
    }
  }

  const found = (text: string, options: { level?: 1 | 2 | 3; entities?: string[] } = {}): string[] => {
    const session = engine.openSession(options);
    return session
      .find(text, { type: 'PERSON' })
      .filter((finding) => session.isWanted(finding))
      .map(({ type, start, end }) => `${type} ${text.slice(start, end)}`);
  };

  it('takes the rest that looks like a name for the name, and nothing of a label', () => {
    expect(found('Zorblax Quux SSN 219-09-9981')).to.deep.equal(['PERSON Zorblax Quux', 'US_SSN 219-09-9981']);
    expect(found('Quux; SSN: 219-09-9981')).to.deep.equal(['PERSON Quux', 'US_SSN 219-09-9981']);
    expect(found('Jane Roe <jane.roe@acme.org>')).to.deep.equal(['PERSON Jane Roe', 'EMAIL_ADDRESS jane.roe@acme.org']);
    expect(found('Jane Roe and John Doe')).to.deep.equal(['PERSON Jane Roe', 'PERSON John Doe']);
  });

  it('takes all letters between the separators of components for the name', () => {
    const left = (text: string): string =>
      engine
        .openSession()
        .find(text, { type: 'PERSON' })
        .reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text);
    for (const sign of ['^', '|', '/', '~', ';', '\\', '='])
      for (const parts of [
        ['Winterbourne', 'Ada', 'T'],
        ['Okonkwo', 'Ife', 'B', '', 'Dr'],
        ['THISTLEWICK', 'SAM', '', 'Jr', 'Prof', 'MD'],
        ['møller', 'kai', 'p'],
        ['Quux', 'J'],
      ])
        for (const text of [parts.join(sign), parts.join(` ${sign} `)])
          expect(left(text), text).to.not.match(/[\p{L}\p{N}]/u);
    expect(found('Quux, Jane, T')).to.deep.equal(['PERSON Quux, Jane, T']);
  });

  it('takes a number for the name if nothing was found in it', () => {
    expect(found('Jane Roe; 4711 8823', { level: 1 })).to.deep.equal(['PERSON Jane Roe', 'ID_NUMBER 4711 8823']);
  });

  it('takes a text as a whole for the name if nothing was found in it', () => {
    for (const text of ['jdoe42', 'Zorblax Quux', 'X.']) expect(found(text)).to.deep.equal([`PERSON ${text}`]);
  });

  it('returns a part of the same findings if types are selected', () => {
    expect(found('Jane Roe, SSN 219-09-9981', { entities: ['PERSON'] })).to.deep.equal(['PERSON Jane Roe']);
    expect(found('Jane Roe, SSN 219-09-9981', { entities: ['US_SSN'] })).to.deep.equal(['US_SSN 219-09-9981']);
  });
});

describe('a value with a type because of its place', () => {
  let engine: Engine;
  before(async () => {
    engine = await createEngine();
  });
  after(() => engine.close());

  const VALUES = {
    AGE: '45',
    GENDER: 'F',
    COUNTRY: 'Germany',
    STATE: 'CA',
    DIAGNOSIS: 'asthma',
    MEDICATION: 'ibuprofen 400 mg',
    DATE_OF_BIRTH: '03/04/1961',
    MARITAL_STATUS: 'single',
  };
  for (const mode of ['PROPRIETARY', 'REDACT', 'MASKED', 'GDPR', 'HIPAA'])
    it(`leaves no text beside it, mode ${mode}`, () => {
      for (const [type, value] of Object.entries(VALUES))
        for (const beside of [' (Jane Roe, SSN 219-09-9981)', '; call 415-555-0132 or jane.roe@acme.org']) {
          const text = value + beside;
          const made = splice(text, engine.openSession({ mode, seed: 'beside' }).deidentify(text, { type }));
          for (const term of ['Jane Roe', '219-09-9981', '415-555-0132', 'jane.roe'])
            expect(made, `${type} ${text}`).not.to.include(term);
        }
    });

  it('is one finding if it contains nothing else', () => {
    for (const [type, value] of Object.entries(VALUES))
      expect(
        engine
          .openSession()
          .find(value, { type })
          .map((found) => [found.type, found.end]),
        type,
      ).to.deep.equal([[type, value.length]]);
  });
});
