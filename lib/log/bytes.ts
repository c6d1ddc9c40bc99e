/** Fewer numbers are no text. */
const MIN_BYTES = 4;
/** Something that cannot stand in a text. */
const NO_TEXT = /[^\P{Cc}\t\r\n]|\ufffd/u;

const isByte = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 255;

/** True for bytes as JSON writes them: of a `Buffer`, or of an array of bytes that make a text. */
export function holdsBytes(value: Readonly<Record<string, unknown>>): boolean {
  if (value.type === 'Buffer' && Array.isArray(value.data)) return true;
  const keys = Object.keys(value);
  // Keys that are whole numbers come first, in their order.
  if (keys.length < MIN_BYTES || keys[0] !== '0' || keys.at(-1) !== String(keys.length - 1)) return false;
  const bytes = Object.values(value).filter(isByte);
  return bytes.length === keys.length && !NO_TEXT.test(Buffer.from(bytes).toString('utf8'));
}
