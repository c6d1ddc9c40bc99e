import { expect } from 'chai';
import { createEngine, deidentifyFile, type Engine, type Finding } from '../../../lib/index.js';
import { pdfAdapter } from '../../../plugins/formats/pdf/adapter.js';
import { fakeSession } from '../fake-session.js';
import { runAdapter } from '../run-adapter.js';
import { type HandObject, handMade, onePage, unpacked } from './make-pdf.js';

const FIELDS = [
  ['First name', 'Rosalind'],
  ['Last name', 'Hargreave'],
  ['Street', '48 Walnut Street'],
  ['City', 'Hartford'],
  ['State', 'CT'],
  ['ZIP', '06103'],
  ['Phone', '(860) 555-0142'],
  ['Emergency contact', 'Barnabas Hargreave'],
  ['Weight', '61'],
] as const;

/** A form: labels on the page, and below each other fields that show their values. */
function form(): Buffer {
  const objects: Record<number, HandObject> = {};
  for (const [i, [label, value]] of FIELDS.entries()) {
    const name = label.toLowerCase().replaceAll(' ', '_');
    const shown = value.replace(/[()]/g, '\\$&');
    const top = 350 - i * 30;
    objects[10 + i] =
      `<</Type/Annot/Subtype/Widget/FT/Tx/T(${name})/V(${shown})/Rect[150 ${top} 350 ${top + 18}]/AP<</N ${40 + i} 0 R>>>>`;
    objects[40 + i] = {
      dict: '/Type/XObject/Subtype/Form/BBox[0 0 200 18]/Resources<</Font<</F 5 0 R>>>>',
      data: `/Tx BMC q BT /F 10 Tf 1 0 0 1 4 6 Tm (${shown}) Tj ET Q EMC`,
    };
  }
  const references = FIELDS.map((_, i) => `${10 + i} 0 R`).join(' ');
  const labels = FIELDS.map(([label]) => `${label}:`);
  return handMade({
    ...onePage(labels, { page: `/Annots[${references}]`, catalog: `/AcroForm<</Fields[${references}]>>` }),
    ...objects,
  });
}

const values = (file: string): string[] =>
  [...file.matchAll(/\/V \(((?:\\.|[^\\)])*)\)/g)].map(([, value = '']) => value);
/** The lines that a reader of the finished file sees, without the values as such, before which stands the label. */
async function shownLines(file: Uint8Array): Promise<ReadonlySet<string>> {
  const texts: string[] = [];
  const find = (text: string): readonly Finding[] => {
    texts.push(text);
    return [];
  };
  await runAdapter(pdfAdapter(), { ...fakeSession(), find }, file);
  return new Set(texts.flatMap((text) => text.split(/[\n\t]/)).map((line) => line.trim()));
}

describe('the values of a form and what its fields show', () => {
  let engine: Engine;
  before(async () => {
    engine = await createEngine();
  });
  after(() => engine.close());

  for (const mode of ['PROPRIETARY', 'GDPR', 'HIPAA', 'MASKED']) {
    it(`say the same after ${mode}, and the labels stay`, async () => {
      const { bytes } = await deidentifyFile(engine, form(), 'bytes', { extension: 'pdf', mode });
      const file = unpacked(Buffer.from(bytes));
      for (const gone of ['Rosalind', 'Hargreave', 'Walnut', 'Hartford', '06103', '0142', 'Barnabas']) {
        expect(file).not.to.include(gone);
      }
      const shown = await shownLines(bytes);
      expect(values(file)).to.have.length(FIELDS.length);
      // Masks have no words, so no reader is asked about them.
      for (const value of values(file).filter((one) => /[\p{L}\p{Nd}]/u.test(one)))
        expect(shown, 'what the fields show').to.include(value.replace(/\\(?=[()])/g, ''));
      for (const [label] of FIELDS) expect(file).to.include(`(${label}:)`);
    });
  }
});
