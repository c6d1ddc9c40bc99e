import { type CountryCode, getCountries, Metadata } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/min/metadata';
import { DeidError } from '../../core/index.js';

/** Countries with a numbering plan in libphonenumber. */
export const ALL_REGIONS: readonly string[] = getCountries(metadata);

/** Where national numbers are looked for unless the options say otherwise. */
export const DEFAULT_REGIONS: readonly string[] = (
  'US CA GB IE AU NZ IN ZA SG HK MY PH PK NG KE DE AT CH FR BE NL LU ES PT IT GR SE NO DK FI IS PL CZ SK HU RO BG HR SI ' +
  'RS LT LV EE UA RU TR IL AE SA EG JP KR CN TW TH VN ID BR MX AR CL CO PE CY MT'
).split(' ');

/** What libphonenumber-js knows of a plan beside the methods that its types declare. */
interface PlanDetails {
  callingCode(): string;
  possibleLengths(): readonly number[];
  nationalPrefix(): string | undefined;
  nationalNumberPattern(): string;
}

/**
 * Answers whether digits can be a telephone number, from tables that are made once of libphonenumber's metadata: parsing a
 * number with the library takes 10 to 30 µs, a look into the tables about one.
 */
export class NumberingPlans {
  /** Possible lengths of national numbers, by calling code. */
  readonly #international = new Map<string, Set<number>>();
  /** Forms of national numbers, with and without trunk prefix, by number of digits. */
  readonly #national = new Map<number, RegExp[]>();

  constructor(regions: readonly string[]) {
    for (const region of getCountries(metadata)) {
      const plan = planOf(region);
      this.#addCallingCode(plan);
      if (regions.includes(region)) this.#addNational(plan);
    }
  }

  /** @param digits calling code and national number, without `+`, `00` and `(0)`. */
  isInternational(digits: string): boolean {
    for (let length = 1; length <= 3; length++) {
      const lengths = this.#international.get(digits.slice(0, length));
      if (lengths !== undefined) return lengths.has(digits.length - length);
    }
    return false;
  }

  /** @param digits as one dials within the country, with or without the trunk prefix. */
  isNational(digits: string): boolean {
    return this.#national.get(digits.length)?.some((form) => form.test(digits)) ?? false;
  }

  #addCallingCode(plan: PlanDetails): void {
    const lengths = this.#international.get(plan.callingCode()) ?? new Set();
    for (const length of plan.possibleLengths()) lengths.add(length);
    this.#international.set(plan.callingCode(), lengths);
  }

  #addNational(plan: PlanDetails): void {
    const prefix = plan.nationalPrefix() ?? '';
    const form = new RegExp(`^(?:${prefix})?(?:${plan.nationalNumberPattern()})$`);
    const possible = plan.possibleLengths();
    for (const length of new Set([...possible, ...possible.map((n) => n + prefix.length)]))
      this.#national.set(length, [...(this.#national.get(length) ?? []), form]);
  }
}

function planOf(region: CountryCode): PlanDetails {
  const plans = new Metadata(metadata);
  plans.selectNumberingPlan(region);
  const plan: unknown = plans.numberingPlan;
  if (!isDetailed(plan)) throw new DeidError('plugin_failed', ['contact']);
  return plan;
}

const DETAILS = ['callingCode', 'possibleLengths', 'nationalPrefix', 'nationalNumberPattern'];
const isDetailed = (plan: unknown): plan is PlanDetails =>
  typeof plan === 'object' && plan !== null && DETAILS.every((name) => name in plan);
