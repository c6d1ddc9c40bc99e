import { expect } from 'chai';
import { isDeidError } from '../../../core/index.js';
import { pdfAdapter } from '../../../plugins/formats/pdf/adapter.js';
import { fullerOf } from '../../../plugins/formats/pdf/objects/repair.js';
import { type Pdfium, startPdfium } from '../../../plugins/formats/pdf/pdfium/instance.js';
import { Report } from '../../../plugins/formats/pdf/report.js';
import { fakeSession } from '../fake-session.js';
import { runAdapter } from '../run-adapter.js';
import { seenWords } from './content/edit-pdf.js';
import { handMade, holds, onePage } from './make-pdf.js';

/** A document of two pages that show a line each. */
const twoPages = (first: string, second: string): Buffer => {
  const { 3: page = '', ...more } = onePage([first]);
  return handMade({
    ...more,
    2: '<</Type/Pages/Kids[3 0 R 10 0 R]/Count 2>>',
    3: page,
    10: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 400]/Contents 11 0 R/Resources<</Font<</F 5 0 R>>>>>>',
    11: { dict: '', data: second === '' ? ' ' : `BT /F 12 Tf 20 350 Td (${second}) Tj ET` },
  });
};

describe('pdf: damaged files', () => {
  let pdfium: Pdfium;
  before(async () => {
    pdfium = await startPdfium();
  });

  it('keep the text of a page whose content starts with a comment, and it is searched', async () => {
    const whole = twoPages('write to mary@jones.test today', 'a second page').toString('latin1');
    const damaged = Buffer.from(whole.replace('4 0 obj', '4 0\n% something\nobj'), 'latin1');
    const { output, report } = await runAdapter(pdfAdapter(), fakeSession(), damaged, { options: { ocr: false } });
    expect(await seenWords(output))
      .to.include('write to')
      .and.include('today');
    expect(await seenWords(output, 2)).to.include('a second page');
    expect(holds(output, 'jones')).to.equal(false);
    expect(report.format).to.deep.include({ pages: 2, pagesIncomplete: [] });
  });

  it('are repaired by the reader that shows more, and pages on which the other shows more are named', async () => {
    const [less, more] = [{ bytes: twoPages('a line', 'all of it') }, { bytes: twoPages('a', 'all of it and more') }];
    for (const [one, other] of [
      [less, more],
      [more, less],
    ] as const)
      expect(await fullerOf(one, other, pdfium)).to.deep.equal({ repair: more, incompletePages: [0] });
    expect(await fullerOf(less, less, pdfium)).to.deep.equal({ repair: less, incompletePages: [] });
    const report = new Report();
    report.incompletePages.add(0);
    const { warnings, format } = report.toFileReport();
    expect(warnings.join()).to.include('some pages have less text');
    expect(format).to.deep.include({ pagesIncomplete: [1] });
  });

  it('are refused if all text of a page is lost', async () => {
    const [full, lost] = [{ bytes: twoPages('a', 'second') }, { bytes: twoPages('a line of many letters', '') }];
    const error = await fullerOf(full, lost, pdfium).catch((thrown: unknown) => thrown);
    expect(isDeidError(error) && error.code).to.equal('document_unreadable');
    expect(isDeidError(error) && error.parts.join()).to.include('page 2');
  });
});
