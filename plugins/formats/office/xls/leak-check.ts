import { inflateRawSync } from 'node:zlib';
import { DeidError } from '../../../../core/index.js';
import type { Codec, SoughtTerms } from '../../../../kit/index.js';
import { decodePercent } from '../parts/uri.js';
import { RECORD } from './biff/records.js';
import { codecOfPage } from './code-page.js';
import { readOle } from './ole/read.js';
import { streamKind } from './streams.js';

/** Records with numbers, formats, names of fonts and styles, or pictures, whose bytes look like words by chance. */
const NO_TEXT: ReadonlySet<number> = new Set([
  ...[
    0x809, 0xbe, 0xbd, 0x203, 0x27e, 0xfd, 0xd7, 0x20b, 0xff, 0xe0, 0x1e, 0x41e, 0x7f, 0xeb, 0x31, 0x231, 0x93, 0x293,
    0x892,
  ],
  ...[0x92, 0x201, 0x208, 0x7d, 0xe9, 0x896, 0x87d, 0x88d],
]);
const CONTINUE = 0x3c;
const DRAWING = 0xec;
/** Signature of a file in a ZIP package, as newer versions store shapes. */
const PACKED = Buffer.from('PK\x03\x04', 'latin1');
const MAX_PACKED = 4 * 2 ** 20;
const GAP = '\n\n\n\n\n';
const CODE_PAGE = 0x42;
/** Minimum length of a word in binary data, in bytes: shorter ones occur by chance. */
const MIN_BY_CHANCE = 8;

/**
 * Opens a finished file again, with simpler means than those that changed it, and searches for terms that should be
 * gone: in all bytes of each record, alone and joined with its continuations, decoded with the code page and as UTF-16
 * at both alignments.
 * @throws DeidError `leak_detected`
 */
export function checkOleForLeaks(file: Uint8Array, gone: SoughtTerms): void {
  const { streams } = readOle(file);
  const hasMacros = streams.some(({ path }) => streamKind(path) === 'macros');
  for (const { path, content } of streams) {
    const kind = streamKind(path);
    if (kind === 'macros' || kind === 'harmless') continue;
    if (kind === 'workbook') checkRecords(content, gone, hasMacros);
    else if (hasTerm(content, gone, codecOfPage(undefined), kind === 'properties' ? 1 : MIN_BY_CHANCE))
      throw leak(kind);
  }
}

const leak = (where: string): DeidError => new DeidError('leak_detected', [where]);

/** Bytes that are no characters occur between texts, but not between words of one text. */
const apart = (text: string): string => {
  let out = '';
  for (const character of text) out += character < ' ' ? GAP : character;
  return out;
};

function hasTerm(bytes: Buffer, gone: SoughtTerms, codec: Codec, least: number): boolean {
  const texts = [codec.decode(bytes), bytes.toString('utf16le'), bytes.subarray(1).toString('utf16le')];
  const bare = texts.flatMap((text) => (/%[0-9a-f]{2}/i.test(text) ? [text, decodePercent({ text }).text] : text));
  return bare.some((text) => gone.find(apart(text)).some(({ term }) => term.length >= least));
}

/**
 * True if a file of a ZIP package inside of the bytes contains a term. Files that cannot be decompressed are ignored,
 * because nobody could read them.
 */
function holdsPackedTerm(bytes: Buffer, gone: SoughtTerms): boolean {
  for (let at = bytes.indexOf(PACKED); at >= 0; at = bytes.indexOf(PACKED, at + 4)) {
    if (at + 30 > bytes.length) break;
    const start = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
    try {
      const xml = inflateRawSync(bytes.subarray(start), { maxOutputLength: MAX_PACKED }).toString('utf8');
      if (gone.find(xml.replace(/<[^<>]{0,100000}>/g, '')).length > 0) return true;
    } catch {
      // Another compression method, or bytes that only look like a package.
    }
  }
  return false;
}

/** @param hasMacros true if macro modules have the names of sheets; the report names them as not searched. */
function checkRecords(stream: Buffer, gone: SoughtTerms, hasMacros: boolean): void {
  const codec = codecOfPage(codePageOf(stream));
  let joined: Buffer[] = [];
  let owner = 0;
  const check = (): void => {
    if (NO_TEXT.has(owner) || (owner === RECORD.codeName && hasMacros) || joined.length === 0) return;
    const [first = Buffer.alloc(0), ...rest] = joined;
    // A continued text begins with a byte for its encoding; other records do not.
    const forms =
      rest.length === 0
        ? [first]
        : [Buffer.concat(joined), Buffer.concat([first, ...rest.map((piece) => piece.subarray(1))])];
    const isLeft =
      forms.some((form) => hasTerm(form, gone, codec, 1)) ||
      (owner === DRAWING && forms.some((form) => holdsPackedTerm(form, gone)));
    if (isLeft) throw leak(`record 0x${owner.toString(16)}`);
  };
  for (const { type, data } of rawRecords(stream)) {
    if (type === CONTINUE) joined.push(data);
    else {
      check();
      owner = type;
      joined = [data];
    }
  }
  check();
}

function* rawRecords(stream: Buffer): Generator<{ type: number; data: Buffer }> {
  for (let at = 0; at + 4 <= stream.length; ) {
    const end = at + 4 + stream.readUInt16LE(at + 2);
    yield { type: stream.readUInt16LE(at), data: stream.subarray(at + 4, end) };
    at = end;
  }
}

function codePageOf(stream: Buffer): number | undefined {
  for (const { type, data } of rawRecords(stream))
    if (type === CODE_PAGE && data.length >= 2) return data.readUInt16LE(0);
  return undefined;
}
