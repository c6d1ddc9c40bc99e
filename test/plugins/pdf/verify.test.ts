import { expect } from 'chai';
import { SoughtTerms } from '../../../kit/index.js';
import { writtenStrings } from '../../../plugins/formats/pdf/objects/stream-strings.js';
import { startPdfium } from '../../../plugins/formats/pdf/pdfium/instance.js';
import { PageTerms } from '../../../plugins/formats/pdf/verify/page-terms.js';
import { checkPages } from '../../../plugins/formats/pdf/verify/verify.js';
import { handMade, onePage } from './make-pdf.js';

async function leakingPages(objects: Parameters<typeof handMade>[0], pageCount: number): Promise<number[]> {
  const gone = new SoughtTerms();
  gone.add('Mary Jones', 'PERSON');
  const check = { pdfium: await startPdfium(), gone, goneFromPages: new PageTerms(), pageCount, streamBytes: 1e6 };
  return [...(await checkPages(new Uint8Array(handMade(objects)), check))];
}

describe('pdf: check of pages', () => {
  it('finds terms on pages, and accepts pages without', async () => {
    expect(await leakingPages(onePage(['a letter to Mary Jones']), 1)).to.deep.equal([0]);
    expect(await leakingPages(onePage(['a letter to nobody']), 1)).to.deep.equal([]);
  });

  it('does not accept a page that cannot be read', async () => {
    const objects = { ...onePage(['nothing']), 2: '<</Type/Pages/Kids[3 0 R 77 0 R]/Count 2>>' };
    expect(await leakingPages(objects, 2)).to.deep.equal([1]);
  });
});

describe('pdf: strings of content streams', () => {
  const stringsOf = (content: string): string[] => [...writtenStrings(Buffer.from(content, 'latin1'))];

  it('are read in every notation', () => {
    expect(stringsOf('(Mary \\(Jones\\)) Tj')).to.deep.equal(['Mary (Jones)']);
    expect(stringsOf('<4d 61 7> Tj')).to.deep.equal(['Map']);
    expect(stringsOf('[(Ma) -20 <7279>] TJ (next) Tj')).to.deep.equal(['Mary', 'next']);
    expect(stringsOf('% for Mary\n(x) Tj')).to.deep.equal(['% for Mary', 'x']);
    expect(stringsOf('<004d006100720079> Tj')).to.include('Mary');
  });

  it('are read at any length', () => {
    const long = 'Mary '.repeat(500);
    expect(stringsOf(`(${long}) Tj (Jones) Tj`)).to.deep.equal([long, 'Jones']);
  });
});
