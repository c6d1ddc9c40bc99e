import metadata from 'libphonenumber-js/min/metadata';
import { DeidError } from '../../../core/contracts/errors.js';
import { onFirstUse } from '../../words/on-first-use.js';

/** Countries with a numbering plan in libphonenumber. */
export const TELEPHONE_REGIONS: readonly string[] = Object.keys(metadata.countries).filter((name) =>
  /^[A-Z]{2}$/.test(name),
);

/** The parts of a country's numbering plan that detection uses. */
interface Plan {
  readonly callingCode: string;
  readonly lengths: readonly number[];
  /** Source of a regular expression for national numbers without the prefix. */
  readonly form: string;
  /** Trunk prefix, `''` where there is none. */
  readonly prefix: string;
}

/** Possible lengths of national numbers, by calling code. */
const internationalLengths = onFirstUse(() => {
  const known = new Map<string, Set<number>>();
  for (const { callingCode, lengths } of TELEPHONE_REGIONS.map(planOf)) {
    const all = known.get(callingCode) ?? new Set();
    for (const length of lengths) all.add(length);
    known.set(callingCode, all);
  }
  return known;
});

/** The calling code with which digits begin; `''` if they begin with none. */
export function callingCodeOf(digits: string): string {
  for (let length = 1; length <= 3; length++) {
    const code = digits.slice(0, length);
    if (internationalLengths().has(code)) return code;
  }
  return '';
}

/** True if a number of some country may have these digits. @param digits calling code and national number, without `+`, `00` and `(0)`. */
export function isInternational(digits: string): boolean {
  const code = callingCodeOf(digits);
  return (
    internationalLengths()
      .get(code)
      ?.has(digits.length - code.length) ?? false
  );
}

/**
 * Tells whether digits can be a national number of the given countries. It uses tables built once from libphonenumber's
 * metadata, because parsing a number with the library takes 10 to 30 µs and a table lookup about one.
 */
export class NumberingPlans {
  /** Forms of national numbers by their number of digits, with and without trunk prefix. */
  readonly #national = new Map<number, RegExp[]>();

  constructor(regions: readonly string[]) {
    for (const region of regions) this.#add(planOf(region));
  }

  /** True if a number of one of the countries may have these digits. @param digits as dialled within the country, with or without the trunk prefix. */
  isNational(digits: string): boolean {
    return this.#national.get(digits.length)?.some((form) => form.test(digits)) ?? false;
  }

  #add({ form, prefix, lengths }: Plan): void {
    const whole = new RegExp(`^(?:${prefix})?(?:${form})$`);
    for (const length of new Set([...lengths, ...lengths.map((n) => n + prefix.length)]))
      this.#national.set(length, [...(this.#national.get(length) ?? []), whole]);
  }
}

/** Version of the metadata format that `planOf` reads, see METADATA.md in the library. */
const VERSION = 4;

/**
 * Reads the row of a country: calling code, international prefix, form, lengths, formats, national prefix. The
 * library's own reader does the same, but loads forty modules that parse and format numbers, which would be most of
 * this plugin's start-up time.
 */
function planOf(region: string): Plan {
  const rows: Readonly<Record<string, readonly unknown[]>> = metadata.countries;
  const [callingCode, , form, lengths, , prefix] = rows[region] ?? [];
  if (
    metadata.version !== VERSION ||
    typeof callingCode !== 'string' ||
    typeof form !== 'string' ||
    !isNumbers(lengths)
  )
    throw new DeidError('plugin_failed', ['contact']);
  return { callingCode, lengths, form, prefix: typeof prefix === 'string' ? prefix : '' };
}

const isNumbers = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'number');
