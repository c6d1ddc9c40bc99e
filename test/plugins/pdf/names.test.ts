import { expect } from 'chai';
import { createEngine, deidentifyFile } from '../../../lib/index.js';
import { seenText } from './content/edit-pdf.js';
import { pdfkit } from './make-pdf.js';

describe('pdf: names of the whole document', () => {
  it('finds a single surname on a later page, and ignores the same word where it is not a name', async () => {
    const input = await pdfkit((document) => {
      document.text('Discharge summary\nPatient: Ulrich Featherstonhaugh\nSeen with Grace Price.');
      document.addPage().text('Featherstonhaugh reported no pain. The price is the same.');
    });
    await using engine = await createEngine();
    const { bytes } = await deidentifyFile(engine, input, 'bytes', { extension: 'pdf', mode: 'MASKED' });
    const page = async (number: number): Promise<string> =>
      (await seenText(Buffer.from(bytes), number)).map(({ text }) => text).join(' ');
    expect(await page(1)).to.not.match(/Featherstonhaugh|Ulrich|Grace/);
    expect(await page(2))
      .to.include('reported no pain. The price is the same.')
      .and.not.include('Featherstonhaugh');
  });
});
