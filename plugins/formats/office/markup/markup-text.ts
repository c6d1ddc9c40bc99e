import { DeidError, type Edit, isDeidError } from '../../../../core/index.js';
import { codecOf, EncodedReader, type EncodingChoice } from '../../../../kit/index.js';

/** A markup file as text, and the way back to bytes. */
export interface MarkupText {
  /** Without the byte order mark. */
  readonly text: string;
  readonly choice: EncodingChoice;
  /**
   * Applies edits to the text, sorted and without overlaps, and returns the bytes of the file. All other bytes are
   * copied.
   */
  splice(edits: readonly Edit[]): Buffer;
}

/**
 * Number of bytes at the start in which a declaration of the encoding is searched; old programs write much before it.
 */
const HEAD = 4096;
const DECLARATION = /^\s{0,100}<\?xml[^>]{0,200}?\sencoding\s{0,10}=\s{0,10}["']([A-Za-z0-9._-]{1,40})["']/;
const META = /<meta\s[^>]{0,300}?charset\s{0,10}=\s{0,10}["']?\s{0,10}([A-Za-z0-9._:-]{1,40})/i;

/**
 * The encoding that a file declares. A file that declares UTF-16 in single bytes is read as UTF-8 (HTML standard,
 * 13.2.3.2).
 */
function declared(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.subarray(0, HEAD)).toString('latin1');
  const label = DECLARATION.exec(head)?.[1] ?? META.exec(head)?.[1];
  // Bytes that are valid UTF-8 are read as UTF-8: programs disagree on files with a wrong declaration.
  if (label === undefined || /^(?:utf-?(?:8|16|16le|16be)|unicode|us-ascii|ascii|x-user-defined)$/i.test(label))
    return undefined;
  return known(label);
}

function known(label: string): string | undefined {
  try {
    return codecOf(label).name;
  } catch (error) {
    if (isDeidError(error)) throw new DeidError('unsupported_encoding');
    throw error;
  }
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** Determines the encoding of a markup file and decodes it. */
export async function readMarkup(bytes: Uint8Array): Promise<MarkupText> {
  const reader = new EncodedReader(declared(bytes));
  let end = 0;
  for await (const block of reader.blocks(once(bytes))) end += block.length;
  const { codec } = reader;
  const body = bytes.subarray(reader.bom.length, reader.bom.length + end);
  const splice = (edits: readonly Edit[]): Buffer => {
    const pieces: Uint8Array[] = [reader.bom];
    let at = 0;
    let units = 0;
    for (const edit of edits) {
      const start = codec.advance(body, at, edit.start - units);
      pieces.push(body.subarray(at, start), encode(edit.text));
      at = codec.advance(body, start, edit.end - edit.start);
      units = edit.end;
    }
    return Buffer.concat([...pieces, body.subarray(at), reader.tail]);
  };
  /** Characters that the encoding does not have become references. */
  const encode = (text: string): Uint8Array => {
    const whole = codec.encode(text);
    if (whole !== undefined) return whole;
    const characters = [...Buffer.from(text).toString()].map(
      (one) => codec.encode(one) ?? Buffer.from(`&#${one.codePointAt(0)};`),
    );
    return Buffer.concat(characters);
  };
  return { text: codec.decode(body), choice: reader.choice, splice };
}
