import { expect } from 'chai';
import { createEngine, deidentifyFile, type Engine } from '../../lib/index.js';
import { partsOf } from './office/make-docx.js';
import { sheet, sheetData, xlsx } from './office/make-xlsx.js';

describe('an initial behind the surname of a known person', () => {
  let engine: Engine;
  before(async () => {
    engine = await createEngine();
  });
  after(() => engine.close());

  const masked = async (text: string): Promise<string> =>
    (await engine.deidentify(text, { mode: 'MASKED' })).outputs[0]?.text ?? '';

  for (const mention of ['Hargreave, R', 'Hargreave R', 'Hargreave, R (ward sister)', 'Hargreave, R; absent']) {
    it(`belongs to the name: ${mention}`, async () => {
      const output = await masked(`Report of Rosalind Hargreave\n${mention}\n`);
      expect(output).not.to.match(/Hargreave|\bR\b/);
    });
  }

  it('is no initial where it is an article, or another letter', async () => {
    const output = await masked('Andrew Tolliver called.\nTolliver, A new man, said so.\nTolliver, X');
    expect(output).to.include(', A new man').and.include(', X');
  });

  for (const text of ['M Okafor', 'Ward list\nD Okafor\nB Okafor', 'bed 4: D Okafor, stable', 'A Jones'])
    it(`goes with the surname behind it, at the beginning of a line or of a part: ${text.replaceAll('\n', ' / ')}`, async () => {
      expect(await masked(text)).not.to.match(/\b[ABDM]\b|Okafor|Jones/);
    });

  it('is no initial where it is a title, a word or the name of a vitamin', async () => {
    expect(await masked('M Dupont habite à Lyon.')).to.match(/^M /);
    expect(await masked('A Jones reunion was held.')).to.match(/^A /);
    expect(await masked('Vitamin D Okafor')).to.match(/ D /);
  });

  it('goes from the name of a sheet, and is that of the substitute', async () => {
    const book = xlsx({ 'Hargreave, R': sheet(sheetData([['Review of Rosalind Hargreave'], ['Rosalind Hargreave']])) });
    const { bytes } = await deidentifyFile(engine, book, 'bytes', { extension: 'xlsx', mode: 'PROPRIETARY' });
    const parts = partsOf(bytes);
    const name = /<sheet [^>]*name="([^"]*)"/.exec(parts['xl/workbook.xml'] ?? '')?.[1] ?? '';
    const person = /Review of (\p{L})[\p{L}'-]* ([\p{L}'-]+)/u.exec(Object.values(parts).join('\n'));
    expect(name).to.equal(`${person?.[2]}, ${person?.[1]}`);
    expect(name).not.to.include('Hargreave');
  });
});
