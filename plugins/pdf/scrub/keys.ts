/** What the strings under a key are: never text; text that only known terms are looked for in; text that is searched. */
export type Reading = 'none' | 'known' | 'search';

/** Codes, dates, measures and digests. */
const NONE = new Set([
  ...['ID', 'DA', 'DS', 'CreationDate', 'ModDate', 'M', 'LastModified', 'Lang', 'CheckSum', 'Digest', 'DigestValue'],
  ...['Cert', 'ByteRange', 'Registry', 'Ordering', 'CharSet', 'Panose', 'FontFamily', 'FontName', 'Style', 'Trans'],
  ...['O', 'U', 'OE', 'UE', 'Perms', 'VP', 'Measure', 'HT', 'Encoding'],
]);

/** Names that programs make up, or of programs themselves. */
const KNOWN = new Set([
  ...['Producer', 'NM', 'IDTree', 'ClassMap', 'OutputIntents', 'OutputCondition', 'OutputConditionIdentifier'],
  ...['RegistryName', 'Prop_Build', 'PTEX.Fullbanner', 'CIDSystemInfo', 'FontDescriptor', 'ColorSpace'],
]);

/** How strings under a key are read. Keys that are not known are searched. */
export function readingOfKey(key: string): Reading {
  if (NONE.has(key)) return 'none';
  return KNOWN.has(key) ? 'known' : 'search';
}

/** What programs write where they do not know the name of the author. */
const NOBODY = new Set([
  ...['', 'author', 'unknown', 'user', 'admin', 'administrator', 'owner', 'anonymous', 'guest', 'root', 'default'],
  ...['windows user', 'unknown author', 'un-named', 'test'],
]);

/** Whether a name is that of a program's default and not of a person. */
export const isNobody = (name: string): boolean => NOBODY.has(name.trim().toLowerCase());

/** Programs that write documents, as they name themselves. */
const PROGRAM =
  /\b(?:acrobat|adobe|apache|aspose|canva|chrom(?:e|ium)|crystal reports|docusign|distiller|excel|foxit|ghostscript|google|html|indesign|itext|jasper|latex|libreoffice|microsoft|mozilla|openoffice|pdf\w*|postscript|powerpoint|print|quark\w*|quartz|safari|scan\w*|skia|tex|typst|word|writer|xerox)\b|\bv?\d+\.\d+/i;

/** Whether what stands under `Creator` names the program a document was made with, as it should, and not a person. */
export const isProgram = (text: string): boolean => text.length <= 120 && PROGRAM.test(text);
