import { DeidError } from '../../../../core/index.js';
import { decodeXml, type XmlText } from '../xml/encoding.js';
import { decodeReferences } from '../xml/entities.js';
import { localName, XmlScanner } from '../xml/scanner.js';
import { unpack, type ZipEntry } from '../zip/archive.js';

/** One part of a package. */
export interface Part {
  readonly entry: ZipEntry;
  /** Media type, in lower case; `''` if the package does not declare it. */
  readonly contentType: string;
  /** Its text, if it is XML. */
  readonly xml: XmlText | undefined;
}

const CONTENT_TYPES = '[content_types].xml';
const RELATIONSHIPS = '_rels/.rels';
const MAIN_DOCUMENT = /\/relationships\/officeDocument$/;

/** One element, represented by its start tag. */
interface XmlElement {
  readonly name: string;
  /** By local names. */
  readonly attributes: ReadonlyMap<string, string>;
  /** Range of the tag in the source. */
  readonly start: number;
  readonly end: number;
  readonly empty: boolean;
}

/** All elements with one of the given names in an XML text, with their attributes. */
export function* elements(source: string, wanted: ReadonlySet<string>): Generator<XmlElement> {
  const scanner = new XmlScanner(source);
  for (let event = scanner.next(); event !== 'end'; event = scanner.next()) {
    const name = localName(scanner.name);
    if ((event !== 'open' && event !== 'empty') || !wanted.has(name)) continue;
    const attributes = scanner
      .attributes()
      .map(({ name: key, start, end }) => [localName(key), decodeReferences(source.slice(start, end)).text] as const);
    const { start, end } = scanner;
    yield { name, attributes: new Map(attributes), start, end, empty: event === 'empty' };
  }
}

/**
 * Returns a function that gives the media type of a part: by its name if the package declares it, otherwise by its
 * extension.
 */
function contentTypes(source: string): (name: string) => string {
  const byName = new Map<string, string>();
  const byExtension = new Map<string, string>();
  for (const { name, attributes } of elements(source, new Set(['Default', 'Override']))) {
    const type = attributes.get('ContentType')?.toLowerCase() ?? '';
    if (name === 'Override') byName.set(partKey(attributes.get('PartName') ?? ''), type);
    else byExtension.set(attributes.get('Extension')?.toLowerCase() ?? '', type);
  }
  return (name) => byName.get(partKey(name)) ?? byExtension.get(extensionOf(name)) ?? '';
}

/** Normalises the name of a part. Names are compared without case, and references may begin with a slash. */
export const partKey = (name: string): string => name.toLowerCase().replace(/^\/+/, '');
const extensionOf = (name: string): string => /\.([^./]{1,20})$/.exec(name.toLowerCase())?.[1] ?? '';

const isXml = (name: string, contentType: string): boolean =>
  /(?:\+|\/)xml$/.test(contentType.split(';', 1)[0] ?? '') || ['xml', 'rels', 'vml'].includes(extensionOf(name));

const notAPackage = (): DeidError => new DeidError('document_unreadable', ['it is not a whole office package']);

/** The parts of an Office Open XML package, in the order of the archive. XML parts are decompressed. */
export const openParts = (entries: readonly ZipEntry[]): Part[] => packedParts(entries).map((part) => part.open());

/** One part of a package, still compressed. */
export interface PackedPart extends Pick<Part, 'entry' | 'contentType'> {
  /** Decompresses the part if it is XML, each time it is called. */
  open(): Part;
}

/** The parts of an Office Open XML package, in the order of the archive, to be opened one at a time. */
export function packedParts(entries: readonly ZipEntry[]): PackedPart[] {
  const types = entries.find(({ name }) => partKey(name) === CONTENT_TYPES);
  if (types === undefined) throw notAPackage();
  const typeOf = contentTypes(decodeXml(unpack(types)).text);
  return entries
    .filter(({ name }) => !name.endsWith('/'))
    .map((entry): PackedPart => {
      const contentType = typeOf(entry.name);
      const hasXml = isXml(entry.name, contentType) && entry.size > 0;
      return {
        entry,
        contentType,
        open: () => ({ entry, contentType, xml: hasXml ? decodeXml(unpack(entry)) : undefined }),
      };
    });
}

/** True for the part that only lists the others and their media types. */
export const isPartList = ({ entry }: Part): boolean => partKey(entry.name) === CONTENT_TYPES;

/** True for drawings in VML, in which even Excel leaves tags unclosed. */
export const isVml = ({ entry }: Part): boolean => extensionOf(entry.name) === 'vml';

/** True for data of a customer's own schema, in which any attribute may be readable text. */
export const isOwnSchema = ({ contentType, entry }: Part): boolean =>
  contentType === 'application/xml' && !/^_rels\/|\/_rels\//i.test(entry.name);

const DATA_PROPERTIES = 'application/vnd.openxmlformats-officedocument.customxmlproperties+xml';

/** Identifiers by which a package refers to parts with its own data. Programs generate them, so they are no terms. */
export function dataNames(parts: readonly Part[]): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { contentType, xml } of parts) {
    if (contentType !== DATA_PROPERTIES || xml === undefined) continue;
    for (const { attributes } of elements(xml.text, new Set(['datastoreItem'])))
      names.add(attributes.get('itemID') ?? '');
  }
  return names;
}

/** Media type of the part that the package declares as its main document; it may have any name. */
export function mainContentType(parts: readonly Part[]): string {
  const find = (name: string): Part | undefined => parts.find(({ entry }) => partKey(entry.name) === name);
  const source = find(RELATIONSHIPS)?.xml?.text;
  if (source === undefined) throw notAPackage();
  for (const { attributes } of elements(source, new Set(['Relationship']))) {
    if (!MAIN_DOCUMENT.test(attributes.get('Type') ?? '')) continue;
    const main = find(partKey((attributes.get('Target') ?? '').replace(/^\.\//, '')));
    // The main document of a binary workbook is not XML.
    if (main !== undefined && (main.xml !== undefined || /\.main$/.test(main.contentType))) return main.contentType;
  }
  throw notAPackage();
}

/** Kinds of parts that are not XML, by media type or name, as a warning names them. The first match counts. */
const OPAQUE: readonly (readonly [RegExp, string])[] = [
  [/^image\//, 'images'],
  [/^(?:audio|video)\//, 'sound and video'],
  [/font/, 'fonts'],
  [/vba|macro(?!enabled)/, 'macros'],
  [/printersettings/, 'printer settings'],
  [/^text\/|rtf|xhtml|message\//, 'imported documents'],
  [/oleobject|activex/, 'embedded objects'],
  [/officedocument|ms-(?:word|excel|powerpoint)/, 'embedded documents'],
];

/** True for the part with the macros. */
export const isMacros = ({ contentType }: Pick<Part, 'contentType'>): boolean => contentType.includes('vbaproject');

/** Empty parts need no warning. */
const isHarmless = ({ entry }: Part): boolean => entry.size === 0;

/** The parts that are not XML. */
export const unscannedParts = (parts: readonly Part[]): Part[] =>
  parts.filter((part) => part.xml === undefined && !isHarmless(part));

/** The kinds of parts that are not XML, sorted. */
export function unscannedKinds(parts: readonly Part[]): string[] {
  const kinds = parts.map(
    ({ entry, contentType }) => OPAQUE.find(([pattern]) => pattern.test(contentType))?.[1] ?? byExtension(entry.name),
  );
  return [...new Set(kinds)].sort();
}

function byExtension(name: string): string {
  const extension = extensionOf(name);
  if (['png', 'jpg', 'jpeg', 'gif', 'emf', 'wmf', 'tif', 'tiff', 'bmp', 'svg'].includes(extension)) return 'images';
  if (['docx', 'xlsx', 'pptx', 'docm', 'xlsm', 'xlsb', 'doc', 'xls', 'ppt'].includes(extension))
    return 'embedded documents';
  return extension === 'bin' ? 'embedded objects' : 'parts of other kinds';
}
