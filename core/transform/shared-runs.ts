/** So many letters and digits in a row, of one term, say something of it wherever they stand. */
const RUN = 4;
/** What parts the digits of one number: `219-09-9981`, `(415) 555`. */
const MAX_BETWEEN = 3;

const ASCII = 0x80;
/** By ASCII character: a letter, as a small one, or a digit; 0 for anything else. */
const UNITS = Uint8Array.from({ length: ASCII }, (_, code) =>
  /[a-z0-9]/i.test(String.fromCharCode(code)) ? String.fromCharCode(code).toLowerCase().charCodeAt(0) : 0,
);
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** Room for the runs of a term and of its substitute; longer ones get room of their own. */
const ROOM = 64;
const OF_TERM = new Int32Array(ROOM);
const OF_SUBSTITUTE = new Int32Array(ROOM);

const NONE: readonly number[] = [];

const isDigit = (unit: number): boolean => unit >= 0x30 && unit <= 0x39;

const isAscii = (text: string): boolean => {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) >= ASCII) return false;
  return true;
};

/** In small letters, without accents. */
const folded = (text: string): string =>
  isAscii(text) ? text : text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** A character as {@link UNITS} has it. */
function unitAt(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  if (unit < ASCII) return UNITS[unit] ?? 0;
  return LETTER_OR_DIGIT.test(text.charAt(at)) ? unit : 0;
}

/** Writes every run of a folded text as a number. @returns how many there are. */
function writeRuns(text: string, runs: Int32Array): number {
  let count = 0;
  let run = 0;
  let length = 0;
  let between = 0;
  let last = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = unitAt(text, i);
    if (unit === 0) {
      between++;
      continue;
    }
    const goesOn = between === 0 || (between <= MAX_BETWEEN && isDigit(last) && isDigit(unit));
    length = goesOn ? length + 1 : 1;
    // Four characters of one byte each; those of other scripts meet by chance once in thousands.
    run = ((run << 8) ^ (unit > 0xff ? Math.imul(unit, 0x9e35) >>> 4 : unit)) | 0;
    between = 0;
    last = unit;
    if (length >= RUN) runs[count++] = run;
  }
  return count;
}

const roomFor = (text: string, room: Int32Array): Int32Array =>
  text.length > room.length ? new Int32Array(text.length) : room;

/** Those of the runs of a substitute that are also runs of its term. */
function sharedRuns(original: string, given: string): readonly number[] {
  const substitute = folded(given);
  const made = roomFor(substitute, OF_SUBSTITUTE);
  const countMade = writeRuns(substitute, made);
  // A mask has no run at all.
  if (countMade === 0) return NONE;
  const term = folded(original);
  const own = roomFor(term, OF_TERM);
  const countOwn = writeRuns(term, own);
  // Few are compared one by one sooner than they are put into a set.
  if (countOwn > ROOM) {
    const known = new Set(own.subarray(0, countOwn));
    return Array.from(made.subarray(0, countMade)).filter((run) => known.has(run));
  }
  const shared: number[] = [];
  for (let i = 0; i < countMade; i++)
    for (let k = 0; k < countOwn; k++) if (made[i] === own[k]) shared.push(made[i] ?? 0);
  return shared;
}

/**
 * True if four letters or digits in a row of a term stand in its substitute, whatever their case and accents, and what parts digits.
 * @param kept asked only where there are some: parts of the term that may stay.
 */
export function sharesRun(original: string, substitute: string, kept?: () => readonly string[]): boolean {
  if (original.length < RUN || substitute.length < RUN) return false;
  const shared = sharedRuns(original, substitute);
  if (shared.length === 0 || kept === undefined) return shared.length > 0;
  return kept().reduce(withoutRunsOf, shared).length > 0;
}

/** Runs that a text does not have. */
function withoutRunsOf(runs: readonly number[], given: string): readonly number[] {
  const text = folded(given);
  const own = roomFor(text, OF_TERM);
  const count = writeRuns(text, own);
  return runs.filter((run) => {
    const at = own.indexOf(run);
    return at < 0 || at >= count;
  });
}
