import { DeidError } from '../../../../core/index.js';
import type { SoughtTerms } from '../../../../kit/index.js';
import { safePartNames } from '../parts/part-names.js';
import { isOwnSchema, isVml, type Part } from '../parts/parts.js';
import { decodePercent } from '../parts/uri.js';
import { isDayAttribute, isFirstDay } from '../text/editing-dates.js';
import { isPlainWord } from '../text/known-terms.js';
import { isPackedAttribute, isPackedElement, packedText } from '../text/packed.js';
import { isReadable } from '../text/places.js';
import { FORMULA_TEXTS } from '../text/sheet-places.js';
import { MODULE } from '../text/skeleton.js';
import {
  isDrawn,
  isFont,
  isMadeUp,
  isOfPrograms,
  isSkeleton,
  isStructural,
  isStructuralText,
} from '../text/structure.js';
import { formulaWords } from '../xlsx/formula.js';
import type { XmlAttribute } from '../xml/attributes.js';
import { decodeReferences } from '../xml/entities.js';
import { localName, XmlScanner } from '../xml/scanner.js';

const ESCAPE = /%[0-9a-f]{2}/i;
/** Elements whose text is written by people. */
const PARAGRAPHS = new Set(['t', 'delText', 'v', 'text']);
/** Elements of a run that are displayed as a blank. Other elements do not separate words. */
const BLANKS = new Set(['tab', 'ptab', 'br', 'cr', 'p', 'tc', 'tr', 'si', 'c', 'rt']);

/** What is searched in a part. */
interface Wanted {
  readonly gone: SoughtTerms;
  /** Number of strings that the cells of the file share. */
  readonly strings: number;
  /** True if the file keeps macros, which refer to its sheets by internal names. */
  readonly hasMacros: boolean;
}

/** @param where the place in the file, without any user data. */
export const leak = (where: string): DeidError => new DeidError('leak_detected', [where]);

/**
 * Searches the running text, the texts and the attributes of one XML part for terms. @throws DeidError `leak_detected`
 */
export const checkPart = (source: string, part: Part, wanted: Wanted): void =>
  new PartCheck(source, part, wanted).run();

class PartCheck {
  readonly #scanner: XmlScanner;
  readonly #gone: SoughtTerms;
  readonly #part: Part;
  readonly #strings: number;
  readonly #hasMacros: boolean;
  #running = '';
  /** True after a blank, which ends the running text. */
  #isParted = false;
  /** True if the open cell refers to a shared string. */
  #isShared = false;

  constructor(source: string, part: Part, { gone, strings, hasMacros }: Wanted) {
    this.#scanner = new XmlScanner(source, { lenient: isVml(part) });
    this.#part = part;
    this.#gone = gone;
    this.#strings = strings;
    this.#hasMacros = hasMacros;
  }

  run(): void {
    const scanner = this.#scanner;
    for (let event = scanner.next(); event !== 'end'; event = scanner.next()) {
      if (event === 'open' && scanner.name === 'c') this.#cell();
      else if (event === 'open' || event === 'empty') this.#tag(event === 'empty');
      else if (event === 'close') this.#blank(localName(scanner.name));
      else this.#text(event);
    }
    this.#look(this.#running, 'running text');
  }

  /** Fast path for a cell that only has a value, because sheets have millions of them. */
  #cell(): void {
    this.#tag(false);
    if (this.#scanner.takeOnlyText('v')) this.#value();
  }

  #look(text: string, where: string): void {
    const isLeft =
      this.#gone.find(text).length > 0 ||
      (ESCAPE.test(text) && this.#gone.find(decodePercent({ text }).text).length > 0);
    if (isLeft) throw leak(`${partName(this.#part)} (${where})`);
  }

  /** Names of styles and fonts may contain ordinary words. */
  #lookInSkeleton(text: string): void {
    if (isMadeUp(text)) return;
    if (this.#gone.find(text).some((term) => !isPlainWord(term, { text })))
      throw leak(`${partName(this.#part)} (name or identifier)`);
  }

  #blank(name: string): void {
    if (this.#isParted || !BLANKS.has(name)) return;
    this.#running += '\n\n\n\n\n';
    this.#isParted = true;
  }

  #text(event: string): void {
    const { source, start, end, path } = this.#scanner;
    const element = localName(path.at(-1) ?? '');
    if (isStructuralText(element, localName(path.at(-3) ?? ''))) return;
    if (element === 'v' && event === 'text') {
      this.#value();
      return;
    }
    const raw = source.slice(start, end);
    if (isPackedElement(element)) {
      this.#look(packedText(raw), 'packed text');
      return;
    }
    const text = event === 'text' ? decodeReferences(raw).text : raw;
    if (isMadeUp(text) && !isOwnSchema(this.#part) && !PARAGRAPHS.has(element)) return;
    if (FORMULA_TEXTS.has(element)) {
      for (const word of formulaWords(text)) this.#look(word, 'formula');
      return;
    }
    if (element !== 'v' && (event === 'text' || event === 'cdata')) {
      this.#running += text;
      this.#isParted = false;
    }
    this.#look(text, 'text');
  }

  /** Checks the current value. Most are numbers that cannot contain a term. */
  #value(): void {
    const { source, start, end } = this.#scanner;
    if (!mayHoldTerm(source, start, end, MIN_DIGITS)) return;
    const raw = source.slice(start, end);
    if (this.#isShared && STRING_NUMBER.test(raw) && Number(raw) < this.#strings) return;
    this.#look(decodeReferences(raw).text, 'text');
  }

  #tag(empty: boolean): void {
    const scanner = this.#scanner;
    const element = localName(scanner.name);
    this.#blank(element);
    if (element === 'c') this.#isShared = scanner.attribute('t') === 's';
    const digits = element === 'c' ? Number.POSITIVE_INFINITY : MIN_DIGITS;
    if (!mayHoldTerm(scanner.source, scanner.start + 1 + scanner.name.length, scanner.end, digits)) return;
    const parent = localName(scanner.path.at(empty ? -1 : -2) ?? '');
    const attributes = scanner.attributes();
    const external = attributes.some((one) => one.name === 'TargetMode' && this.#decoded(one) === 'External');
    for (const attribute of attributes) {
      const local = localName(attribute.name);
      const value = this.#decoded(attribute);
      if (isPackedAttribute(element, local)) this.#look(packedText(value), 'packed text');
      const isName = isSkeleton(attribute.name) && !isFont(element, local, parent) && !isOfPrograms(element);
      const isOfMacros = this.#hasMacros && local === MODULE;
      if (isName && !isOfMacros && !isDrawn(local, scanner.source, attribute.start)) this.#lookInSkeleton(value);
      if (isDayAttribute(element, local) && !isFirstDay(value)) this.#look(value.replace('T', ' '), 'attribute');
      const readable = isReadable(element, local, parent) || (external && local === 'Target');
      if (!readable && (isStructural(attribute.name) || isMadeUp(value) || !/\p{L}{3}/u.test(value))) continue;
      this.#look(value, 'attribute');
    }
  }

  #decoded({ start, end }: XmlAttribute): string {
    return decodeReferences(this.#scanner.source.slice(start, end)).text;
  }
}

const STRING_NUMBER = /^\d{1,9}$/;

/**
 * Minimum number of digits of a term without letters. Other terms have a word of at least three letters; see {@link
 * SoughtTerms}.
 */
const MIN_DIGITS = 5;

/**
 * True if a tag has an attribute that may contain a term. Most tags of a sheet have none: `<c r="A1234" s="2" t="s">`.
 * @param fewest minimum number of digits of a term; the address of a cell never has as many.
 */
function mayHoldTerm(source: string, from: number, to: number, fewest: number): boolean {
  let letters = 0;
  let digits = 0;
  for (let at = from; at < to; at++) {
    const code = source.charCodeAt(at);
    const isLetter = (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a);
    letters = isLetter ? letters + 1 : 0;
    if (code >= 0x30 && code <= 0x39) digits++;
    // A reference or an escape in a link may stand for any letter.
    if (letters === 3 || digits === fewest || code > 0x7f || code === 0x26 || code === 0x25) return true;
  }
  return false;
}

const partName = ({ entry }: Part): string => safePartNames([entry.name]).join('');
