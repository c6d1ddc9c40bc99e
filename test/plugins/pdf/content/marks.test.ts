import { expect } from 'chai';
import { allStreams, editPdf } from './edit-pdf.js';
import { tinyPdf } from './tiny-pdf.js';

const page = (content: string): Uint8Array => tinyPdf({ pages: [content] });

const utf16 = (text: string): string => Buffer.from(`\ufeff${text}`, 'utf16le').swap16().toString('hex');

describe('pdf: texts of marked content', () => {
  it('are searched, in any encoding, and replaced', async () => {
    const content = `/Span << /ActualText <${utf16('Dr Miller')}> /MCID 4 >> BDC 0 0 9 9 re f EMC /P << /Alt (by Miller) >> DP`;
    const { bytes, read } = await editPdf(page(content), { Miller: 'Brooks' });
    expect(read).to.deep.equal(['Dr Miller\nby Miller']);
    const streams = await allStreams(bytes);
    expect(streams).to.include(`<${utf16('Dr Brooks')}> /MCID 4>> BDC 0 0 9 9 re f EMC`);
    expect(streams).to.include(`/Alt <${utf16('by Brooks')}>>> DP`);
  });

  it('are removed if they contain a term that is to be covered', async () => {
    const { bytes } = await editPdf(page('/Span << /ActualText (Miller) /Lang (en) >> BDC EMC'), ['Miller']);
    expect(await allStreams(bytes)).to.include('/Span <</Lang <656e>>> BDC EMC');
  });

  it('are removed with the glyphs that they describe, also around forms', async () => {
    const { bytes } = await editPdf(
      tinyPdf({
        pages: ['/P << /E (M. is short for it) >> BDC /Span << /MCID 1 >> BDC /X1 Do EMC EMC'],
        resources: '/XObject << /X1 101 0 R >>',
        objects: { 101: ['/Subtype /Form /BBox [0 0 99 99]', 'BT /F1 9 Tf 5 5 Td (Miller) Tj ET'] },
      }),
      ['Miller'],
    );
    expect(await allStreams(bytes)).to.include('/P <<>> BDC /Span << /MCID 1 >> BDC /X1 Do EMC EMC');
  });

  it('stay if nothing is found', async () => {
    const content =
      '/Span << /ActualText (Anna) >> BDC BT /F1 9 Tf 9 9 Td (Anna) Tj ET EMC BT /F1 9 Tf 9 99 Td (Lee) Tj ET';
    const { bytes } = await editPdf(page(content), ['Lee']);
    expect(await allStreams(bytes)).to.include('/Span << /ActualText (Anna) >> BDC');
  });
});
