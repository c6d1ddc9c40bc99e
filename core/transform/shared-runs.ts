/** So many letters and digits in a row, of one term, say something of it wherever they stand. */
const RUN = 4;
/** What parts the digits of one number: `219-09-9981`, `(415) 555`. */
const MOST_BETWEEN = 3;

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

const isDigit = (unit: number): boolean => unit >= 0x30 && unit <= 0x39;

/** In small letters, without accents. */
const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

const isAscii = (text: string): boolean => {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 0x7e) return false;
  return true;
};

/** The letter or digit at a place of a text, as a small one; 0 for anything else. */
function unitAt(text: string, at: number, ascii: boolean): number {
  const unit = text.charCodeAt(at);
  if (unit >= 0x41 && unit <= 0x5a) return unit | 0x20;
  if (isDigit(unit) || (unit >= 0x61 && unit <= 0x7a)) return unit;
  return !ascii && LETTER_OR_DIGIT.test(text.charAt(at)) ? unit : 0;
}

/** Calls `each` with every run of a text, as a number; ends once that says so. */
function someRun(given: string, each: (run: number) => boolean): boolean {
  const ascii = isAscii(given);
  const text = ascii ? given : folded(given);
  let run = 0;
  let length = 0;
  let between = 0;
  let last = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = unitAt(text, i, ascii);
    if (unit === 0) {
      between++;
      continue;
    }
    const goesOn = between === 0 || (between <= MOST_BETWEEN && isDigit(last) && isDigit(unit));
    length = goesOn ? length + 1 : 1;
    // Four characters of one byte each; those of other scripts meet by chance once in thousands.
    run = ((run << 8) ^ (unit > 0xff ? Math.imul(unit, 0x9e35) >>> 4 : unit)) | 0;
    between = 0;
    last = unit;
    if (length >= RUN && each(run)) return true;
  }
  return false;
}

const NONE: ReadonlySet<number> = new Set();

function runsOf(texts: readonly string[]): ReadonlySet<number> {
  const runs = new Set<number>();
  for (const text of texts) someRun(text, (run) => runs.add(run).size < 0);
  return runs;
}

/**
 * True if four letters or digits in a row of a term stand in its substitute, whatever their case and accents, and what parts digits.
 * @param kept asked only where there are some: parts of the term that may stay.
 */
export function sharesRun(original: string, substitute: string, kept?: () => readonly string[]): boolean {
  if (original.length < RUN || substitute.length < RUN) return false;
  // A mask has no run at all.
  if (!someRun(substitute, () => true)) return false;
  const own = runsOf([original]);
  if (own.size === 0 || !someRun(substitute, (run) => own.has(run))) return false;
  const allowed = kept === undefined ? NONE : runsOf(kept());
  return someRun(substitute, (run) => own.has(run) && !allowed.has(run));
}
