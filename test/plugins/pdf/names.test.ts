import { expect } from 'chai';
import { createEngine, deidentifyFile } from '../../../lib/index.js';
import { seenText } from './content/edit-pdf.js';
import { pdfkit, unpacked } from './make-pdf.js';

const FACE = 'node_modules/pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf';

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

  it('keeps the names of the format, whoever the document is about', async () => {
    await using engine = await createEngine();
    for (const surname of ['Font', 'Length', 'Width', 'Identity', 'Courier', 'Times', 'Roman', 'Liberation', 'Sans']) {
      const input = await pdfkit((document) => {
        document.font(FACE).text(`Patient: Kimberly ${surname}, SSN 219-09-9981`);
        document.font('Times-Roman').text(`Mrs. ${surname} came on Monday.`);
      });
      for (const mode of ['REDACT', 'PROPRIETARY']) {
        const { bytes, format } = await deidentifyFile(engine, input, 'bytes', { extension: 'pdf', mode });
        const all = unpacked(bytes);
        for (const name of ['/FontFile2', '/FontDescriptor', '/Identity-H', '/Times-Roman', '/DescendantFonts'])
          expect(all, surname).to.include(name);
        expect(format.pagesReplacedByPictures, surname).to.deep.equal([]);
        const seen = (await seenText(Buffer.from(bytes))).map(({ text }) => text).join(' ');
        expect(seen, surname).to.include('came on Monday').and.not.include(surname);
      }
    }
  });

  it('adds no words to a document', async () => {
    const input = await pdfkit((document) =>
      document.font('Times-Roman').text('Patient: Kimberly Quarrel came on Monday.'),
    );
    await using engine = await createEngine();
    const options = { extension: 'pdf', mode: 'REDACT' } as const;
    const once = await deidentifyFile(engine, input, 'bytes', options);
    const added = new Set([...unpacked(once.bytes).matchAll(/\/(\w+)(?= \d+ 0 R)/g)].map(([, name = '']) => name));
    const before = new Set([...unpacked(input).matchAll(/\/(\w+)/g)].map(([, name = '']) => name));
    expect([...added].filter((name) => !before.has(name) && !/^x\d+$/.test(name))).to.deep.equal([]);
    expect(unpacked(once.bytes)).to.not.match(/deid/i);
  });
});
