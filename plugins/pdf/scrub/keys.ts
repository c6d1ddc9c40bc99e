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
