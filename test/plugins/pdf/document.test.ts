import { expect } from 'chai';
import { isDeidError } from '../../../core/index.js';
import { pdfAdapter } from '../../../plugins/formats/pdf/adapter.js';
import pdf from '../../../plugins/formats/pdf/index.js';
import { testPlugin } from '../../kit/index.js';
import { type FakeSession, fakeSession } from '../fake-session.js';
import { runAdapter } from '../run-adapter.js';
import { seenText, seenWords } from './content/edit-pdf.js';
import { handMade, holds, onePage, pdfkit, tableOf, unpacked } from './make-pdf.js';

const adapter = pdfAdapter();

const deidentify = (input: Uint8Array, options = {}, session: FakeSession = fakeSession()) =>
  runAdapter(adapter, session, input, { options });

async function codeOf(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return isDeidError(error) ? error.code : 'no DeidError';
}

testPlugin(pdf, {
  // Damaged files may have pages without text: they are to be refused, not to be read as pictures.
  options: { ocr: false },
  files: { pdf: [{ bytes: handMade(onePage(['Nothing here', 'write to mary@jones.test'])) }] },
});

describe('pdf: documents', () => {
  it('removes a term from the content, and keeps the rest', async () => {
    const { output, report } = await deidentify(handMade(onePage(['write to mary@jones.test today', 'a second line'])));
    expect(holds(output, 'jones')).to.equal(false);
    expect(holds(output, 'a second line')).to.equal(true);
    expect(report.format).to.include({ pages: 1, pagesChanged: 1 });
  });

  it('leaves a mark in the text below a box, so that copied text keeps the line together', async () => {
    const input = handMade(onePage(['write to mary@jones.test today']));
    for (const gap of ['true', 'fixed']) {
      const { output } = await deidentify(input, { gap });
      const seen = await seenText(output);
      expect(seen.map(({ text }) => text).join('')).to.match(/^write to\s+\*\*\*\s+today$/);
      const [mark, next] = ['***', 'today'].map((text) => seen.find((one) => one.text.includes(text)));
      expect((mark?.x ?? 0) + (mark?.width ?? 0)).to.be.closeTo((next?.x ?? 0) - 3.336, 0.1);
      expect(unpacked(output)).to.match(/3 Tr [^\n]*TJ[^\n]* 0 Tr/);
    }
  });

  it('hides everything that was visible only through the letters of a term', async () => {
    const data =
      'q BT /F 40 Tf 7 Tr 20 300 Td (mary@jones.test) Tj ET 0 0 400 400 re f Q BT /F 12 Tf 20 100 Td (below) Tj ET';
    const { output } = await deidentify(handMade({ ...onePage([]), 4: { dict: '', data } }));
    expect(holds(output, 'jones')).to.equal(false);
    expect(unpacked(output)).to.include('ET -32000 -32000 1 1 re W n');
  });

  it('counts a term once that it reads in the order of lines and in the order of drawing', async () => {
    const data = 'BT /F 12 Tf 200 350 Td (today) Tj -180 0 Td (mail mary@jones.test) Tj ET';
    const session = fakeSession();
    let [all, counted] = [0, 0];
    const replace: FakeSession['replace'] = (text, findings, context) => {
      [all, counted] = [all + findings.length, counted + (context?.counted ?? findings).length];
      return session.replace(text, findings, context);
    };
    await deidentify(handMade({ ...onePage([]), 4: { dict: '', data } }), {}, { ...session, replace });
    expect([all, counted]).to.deep.equal([2, 1]);
  });

  it('writes a substitute of letters in place of the term', async () => {
    const session = fakeSession(() => 'ann@bell.test');
    const { output } = await deidentify(handMade(onePage(['write to mary@jones.test today'])), {}, session);
    expect(holds(output, 'jones')).to.equal(false);
    expect(session.asked.some(({ text }) => text.includes('mary@jones.test'))).to.equal(true);
    const again = fakeSession();
    await deidentify(output, {}, again);
    expect(again.asked.map(({ text }) => text).join()).to.include('ann@bell.test');
  });

  it('writes one substitute for a name whose letters are spaced, even if they are also found one by one', async () => {
    const letters = [...'Smithson'].map((letter) => `(${letter}) -400`).join(' ');
    const input = handMade({
      ...onePage([]),
      4: { dict: '', data: `BT /F 12 Tf 20 300 Td [(Ask Dr. ) ${letters}] TJ ET` },
    });
    const session = fakeSession((text) => (text === 'Smithson' ? 'Wellerby' : 'X. Y. Z.'));
    const found = session.find;
    session.find = (text, context) => {
      const start = text.indexOf('S m i');
      const all = found(text, context);
      return start < 0
        ? all
        : [...all, { type: 'PERSON', start, end: start + 15, score: 1, recognizer: 'x', domainSpecific: false }];
    };
    const words = await seenWords((await deidentify(input, {}, session)).output);
    expect(words)
      .to.match(/Dr\.\s+Wellerby/)
      .and.not.include('X.');
  });

  it('removes a term that only another reader separates from the text before it', async () => {
    const objects = onePage([]);
    const data = 'BT /F 12 Tf 20 350 Td [(the number 55) -150 (123-45-6789 and more)] TJ ET';
    const { output, report } = await deidentify(handMade({ ...objects, 4: { dict: '', data } }));
    expect(holds(output, '6789')).to.equal(false);
    expect(holds(output, 'the number 55')).to.equal(true);
    expect(report.format).to.include({ pagesChanged: 1 });
    expect(report.format.pagesReplacedByPictures).to.deep.equal([]);
  });

  it('writes a substitute if only another reader sees the term', async () => {
    const data = 'BT /F 12 Tf 20 350 Td [(the number 55) -150 (123-45-6789 and more)] TJ ET';
    const session = fakeSession(() => '987-65-4321');
    const { output } = await deidentify(handMade({ ...onePage([]), 4: { dict: '', data } }), {}, session);
    expect(holds(output, '6789')).to.equal(false);
    expect(holds(output, '987-65-4321')).to.equal(true);
  });

  it('removes the comments from the content of a changed document', async () => {
    const objects = onePage([]);
    const data =
      '% for mary@jones.test\nBT /F 12 Tf 20 350 Td (mail to mary@jones.test, 5 % off) Tj ET % made by lex\n';
    const { output } = await deidentify(handMade({ ...objects, 4: { dict: '', data } }));
    expect(holds(output, 'jones')).to.equal(false);
    expect(holds(output, 'made by lex')).to.equal(false);
    expect(holds(output, '5 % off')).to.equal(true);
  });

  it('returns a document byte for byte if nothing was found and nothing is hidden', async () => {
    const input = handMade(onePage(['Nothing here']), '/Info 10 0 R');
    expect((await deidentify(input)).output.equals(input)).to.equal(true);
  });

  it('drops remains of older revisions, even if nothing was found', async () => {
    const first = handMade(onePage(['write to mary@jones.test']));
    const { 4: content = '' } = onePage(['the page as it is now']);
    const input = handMade({ 4: content }, `/Prev ${tableOf(first)}`, first);
    const { output } = await deidentify(input);
    expect(holds(input, 'jones')).to.equal(true);
    expect(holds(output, 'jones')).to.equal(false);
    expect(holds(output, 'the page as it is now')).to.equal(true);
  });

  it('drops objects without references', async () => {
    const input = handMade({ ...onePage(['Nothing here']), 10: { dict: '', data: 'write to mary@jones.test' } });
    const { output, report } = await deidentify(input);
    expect(holds(output, 'jones')).to.equal(false);
    expect(report.warnings.join()).to.include('nothing refers to');
  });

  it('asks for the password of an encrypted document, and opens it with the password', async () => {
    const input = await pdfkit((document) => document.text('write to mary@jones.test'), { userPassword: 'open' });
    expect(await codeOf(deidentify(input))).to.equal('document_encrypted');
    expect(await codeOf(deidentify(input, { password: 'wrong' }))).to.equal('document_encrypted');
    const { output } = await deidentify(input, { password: 'open' });
    expect(output.includes('/Encrypt')).to.equal(false);
    expect(holds(output, 'jones')).to.equal(false);
  });

  it('reads all pages of a tree with wrong types and lists', async () => {
    const objects = onePage(['write to mary@jones.test']);
    const input = handMade({
      ...objects,
      2: '<</Type/Pages/Kids 10 0 R/Count 1>>',
      10: '[11 0 R 11 0 R 2 0 R]',
      11: '<</Kids[3 0 R]>>',
    });
    const { output, report } = await deidentify(input);
    expect(report.format).to.include({ pages: 1 });
    expect(holds(output, 'jones')).to.equal(false);
  });

  it('accepts only PDF documents', () => {
    expect(adapter.accepts(Buffer.from('%PDF-1.4'), 'pdf')).to.equal(true);
    expect(adapter.accepts(Buffer.from('\n\n%PDF-1.4'), 'pdf')).to.equal(true);
    expect(adapter.accepts(Buffer.from('%PDF1.4'), 'pdf')).to.equal(true);
    expect(adapter.accepts(Buffer.from('PK\x03\x04'), 'pdf')).to.equal(false);
  });
});
