/** Targets of codes in a map to Unicode: one code may stand for a whole name. Shorter texts cannot identify anybody. */
const MAPPED = /<((?:[\da-f]{4}\s*){4,128})>/gi;

const decode = (digits: string): string =>
  new TextDecoder('utf-16be').decode(Buffer.from(digits.replace(/\s/g, ''), 'hex'));

/** The text of a map to Unicode; undefined for other data. */
function mapIn(data: Uint8Array): string | undefined {
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  return bytes.includes('begincmap') ? bytes.toString('latin1') : undefined;
}

/** The longer texts of a map to Unicode, one per line. */
export const mappedTexts = (data: Uint8Array): string =>
  Array.from((mapIn(data) ?? '').matchAll(MAPPED), ([, digits = '']) => decode(digits)).join('\n');

/** A map to Unicode with asterisks in place of texts that contain a term; other data is returned unchanged. */
export function withoutMapped(data: Uint8Array, holds: (text: string) => boolean): Uint8Array {
  const map = mapIn(data);
  if (map === undefined) return data;
  const masked = map.replace(MAPPED, (whole, digits: string) =>
    holds(decode(digits)) ? `<${'002a'.repeat(decode(digits).length)}>` : whole,
  );
  return masked === map ? data : Buffer.from(masked, 'latin1');
}
