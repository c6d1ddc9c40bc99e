import { inflateSync } from 'node:zlib';

/** Data of all streams of a file as they are, and without the filters that anybody can undo. */
function* layers(file: Buffer): Generator<Buffer> {
  yield file;
  for (let at = file.indexOf('stream'); at >= 0; at = file.indexOf('stream', at + 6)) {
    if (file.toString('latin1', at - 3, at) === 'end') continue;
    const start = at + (file[at + 6] === 13 ? 8 : 7);
    const end = file.indexOf('endstream', start);
    let data = file.subarray(start, end < 0 ? file.length : end);
    for (let layer = 0; layer < 3; layer++) {
      const next = inflated(data) ?? unhexed(data);
      if (next === undefined) break;
      yield next;
      data = next;
    }
  }
}

function inflated(data: Buffer): Buffer | undefined {
  try {
    return inflateSync(data, { finishFlush: 2 });
  } catch {
    return undefined;
  }
}

const unhexed = (data: Buffer): Buffer | undefined => {
  const text = data.toString('latin1').trim();
  return /^[\da-f\s]{8,}>?$/i.test(text) ? Buffer.from(text.replace(/[\s>]/g, ''), 'hex') : undefined;
};

const code = (digits: string, base: number): string => String.fromCharCode(Number.parseInt(digits, base));

/** The spellings of a text that stand for others: escapes of names, links, strings, scripts and XML, and strings in hexadecimal. */
function* spellings(text: string): Generator<string> {
  yield text;
  yield text.replace(/#([\da-f]{2})/gi, (_, digits: string) => code(digits, 16));
  yield text.replace(/%([\da-f]{2})/gi, (_, digits: string) => code(digits, 16));
  yield text.replace(/\\+x([\da-f]{2})/gi, (_, digits: string) => code(digits, 16));
  yield text.replace(/\\([0-7]{3})|\\x([\da-f]{2})|\\(.)/gi, (_, octal?: string, hex?: string, sign = '') =>
    octal !== undefined ? code(octal, 8) : hex !== undefined ? code(hex, 16) : sign,
  );
  yield text.replace(/&#(\d{1,5});/g, (_, digits: string) => code(digits, 10));
  for (const [, digits = ''] of text.matchAll(/<([\da-f\s]{6,})>/gi)) {
    yield Buffer.from(digits.replace(/\s/g, ''), 'hex').toString('latin1');
  }
}

/** Whether an identifier can be read anywhere in a file, in any spelling, with one or two bytes to a character. */
export function hasTrace(file: Uint8Array, term: string): boolean {
  const wanted = term.toLowerCase();
  for (const data of layers(Buffer.from(file))) {
    for (const text of spellings(data.toString('latin1'))) {
      if (text.replaceAll('\0', '').toLowerCase().includes(wanted)) return true;
    }
  }
  return false;
}
