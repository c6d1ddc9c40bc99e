import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PDF, Standard14Font, type Standard14FontName } from '@libpdf/core';
import { expect } from 'chai';
import { editPdf } from './edit-pdf.js';
import { tinyPdf } from './tiny-pdf.js';

/** Name of the face a substitute is written in, for a font of this name. */
async function faceFor(font: string, descriptor = '', file?: string): Promise<string | undefined> {
  const given = tinyPdf({
    pages: ['BT /F3 12 Tf 50 700 Td (Miller) Tj ET'],
    objects: {
      100: `<< /Type /Font /Subtype /TrueType /BaseFont /${font} /Encoding /WinAnsiEncoding /FontDescriptor 101 0 R >>`,
      101: `<< /Type /FontDescriptor /FontName /${font} /Flags 32 ${descriptor} ${file === undefined ? '' : '/FontFile2 102 0 R'} >>`,
      ...(file !== undefined && { 102: ['', file] as const }),
    },
  });
  const { bytes } = await editPdf(given, { Miller: 'Xyz' });
  return addedFace(bytes);
}

const FACES = join(dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')), 'standard_fonts');

const latin1 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

/** The box of the glyphs of each embedded face, which has no name of its own in a document. */
async function boxes(): Promise<Map<string | undefined, string>> {
  const found = new Map<string | undefined, string>();
  for (const style of ['Regular', 'Bold', 'Italic', 'BoldItalic']) {
    const pdf = PDF.create();
    const font = pdf.embedFont(readFileSync(join(FACES, `LiberationSans-${style}.ttf`)));
    pdf.addPage().drawText('Xyz', { font });
    found.set(/\/FontBBox (\[[^\]]*\])/.exec(latin1(await pdf.save()))?.[1], `Sans${style}`);
  }
  return found;
}

/** The face of the font that was added to a document. */
async function addedFace(bytes: Uint8Array): Promise<string | undefined> {
  const text = latin1(bytes);
  const number = /\/x\d+ (\d+) 0 R/.exec(text)?.[1];
  const font = new RegExp(`\\n${number} 0 obj([^]*?)endobj`).exec(text)?.[1] ?? '';
  if (!font.includes('/Type0')) return /\/BaseFont \/([\w-]+)/.exec(font)?.[1]?.replace('-', '');
  return (await boxes()).get(/\/FontName \/XXXXXX\+x\d+\n\/Flags \d+\n\/FontBBox (\[[^\]]*\])/.exec(text)?.[1]);
}

describe('pdf: the font of a substitute is the nearest to that of the original', () => {
  for (const [font, face] of [
    ['ABCDEF+RobotoSlab-Bold', 'TimesBold'],
    ['Roboto-Regular', 'SansRegular'],
    ['NimbusRomNo9L-Medi', 'TimesBold'],
    ['NimbusRomNo9L-ReguItal', 'TimesItalic'],
    ['AdvTT2ffda40f.B', 'SansBold'],
    ['LetterGothic', 'Courier'],
    ['CMBX10', 'TimesBold'],
    ['CMTT9', 'Courier'],
    ['MonotypeCorsiva', 'SansRegular'],
    ['Georgia,BoldItalic', 'TimesBoldItalic'],
    ['ABCDEF+Adelle-Bold', 'TimesBold'],
    ['Lora-Regular', 'TimesRoman'],
    ['Loraine-Regular', 'SansRegular'],
    ['NimbusMonL-Regu', 'Courier'],
  ] as const) {
    it(`by the name ${font}`, async () => {
      expect(await faceFor(font)).to.equal(face);
    });
  }

  it('and is not bold if its name says so, whatever its file says', async () => {
    expect(await faceFor('NimbusMonL-Regu', '/FontWeight 700')).to.equal('Courier');
    expect(await faceFor('Georgia', '/FontWeight 700')).to.equal('TimesBold');
  });

  it('by the widths of its letters if it has no name, in any unit', async () => {
    const face = async (like: Standard14FontName, unit: number): Promise<string | undefined> => {
      const metrics = Standard14Font.of(like);
      const widths = Array.from({ length: 91 }, (_, at) =>
        metrics.widthOfTextAtSize(String.fromCharCode(32 + at), unit),
      );
      const given = tinyPdf({
        pages: ['BT /F3 12 Tf 50 700 Td (Miller found his way by chance) Tj ET'],
        objects: {
          100: `<< /Type /Font /Subtype /TrueType /BaseFont /TTE1A07870t00 /Encoding /WinAnsiEncoding /FirstChar 32 /LastChar 122
          /Widths [${widths.map((width) => Math.round(width)).join(' ')}] /FontDescriptor 101 0 R >>`,
          101: '<< /Type /FontDescriptor /FontName /TTE1A07870t00 /Flags 32 >>',
        },
      });
      const { bytes } = await editPdf(given, { Miller: 'Xyz' });
      return addedFace(bytes);
    };
    expect(await face('Helvetica-Bold', 1000)).to.equal('SansBold');
    expect(await face('Times-Roman', 1000)).to.equal('TimesRoman');
    expect(await face('Times-Bold', 700)).to.equal('TimesBold');
    expect(await face('Courier', 900)).to.equal('Courier');
  });

  it('by the flags if the name gives no style', async () => {
    expect(await faceFor('TTE1A07870t00', '/Flags 34 /ItalicAngle -12')).to.equal('TimesItalic');
    expect(await faceFor('TTE1A07870t00', '/Flags 33')).to.equal('Courier');
    expect(await faceFor('TTE1A07870t00', '/FontWeight 700')).to.equal('SansBold');
  });

  it('by the widths of letters in a Type3 font', async () => {
    const face = async (widths: string): Promise<string | undefined> => {
      const given = tinyPdf({
        pages: ['BT /F3 12 Tf 50 700 Td (abcdef) Tj ET'],
        objects: {
          100: `<< /Type /Font /Subtype /Type3 /FontMatrix [0.01 0 0 0.01 0 0] /FontBBox [0 -20 60 80] /FirstChar 97 /LastChar 102
          /Widths [${widths}] /CharProcs << /a 101 0 R /b 101 0 R /c 101 0 R /d 101 0 R /e 101 0 R /f 101 0 R >>
          /Encoding << /Differences [97 /a /b /c /d /e /f] >> >>`,
          101: ['', '50 0 0 0 40 60 d1 0 0 40 60 re f'],
        },
      });
      const { bytes } = await editPdf(given, { bcd: 'Xyz' });
      return addedFace(bytes);
    };
    expect(await face('60 60 60 60 60 60')).to.equal('Courier');
    expect(await face('50 60 30 60 50 40')).to.equal('TimesRoman');
  });

  it('by the data of the font file', async () => {
    const file = latin1(readFileSync(join(FACES, 'LiberationSans-BoldItalic.ttf')));
    expect(await faceFor('TTE1A07870t00', '', file)).to.equal('SansBoldItalic');
    expect(await faceFor('TTE1A07870t00', '', file.slice(0, 400))).to.equal('SansRegular');
  });
});
