/** What a stream of a compound file contains, according to its path. */
export type StreamKind =
  | 'workbook'
  | 'properties'
  | 'pivot cache'
  | 'revisions'
  | 'macros'
  | 'signature'
  | 'harmless'
  | 'embedded object'
  | 'other';

/** Names of streams that only say which program wrote an object or the file. */
const HARMLESS = /^(?:CompObj|Ole|ObjInfo|LinkInfo|Sh33tJ5)$/;

/** Returns the kind of a stream. */
export function streamKind(path: string): StreamKind {
  const folders = path.split('/');
  // A control character at the start of a name shows the convention that a stream follows.
  const [marked = ''] = folders.splice(-1);
  const name = marked < ' ' ? marked.slice(1) : marked;
  if (folders.some((folder) => /^(?:_VBA_PROJECT_CUR|VBA|Macros)$/i.test(folder))) return 'macros';
  if (/^(?:workbook|book)$/i.test(name)) return 'workbook';
  if (/^(?:Document)?SummaryInformation$/.test(name)) return 'properties';
  if (folders.some((folder) => folder === '_SX_DB_CUR')) return 'pivot cache';
  if (folders.length === 0 && /^(?:User Names|Revision Log)$/i.test(name)) return 'revisions';
  if (/^_(?:xml)?signatures$/i.test(folders[0] ?? name)) return 'signature';
  if (HARMLESS.test(name)) return 'harmless';
  return folders.length > 0 ? 'embedded object' : 'other';
}
