import { isList, nameOf, type OperandDict } from './operand.js';
import { BYTE_KIND } from './operators.js';

/** Number of colour components by the name of the colour space, long and abbreviated. */
const COMPONENTS: ReadonlyMap<string, number> = new Map([
  ...(['G', 'DeviceGray', 'CalGray', 'I', 'Indexed'] as const).map((name) => [name, 1] as const),
  ...(['RGB', 'DeviceRGB', 'CalRGB'] as const).map((name) => [name, 3] as const),
  ...(['CMYK', 'DeviceCMYK'] as const).map((name) => [name, 4] as const),
]);

/**
 * End of an inline image: the offset after its `EI`.
 * @param from offset of the image's data
 */
export function inlineImageEnd(bytes: Uint8Array, from: number, dict: OperandDict): number {
  const length = plainLength(dict);
  if (length !== undefined) {
    let at = from + length;
    while (at < bytes.length && BYTE_KIND[bytes[at] ?? 0] === 1) at++;
    if (bytes[at] === 0x45 && bytes[at + 1] === 0x49) return at + 2;
  }
  for (let at = from; at < bytes.length - 1; at++) {
    if (bytes[at] === 0x45 && bytes[at + 1] === 0x49 && standsAlone(bytes, at, from)) return at + 2;
  }
  return bytes.length;
}

/** Length of data without a filter; undefined if there is a filter or an unknown colour space. */
function plainLength(dict: OperandDict): number | undefined {
  if (dict.has('F') || dict.has('Filter')) return undefined;
  const mask = (dict.get('IM') ?? dict.get('ImageMask')) === true;
  const width = dict.get('W') ?? dict.get('Width');
  const height = dict.get('H') ?? dict.get('Height');
  const bits = mask ? 1 : (dict.get('BPC') ?? dict.get('BitsPerComponent'));
  const components = mask ? 1 : componentsOf(dict);
  if (typeof width !== 'number' || typeof height !== 'number' || typeof bits !== 'number') return undefined;
  return components === undefined ? undefined : Math.ceil((width * components * bits) / 8) * height;
}

function componentsOf(dict: OperandDict): number | undefined {
  const space = dict.get('CS') ?? dict.get('ColorSpace');
  return isList(space) ? 1 : COMPONENTS.get(nameOf(space) ?? '');
}

/** True if `EI` is a separate word, followed by operators instead of image data. */
function standsAlone(bytes: Uint8Array, at: number, from: number): boolean {
  if (at > from && BYTE_KIND[bytes[at - 1] ?? 0] !== 1) return false;
  if (at + 2 < bytes.length && BYTE_KIND[bytes[at + 2] ?? 0] !== 1) return false;
  return bytes
    .subarray(at + 2, at + 17)
    .every((byte) => (byte >= 32 && byte < 127) || (byte > 0 && BYTE_KIND[byte] === 1));
}
