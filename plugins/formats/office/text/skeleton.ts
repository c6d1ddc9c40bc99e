import { lexiconSet } from '../../../../kit/index.js';
import { isOwnSchema, isVml, type Part } from '../parts/parts.js';
import { decodeReferences } from '../xml/entities.js';
import { localName, XmlScanner } from '../xml/scanner.js';
import type { FormatNames } from './format-names.js';
import { isReadable } from './places.js';
import {
  isDrawn,
  isFont,
  isMadeUp,
  isOfPrograms,
  isOwnWords,
  isSkeleton,
  isStandardNamespace,
  isStructuralText,
} from './structure.js';
import { type Unit, VIEW, type Writing } from './unit.js';

/** An e-mail address, or enough digits for an identifier. */
const MAY_BE_FORMED = /@|\d(?:\D{0,2}\d){6}/;
const WORDS = /[\p{L}\p{N}]+/gu;
const hasTwoWords = (text: string): boolean =>
  (text.match(WORDS)?.filter((word) => /\p{L}{2}/u.test(word)).length ?? 0) > 1;
const MAX_TEXT_LENGTH = 1000;
const MAX_WORD_LENGTH = 40;
/** Checksums by which programs distinguish places. */
const SUM = /^[0-9A-F]{8}$/i;
/** Elements with names of styles, fonts and functions of the format. Names of other elements are user-defined. */
const OF_FORMATS = lexiconSet('format-names', { class: 'element-that-names-a-format' });
const NAMES = new Set(['name', 'val']);
/** A single identifier to which other places refer. */
const TOKEN = /^[\p{L}\p{N}_.-]+$/u;

/** Attribute with the name of a sheet or workbook in macros. */
export const MODULE = 'codeName';

/** How names are written by which places of a package refer to each other. */
type NameWriting = Extract<Writing, 'bookmark' | 'identifier'>;

/** True if a text may be or contain such a value. */
export const mayBeFormed = (text: string): boolean =>
  text.length <= MAX_TEXT_LENGTH && (MAY_BE_FORMED.test(text) || hasTwoWords(text));

/** Options for reading the skeleton of a package. */
interface SkeletonOptions {
  readonly names: NameWriting;
  /**
   * True if the package keeps its macros. They refer to sheets by their code names, and the report names them as not
   * searched.
   */
  readonly hasMacros: boolean;
  /** Receives values that cannot contain a term: words of the format. */
  readonly words: FormatNames;
  /**
   * Restricts the result to values equal to one of these, in lower case; if undefined, all values that may contain a
   * term are read.
   */
  readonly only: ReadonlySet<string> | undefined;
}

const mayHold = (value: string): boolean =>
  value.length >= 5 && mayBeFormed(value) && !SUM.test(value) && !isMadeUp(value) && !isStandardNamespace(value);

/**
 * Values of attributes and elements that belong to the format of a part and may contain a term: names of styles, fonts
 * and themes, identifiers, namespaces.
 */
export function* skeletonUnits(part: Part, { names, hasMacros, words, only }: SkeletonOptions): Generator<Unit> {
  const source = part.xml?.text ?? '<x/>';
  const scanner = new XmlScanner(source, { lenient: isVml(part) });
  const unit = (start: number, end: number, writing?: Writing, isName = false): Unit | undefined => {
    const decoded = decodeReferences(source.slice(start, end));
    if (only === undefined ? !mayHold(decoded.text) : !only.has(decoded.text.toLowerCase())) {
      if (decoded.text.length <= MAX_WORD_LENGTH) words.see(decoded.text);
      return undefined;
    }
    const segment = { start, end, ...decoded, writing: writing ?? (TOKEN.test(decoded.text) ? names : 'attribute') };
    const segments = [{ ...segment, views: VIEW.final | VIEW.original }];
    return { segments, repeated: true, search: isName ? 'spelled' : 'telling' };
  };
  const ownSchema = isOwnSchema(part);
  for (let event = scanner.next(); event !== 'end'; event = scanner.next()) {
    const { path } = scanner;
    if (event === 'text' && isStructuralText(localName(path.at(-1) ?? ''), '')) {
      const found = unit(scanner.start, scanner.end, 'text');
      if (found !== undefined) yield found;
    }
    if (ownSchema && (event === 'open' || event === 'empty' || event === 'close')) {
      const start = scanner.start + (event === 'close' ? 2 : 1) + scanner.name.length - localName(scanner.name).length;
      const found = unit(start, start + localName(scanner.name).length, names, true);
      if (found !== undefined) yield found;
    }
    if ((event !== 'open' && event !== 'empty') || scanner.end - scanner.start < scanner.name.length + 10) continue;
    const element = localName(scanner.name);
    if (element === 'c' || element === 'row') continue;
    if (isOfPrograms(element)) {
      for (const { start, end } of scanner.attributes()) words.see(source.slice(start, end));
      continue;
    }
    const parent = localName(path.at(event === 'empty' ? -1 : -2) ?? '');
    for (const { name, start, end } of scanner.attributes()) {
      const local = localName(name);
      if (!isSkeleton(name) || isFont(element, local, parent) || isDrawn(local, source, start)) continue;
      if (isReadable(element, local, parent) || (ownSchema && isOwnWords(name))) continue;
      if (hasMacros && local === MODULE) continue;
      const found = unit(start, end, undefined, NAMES.has(local) && !OF_FORMATS.has(element));
      if (found !== undefined) yield found;
    }
  }
}
