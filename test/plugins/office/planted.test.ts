import { expect } from 'chai';
import { type Engine, isDeidError } from '../../../core/index.js';
import { createEngine, deidentifyFile } from '../../../lib/index.js';
import shipped from '../../../plugins.config.json' with { type: 'json' };
import { DOCX_PLACES, docxWith } from './planted/docx-places.js';
import { IDENTIFIERS, type Planted } from './planted/identifiers.js';
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

/**
 * Names of styles and of what programs tell places apart by: a name of a person is changed there if it stands anywhere else in the file, but
 * nobody looks for one that does not.
 */
const OF_FORMATS =
  /style|numbering: name|namespace|schema$|binding|revision|application|version|code name|VML id|id of a relation|category|printer$/;
/** Numbers in names that begin with an underscore, or that are no text by anything. */
const NO_NUMBER =
  /formula to a name|link to a name|defined name|XML: element|code name|VML id|id of a relation|styles: id|line break/;

interface Case extends Planted {
  readonly planting: 'known' | 'alone';
  readonly kind: string;
  readonly excepted?: RegExp;
}

const { name, ssn, email, phone, listed } = IDENTIFIERS;

/** What is planted in each place; of the forms of identifiers, one in each. */
function casesOf(number: number): Case[] {
  if (name === undefined || ssn === undefined || email === undefined || phone === undefined || listed === undefined)
    return [];
  const forms = [
    { ...ssn, kind: 'ssn' },
    { ...email, kind: 'email' },
    { ...phone, kind: 'phone' },
  ];
  return [
    { ...name, kind: 'name', planting: 'known' },
    { ...name, kind: 'name', planting: 'alone', excepted: OF_FORMATS },
    { ...listed, kind: 'listed', planting: 'alone' },
    ...forms
      .slice(number % 3, (number % 3) + 1)
      .map((one): Case => ({ ...one, planting: 'alone', excepted: NO_NUMBER })),
  ];
}

const isLeft = (bytes: Uint8Array, { left }: Planted): boolean => {
  for (const { text } of textsOf(bytes)) if (left(text)) return true;
  return false;
};

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
  if (one.kind === 'email' && !isLeft(input, one)) return undefined;
  try {
    const { bytes, format: told } = await deidentifyFile(engine, input, 'bytes', {
      extension: format,
      mode,
      seed: 's',
    });
    const named = told.namesOfPartsNotSearched;
    const isNamed = Array.isArray(named) && named.length > 0;
    return isLeft(bytes, one) && !(isNamed && one.planting === 'alone') ? 'left' : undefined;
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
    it(`is gone, or the report names the part: ${format}`, async () => {
      const complaints: string[] = [];
      for (const [number, [place, build]] of places.entries()) {
        for (const [i, one] of casesOf(number).entries()) {
          if (one.excepted?.test(place) === true) continue;
          const mode = MODES[(number + i) % MODES.length] ?? 'MASKED';
          const why = await complaint(engine, format, build, mode, one);
          if (why !== undefined) complaints.push(`${place}, ${one.kind} ${one.planting}, ${mode}: ${why}`);
        }
      }
      expect(complaints).to.deep.equal([]);
    });
  }
});
