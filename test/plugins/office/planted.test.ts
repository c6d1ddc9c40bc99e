import { expect } from 'chai';
import { type Engine, isDeidError } from '../../../core/index.js';
import { createEngine, deidentifyFile } from '../../../lib/index.js';
import shipped from '../../../plugins.config.json' with { type: 'json' };
import { partsOf } from './make-docx.js';
import { DOCX_PLACES, docxWith } from './planted/docx-places.js';
import { GROUPED, IDENTIFIERS, type Planted } from './planted/identifiers.js';
import { textsOf } from './planted/residue.js';
import { XLS_PLACES } from './planted/xls-places.js';
import { XLSX_PLACES, xlsxWith } from './planted/xlsx-places.js';

/** Makes a file with a value in one place. @param known a text that stands where every text is searched. */
type Build = (value: string, known: string) => Uint8Array;

const built = <P>(
  places: Readonly<Record<string, (value: string) => P>>,
  make: (pieces: P, known: string) => Uint8Array,
) =>
  Object.entries(places).map(([place, pieces]): [string, Build] => [
    place,
    (value, known) => make(pieces(value), known),
  ]);

const FORMATS: Readonly<Record<string, readonly (readonly [place: string, build: Build])[]>> = {
  docx: built(DOCX_PLACES, docxWith),
  xlsx: built(XLSX_PLACES, xlsxWith),
  xls: Object.entries(XLS_PLACES),
};
const MODES = ['MASKED', 'PROPRIETARY', 'REDACT', 'GDPR', 'HIPAA'];

interface Case extends Planted {
  readonly planting: 'known' | 'alone';
  readonly kind: string;
}

const { name, ssn, email, phone, listed } = IDENTIFIERS;

/** What is planted in each place; of the forms of identifiers, one in each. */
function casesOf(number: number, format: string): Case[] {
  if (name === undefined || ssn === undefined || email === undefined || phone === undefined || listed === undefined)
    return [];
  const forms = [
    { ...ssn, kind: 'ssn' },
    { ...email, kind: 'email' },
    { ...phone, kind: 'phone' },
    // In the attributes of workbooks they stand beside many numbers.
    ...(format === 'docx' ? [] : Object.entries(GROUPED).map(([kind, one]) => ({ ...one, kind }))),
  ];
  return [
    { ...name, kind: 'name', planting: 'known' },
    { ...name, kind: 'name', planting: 'alone' },
    { ...listed, kind: 'listed', planting: 'alone' },
    ...forms
      .slice(number % forms.length, (number % forms.length) + 1)
      .map((one): Case => ({ ...one, planting: 'alone' })),
  ];
}

const partsWith = (bytes: Uint8Array, { left }: Planted): Set<string> => {
  const parts = new Set<string>();
  for (const { part, text } of textsOf(bytes)) if (left(text)) parts.add(part);
  return parts;
};

/** Whether a report names a part; what a person may have chosen in the name is an asterisk and a number there. */
const isNamed = (part: string, names: readonly string[]): boolean =>
  names.some((name) => {
    const pieces = name.split(/\*\d*/).map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    return new RegExp(`${pieces.join('[^/]*')}$`, 'i').test(part);
  });

/** What became of a file: nothing, if all is well. */
async function complaint(
  engine: Engine,
  format: string,
  build: Build,
  mode: string,
  one: Case,
): Promise<string | undefined> {
  const input = build(one.value, one.planting === 'known' ? `Patient name: ${one.value} was seen.` : 'Nothing.');
  // A place may have no room for some forms: the name of a bookmark is no address.
  if (one.kind === 'email' && partsWith(input, one).size === 0) return undefined;
  try {
    const { bytes, format: told } = await deidentifyFile(engine, input, 'bytes', {
      extension: format,
      mode,
      seed: 's',
    });
    const named = Array.isArray(told.namesOfPartsNotSearched) ? told.namesOfPartsNotSearched.map(String) : [];
    const left = [...partsWith(bytes, one)];
    return left.every((part) => one.planting === 'alone' && isNamed(part, named)) ? undefined : 'left';
  } catch (error) {
    return isDeidError(error) ? error.message : String(error);
  }
}

describe('office: an identifier in each place of a file', function () {
  this.timeout(120_000);
  let engine: Engine;
  before(async () => {
    const dictionary = [{ type: 'PROPRIETARY_TERM', terms: [listed?.value], score: 1 }];
    const plugins = shipped.plugins.map((one) =>
      one.use.endsWith('/custom') ? { ...one, options: { dictionary, alsoIn: ['*'] } } : one,
    );
    engine = await createEngine({ plugins });
  });
  after(() => engine.close());

  for (const [format, places] of Object.entries(FORMATS)) {
    it(`is removed, or the report names the part: ${format}`, async () => {
      const complaints: string[] = [];
      for (const [number, [place, build]] of places.entries()) {
        for (const [i, one] of casesOf(number, format).entries()) {
          const mode = MODES[(number + i) % MODES.length] ?? 'MASKED';
          const why = await complaint(engine, format, build, mode, one);
          if (why !== undefined) complaints.push(`${place}, ${one.kind} ${one.planting}, ${mode}: ${why}`);
        }
      }
      expect(complaints).to.deep.equal([]);
    });
  }

  it('keeps names of styles that only look like a person, and all bytes with them', async () => {
    const styles = ['Footer', 'Footer Char', 'Header', 'Header Char', 'Light Grid', 'Light List', 'Colorful Grid'];
    const known = styles.map((style) => `<w:lsdException w:name="${style}"/>`).join('');
    const elements = styles.map((style) => {
      const id = style.replaceAll(' ', '');
      return `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${style}"/></w:style>`;
    });
    const input = docxWith(
      {
        parts: {
          'word/styles.xml': [
            'vnd.openxmlformats-officedocument.wordprocessingml.styles+xml',
            `<w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:latentStyles>${known}</w:latentStyles>${elements.join('')}</w:styles>`,
          ],
        },
      },
      'Nothing.',
    );
    const { bytes } = await deidentifyFile(engine, input, 'bytes', { extension: 'docx', mode: 'REDACT' });
    expect(Buffer.from(bytes).equals(input)).to.equal(true);
  });

  it('gives a style whose name contains a person another identifier, and updates the references to it', async () => {
    const input = docxWith(
      {
        body: '<w:p><w:pPr><w:pStyle w:val="ZebulonQuarrington"/></w:pPr></w:p>',
        ...DOCX_PLACES['styles: id without blanks']?.('Zebulon Quarrington'),
      },
      'Nothing.',
    );
    const { bytes } = await deidentifyFile(engine, input, 'bytes', { extension: 'docx', mode: 'REDACT' });
    const parts = partsOf(bytes);
    const [, id = 'none'] = /styleId="([^"]*)"/.exec(parts['word/styles.xml'] ?? '') ?? [];
    expect(id).to.match(/^deid_\d$/);
    expect(parts['word/document.xml']).to.include(`<w:pStyle w:val="${id}"/>`);
  });
});
