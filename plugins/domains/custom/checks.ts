import {
  luhnChecksumValidate,
  mod11mod10Validate,
  mod97base10Validate,
  verhoeffValidate,
} from 'stdnum/lib/cjs/util/checksum.js';

const alphanumeric = (term: string): string => term.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();
const digits = (term: string): string => term.replace(/\D/g, '');

/** ISO 7064 MOD 97-10 over letters and digits, with the check digits at the end. */
const mod97 = (term: string): boolean => {
  const value = alphanumeric(term);
  return /^[A-Z\d]{3,64}$/.test(value) && mod97base10Validate(value);
};

const withDigits =
  (holds: (value: string) => boolean) =>
  (term: string): boolean => {
    const value = digits(term);
    return value.length > 1 && value.length <= 64 && holds(value);
  };

/** Checks that a pattern of the configuration can refer to by name. Each tests the matched term. */
export const CHECKS = {
  luhn: withDigits((value) => luhnChecksumValidate(value)),
  mod97,
  /** ISO 7064 MOD 11,10. */
  mod11: withDigits(mod11mod10Validate),
  verhoeff: withDigits(verhoeffValidate),
  'has-digit': (term: string): boolean => /\p{Nd}/u.test(term),
  'has-letter': (term: string): boolean => /\p{L}/u.test(term),
} as const satisfies Record<string, (term: string) => boolean>;

export type CheckName = keyof typeof CHECKS;

export const CHECK_NAMES: readonly string[] = Object.keys(CHECKS);
