import { expect } from 'chai';
import type { Finding } from '../../../core/index.js';
import { pdfAdapter } from '../../../plugins/formats/pdf/adapter.js';
import { type FakeSession, fakeSession } from '../fake-session.js';
import { runAdapter } from '../run-adapter.js';
import { type HandObject, handMade, onePage, unpacked } from './make-pdf.js';

/** Takes every word of these for a name, wherever it stands, as recognizers of names do with words that stand alone. */
function namesIn(words: RegExp, score = 0.6, type = 'PERSON'): FakeSession {
  const session = fakeSession(() => 'Ann');
  const find = (text: string): Finding[] =>
    Array.from(text.matchAll(words), ({ 0: word, index: start }) => {
      const end = start + word.length;
      return { type, start, end, score, recognizer: 'fake', domainSpecific: false };
    });
  return { ...session, find: (text, context) => [...session.find(text, context), ...find(text)] };
}

interface Place {
  readonly page?: string;
  readonly catalog?: string;
  readonly objects: Readonly<Record<number, HandObject>>;
}

const WORDS = /Quarrel|Minion Mono|Zondag|Reset|Spot/g;

const packet = '<?xpacket begin="" id="QuarrelSpot"?>';
const xmp = `${packet}<x:xmpmeta xmlns:x="adobe:ns:meta/" x:xmptk="Quarrel XMP 5.2"><rdf:RDF/></x:xmpmeta>`;
const xfa = `<template cap="Spot"/><localeSet\n><day>Zondag</day></localeSet\n><config ><font>Minion Mono</font></config>`;
const rich = '<body style="font-family:Quarrel" xmlns:xfa="http://schema.test/Spot/"><p>plain</p></body>';
const script = 'var Quarrel = {}; // plain words\nQuarrel.Spot = a / 2 + "plain" /* and */ + /"/.exec("x");';

const PLACES: Readonly<Record<string, Place>> = {
  'the marks around metadata': {
    catalog: '/Metadata 10 0 R',
    objects: { 10: { dict: '/Type/Metadata/Subtype/XML', data: xmp } },
  },
  'the settings of a dynamic form': {
    catalog: '/AcroForm<</Fields[]/XFA[(all) 10 0 R]>>',
    objects: { 10: { dict: '', data: xfa } },
  },
  'the format of a rich note': {
    page: '/Annots[10 0 R]',
    objects: { 10: `<</Subtype/FreeText/Rect[0 0 9 9]/RC(${rich})>>` },
  },
  'the code of a script': {
    catalog: '/OpenAction<</S/JavaScript/JS 10 0 R>>',
    objects: { 10: { dict: '', data: script } },
  },
  'the name of a field and the caption of a button': {
    page: '/Annots[10 0 R]',
    catalog: '/AcroForm<</Fields[10 0 R]>>',
    objects: { 10: '<</Type/Annot/Subtype/Widget/FT/Btn/Rect[0 0 9 9]/T(Quarrel)/TU(Spot)/MK<</CA(Reset)>>>>' },
  },
};

const build = ({ page = '', catalog = '', objects }: Place): Buffer =>
  handMade({ ...onePage(['Nothing here'], { page, catalog }), ...objects });

describe('pdf: text that only looks like a name', () => {
  for (const [name, place] of Object.entries(PLACES)) {
    it(`changes nothing in ${name}`, async () => {
      const input = build(place);
      const { output } = await runAdapter(pdfAdapter(), namesIn(WORDS), input);
      expect(Buffer.from(output).equals(input)).to.equal(true);
    });
  }

  it('is a name in the strings and comments of a script', async () => {
    for (const data of [`app.alert('x'); f("to Quarrel")`, 'x = 1 // by Quarrel', '/* by\nQuarrel */ x()']) {
      const objects = { 10: { dict: '', data } };
      const input = build({ catalog: '/OpenAction<</S/JavaScript/JS 10 0 R>>', objects });
      const { output } = await runAdapter(pdfAdapter(), namesIn(WORDS), input);
      expect(unpacked(output)).to.not.include('Quarrel');
    }
  });

  it('is a name everywhere if it is a known one', async () => {
    const session = () => namesIn(/Quarrel|Zondag/g, 1);
    for (const name of ['the code of a script', 'the name of a field and the caption of a button']) {
      const { output } = await runAdapter(pdfAdapter(), session(), build(PLACES[name] ?? { objects: {} }));
      expect(unpacked(output)).to.not.include('Quarrel');
    }
  });

  it('is a name in a label if it occurs as a name elsewhere', async () => {
    const objects = { 10: '<</Type/Annot/Subtype/Widget/FT/Tx/Rect[0 0 9 9]/T(Quarrel)>>' };
    const place = { page: '/Annots[10 0 R]', catalog: '/AcroForm<</Fields[10 0 R]>>' };
    const input = handMade({ ...onePage(['seen by Quarrel'], place), ...objects });
    const { output } = await runAdapter(pdfAdapter(), namesIn(WORDS), input);
    expect(unpacked(output)).to.include('/T (Ann)');
  });
});

describe('pdf: a page number with the number of pages', () => {
  const session = () => namesIn(/\d\/\d/g, 0.3, 'DATE');

  it('is not a date at the end of a line', async () => {
    const content = 'BT /F 12 Tf 20 350 Td (plain.test) Tj 200 0 Td (1/1) Tj ET';
    const input = handMade({ ...onePage([]), 4: { dict: '', data: content } });
    const { output } = await runAdapter(pdfAdapter(), session(), input);
    expect(Buffer.from(output).equals(input)).to.equal(true);
  });

  it('is not a date after the word for page, which is not a name', async () => {
    const input = handMade(onePage(['Written by a program - Page 1/1']));
    const { output } = await runAdapter(pdfAdapter(), namesIn(/Page|\d\/\d/g, 0.3), input);
    expect(Buffer.from(output).equals(input)).to.equal(true);
  });

  it('is a date within a line, and if it refers to another page', async () => {
    for (const text of ['seen on 1/1 again', '1/2', '2/1']) {
      const input = handMade(onePage([text]));
      const { output } = await runAdapter(pdfAdapter(), session(), input);
      expect(Buffer.from(output).equals(input)).to.equal(false);
    }
  });
});

describe('pdf: a term shown by itself', () => {
  it('is removed even if letters follow it without a blank', async () => {
    const objects = onePage([]);
    const content = 'BT /F 12 Tf 20 350 Td (Dr. Smithson, ward 4) Tj 0 -20 Td (Smithson) Tj (He called) Tj ET';
    const input = handMade({ ...objects, 4: { dict: '', data: content } });
    const { output } = await runAdapter(pdfAdapter(), fakeSession(), input);
    expect(unpacked(output)).to.not.include('Smithson');
    expect(unpacked(output)).to.include('He called');
  });
});
