/** Number of consecutive letters and digits of a term that reveal something of it anywhere in a substitute. */
const RUN_LENGTH = 4;
/** Maximum number of separators between digits of one number: `219-09-9981`, `(415) 555`. */
const MAX_BETWEEN = 3;

const ASCII = 0x80;
/** For each ASCII character: the lower-case letter or digit; 0 for anything else. */
const UNITS = Uint8Array.from({ length: ASCII }, (_, code) =>
  /[a-z0-9]/i.test(String.fromCharCode(code)) ? String.fromCharCode(code).toLowerCase().charCodeAt(0) : 0,
);
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** Size of the shared buffers for runs; longer terms get buffers of their own. */
const PREALLOCATED_RUNS = 64;
const OF_TERM = new Int32Array(PREALLOCATED_RUNS);
const OF_SUBSTITUTE = new Int32Array(PREALLOCATED_RUNS);

const NONE: readonly number[] = [];

const isDigit = (unit: number): boolean => unit >= 0x30 && unit <= 0x39;

const isAscii = (text: string): boolean => {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) >= ASCII) return false;
  return true;
};

/** Lower case, without accents. */
const folded = (text: string): string =>
  isAscii(text) ? text : text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Maps a character as in {@link UNITS}. */
function unitAt(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  if (unit < ASCII) return UNITS[unit] ?? 0;
  return LETTER_OR_DIGIT.test(text.charAt(at)) ? unit : 0;
}

/** Writes every run of a folded text as a number. @returns the number of runs */
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
    const continues = between === 0 || (between <= MAX_BETWEEN && isDigit(last) && isDigit(unit));
    length = continues ? length + 1 : 1;
    // Packs four one-byte characters. Characters of other scripts are hashed; a collision occurs once in thousands.
    run = ((run << 8) ^ (unit > 0xff ? Math.imul(unit, 0x9e35) >>> 4 : unit)) | 0;
    between = 0;
    last = unit;
    if (length >= RUN_LENGTH) runs[count++] = run;
  }
  return count;
}

const roomFor = (text: string, room: Int32Array): Int32Array =>
  text.length > room.length ? new Int32Array(text.length) : room;

/** The runs of a substitute that are also runs of its term. */
function sharedRuns(original: string, given: string): readonly number[] {
  const substitute = folded(given);
  const made = roomFor(substitute, OF_SUBSTITUTE);
  const countMade = writeRuns(substitute, made);
  // A mask has no runs.
  if (countMade === 0) return NONE;
  const term = folded(original);
  const own = roomFor(term, OF_TERM);
  const countOwn = writeRuns(term, own);
  // A few are compared faster one by one than with a set.
  if (countOwn > PREALLOCATED_RUNS) {
    const known = new Set(own.subarray(0, countOwn));
    return Array.from(made.subarray(0, countMade)).filter((run) => known.has(run));
  }
  const shared: number[] = [];
  for (let i = 0; i < countMade; i++)
    for (let k = 0; k < countOwn; k++) if (made[i] === own[k]) shared.push(made[i] ?? 0);
  return shared;
}

/**
 * True if four consecutive letters or digits of a term occur in its substitute, ignoring case, accents and separators
 * between digits.
 * @param kept parts of the term that may stay; called only if there are such runs.
 */
export function sharesRun(original: string, substitute: string, kept?: () => readonly string[]): boolean {
  if (original.length < RUN_LENGTH || substitute.length < RUN_LENGTH) return false;
  const shared = sharedRuns(original, substitute);
  if (shared.length === 0 || kept === undefined) return shared.length > 0;
  return kept().reduce(withoutRunsOf, shared).length > 0;
}

/** The runs that a text does not contain. */
function withoutRunsOf(runs: readonly number[], given: string): readonly number[] {
  const text = folded(given);
  const own = roomFor(text, OF_TERM);
  const count = writeRuns(text, own);
  return runs.filter((run) => {
    const at = own.indexOf(run);
    return at < 0 || at >= count;
  });
}
