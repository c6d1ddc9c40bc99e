import { createRequire } from 'node:module';
import type { Validator } from 'stdnum';
import type { Random, Term } from '../../../../core/index.js';
import { sameShape } from '../base/shape.js';
import { type BornAt, bornIn, withBorn } from './born.js';
import { OWN_CHECKS } from './own-checks.js';
import REGISTERS from './registers.json' with { type: 'json' };

const require = createRequire(import.meta.url);

/** A kind of number that a state or a registry issues, and that the library `stdnum` can check. */
interface Register {
  /** Module of the library: `pl/pesel`. */
  readonly module: string;
  /** The form of the number, in capitals and without separators. */
  readonly form: RegExp;
  /** Words of labels, in lower case. */
  readonly labels: readonly string[];
  /** Where the number says when its owner was born. */
  readonly born?: BornAt;
  /** Places that stay: sex, kind, region. */
  readonly keep: readonly number[];
  /** The place whose parity tells the sex. */
  readonly parity: number | undefined;
  /** True if the library wants the hyphen before the last four digits. */
  readonly hyphen: boolean;
  /** Beginnings that are issued, such as codes of districts; any if there are none. */
  readonly starts: readonly string[];
  /** True if letters are part of the form and stay: `DE`, `CHE`. */
  readonly keepsLetters: boolean;
}

interface Row {
  readonly module: string;
  readonly form: string;
  readonly labels: string;
  readonly born?: BornAt;
  readonly keep?: readonly number[];
  readonly parity?: number;
  readonly starts?: readonly string[];
  readonly hyphen?: boolean;
  readonly letters?: boolean;
}

const ROWS: readonly Row[] = REGISTERS;
const ALL: readonly Register[] = ROWS.map(
  ({ module, form, labels, born, keep = [], parity, starts = [], hyphen = false, letters = false }) => ({
    module,
    form: new RegExp(`^(?:${form})$`, 'u'),
    labels: labels.split(' ').filter(Boolean),
    ...(born && { born }),
    keep,
    parity,
    starts,
    hyphen,
    keepsLetters: letters,
  }),
);

/** True if the check characters of a number are right. Each module is loaded at first use. */
export function isValid({ module, hyphen }: Pick<Register, 'module' | 'hyphen'>, number: string): boolean {
  const own = OWN_CHECKS.get(module);
  if (own !== undefined) return own(number);
  const { validate }: Pick<Validator, 'validate'> = require(`stdnum/lib/cjs/${module}.js`);
  // Invalid numbers are reported by throwing; nobody reads the stack, which would be most of the cost.
  const depth = Error.stackTraceLimit;
  Error.stackTraceLimit = 0;
  try {
    return validate(hyphen ? `${number.slice(0, -4)}-${number.slice(-4)}` : number).isValid;
  } finally {
    Error.stackTraceLimit = depth;
  }
}

/** Types of numbers that a register issues, even if no label names it. */
const ISSUED = new Set(['NATIONAL_ID', 'TAX_ID', 'HEALTH_PLAN_ID']);

/**
 * The register that has issued a number, by the words before it, otherwise the first whose check characters fit.
 * @param number in capitals and without separators
 */
export function registerOf(number: string, { before, header, type }: Term): Register | undefined {
  const words = new Set(`${header.join(' ')} ${before}`.toLowerCase().match(/[\p{L}\p{M}.-]+/gu) ?? []);
  const isNamed = ({ labels }: Register): boolean => labels.some((label) => words.has(label) || words.has(`${label}.`));
  const named = ALL.find((register) => register.form.test(number) && isNamed(register) && isValid(register, number));
  if (named !== undefined || !ISSUED.has(type)) return named;
  return (
    ALL.find((register) => register.form.test(number) && isValid(register, number)) ??
    // A number that a label names but whose check characters do not fit, as in examples, becomes a valid one.
    ALL.find((register) => register.form.test(number) && isNamed(register) && register.labels.every(isTelling))
  );
}

const SHORTEST_TELLING = 4;
/** `PESEL`, but not `id`, `nit` or `national`. */
const isTelling = (label: string): boolean => label.length >= SHORTEST_TELLING && !GENERAL.has(label);
const GENERAL = new Set(['identity', 'national', 'resident', 'insurance', 'business']);

const ROUNDS = 600;

const isParityOf = (char: string, other: string): boolean => Number(char) % 2 === Number(other) % 2;

/** Another number of the same shape; what has to stay, stays. */
function drawn({ keep, parity, keepsLetters, born, starts }: Register, number: string, random: Random): string {
  const shape = sameShape(number, random);
  const dated = born === undefined ? [] : bornIn(born);
  const start = starts.length === 0 ? '' : random.pick(starts);
  const whole = [...number]
    .map((char, i) => {
      const made = shape.charAt(i);
      if (keep.includes(i) || dated.includes(i) || (keepsLetters && /\p{L}/u.test(char))) return char;
      return i === parity && !isParityOf(made, char) ? String((Number(made) + 1) % 10) : made;
    })
    .join('');
  return start + whole.slice(start.length);
}

const DIGITS = [...'0123456789'];
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** What can stand in the last place, which is nearly always a check character. */
function lastOf(register: Register, number: string): readonly string[] {
  const at = number.length - 1;
  const char = number.charAt(at);
  if (register.keep.includes(at) || register.parity === at) return [''];
  if (/\d/u.test(char)) return /X\]|K\]|A\]/u.test(register.form.source) ? [...DIGITS, 'X', 'K', 'A'] : DIGITS;
  return register.keepsLetters && register.born === undefined ? [''] : [...LETTERS, ...DIGITS];
}

/** True for one digit repeated, and for the original. */
const isPlain = (made: string, number: string): boolean => made === number || /^(\d)\1+$/u.test(made);

/**
 * Another number of the same register with valid check characters; undefined if none was found.
 * @param moveBirthday moves a birthday, in days since 1970-01-01, as the dates of the document move
 */
export function otherNumber(
  register: Register,
  number: string,
  random: Random,
  moveBirthday: (day: number) => number,
): string | undefined {
  const from = register.born === undefined ? number : withBorn(number, register.born, moveBirthday);
  for (let i = 0; i < ROUNDS; i++) {
    const made = drawn(register, from, random);
    const start = random.int(10);
    const lasts = lastOf(register, made);
    for (let k = 0; k < lasts.length; k++) {
      const last = lasts[(k + start) % lasts.length] ?? '';
      const whole = last === '' ? made : made.slice(0, -1) + last;
      if (!isPlain(whole, number) && register.form.test(whole) && isValid(register, whole)) return whole;
    }
  }
  return undefined;
}
