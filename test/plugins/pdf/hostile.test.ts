import { deflateSync } from 'node:zlib';
import { expect } from 'chai';
import { isDeidError } from '../../../core/index.js';
import { pdfAdapter } from '../../../plugins/pdf/adapter.js';
import { fakeSession } from '../fake-session.js';
import { runAdapter } from '../run-adapter.js';
import { type HandObject, handMade, holds, onePage } from './make-pdf.js';

const adapter = pdfAdapter();

const run = (input: Uint8Array) =>
  runAdapter(adapter, fakeSession(), input, { options: { ocr: false, unreadable: 'keep' } });

const outcome = (input: Uint8Array): Promise<string> =>
  run(input).then(
    () => 'file',
    (error: unknown) => (isDeidError(error) ? error.code : `${error}`),
  );

const packed = (dict: string, data: Buffer): HandObject => ({
  dict: `${dict}/Filter/FlateDecode`,
  data: deflateSync(data),
});
/** More than the 64 MiB that a part may have in these tests. */
const BOMB = Buffer.alloc(80 * 1024 * 1024, ' ');

describe('pdf: hostile documents', () => {
  it('refuses streams that unpack to more than is allowed, also those packed twice, before any parser sees them', async () => {
    expect(await outcome(handMade({ ...onePage([]), 4: packed('', BOMB) }))).to.equal('document_expands_too_much');
    const twice = packed('', deflateSync(BOMB));
    expect(await outcome(handMade({ ...onePage(['x']), 10: twice }))).to.equal('document_expands_too_much');
    expect(await outcome(handMade({ ...onePage(['x']), 10: packed('/Type/ObjStm/N 1/First 4', BOMB) }))).to.equal(
      'document_expands_too_much',
    );
  });

  for (const [what, objects] of Object.entries<Record<number, HandObject>>({
    'a page tree that holds itself': { 2: '<</Type/Pages/Kids[2 0 R 3 0 R 2 0 R]/Count 3>>' },
    'a form that draws itself': {
      3: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R/Resources 10 0 R>>',
      4: { dict: '', data: '/X Do' },
      10: '<</XObject<</X 11 0 R>>>>',
      11: { dict: '/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources 10 0 R', data: '/X Do' },
    },
    'an outline that goes in circles': {
      1: '<</Type/Catalog/Pages 2 0 R/Outlines 10 0 R>>',
      10: '<</First 10 0 R/Last 10 0 R/Next 10 0 R/Title(mary@jones.test)>>',
    },
    'names in circles': {
      1: '<</Type/Catalog/Pages 2 0 R/Names<</Dests 10 0 R>>>>',
      10: '<</Kids[10 0 R 10 0 R]/Names[(mary@jones.test) 3 0 R]>>',
    },
    'a reference to itself': { 1: '<</Type/Catalog/Pages 2 0 R/Lang 10 0 R>>', 10: '10 0 R' },
  }))
    it(`processes ${what}`, async () => {
      const { output } = await run(handMade({ ...onePage(['write to mary@jones.test']), ...objects }));
      expect(holds(output, 'jones')).to.equal(false);
    });

  for (const mark of ['{', '}', ')'])
    it(`does not read a stray ${mark} without end`, async () => {
      const whole = Buffer.from(handMade(onePage(['write to mary@jones.test']))).toString('latin1');
      for (const damaged of [
        whole.replace('/Count 1>', `/Count 1${mark}`),
        whole.replace('/Pages 2', `/Pages${mark}2`),
      ]) {
        expect(damaged).not.to.equal(whole);
        const result = await run(Buffer.from(damaged, 'latin1')).catch((error: unknown) => error);
        if (result instanceof Error) expect(isDeidError(result)).to.equal(true);
        else
          expect(result)
            .to.have.property('output')
            .that.satisfies((bytes: Uint8Array) => !holds(bytes, 'jones'));
      }
    });

  it('keeps braces and brackets in strings, comments and streams', async () => {
    const info = { 10: '<</Title(a {b} \\) c (d))>> % } )' };
    const { output } = await run(handMade({ ...onePage(['write to mary@jones.test', 'a {b} line']), ...info }));
    expect(holds(output, 'jones')).to.equal(false);
    expect(holds(output, '{b} line')).to.equal(true);
  });

  it('answers what is nested too deep, cut or senseless with an error of the table', async () => {
    const deep = '['.repeat(50_000) + ']'.repeat(50_000);
    const codes = [
      await outcome(handMade({ ...onePage(['x']), 1: `<</Type/Catalog/Pages 2 0 R/Deep ${deep}>>` })),
      await outcome(handMade(onePage(['x'])).subarray(0, 60)),
      await outcome(Buffer.from('%PDF-1.7\nnothing')),
      await outcome(handMade({ 1: '<</Type/Catalog>>' })),
    ];
    expect(codes.slice(1)).to.deep.equal(Array(3).fill('document_unreadable'));
    // PDFium leaves such a value out, and nothing else.
    expect(codes[0]).to.be.oneOf(['file', 'document_unreadable']);
  });

  it('draws no page that is too large', async () => {
    const huge = {
      3: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9e9 9e9]/Contents 4 0 R>>',
      4: { dict: '', data: '0 0 9e9 9e9 re f' },
    };
    expect(await outcome(handMade({ ...onePage([]), ...huge }))).to.be.oneOf(['file', 'document_unsafe']);
  });
});
