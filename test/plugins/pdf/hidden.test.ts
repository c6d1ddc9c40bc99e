import { expect } from 'chai';
import { pdfAdapter } from '../../../plugins/formats/pdf/adapter.js';
import { type FakeSession, fakeSession } from '../fake-session.js';
import { runAdapter } from '../run-adapter.js';
import { type HandObject, handMade, holds, onePage, unpacked } from './make-pdf.js';

const TERM = 'mary@jones.test';
const WIDE = `<feff${Buffer.from(TERM, 'utf16le').swap16().toString('hex')}>`;

const deidentify = (input: Uint8Array, session: FakeSession = fakeSession(() => 'ann@bell.test')) =>
  runAdapter(pdfAdapter(), session, input);

/** A document whose page says nothing, with one hidden place. */
interface Hidden {
  readonly page?: string;
  readonly catalog?: string;
  readonly trailer?: string;
  readonly objects?: Readonly<Record<number, HandObject>>;
}

const build = ({ page = '', catalog = '', trailer = '', objects = {} }: Hidden): Buffer =>
  handMade({ ...onePage(['Nothing here'], { page, catalog }), ...objects }, trailer);

const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description pdfaid:part="2" pdf:Keywords="${TERM}"/></rdf:RDF></x:xmpmeta>`;
const annotation = (entries: string): Hidden => ({ page: `/Annots[<</Type/Annot/Rect[0 0 9 9]${entries}>>]` });
const field = (entries: string): Hidden => ({
  page: '/Annots[10 0 R]',
  catalog: '/AcroForm<</Fields[10 0 R]>>',
  objects: { 10: `<</Type/Annot/Subtype/Widget/Rect[0 0 9 9]${entries}>>` },
});

const PLACES: Readonly<Record<string, Hidden>> = {
  'the information': { trailer: '/Info 10 0 R', objects: { 10: `<</Title(${TERM})>>` } },
  'the information, in UTF-16': { trailer: '/Info 10 0 R', objects: { 10: `<</Subject ${WIDE}>>` } },
  'a numbered string': { trailer: '/Info 10 0 R', objects: { 10: '<</Title 11 0 R>>', 11: `(${TERM})` } },
  'the metadata': {
    catalog: '/Metadata 10 0 R',
    objects: { 10: { dict: '/Type/Metadata/Subtype/XML', data: xmp } },
  },
  'an outline': {
    catalog: '/Outlines 10 0 R',
    objects: { 10: '<</First 11 0 R/Last 11 0 R>>', 11: `<</Title(${TERM})/Parent 10 0 R>>` },
  },
  'a note': annotation(`/Subtype/Text/Contents(${TERM})`),
  'a rich note': annotation(`/Subtype/FreeText/RC(<body><p>${TERM}</p></body>)`),
  'a link': annotation(`/Subtype/Link/A<</S/URI/URI(mailto:mary%40jones.test)>>`),
  'a field': field(`/FT/Tx/T(name)/V(${TERM})`),
  'the name of a field': field(`/FT/Tx/T(${TERM})/TU(${TERM})`),
  'the choices of a field': field(`/FT/Ch/T(x)/Opt[[(${TERM})(Display)](other)]`),
  'the caption of a button': field(`/FT/Btn/T(x)/MK<</CA(${TERM})>>`),
  'a dynamic form': {
    catalog: '/AcroForm<</Fields[]/XFA[(datasets) 10 0 R]>>',
    objects: { 10: { dict: '', data: `<xfa:data><name>${TERM}</name></xfa:data>` } },
  },
  'an alternative text': {
    catalog: '/StructTreeRoot 10 0 R',
    objects: {
      10: '<</Type/StructTreeRoot/K 11 0 R>>',
      11: `<</S/Figure/P 10 0 R/Alt(${TERM})/ActualText(${TERM})/E(${TERM})>>`,
    },
  },
  'the name of a layer': {
    catalog: '/OCProperties<</OCGs[10 0 R]/D<</Order[10 0 R]>>>>',
    objects: { 10: `<</Type/OCG/Name(${TERM})>>` },
  },
  'a label of pages': { catalog: `/PageLabels<</Nums[0<</P(${TERM})/S/D>>]>>` },
  'a script': { catalog: `/OpenAction<</S/JavaScript/JS(app.alert\\("${TERM}"\\))>>` },
  'a script in a stream': {
    catalog: '/OpenAction<</S/JavaScript/JS 10 0 R>>',
    objects: { 10: { dict: '', data: `app.alert("${TERM}")` } },
  },
  'a named script': { catalog: `/Names<</JavaScript<</Names[(a)<</S/JavaScript/JS(// ${TERM})>>]>>>>` },
  'an attached file': {
    catalog: '/Names<</EmbeddedFiles<</Names[(a.txt)<</Type/Filespec/F(a.txt)/EF<</F 10 0 R>>>>]>>>>',
    objects: { 10: { dict: '/Type/EmbeddedFile', data: TERM } },
  },
  'an associated file': {
    catalog: '/AF[<</Type/Filespec/F(a.txt)/EF<</F 10 0 R>>>>]',
    objects: { 10: { dict: '/Type/EmbeddedFile', data: TERM } },
  },
  'a signature': field(`/FT/Sig/T(x)/V<</Type/Sig/ByteRange[0 1 2 3]/Contents<00>/ContactInfo(${TERM})>>`),
  'private data of a program': { page: `/PieceInfo<</App<</Private(${TERM})/LastModified(D:2020)>>>>` },
};

describe('pdf: hidden places', () => {
  for (const [place, hidden] of Object.entries(PLACES))
    it(`leaves no term in ${place}`, async () => {
      const input = build(hidden);
      const { output } = await deidentify(input);
      expect(holds(output, 'jones')).to.equal(false);
      expect(holds(output, 'Nothing here')).to.equal(true);
    });

  it('writes the substitute in place of the term', async () => {
    for (const place of ['the information', 'a note', 'a field', 'an outline']) {
      const { output } = await deidentify(build(PLACES[place] ?? {}));
      expect(unpacked(output), place).to.include('ann@bell.test');
    }
    expect(unpacked((await deidentify(build(PLACES['a link'] ?? {}))).output)).to.include('mailto:ann@bell.test');
  });

  describe('reads the value of a field according to its label', () => {
    /** Knows surnames by their label alone. */
    const byLabel = (): FakeSession => {
      const session = fakeSession(() => 'Bell');
      const find: FakeSession['find'] = (text, context) => {
        session.asked.push({ text, context });
        return Array.from(text.matchAll(/(?<=^Last Name: )\p{L}+/gu), ({ 0: word, index: start }) => ({
          ...{ type: 'PERSON', start, end: start + word.length, score: 1, recognizer: 'fake', domainSpecific: false },
        }));
      };
      return { ...session, find };
    };
    const outer = '/AcroForm<</Fields[10 0 R]>>';
    const widget = '/Type/Annot/Subtype/Widget/Rect[0 0 9 9]';
    const FIELDS: Readonly<Record<string, Hidden>> = {
      'its name': field('/FT/Tx/T(Last Name)/V(Quarrel)'),
      'a name as programmers give it': field('/FT/Tx/T(txtLastName_2)/V(Quarrel)'),
      'its tooltip before its name': field('/FT/Tx/T(f1_02)/TU(Last Name:)/V(Quarrel)'),
      'the name of the field around it': {
        page: '/Annots[11 0 R]',
        catalog: outer,
        objects: { 10: '<</FT/Tx/T(LastName[0])/Kids[11 0 R]>>', 11: `<<${widget}/Parent 10 0 R/V(Quarrel)>>` },
      },
      'its choices': field('/FT/Ch/T(Last Name)/V(Quarrel)/Opt[(Quarrel)[(Quarrel)(Quarrel)]]'),
    };
    for (const [name, hidden] of Object.entries(FIELDS))
      it(name, async () => {
        const { output } = await deidentify(build(hidden), byLabel());
        expect(holds(output, 'Quarrel')).to.equal(false);
        expect(unpacked(output)).to.include('/V (Bell)');
      });

    it('but not that of a button, or of other strings', async () => {
      const { output } = await deidentify(build(field('/FT/Btn/T(Last Name)/V(Quarrel)/TU(Quarrel)')), byLabel());
      expect(holds(output, 'Quarrel')).to.equal(true);
    });

    it('also where the field shows it, in lower case and broken into lines', async () => {
      const find: FakeSession['find'] = (text) =>
        Array.from(text.matchAll(/(?<=^Last Name: .*)(?:quarrel|4711)/gu), ({ 0: word, index: start }) => ({
          ...{ type: 'PERSON', start, end: start + word.length, score: 1, recognizer: 'fake', domainSpecific: false },
        }));
      const shown = (lines: string): HandObject => ({
        dict: '/Type/XObject/Subtype/Form/BBox[0 0 200 40]/Resources<</Font<</F 5 0 R>>>>',
        data: `/Tx BMC BT /F 9 Tf 2 30 Td 12 TL ${lines} ET EMC`,
      });
      const hidden: Hidden = {
        page: '/Annots[10 0 R 11 0 R]',
        catalog: '/AcroForm<</Fields[10 0 R 11 0 R]>>',
        objects: {
          10: `<<${widget}/FT/Tx/T(LastName)/V(of quarrel or 4711)/AP<</N 20 0 R>>>>`,
          11: `<<${widget}/FT/Tx/T(Notes)/V(a quarrel over 4711)/AP<</N 21 0 R>>>>`,
          20: shown('(of quarrel) Tj T* (or 4711) Tj'),
          21: shown('(a quarrel over 4711) Tj'),
        },
      };
      const { output } = await deidentify(build(hidden), { ...fakeSession(() => 'Bell'), find });
      const all = unpacked(output);
      expect(all.match(/quarrel/g)).to.have.length(2);
      expect(all.match(/4711/g)).to.have.length(2);
      expect(all).to.include('/V (of Bell or Bell)').and.include('(a quarrel over 4711) Tj');
    });

    it('and counts only the value', async () => {
      const session = byLabel();
      await deidentify(build(field('/FT/Tx/T(Last Name)/V(Quarrel)')), session);
      const { context } = session.asked.find(({ text }) => text === 'Last Name: Quarrel') ?? {};
      expect(context?.charged).to.equal(false);
    });
  });

  it('renames destinations, wherever they are named', async () => {
    const { output } = await deidentify(
      build({
        page: `/Annots[<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/Dest(${TERM})>>]`,
        catalog: `/Names<</Dests<</Names[(alpha)[3 0 R/Fit](${TERM})[3 0 R/Fit]]>>>>`,
      }),
    );
    expect(holds(output, 'jones')).to.equal(false);
    expect(unpacked(output).match(/\(x1\)/g)).to.have.length(2);
    expect(unpacked(output)).to.include('(alpha)');
  });

  it('reads names of destinations of older files as words', async () => {
    const input = handMade(
      onePage(['Dr. Jane Smithson called'], {
        page: '/Annots[<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/Dest/JaneSmithson>>]',
        catalog: '/Dests<</JaneSmithson[3 0 R/Fit]/summary[3 0 R/Fit]>>',
      }),
    );
    const { output } = await deidentify(input);
    expect(holds(output, 'smithson')).to.equal(false);
    expect(unpacked(output)).to.include('/summary');
  });

  it('searches all places for what was found in one', async () => {
    const input = handMade(
      { ...onePage(['Dr. Jane Smithson called']), 10: '<</Title(Letter of JANE SMITHSON)/Author(Jane Smithson)>>' },
      '/Info 10 0 R',
    );
    const { output } = await deidentify(
      input,
      fakeSession(() => 'Ann Bell'),
    );
    expect(holds(output, 'smithson')).to.equal(false);
  });

  it('removes a name from places that are not searched themselves, even if it is a common word as well', async () => {
    const lines = ['Dr. Summer called', 'in the summer'];
    const input = handMade({ ...onePage(lines), 10: '<</Producer(Printed by Summer with Word 16)>>' }, '/Info 10 0 R');
    const { output } = await deidentify(
      input,
      fakeSession(() => 'Winter'),
    );
    expect(unpacked(output)).to.include('(Printed by Winter with Word 16)');
    expect(holds(output, 'in the summer')).to.equal(true);
  });

  it('keeps the standard in metadata, and nothing else', async () => {
    const { output } = await deidentify(build(PLACES['the metadata'] ?? {}));
    expect(unpacked(output)).to.include('pdfaid:part="2"');
  });

  it('takes the producer for no organisation, and a person under the same key for a person', async () => {
    const session = fakeSession(() => 'ann@bell.test');
    const makers: FakeSession = {
      ...session,
      find: (text, context) =>
        text.startsWith('Adobe')
          ? [{ start: 0, end: 5, type: 'ORGANIZATION', score: 1, recognizer: 'fake', domainSpecific: false }]
          : session.find(text, context),
    };
    const madeBy = (creator: string) => build({ trailer: '/Info 10 0 R', objects: { 10: `<</Creator(${creator})>>` } });
    const untouched = await deidentify(madeBy('Adobe Acrobat Pro 23.3'), makers);
    expect(Buffer.from(untouched.output).equals(madeBy('Adobe Acrobat Pro 23.3'))).to.equal(true);
    expect(holds((await deidentify(madeBy(TERM), makers)).output, TERM)).to.equal(false);
    expect(holds((await deidentify(madeBy(`Word 16.0 ${TERM}`), makers)).output, TERM)).to.equal(false);
  });

  it('keeps the appearance of a signature as a stamp, without a field to sign', async () => {
    const fields = '/AcroForm<</Fields[10 0 R 12 0 R]/SigFlags 3>>';
    const { output, report } = await deidentify(
      handMade({
        ...onePage([`write to ${TERM}`], { page: '/Annots[10 0 R 12 0 R]', catalog: fields }),
        10: '<</Type/Annot/Subtype/Widget/FT/Sig/T(Signature)/Rect[9 9 99 40]/V 13 0 R/AP<</N 11 0 R>>>>',
        11: { dict: '/Type/XObject/Subtype/Form/BBox[0 0 90 31]', data: '0 0 90 31 re S' },
        12: '<</Type/Annot/Subtype/Widget/FT/Tx/T(Town)/Rect[9 50 99 70]/V(Springfield)>>',
        13: '<</Type/Sig/Filter/Adobe.PPKLite/ByteRange[0 1 2 3]/Contents<00>>>',
      }),
    );
    const all = unpacked(output);
    expect(report.warnings.join()).to.include('signature');
    expect(all)
      .to.match(/\/Subtype\s*\/Stamp/)
      .and.to.include('0 0 90 31 re S')
      .and.to.include('Springfield');
    expect(all).not.to.match(/\/FT\s*\/Sig|ByteRange|\(Signature\)/);
  });

  it('reports what it removed', async () => {
    const warnings = async (place: string) => (await deidentify(build(PLACES[place] ?? {}))).report.warnings.join();
    expect(await warnings('a signature')).to.include('signature');
    expect(await warnings('an attached file')).to.include('Attached files');
    expect(await warnings('a script')).to.include('Scripts');
    expect(await warnings('a dynamic form')).to.include('XFA');
  });
});
