import { deflateSync } from 'node:zlib';
import { expect } from 'chai';
import { isDeidError } from '../../../core/index.js';
import { pdfAdapter } from '../../../plugins/formats/pdf/adapter.js';
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
  it('refuses streams that decompress to more than allowed, also those compressed twice, before any parser reads them', async () => {
    expect(await outcome(handMade({ ...onePage([]), 4: packed('', BOMB) }))).to.equal('document_expands_too_much');
    const twice = packed('', deflateSync(BOMB));
    expect(await outcome(handMade({ ...onePage(['x']), 10: twice }))).to.equal('document_expands_too_much');
    expect(await outcome(handMade({ ...onePage(['x']), 10: packed('/Type/ObjStm/N 1/First 4', BOMB) }))).to.equal(
      'document_expands_too_much',
    );
  });

  it('refuses a page that keeps more states than readers can handle in linear time, and reads others', async () => {
    const page = (count: number): Uint8Array =>
      handMade({
        ...onePage([]),
        4: { dict: '', data: `${'q '.repeat(count)}BT /F 9 Tf 20 350 Td (mary@jones.test) Tj ET` },
      });
    expect(await outcome(page(100_000))).to.equal('document_unsafe');
    expect(holds((await run(page(500))).output, 'jones')).to.equal(false);
  });

  it('reads strings with wrong digits as viewers show them, so that all readers agree', async () => {
    const hex = (text: string): string => Buffer.from(text).toString('hex');
    for (const [string, term] of [
      [`<${hex('write to mary')}4G${hex('jones.test now')}>`, 'jones.test'],
      [`<${hex('write to ')}6d617279406a6f6e65732e7465737G>`, 'mary@jones.tesp'],
    ] as const) {
      const data = `q BT /F 12 Tf 20 350 Td ${string} Tj ET Q BT /F 12 Tf 20 100 Td [(a \\(b\\)) -10 <6>] TJ ET`;
      const { output } = await run(handMade({ ...onePage([]), 4: { dict: '', data } }));
      expect(holds(output, term)).to.equal(false);
      expect(holds(output, 'a (b)') || holds(output, 'a \\(b\\)')).to.equal(true);
    }
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
    it(`does not search without end after a stray ${mark}`, async () => {
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

  it('answers structures that are nested too deep, truncated or senseless with an error of the table', async () => {
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

  describe('neither loops over nor allocates the counts that a small file states', () => {
    const resources = (
      entries: string,
      operators: string,
      more: Record<number, HandObject>,
    ): Record<number, HandObject> => ({
      ...onePage([]),
      3: `<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 400]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>${entries}>>>>`,
      4: { dict: '', data: `BT /F 12 Tf 20 350 Td (write to mary@jones.test) Tj ET ${operators}` },
      ...more,
    });
    const pattern = (entries: string): Record<number, HandObject> =>
      resources('/Pattern<</P 10 0 R>>', '/Pattern cs /P scn 0 0 400 400 re f', {
        10: { dict: `/PatternType 1/PaintType 1/TilingType 1/Resources<<>>${entries}`, data: '0 0 1 1 re f' },
      });
    const wide =
      '/Type/Font/Subtype/CIDFontType2/BaseFont/X/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>';
    const FILES: Readonly<Record<string, Record<number, HandObject>>> = {
      'tiles that step by nothing': pattern('/BBox[0 0 9 9]/XStep 0.00001/YStep 9'),
      'tiles that lie over one another': pattern('/BBox[0 0 9 4294967295]/XStep 9/YStep 9'),
      'points of a mesh of millions of bits': resources('/Shading<</S 10 0 R>>', '/S sh', {
        10: {
          dict: '/ShadingType 4/ColorSpace/DeviceGray/BitsPerCoordinate 2147483647/BitsPerComponent 8/BitsPerFlag 8/Decode[0 1 0 1 0 1]',
          data: 'abcdefgh',
        },
      }),
      'widths of two milliards of codes': resources('/XObject<</X 10 0 R>>', '/X Do', {
        10: {
          dict: '/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</Font<</W 11 0 R>>>>',
          data: 'BT /W 9 Tf <0041> Tj ET',
        },
        11: `<</Type/Font/Subtype/Type0/BaseFont/X/Encoding/Identity-H/DescendantFonts[<<${wide}/W[0 2147483647 500]>>]>>`,
      }),
      'codes in a map to Unicode': {
        ...resources('', '', {}),
        5: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding/ToUnicode 10 0 R>>',
        10: { dict: '', data: 'begincmap 1 beginbfrange <00000000> <7fffffff> <0041> endbfrange endcmap' },
      },
      'samples of a function of three dimensions': resources('/Shading<</S 11 0 R>>', '/S sh', {
        10: { dict: '/FunctionType 0/Domain[0 1 0 1]/Range[0 1]/Size[65535 65535]/BitsPerSample 8', data: 'ab' },
        11: '<</ShadingType 1/ColorSpace/DeviceGray/Function 10 0 R>>',
      }),
      'content packed as a picture': {
        ...onePage(['write to mary@jones.test']),
        10: { dict: '/Filter/JBIG2Decode', data: 'a'.repeat(900) },
      },
    };
    for (const [what, objects] of Object.entries(FILES))
      it(what, async () => {
        const { output } = await run(handMade(objects));
        expect(holds(output, 'jones')).to.equal(false);
      });

    it('pictures of billions of pixels, wherever the size is stated', async () => {
      const picture = (size: string, filter = '', data: string | Buffer = 'x'): Promise<string> =>
        outcome(
          handMade(
            resources('/XObject<</I 10 0 R>>', 'q 400 0 0 400 0 0 cm /I Do Q', {
              10: {
                dict: `/Type/XObject/Subtype/Image${size}/BitsPerComponent 8/ColorSpace/DeviceGray${filter}`,
                data,
              },
            }),
          ),
        );
      expect(await picture('/Width 40000/Height 40000')).to.equal('image_too_large');
      const frame = Buffer.from('ffd8ffc0000b08fffffffe01011100ffd9', 'hex');
      expect(await picture('/Width 8/Height 8', '/Filter/DCTDecode', frame)).to.equal('image_too_large');
      expect(await picture('/Width 400/Height 400', '', Buffer.alloc(160_000))).to.equal('file');
    });
  });

  it('does not read where a parser would hang: unclosed dictionaries and strings before a stream', async () => {
    const whole = Buffer.from(handMade(onePage(['write to mary@jones.test']))).toString('latin1');
    for (const [from, to] of [
      ['/Contents 4 0 R', '/Contents 4 0 R/Xtra(('],
      ['/MediaBox[0 0 400 400]', '/MediaBox[0 0 400 stream\n400]'],
      ['/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>\nendobj', '/BaseFont/Helvetica'],
      ['<</Type/Page/', '<</Type/Page[[<<'],
    ] as const) {
      const damaged = whole.replace(from, to);
      expect(damaged, from).not.to.equal(whole);
      const result = await run(Buffer.from(damaged, 'latin1')).catch((error: unknown) => error);
      if (result instanceof Error) expect(isDeidError(result)).to.equal(true);
      else
        expect(result)
          .to.have.property('output')
          .that.satisfies((bytes: Uint8Array) => !holds(bytes, 'jones'));
    }
  });

  it('draws no page that is too large', async () => {
    const huge = {
      3: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9e9 9e9]/Contents 4 0 R>>',
      4: { dict: '', data: '0 0 9e9 9e9 re f' },
    };
    expect(await outcome(handMade({ ...onePage([]), ...huge }))).to.be.oneOf(['file', 'document_unsafe']);
  });
});
