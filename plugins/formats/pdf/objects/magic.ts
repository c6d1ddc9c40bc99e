/** Maximum offset of the header, which other bytes may precede (ISO 32000-1, annex H). */
const HEADER_WITHIN = 1024;

/** `%PDF-1.7`; some producers leave out the hyphen, and readers do without. */
const HEADER = /%PDF-|%PDF ?[12]\.\d/;

/** True if the first bytes can be those of a PDF. */
export const looksLikePdf = (head: Uint8Array): boolean =>
  HEADER.test(Buffer.from(head.buffer, head.byteOffset, Math.min(head.length, HEADER_WITHIN)).toString('latin1'));
