import { DeidError, type FileLimits, type SoughtTerms } from '../../core/index.js';
import { holdsTermAsBytes } from './masked-parts.js';
import { isPartList, isVml, openParts, type Part } from './parts.js';
import { isReadable } from './text/places.js';
import { isMadeUp, isStructural, isStructuralText } from './text/structure.js';
import { decodePercent } from './text/uri.js';
import { formulaWords } from './xlsx/formula.js';
import { FORMULA_TEXTS } from './xlsx/places.js';
import { decodeReferences } from './xml/entities.js';
import { localName, type XmlAttribute, XmlScanner } from './xml/scanner.js';
import { readArchive } from './zip/archive.js';

const ESCAPE = /%[0-9a-f]{2}/i;
/** Elements of a run that a reader sees as a blank; other elements do not part words. */
const BLANKS = new Set(['tab', 'ptab', 'br', 'cr', 'p', 'tc', 'tr', 'si', 'c']);

/** What is looked for, and where not. */
interface Check {
  /** Terms that must not stand anywhere. */
  readonly gone: SoughtTerms;
  readonly limits: FileLimits;
  /** Names of parts that were checked as files of their own. */
  readonly checked: ReadonlySet<string>;
}

/**
 * Opens a finished package again, by simpler means than it was changed with, and looks for terms that ought to be gone: in the running
 * text of each part, in each of its texts and attributes, in comments and in the names of parts, also where they have the escapes of links;
 * in parts that are no XML as bytes of every kind of text.
 * @throws DeidError `leak_detected` if one is left anywhere.
 */
export async function checkForLeaks(archive: Uint8Array, { gone, limits, checked }: Check): Promise<void> {
  const parts = openParts(await readArchive(archive, limits));
  const strings = sharedStringCount(parts);
  for (const part of parts) {
    if (gone.find(ownWords(part.entry.name)).length > 0) throw leak('zip directory');
    if (part.xml === undefined) {
      if (!checked.has(part.entry.name) && holdsTermAsBytes(part, gone)) throw leak(`${kindOf(part)} (bytes)`);
    } else if (!isPartList(part)) new PartCheck(part.xml.text, part, { gone, strings }).run();
  }
}

const STRING = /<(?:[\w.-]{1,40}:)?si[\s/>]/g;

/** How many strings the cells of a workbook share: their numbers may have the digits of a term. */
function sharedStringCount(parts: readonly Part[]): number {
  const strings = parts.filter(({ contentType }) => contentType.endsWith('.sharedstrings+xml'));
  return strings.reduce((sum, { xml }) => sum + [...(xml?.text ?? '').matchAll(STRING)].length, 0);
}

/** What is looked for in a part. */
interface Wanted {
  readonly gone: SoughtTerms;
  /** How many strings the cells of the file share. */
  readonly strings: number;
}

/** What Office itself calls parts, with a number behind: `sheet2.xml`. */
const PARTS = `sheet chart chartEx drawing vmlDrawing table queryTable comment comments threadedComment person image media oleObject
  item itemProps theme style colors slicer timeline ctrlProp activeX header footer pivotTable pivotCacheDefinition pivotCacheRecords
  externalLink customProperty printerSettings data layout quickStyle document diagram`;
const OWN_WORDS = new RegExp(
  `Microsoft_(?:Office_)?|(?<=[/_])(?:Sheet|${PARTS.split(/\s+/).join('|')})\\d{1,6}(?=\\.)`,
  'g',
);

/** A part's name without these. */
const ownWords = (name: string): string => name.replace(OWN_WORDS, '');

const leak = (where: string): DeidError => new DeidError('leak_detected', [where]);

class PartCheck {
  readonly #scanner: XmlScanner;
  readonly #gone: SoughtTerms;
  readonly #part: Part;
  readonly #strings: number;
  #running = '';
  /** The open cell shows a shared string. */
  #isShared = false;

  constructor(source: string, part: Part, { gone, strings }: Wanted) {
    this.#scanner = new XmlScanner(source, { lenient: isVml(part) });
    this.#part = part;
    this.#gone = gone;
    this.#strings = strings;
  }

  run(): void {
    const scanner = this.#scanner;
    for (let event = scanner.next(); event !== 'end'; event = scanner.next()) {
      if (event === 'open' || event === 'empty') this.#tag(event === 'empty');
      else if (event === 'close') this.#blank(localName(scanner.name));
      else this.#text(event);
    }
    this.#look(this.#running, 'running text');
  }

  #look(text: string, where: string): void {
    const isLeft =
      this.#gone.find(text).length > 0 ||
      (ESCAPE.test(text) && this.#gone.find(decodePercent({ text }).text).length > 0);
    if (isLeft) throw leak(`${kindOf(this.#part)} (${where})`);
  }

  #blank(name: string): void {
    if (BLANKS.has(name)) this.#running += '\n\n\n\n\n';
  }

  #text(event: string): void {
    const { source, start, end, path } = this.#scanner;
    const raw = source.slice(start, end);
    if (this.#isShared && STRING_NUMBER.test(raw) && Number(raw) < this.#strings) return;
    const text = event === 'text' ? decodeReferences(raw).text : raw;
    const element = localName(path.at(-1) ?? '');
    if (isStructuralText(element, localName(path.at(-3) ?? ''))) return;
    if (FORMULA_TEXTS.has(element)) {
      for (const word of formulaWords(text)) this.#look(word, 'formula');
      return;
    }
    if ((event === 'text' || event === 'cdata') && element !== 'v') this.#running += text;
    this.#look(text, 'text');
  }

  #tag(empty: boolean): void {
    const scanner = this.#scanner;
    const element = localName(scanner.name);
    this.#blank(element);
    if (element === 'c') this.#isShared = scanner.attribute('t') === 's';
    const digits = element === 'c' ? Number.POSITIVE_INFINITY : FEWEST_DIGITS;
    if (!mayHoldTerm(scanner.source, scanner.start + 1 + scanner.name.length, scanner.end, digits)) return;
    const parent = localName(scanner.path.at(empty ? -1 : -2) ?? '');
    const attributes = scanner.attributes();
    const external = attributes.some((one) => one.name === 'TargetMode' && this.#value(one) === 'External');
    for (const attribute of attributes) {
      const local = localName(attribute.name);
      const value = this.#value(attribute);
      const readable = isReadable(element, local, parent) || (external && local === 'Target');
      if (!readable && (isStructural(attribute.name) || isMadeUp(value) || !/\p{L}{3}/u.test(value))) continue;
      this.#look(value, 'attribute');
    }
  }

  #value({ start, end }: XmlAttribute): string {
    return decodeReferences(this.#scanner.source.slice(start, end)).text;
  }
}

const STRING_NUMBER = /^\d{1,9}$/;

/** A term has a word of three letters, or as many digits; see {@link SoughtTerms}. */
const FEWEST_DIGITS = 5;

/**
 * Whether a tag has an attribute in which a term could stand. Most tags of a sheet have none: `<c r="A1234" s="2" t="s">`.
 * @param fewest digits that may be a term; those of the address of a cell never are.
 */
function mayHoldTerm(source: string, from: number, to: number, fewest: number): boolean {
  let letters = 0;
  let digits = 0;
  for (let at = from; at < to; at++) {
    const code = source.charCodeAt(at);
    const isLetter = (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a);
    letters = isLetter ? letters + 1 : 0;
    if (code >= 0x30 && code <= 0x39) digits++;
    // A reference may stand for any letter.
    if (letters === 3 || digits === fewest || code > 0x7f || code === 0x26) return true;
  }
  return false;
}

/** Last word of the media type: says which part, and holds nothing of the user's. */
const kindOf = ({ contentType }: Part): string => /[a-z0-9-]{1,60}(?=\+xml$|$)/.exec(contentType)?.[0] ?? 'xml';
