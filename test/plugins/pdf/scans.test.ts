import { expect } from 'chai';
import { isDeidError } from '../../../core/index.js';
import { pdfAdapter } from '../../../plugins/formats/pdf/adapter.js';
import { greyPng } from '../../../plugins/formats/pdf/ocr/png.js';
import { PictureReader } from '../../../plugins/formats/pdf/ocr/reader.js';
import { turned } from '../../../plugins/formats/pdf/ocr/turns.js';
import { PdfiumDocument } from '../../../plugins/formats/pdf/pdfium/document.js';
import { type Pdfium, startPdfium } from '../../../plugins/formats/pdf/pdfium/instance.js';
import { drawPage, type Picture } from '../../../plugins/formats/pdf/pdfium/picture.js';
import { type FakeSession, fakeSession } from '../fake-session.js';
import { runAdapter } from '../run-adapter.js';
import { seenWords } from './content/edit-pdf.js';
import { handMade, holds, onePage, pdfkit } from './make-pdf.js';

const deidentify = (input: Uint8Array, options = {}, session: FakeSession = fakeSession()) =>
  runAdapter(pdfAdapter(), session, input, { options });

/** A page that is only drawn: no text, no picture. */
const drawing = handMade({ ...onePage([]), 4: { dict: '', data: '0 0 m 300 300 l S' } });

describe('pdf: pages that are pictures', () => {
  let pdfium: Pdfium;
  let scan: Buffer;
  let fax: Buffer;

  const draw = (file: Uint8Array): Picture => {
    const document = new PdfiumDocument(pdfium, file);
    const picture = drawPage(document, 0, 200);
    document.close();
    if (picture === undefined) throw new Error('the page cannot be drawn');
    return picture;
  };

  /** What recognition reads on the first page. */
  const read = async (file: Uint8Array): Promise<string> => {
    const reader = new PictureReader();
    const words = await reader.wordsAnyWay(draw(file));
    await reader.close();
    return words.map(({ text }) => text).join(' ');
  };

  before(async () => {
    pdfium = await startPdfium();
    const printed = await pdfkit((page) =>
      page.fontSize(20).text('Please write a letter').text('to mary@jones.test today'),
    );
    const png = greyPng(draw(printed));
    scan = await pdfkit((page) => page.image(png, 0, 0, { width: 400, height: 400 }));
    const signed = await pdfkit((page) => page.fontSize(26).text('Signed by Dr. Smithson').text('or mary@jones.test'));
    fax = greyPng(draw(signed));
  });

  it('reads a scan, paints over the pixels of a term, and keeps the other words searchable', async () => {
    const { output, report } = await deidentify(scan);
    expect(report.format).to.deep.include({ pagesRecognised: [1], pagesReplacedByPictures: [1] });
    expect(report.warnings.join()).to.include('read as pictures');
    expect(holds(output, 'jones')).to.equal(false);
    expect(holds(output, 'letter')).to.equal(true);
    const reader = new PictureReader();
    const words = (await reader.words(draw(output))).map(({ text }) => text).join(' ');
    await reader.close();
    expect(words).to.include('letter');
    expect(words).not.to.match(/mary|jones/i);
  }).timeout(60_000);

  it('reads a scan that is turned sideways or upside down', async () => {
    const letter = await pdfkit((page) =>
      page.fontSize(20).text('Please write a letter').text('to mary@jones.test today').text('and to nobody else.'),
    );
    const upright = greyPng(draw(letter));
    for (const turn of [90, 180]) {
      const lying = await pdfkit((page) =>
        page.rotate(turn, { origin: [200, 200] }).image(upright, 0, 0, { width: 400, height: 400 }),
      );
      const { output } = await deidentify(lying);
      const words = await read(output);
      expect(words)
        .to.include('letter')
        .and.not.match(/mary|jones/i);
    }
  }).timeout(90_000);

  const note = (resources = '', more = '', beside = ''): Buffer =>
    handMade({
      ...onePage([], { page: `/Annots[10 0 R${beside}]` }),
      10: '<</Type/Annot/Subtype/FreeText/Rect[20 300 380 360]/Contents(Note)/AP<</N 11 0 R>>>>',
      11: {
        dict: `/Type/XObject/Subtype/Form/BBox[0 0 360 60]/Resources<</Font<</F 5 0 R>>${resources}>>`,
        data: `${more} BT /F 20 Tf 10 30 Td (Please ask Dr. Smithson today) Tj ET`,
      },
      12: {
        dict: '/Type/XObject/Subtype/Image/Width 1/Height 1/BitsPerComponent 8/ColorSpace/DeviceGray',
        data: 'x',
      },
    });

  it('leaves a page unchanged whose only text is a note, and edits the note', async () => {
    const { output, report } = await deidentify(note());
    expect(report.format).to.deep.include({ pagesRecognised: [1], pagesReplacedByPictures: [] });
    expect(holds(output, 'Smithson')).to.equal(false);
    expect(holds(output, 'Please ask Dr. ')).to.equal(true);
  }).timeout(60_000);

  it('turns such a page into a picture if the note contains pictures, which may show the term as well', async () => {
    const image = 'q 20 0 0 20 330 30 cm /I Do Q';
    const { output, report } = await deidentify(note('/XObject<</I 12 0 R>>', image));
    expect(report.format.pagesReplacedByPictures).to.deep.equal([1]);
    expect(holds(output, 'Smithson')).to.equal(false);
  }).timeout(60_000);

  it('reports that an attached file was removed with a page that became a picture', async () => {
    const image = 'q 20 0 0 20 330 30 cm /I Do Q';
    const file = '<</Subtype/FileAttachment/Rect[0 0 9 9]/FS<</Type/Filespec/F(a.txt)/EF<</F 12 0 R>>>>>>';
    const { report } = await deidentify(note('/XObject<</I 12 0 R>>', image, file));
    expect(report.format.pagesReplacedByPictures).to.deep.equal([1]);
    expect(report.warnings.join()).to.include('Attached files');
  }).timeout(60_000);

  it('paints over known terms in the content of a page, even if they are unreadable in its picture', async () => {
    const faint = note('/XObject<</I 12 0 R>>', 'q 20 0 0 20 330 30 cm /I Do Q 0.97 g');
    const seen = note(
      '/XObject<</I 12 0 R>>',
      'q 20 0 0 20 330 30 cm /I Do Q BT /F 12 Tf 10 5 Td (or Dr. Winter) Tj ET 0.97 g',
    );
    expect((await deidentify(faint)).report.format.pagesReplacedByPictures).to.deep.equal([]);
    const { output, report } = await deidentify(seen);
    expect(report.format.pagesReplacedByPictures).to.deep.equal([1]);
    const { width, rgba, scale } = draw(output);
    const at = (x: number, y: number): number | undefined =>
      rgba[(Math.round((400 - y) * scale) * width + Math.round(x * scale)) * 4];
    expect(at(170, 335)).to.equal(0);
  }).timeout(60_000);

  it('checks rendered notes with another reader: a page with one that still shows a term becomes a picture', async () => {
    const glued = 'BT /F 20 Tf 10 30 Td [(the number 55) -150 (123-45-6789)] TJ ET';
    const input = handMade({
      ...onePage(['his number is 123-45-6789'], { page: '/Annots[10 0 R]' }),
      10: '<</Type/Annot/Subtype/FreeText/Rect[20 100 380 160]/AP<</N 11 0 R>>>>',
      11: { dict: '/Type/XObject/Subtype/Form/BBox[0 0 360 60]/Resources<</Font<</F 5 0 R>>>>', data: glued },
    });
    const { output, report } = await deidentify(input);
    expect(report.format.pagesReplacedByPictures).to.deep.equal([1]);
    expect(holds(output, '6789')).to.equal(false);
    // Where no page may become a picture, the refusal says what would help.
    const error = await deidentify(input, { ocr: false }).catch((thrown: unknown) => thrown);
    expect(isDeidError(error) && error.code).to.equal('leak_detected');
    expect(isDeidError(error) && error.parts.join()).to.include('with `ocr`');
  }).timeout(60_000);

  it('refuses a page without text if pictures are not to be read, and names it', async () => {
    for (const file of [scan, drawing]) {
      const error = await deidentify(file, { ocr: false }).catch((thrown: unknown) => thrown);
      expect(isDeidError(error) && error.code).to.equal('no_text_layer');
      expect(isDeidError(error) && error.parts).to.deep.equal([1]);
    }
  });

  it('keeps such a page with a warning if that is allowed', async () => {
    const { output, report } = await deidentify(drawing, { ocr: false, unreadable: 'keep' });
    expect(output.equals(drawing)).to.equal(true);
    expect(report.warnings.join()).to.include('without text that can be read');
    expect(report.format).to.deep.include({ pagesNotRead: [1] });
  });

  it('accepts an empty page', async () => {
    const empty = handMade({ ...onePage([]), 4: { dict: '', data: ' ' } });
    expect((await deidentify(empty, { ocr: false })).output.equals(empty)).to.equal(true);
  });

  /** A page of text with the picture of another text on it, which may be stored turned. */
  const mixed = async (turn = 0): Promise<Buffer> => {
    const stored = await pdfkit((page) =>
      page.rotate(turn, { origin: [200, 200] }).image(fax, 0, 0, { width: 400, height: 400 }),
    );
    const picture = greyPng(draw(stored));
    return pdfkit((page) => {
      page.text('The letter came by fax on Monday and was put to the others.');
      page.rotate(-turn, { origin: [210, 220] }).image(picture, 80, 90, { width: 260, height: 260 });
    });
  };
  it('reads a picture on a page of text, paints over terms in it, and keeps the text', async () => {
    for (const turn of [0, 90]) {
      const { output, report } = await deidentify(await mixed(turn));
      expect(report.format).to.deep.include({ pagesChanged: 1, pagesRecognised: [], pagesReplacedByPictures: [] });
      expect(report.warnings).to.deep.equal(['Images on pages of text were read: recognised text may have mistakes.']);
      expect(await seenWords(output)).to.include('came by fax on Monday');
      expect(await read(output))
        .to.include('Signed')
        .and.not.match(/mary|jones|smith/i);
    }
  }).timeout(60_000);

  describe('with an incomplete text layer', () => {
    let letter: Picture;

    before(async () => {
      letter = draw(
        await pdfkit((page) =>
          page
            .fontSize(16)
            .text('The committee has asked for a report of what was done in the spring.')
            .text('It ought to be written by Dr. Smithson before the summer begins.'),
        ),
      );
    });

    /** The letter, in pieces or whole, with text over it. */
    const scanned = (texts: readonly string[], mode: 'hidden' | 'shown', pieces = 1): Promise<Buffer> =>
      pdfkit((page) => {
        for (let piece = 0; piece < pieces; piece++) {
          const [from, to] = [piece, piece + 1].map((at) => Math.floor((letter.height * at) / pieces));
          const [first = 0, last = 0] = [from, to];
          const rgba = letter.rgba.subarray(first * letter.width * 4, last * letter.width * 4);
          const part = { ...letter, height: last - first, rgba };
          const unit = 400 / letter.height;
          page.image(greyPng(part), 0, first * unit, { width: 400, height: part.height * unit });
        }
        page.fontSize(6);
        if (mode === 'hidden') page.addContent('3 Tr');
        texts.forEach((text, line) => {
          page.text(text, 30, 300 + 12 * line, { lineBreak: false });
        });
      });

    const footer = [
      'Scanned by the machine on the third floor in the afternoon and sent to the registry',
      'for filing, where it was seen and put to the other papers of this year',
    ];

    for (const [what, mode, pieces] of [
      ['a text that is another one', 'hidden', 1],
      ['a picture in pieces, on a page with text of its own', 'shown', 9],
      ['a picture in pieces, with a text that is another one', 'hidden', 9],
    ] as const)
      it(`reads the picture: ${what}`, async () => {
        const { output, report } = await deidentify(await scanned(footer, mode, pieces));
        expect(report.format).to.deep.include({ pagesRecognised: [1], pagesReplacedByPictures: [1] });
        expect(await read(output))
          .to.include('committee')
          .and.not.match(/smithson/i);
      }).timeout(60_000);

    it('reads what the text layer omits, and trusts it for the rest', async () => {
      const { output, report } = await deidentify(
        await pdfkit((page) => {
          page.image(greyPng(letter), 0, 0, { width: 400, height: 400 });
          page.addContent('3 Tr').fontSize(16);
          page.text('The committee has asked for a report of what was done in the spring.', 30, 30);
          page.fontSize(6);
          footer.forEach((text, line) => {
            page.text(text, 30, 300 + 12 * line, { lineBreak: false });
          });
        }),
      );
      expect(report.format).to.deep.include({ pagesRecognised: [1], pagesReplacedByPictures: [1] });
      const seen = await read(output);
      expect(seen)
        .to.include('committee')
        .and.not.match(/smithson/i);
      expect(holds(output, 'committee')).to.equal(true);
    }).timeout(60_000);
  });

  it('reads tables with ruled lines', async () => {
    const table = draw(
      await pdfkit((page) => {
        ['Name', 'Dr. Smithson', 'Nobody else'].forEach((name, row) => {
          const top = 60 + row * 24;
          page.rect(40, top, 150, 24).stroke().rect(190, top, 150, 24).stroke();
          page.fontSize(11).text(name, 46, top + 8, { lineBreak: false });
          page.text(`balance ${row}`, 196, top + 8, { lineBreak: false });
        });
      }),
    );
    const { output } = await deidentify(
      await pdfkit((page) => page.image(greyPng(table), 0, 0, { width: 400, height: 400 })),
    );
    expect(await read(output))
      .to.include('Nobody')
      .and.not.match(/smithson/i);
  }).timeout(60_000);

  it('reads a picture on a page of text that is turned sideways or upside down', async () => {
    for (const turn of [90, 180] as const) {
      const page = await pdfkit((document) => {
        document.text('The letter came by fax on Monday and was put to the others.');
        document.rotate(turn, { origin: [210, 220] }).image(fax, 80, 90, { width: 260, height: 260 });
      });
      const { output } = await deidentify(page);
      const reader = new PictureReader();
      const seen: string[] = [];
      for (const way of [0, 1, 2, 3] as const)
        seen.push(...(await reader.words(turned(draw(output), way))).map(({ text }) => text));
      await reader.close();
      expect(seen.join(' '))
        .to.include('Signed')
        .and.not.match(/mary|jones|smith/i);
    }
  }).timeout(90_000);

  it('writes substitutes in place of the words of such a picture', async () => {
    const { output } = await deidentify(
      await mixed(),
      {},
      fakeSession(() => 'Weller'),
    );
    expect(await read(output)).to.match(/Dr. Weller/);
  }).timeout(60_000);

  it('reports that pictures on a page of text were not read, if they are not to be', async () => {
    const { output, report } = await deidentify(await mixed(), { ocr: false });
    expect(report.warnings.join()).to.include('holds images');
    expect(await seenWords(output)).to.include('came by fax on Monday');
  });

  it('reports nothing for a picture without words', async () => {
    const grey = await pdfkit((page) => page.rect(0, 0, 400, 400).fill('#c0c0c0'));
    const input = await pdfkit((page) => page.text('Nothing here').image(greyPng(draw(grey)), { width: 50 }));
    expect((await deidentify(input)).report.warnings).to.deep.equal([]);
  }).timeout(60_000);
});
