/** Signs that occur in a text, as bits, computed in one pass. They tell which searches a text does not need. */
export const SIGN = {
  underscore: 1 << 0,
  backslash: 1 << 1,
  ampersand: 1 << 2,
  percent: 1 << 3,
  equals: 1 << 4,
  /** The control character that starts terminal commands. */
  escape: 1 << 5,
  lineFeed: 1 << 6,
  slash: 1 << 7,
  /** A hyphen at the end of a line. */
  parting: 1 << 8,
  /** One of the marks at the start of lines in quotations and comments. */
  margin: 1 << 9,
  /** Sixteen consecutive characters of base64. */
  longRun: 1 << 10,
  beyondAscii: 1 << 11,
  /** A number of six and more signs directly behind a letter. */
  glued: 1 << 15,
} as const;

const ASCII = 128;
/** Number of base64 characters that make a long run. */
export const LONG_RUN = 16;
/** Characters of base64. */
const RUN = 1 << 12;
/** Letters and digits of ASCII, and the signs within numbers. */
const [LETTER, DIGIT, WITHIN_NUMBER] = [1 << 13, 1 << 14, 1 << 16];
/** Length of a number that counts as glued to its label. */
const GLUED = 5;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const HYPHEN = 0x2d;

/** Bits of each ASCII character. */
const BITS = bitsOfCharacters();

function bitsOfCharacters(): Int32Array {
  const bits = new Int32Array(ASCII);
  const add = (characters: string, bit: number): void => {
    for (let i = 0; i < characters.length; i++) {
      const code = characters.charCodeAt(i);
      bits[code] = (bits[code] ?? 0) | bit;
    }
  };
  add('_', SIGN.underscore);
  add('\\', SIGN.backslash);
  add('&', SIGN.ampersand);
  add('%', SIGN.percent);
  add('=', SIGN.equals);
  add('\u001b', SIGN.escape);
  add('\n', SIGN.lineFeed);
  add('/', SIGN.slash);
  add('>#;%|?/-', SIGN.margin);
  add('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/', RUN);
  add('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz', LETTER | WITHIN_NUMBER);
  add('0123456789', DIGIT | WITHIN_NUMBER);
  add('.-/', WITHIN_NUMBER);
  return bits;
}

/** Computes the signs of a text. */
export function signsOf(text: string): number {
  let signs = 0;
  let run = 0;
  let glued = 0;
  let before = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code >= ASCII) {
      signs |= SIGN.beyondAscii;
      run = 0;
      before = LETTER;
      continue;
    }
    const bits = BITS[code] ?? 0;
    signs |= bits;
    if ((bits & WITHIN_NUMBER) === 0) glued = 0;
    else if (glued > 0 && ++glued === GLUED) signs |= SIGN.glued;
    else if (glued === 0 && (bits & DIGIT) !== 0 && (before & LETTER) !== 0) glued = 1;
    before = bits;
    if ((bits & RUN) === 0) run = 0;
    else if (++run === LONG_RUN) signs |= SIGN.longRun;
    if (code === LINE_FEED && endsInHyphen(text, i)) signs |= SIGN.parting;
  }
  return signs & ~(RUN | LETTER | DIGIT | WITHIN_NUMBER);
}

/** Start of the first long run at or after an offset that another character precedes; -1 if there is none. */
export function longRun(text: string, from: number): number {
  for (let start = from, at = from; at < text.length; at++) {
    if (((BITS[text.charCodeAt(at)] ?? 0) & RUN) === 0) start = at + 1;
    else if (at - start === LONG_RUN - 1 && !isInRun(text, start)) return start;
  }
  return -1;
}

/** True if the character before an offset is one of base64. */
const isInRun = (text: string, at: number): boolean => at > 0 && ((BITS[text.charCodeAt(at - 1)] ?? 0) & RUN) !== 0;

/** @param end offset of a line feed. */
const endsInHyphen = (text: string, end: number): boolean =>
  text.charCodeAt(text.charCodeAt(end - 1) === CARRIAGE_RETURN ? end - 2 : end - 1) === HYPHEN;
