import type { Span } from '../../../../core/index.js';

const MERGE_FIELD = /\bMERGEFIELD\s{1,20}(?:"[^"]{0,200}"|[^\s"\\]{1,200})/gi;

/** Ranges of field codes that name columns of a mail merge (`MERGEFIELD Street`): titles, not personal data. */
export const mergeFields = (code: string): Span[] =>
  [...code.matchAll(MERGE_FIELD)].map(({ index, 0: field }) => ({ start: index, end: index + field.length }));
