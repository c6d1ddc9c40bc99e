import { read as readOle } from 'cfb';
import { strFromU8, unzipSync } from 'fflate';

/** A text of a file, and the part it stands in. */
interface Haystack {
  readonly part: string;
  readonly text: string;
}

const MOST_DEPTH = 4;

/** Everything that can be read in a file, by other means than the adapters': each part in every encoding, unpacked as far as it goes. */
export function* textsOf(bytes: Uint8Array, part = '', depth = 0): Generator<Haystack> {
  if (depth > MOST_DEPTH || bytes.length === 0) return;
  if (isZip(bytes)) {
    for (const [name, content] of Object.entries(unzipSync(bytes))) {
      yield { part: `${part}/${name}`, text: name };
      yield* textsOf(content, `${part}/${name}`, depth + 1);
    }
    return;
  }
  if (isOle(bytes)) {
    const { FileIndex, FullPaths } = readOle(Buffer.from(bytes), { type: 'buffer' });
    for (const [i, { content }] of FileIndex.entries())
      yield* textsOf(Uint8Array.from(content ?? []), `${part}/${FullPaths[i] ?? ''}`, depth + 1);
    return;
  }
  const buffer = Buffer.from(bytes);
  for (const text of [buffer.toString('latin1'), buffer.toString('utf16le'), buffer.subarray(1).toString('utf16le')])
    yield { part, text };
  yield* readings(strFromU8(bytes), part, depth);
}

const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3;
const isOle = (bytes: Uint8Array): boolean => bytes[0] === 0xd0 && bytes[1] === 0xcf && bytes[2] === 0x11;

const REFERENCES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const decoded = (text: string): string =>
  text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,4}));/gi,
    (all, hex?: string, digits?: string, name?: string) =>
      hex !== undefined
        ? String.fromCodePoint(Number.parseInt(hex, 16))
        : digits !== undefined
          ? String.fromCodePoint(Number(digits))
          : (REFERENCES[name ?? ''] ?? all),
  );
const named = (text: string): string =>
  text.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
const unescaped = (text: string): string =>
  text.replace(/(?:%[0-9a-f]{2})+/gi, (group) => Buffer.from(group.replaceAll('%', ''), 'hex').toString('utf8'));

function* readings(text: string, part: string, depth: number): Generator<Haystack> {
  // Without tags, as a reader sees the runs of a paragraph; attributes stand in the whole.
  const forms = [text, text.replace(/<[^<>]*>/g, ''), text.replace(/<[^<>]*>/g, ' ')];
  for (const form of new Set(forms.map((one) => named(unescaped(unescaped(decoded(one))))))) yield { part, text: form };
  for (const [run] of text.matchAll(/[A-Za-z0-9+/]{16,}={0,2}/g)) {
    const inside = Buffer.from(run, 'base64');
    yield* textsOf(inside, `${part} (base64)`, depth + 1);
    const zip = inside.indexOf('PK\x03\x04', 0, 'latin1');
    if (zip > 0) {
      try {
        yield* textsOf(inside.subarray(zip, zip + inside.readUInt32LE(4)), `${part} (base64)`, depth + 1);
      } catch {
        // Only looked like a package.
      }
    }
  }
}
