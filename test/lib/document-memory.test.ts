import { Writable } from 'node:stream';
import { expect } from 'chai';
import fc from 'fast-check';
import type { Finding, Level } from '../../core/index.js';
import { createEngine, deidentifyFile, type Engine } from '../../lib/index.js';
import { docx, paragraph } from '../plugins/office/make-docx.js';
import { sheet, sheetData, xlsx } from '../plugins/office/make-xlsx.js';
import { pdfkit } from '../plugins/pdf/make-pdf.js';

/** Values that their first mention names, and other spellings of them. */
const VALUES: readonly (readonly [first: string, value: string, others: readonly string[]])[] = [
  ['MRN: 00482913 was noted.', '00482913', ['00482913', '482913', '0048-2913', '00 48 29 13']],
  ['Medical record number AB-483920 was noted.', 'AB-483920', ['AB-483920', 'ab483920', 'AB 483920']],
  ['NPI 1234567893 was noted.', '1234567893', ['1234567893', '123-456-7893']],
  ['Account number 4829118722 was noted.', '4829118722', ['4829118722', '4829 1187 22', '4829-1187-22']],
  ['Call 415-555-0132 today.', '415-555-0132', ['4155550132', 'four one five five five five oh one three two']],
  ['Member ID W123456789 was noted.', 'W123456789', ['W123456789', 'w 123456789', 'W123-456-789']],
  ['Case number 1:20-cv-01234 was noted.', '1:20-cv-01234', ['1:20-CV-01234', '120cv01234']],
  ['Username: qdoe42 was noted.', 'qdoe42', ['qdoe42', 'QDOE42']],
  ['PIN 4821 was noted.', '4821', ['4821']],
];
const PAIRS = VALUES.flatMap(([first, value, others]) => others.map((other) => ({ first, value, other })));
const later = (value: string): string => `Later the file ${value} was closed.`;

/** Whether findings cover the value that stands in the second of the two sentences. */
const covers = (findings: readonly Finding[], text: string, value: string): boolean => {
  const start = text.indexOf(later(value)) + later('').length - ' was closed.'.length;
  return Array.from(value).every(
    (sign, i) => !/[A-Za-z0-9]/.test(sign) || findings.some((f) => f.start <= start + i && start + i < f.end),
  );
};

describe('the memory of a document', () => {
  let engine: Engine;
  before(async () => {
    engine = await createEngine();
  });
  after(() => engine.close());

  for (const { first, value, other } of PAIRS)
    it(`finds ${value} again as ${other}, before and after its first mention, at levels 2 and 3`, () => {
      for (const text of [`${first} ${later(other)}`, `${later(other)} ${first}`])
        for (const level of [2, 3] as const) {
          expect(covers(engine.analyze(text, { level }).findings, text, other), text).to.equal(true);
        }
    });

  it('explains it, and keeps the type', () => {
    const text = `MRN: 00482913 was noted. ${later('482913')}`;
    const { findings, explanation } = engine.analyze(text, { explain: true });
    expect(findings.map(({ type }) => type)).to.deep.equal(['MEDICAL_RECORD_NUMBER', 'MEDICAL_RECORD_NUMBER']);
    expect(explanation?.ledgers[1]).to.deep.equal([
      { reason: 'repeat mention of MEDICAL_RECORD_NUMBER', by: findings[1]?.score },
    ]);
  });

  it('finds the second number in a line of HL7', () => {
    const text = 'NM1*85*2*CLINIC*****XX*1234567893~NM1*82*1*ROE*JANE~REF*1C*1234567893~N3*1234567893~';
    const { findings } = engine.analyze(text);
    expect(findings.filter((f) => text.slice(f.start, f.end) === '1234567893')).to.have.length(3);
  });

  it('ignores years, amounts, fractions and times that share the digits of a value', () => {
    for (const text of [
      'PIN 2019 is set. It was 2019.',
      'PIN 4821 is set. It cost $4821 or 48.21 at 48:21, 4821% of it.',
    ]) {
      const { findings } = engine.analyze(text);
      expect(
        findings.filter(({ recognizer }) => recognizer === 'document-memory'),
        text,
      ).to.deep.equal([]);
    }
  });

  it('covers at a higher level whatever it covers at a lower one', () => {
    const piece = fc.constantFrom(
      ...PAIRS.flatMap(({ first, other }) => [first, later(other), other]),
      'Jane Roe was seen on 2024-03-14.',
      '4829118722.5',
      'lot 482 913',
      'https://example.com/00482913',
    );
    fc.assert(
      fc.property(fc.array(piece, { minLength: 2, maxLength: 8 }), (pieces) => {
        const text = pieces.join(' ');
        const covered = ([1, 2, 3] satisfies Level[]).map((level) => {
          const { findings } = engine.analyze(text, { level });
          return Array.from(
            text,
            (sign, i) => /[A-Za-z0-9]/.test(sign) && findings.some((f) => f.start <= i && i < f.end),
          );
        });
        for (const [i] of Array.from(text).entries()) {
          if (covered[0]?.[i]) expect(covered[1]?.[i], text).to.equal(true);
          if (covered[1]?.[i]) expect(covered[2]?.[i], text).to.equal(true);
        }
      }),
      { numRuns: 150 },
    );
  });

  const nothing = 'Nothing else happened on that day at all.\n';
  const FILES: readonly (readonly [
    name: string,
    extension: string,
    make: (first: string, then: string) => Uint8Array | Promise<Uint8Array>,
  ])[] = [
    ['a later window of a text', 'txt', (first, then) => Buffer.from(first + nothing.repeat(9000) + then)],
    ['a later row of a table', 'csv', (first, then) => Buffer.from(`when,notes\n1,${first}\n2,nothing\n3,${then}\n`)],
    ['a later paragraph', 'docx', (first, then) => docx(paragraph(first) + paragraph(nothing) + paragraph(then))],
    ['an earlier paragraph', 'docx', (first, then) => docx(paragraph(then) + paragraph(nothing) + paragraph(first))],
    ['a later cell', 'xlsx', (first, then) => workbook(first, nothing, then)],
    ['a later page', 'pdf', (first, then) => pages(first, then)],
    ['an earlier page', 'pdf', (first, then) => pages(then, first)],
    ['an earlier cell', 'xlsx', (first, then) => workbook(then, nothing, first)],
  ];
  const pages = (one: string, two: string): Promise<Uint8Array> =>
    pdfkit((document) => document.fontSize(8).text(one).addPage().fontSize(8).text(two));
  const workbook = (...notes: string[]): Uint8Array =>
    xlsx({ Notes: sheet(sheetData([['when', 'notes'], ...notes.map((note, i) => [i + 1, note])])) });

  for (const [place, extension, make] of FILES)
    it(`finds values again in ${place}`, async () => {
      for (const { first, other } of PAIRS) {
        let isCovered = false;
        const onFindings = (findings: readonly Finding[], text: string): void => {
          if (text.includes(later(other)) && covers(findings, text, other)) isCovered = true;
        };
        const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
        await deidentifyFile(engine, await make(first, later(other)), nowhere, {
          extension,
          mode: 'REDACT',
          onFindings,
        });
        expect(isCovered, `${first} ${other}`).to.equal(true);
      }
    });

  it('finds the value of a column in the notes of the same and of later rows', async () => {
    const rows = [
      'notes,mrn,phone',
      '48-29-13 came,00482913,415-555-0132',
      'see 00 48 29 14,00482914,',
      'as 482913,00482915,',
    ];
    const { bytes } = await deidentifyFile(engine, Buffer.from(rows.join('\n')), 'bytes', {
      extension: 'csv',
      mode: 'REDACT',
    });
    expect(Buffer.from(bytes).toString()).to.not.match(/48.?29.?1[34]/);
  });
});
