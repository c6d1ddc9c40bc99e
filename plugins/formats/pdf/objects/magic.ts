/** Maximum offset of the header, which other bytes may precede (ISO 32000-1, annex H). */
const HEADER_WITHIN = 1024;

/** True if the first bytes can be those of a PDF. */
export const looksLikePdf = (head: Uint8Array): boolean =>
  Buffer.from(head.buffer, head.byteOffset, Math.min(head.length, HEADER_WITHIN)).includes('%PDF-');
