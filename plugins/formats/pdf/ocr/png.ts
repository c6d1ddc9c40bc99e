import { crc32, deflateSync } from 'node:zlib';
import type { Picture } from '../pdfium/picture.js';

/** PNG filter that stores each byte as the difference from the one above (PNG, 9.2). */
const UP = 2;

/** Pixels as stored in a file. */
export interface Packed {
  readonly channels: 1 | 3;
  /** Rows with their filters, compressed by zlib: the data of a PNG, and of a picture in a PDF. */
  readonly data: Buffer;
}

const isGrey = ({ rgba }: Picture): boolean => {
  for (let i = 0; i < rgba.length; i += 4) if (rgba[i] !== rgba[i + 1] || rgba[i] !== rgba[i + 2]) return false;
  return true;
};

/** Compresses a picture losslessly; in greyscale if it has no colours, or if `grey` is set. */
export function packPicture(picture: Picture, grey = isGrey(picture)): Packed {
  const { width, height } = picture;
  const channels = grey ? 1 : 3;
  const stride = width * channels;
  const rows = Buffer.alloc(height * (stride + 1));
  let above = new Uint8Array(stride);
  for (let y = 0; y < height; y++) {
    const row = rowOf(picture, y, channels);
    const start = y * (stride + 1);
    rows[start] = UP;
    for (let x = 0; x < stride; x++) rows[start + 1 + x] = (row[x] ?? 0) - (above[x] ?? 0);
    above = row;
  }
  return { channels, data: deflateSync(rows) };
}

function rowOf({ width, rgba }: Picture, y: number, channels: 1 | 3): Uint8Array<ArrayBuffer> {
  const row = new Uint8Array(width * channels);
  for (let x = 0, from = y * width * 4; x < width; x++, from += 4) {
    const [red = 0, green = 0, blue = 0] = [rgba[from], rgba[from + 1], rgba[from + 2]];
    if (channels === 1) row[x] = (red * 77 + green * 150 + blue * 29) >> 8;
    else row.set([red, green, blue], x * 3);
  }
  return row;
}

const SIGNATURE = Buffer.from('89504E470D0A1A0A', 'hex');

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const out = Buffer.alloc(named.length + 8);
  out.writeUInt32BE(data.length, 0);
  named.copy(out, 4);
  out.writeUInt32BE(crc32(named), named.length + 4);
  return out;
}

/** A greyscale picture as a PNG file. */
export function greyPng(picture: Picture): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(picture.width, 0);
  header.writeUInt32BE(picture.height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const { data } = packPicture(picture, true);
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}
