import type { Finding } from '../../../../core/index.js';

/** An identifier in a typical form: digits with separators, an e-mail address, or an IBAN. */
const FORM = /@|\d[\d ]{0,40}[-()+/]|^\+\d|^[A-Z]{2}\d{2}(?: ?[A-Z0-9]){11,30}$/;
/** Types that ordinary numbers or words often look like. */
const VAGUE =
  /DATE|TIME|AGE|AMOUNT|URL|IP_ADDRESS|UUID|LOCATION|ORGANIZATION|PERSON|CITY|COUNTRY|STATE|FACILITY|USERNAME/;

/** True if a finding in such a value counts: an identifier of a typical form, or a term of the caller's own. */
export const countsInSkeleton = ({ start, end, type, score, domainSpecific }: Finding, text: string): boolean => {
  const term = text.slice(start, end);
  if (score >= 1 || domainSpecific) return /\p{L}{3}/u.test(term) && /[^\p{L}]/u.test(term);
  const isFormed = FORM.test(term) || (text.trim() === term && /\d \d/.test(term));
  return !VAGUE.test(type) && isFormed && term.replace(/\D/g, '').length >= (term.includes('@') ? 0 : 7);
};

const WORD = /[\p{L}\p{M}]{2,}/gu;
/** Two or more words, the first and the last with a capital. */
const FULL_NAME = /^\p{Lu}[^\s\d]*(?:\s+[^\s\d]+)*\s+\p{Lu}[^\s\d]*$/u;

const wordsOf = (text: string): string[] => text.toLowerCase().match(WORD) ?? [];

/** True if a finding has the form of a full name. */
const isFullName = ({ start, end, type }: Finding, text: string): boolean =>
  type === 'PERSON' && FULL_NAME.test(text.slice(start, end));

/**
 * Distinguishes persons in names of styles, themes and places from names that only look like one, such as `Footer
 * Char`. Formats combine a few words repeatedly (`Footer`, `Header Char`); names of persons do not.
 */
export class FormatNames {
  readonly #words = new Set<string>();
  readonly #seen = new Set<string>();

  /** Registers a name. @param findings in this name. */
  see(text: string, findings: readonly Finding[] = []): void {
    if (this.#seen.has(text)) return;
    this.#seen.add(text);
    let from = 0;
    for (const { start, end } of findings.filter((one) => isFullName(one, text) || countsInSkeleton(one, text))) {
      this.#add(text.slice(from, start));
      from = end;
    }
    this.#add(text.slice(from));
  }

  /** True if a finding in such a name counts, after all names have been registered. */
  readonly counts = (one: Finding, text: string): boolean =>
    countsInSkeleton(one, text) || (isFullName(one, text) && this.#isPerson(text.slice(one.start, one.end)));

  #isPerson(name: string): boolean {
    return wordsOf(name).every((word) => !this.#words.has(word));
  }

  #add(text: string): void {
    for (const word of wordsOf(text)) this.#words.add(word);
  }
}
