import { PDF } from '@libpdf/core';
import { expect } from 'chai';
import Papa from 'papaparse';
import { canonical, sha256 } from '../../lib/evidence/canonical.js';
import { evidencePdf } from '../../lib/evidence/pdf.js';
import { evidenceCsv, evidenceTables } from '../../lib/index.js';
import { seenWords } from '../plugins/pdf/content/edit-pdf.js';

const HASH = '0123456789abcdef'.repeat(4);
const report = (more: object = {}): string =>
  canonical({
    report: {
      format: 'deidkit/evidence/1',
      made_at: '2026-11-29T08:00:00.000Z',
      version: '0.1.0',
      configuration: HASH,
      policy: { mode: 'HIPAA', sha256: HASH },
      options: { level: 2, entities: ['PERSON', 'CITY'] },
      models: ['fast', 'accurate'],
      adapter: 'docx',
      counts: { PERSON: 3, PHONE_NUMBER: 1 },
      identifiers: { '(A)': 3, '(D), (E)': 1 },
      warnings: [],
      input: { bytes: 93, hmac: HASH },
      output: { bytes: 92, hmac: HASH },
      ...more,
    },
    key: HASH,
    signature: 'c2lnbmF0dXJl',
  });

/** All texts and numbers of a value. */
const leaves = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [String(value)];

describe('a report as tables', () => {
  const further = { previous: HASH, warnings: ['Not searched: 2 pictures.', '=1+1'], seen_by: { two: ['a', 'b'] } };

  it('say all that the report says, also fields without a title of their own, and its SHA-256', () => {
    const text = report(further);
    const values = evidenceTables(text).flatMap(({ rows }) => rows.map(([, value]) => value));
    for (const leaf of leaves(JSON.parse(text))) expect(values.join('\n')).to.include(leaf);
    expect(values).to.include(sha256(text));
  });

  it('say so where there is nothing', () => {
    const tables = new Map(evidenceTables(report({ counts: {}, options: {} })).map(({ title, rows }) => [title, rows]));
    expect(tables.get('Warnings')).to.deep.equal([['', 'none']]);
    expect(tables.get('Terms replaced, by entity type')).to.deep.equal([['', 'none']]);
    expect(tables.get('Options of the call')).to.deep.equal([['', 'none: the defaults of the configuration']]);
  });

  it('as CSV have the same rows, and nothing that a spreadsheet computes', () => {
    const text = report(further);
    const { data } = Papa.parse<string[]>(evidenceCsv(text), { skipEmptyLines: true });
    const rows = evidenceTables(text).flatMap(({ title, rows: own }) => own.map((row) => [title, ...row]));
    expect(data).to.deep.equal([
      ['table', 'name', 'value'],
      ...rows.map((row) => row.map((cell) => cell.replace(/^=/, "'="))),
    ]);
  });
});

describe('a report as PDF', () => {
  const read = async (bytes: Uint8Array): Promise<string[]> => {
    const { length } = (await PDF.load(bytes)).getPages();
    return Promise.all(Array.from({ length }, (_, i) => seenWords(bytes, i + 1)));
  };

  it('shows all that the report says, and holds the report itself', async () => {
    const text = report();
    const pdf = await evidencePdf(text);
    const [page = '', ...others] = await read(pdf);
    expect(others).to.deep.equal([]);
    for (const { title, rows } of evidenceTables(text))
      for (const words of [title, ...rows.flat()]) expect(page).to.include(words);
    const attached = (await PDF.load(pdf)).getAttachment('evidence.json');
    expect(Buffer.from(attached ?? []).toString()).to.equal(text);
  });

  it('goes on to further pages, loses no sign of a long value, and names the report on each', async () => {
    const counts = Object.fromEntries(Array.from({ length: 120 }, (_, i) => [`TYPE_${i}_${'X'.repeat(i)}`, 1000 + i]));
    const warning = Array.from({ length: 90 }, (_, i) => `w${i}`).join('');
    const text = report({ counts, warnings: [`${warning} é`] });
    const pages = await read(await evidencePdf(text));
    expect(pages).to.have.lengthOf.greaterThan(2);
    for (const [i, page] of pages.entries())
      expect(page)
        .to.include(sha256(text))
        .and.include(`${i + 1}/${pages.length}`);
    const all = pages.join('').replace(/\s/g, '');
    expect(all).to.include(`${warning}?`);
    for (let i = 0; i < 120; i++) expect(all).to.include(String(1000 + i));
  });
});
