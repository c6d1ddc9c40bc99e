/** How a string is read: only known terms are looked for in it, or it is searched. */
export type KeyTreatment = 'known' | 'search';

const MONTHS = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';
/** As the format writes dates, and as others do (ISO 32000-2, 7.9.4). */
const DATE = new RegExp(
  `^\\s*(?:D?:?(?:19|20)\\d\\d(?:(?:0[1-9]|1[0-2])[\\d+\\-Z' ]{0,20})?|(?:19|20)\\d\\d[-/:]\\d\\d[-/:]\\d\\d[\\dT:.+\\-Z ]{0,20}|\\d{1,4}[/.]\\d{1,2}[/.]\\d{2,4} \\d{1,2}:[\\d:]{2,5}(?: [AP]M)?|(?:\\p{L}{2,9},? )?(?:\\d\\d? )?(?:${MONTHS})\\p{L}{0,6}\\.? [\\d:, ]{4,20}(?: ?\\p{Lu}{1,5})?[\\d+\\- ]{0,10})\\s*$`,
  'iu',
);
const LANGUAGE = /^(?:[a-z]{2,3}(?:[-_][a-z\d]{1,8}){0,4}|x-none)?$/i;
const UUID = /^\{?(?:urn:uuid:|uuid:)?[\da-f]{8}-?(?:[\da-f]{4}-?){3}[\da-f]{12}\}?$/i;
/** Operators that set a font and a colour, with what they need. */
const SETTING = /^(?:\/[\w+.,-]{0,60}|[-+]?\d*\.?\d*|[A-Za-z]{1,3}\*?|\[|\])?$/;

/** What strings under keys of the format look like. One that does not is a text like any other. */
const FORMS: ReadonlyMap<string, (text: string) => boolean> = new Map<string, (text: string) => boolean>([
  ...['CreationDate', 'ModDate', 'M', 'LastModified'].map((key) => [key, (text: string) => DATE.test(text)] as const),
  ['Lang', (text) => LANGUAGE.test(text)],
  ['NM', (text) => UUID.test(text)],
  ['DA', (text) => text.split(/\s+/).every((part) => SETTING.test(part))],
]);

/** How a string under a key is read. */
export const treatmentOf = (key: string, text: string): KeyTreatment =>
  FORMS.get(key)?.(text) === true ? 'known' : 'search';

/** Systems of characters that every reader knows: with other words in their place, no glyph is found. */
const SYSTEMS = new Set(['Adobe', 'Identity', 'UCS', 'Japan1', 'GB1', 'CNS1', 'Korea1', 'KR']);

/** Whether a string is a word of the format itself, which says nothing of anybody. */
export const isFixed = (text: string): boolean => SYSTEMS.has(text);

/** Names that programs make up, or of programs themselves: what only looks like a name is none there. */
const MADE_UP = new Set([
  ...['Producer', 'NM', 'ID', 'IDTree', 'ClassMap', 'OutputIntents', 'OutputCondition', 'OutputConditionIdentifier'],
  ...['RegistryName', 'Prop_Build', 'PTEX.Fullbanner', 'CIDSystemInfo', 'Registry', 'Ordering', 'ColorSpace', 'DS'],
  ...['FontDescriptor', 'FontFamily', 'FontName', 'CharSet', 'Style', 'Encoding', 'CheckSum', 'Digest', 'DigestValue'],
]);

/** Whether strings under a key are made up by programs. */
export const isMadeUp = (key: string): boolean => MADE_UP.has(key);

/** What programs write where they do not know the name of the author. */
const NOT_PERSONS = new Set([
  ...['', 'author', 'unknown', 'user', 'admin', 'administrator', 'owner', 'anonymous', 'guest', 'root', 'default'],
  ...['windows user', 'unknown author', 'un-named', 'test'],
]);

/** Whether a name is that of a program's default and not of a person. */
export const isNotAPerson = (name: string): boolean => NOT_PERSONS.has(name.trim().toLowerCase());

/** Programs that write documents, as they name themselves. */
const PROGRAM =
  /\b(?:acrobat|adobe|apache|aspose|canva|chrom(?:e|ium)|crystal reports|docusign|distiller|excel|foxit|ghostscript|google|html|indesign|itext|jasper|latex|libreoffice|microsoft|mozilla|openoffice|pdf\w*|postscript|powerpoint|print|quark\w*|quartz|safari|scan\w*|skia|tex|typst|word|writer|xerox)\b|\bv?\d+\.\d+/i;

/** Whether what stands under `Creator` names the program a document was made with, as it should, and not a person. */
export const isProgram = (text: string): boolean => text.length <= 120 && PROGRAM.test(text);
