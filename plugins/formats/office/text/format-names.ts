import type { Finding } from '../../../../core/index.js';

/** Digits of an identifier with the signs between them that people write, or an address. */
const FORM = /@|\d[\d ]{0,40}[-()+/]/;
/** Types that any number or word may seem to be. */
const VAGUE =
  /DATE|TIME|AGE|AMOUNT|URL|IP_ADDRESS|UUID|LOCATION|ORGANIZATION|PERSON|CITY|COUNTRY|STATE|FACILITY|USERNAME/;

/** Whether a finding in such a value counts: an identifier by its form, or a term of the caller's own. */
export const countsInSkeleton = ({ start, end, type, score, domainSpecific }: Finding, text: string): boolean => {
  const term = text.slice(start, end);
  if (score >= 1 || domainSpecific) return /\p{L}{3}/u.test(term) && /[^\p{L}]/u.test(term);
  const isFormed = FORM.test(term) || (text.trim() === term && /\d \d/.test(term));
  return !VAGUE.test(type) && isFormed && term.replace(/\D/g, '').length >= (term.includes('@') ? 0 : 7);
};

const WORD = /[\p{L}\p{M}]{2,}/gu;
/** Two words or more, the first and the last with a capital. */
const FULL_NAME = /^\p{Lu}[^\s\d]*(?:\s+[^\s\d]+)*\s+\p{Lu}[^\s\d]*$/u;

const wordsOf = (text: string): string[] => text.toLowerCase().match(WORD) ?? [];

/** Whether a finding is a full name as far as its form tells. */
const isFullName = ({ start, end, type }: Finding, text: string): boolean =>
  type === 'PERSON' && FULL_NAME.test(text.slice(start, end));

/**
 * Tells persons in names of styles, themes and places from names that only look like one, such as `Footer Char`. Formats put their names together
 * from words that come again, `Footer` and `Header Char`; those of a person do not.
 */
export class FormatNames {
  readonly #words = new Set<string>();
  readonly #seen = new Set<string>();

  /** Takes note of a name. @param findings in it. */
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

  /** Whether a finding in such a name counts, once all of them are seen. */
  readonly counts = (one: Finding, text: string): boolean =>
    countsInSkeleton(one, text) || (isFullName(one, text) && this.#isPerson(text.slice(one.start, one.end)));

  #isPerson(name: string): boolean {
    return wordsOf(name).every((word) => !this.#words.has(word));
  }

  #add(text: string): void {
    for (const word of wordsOf(text)) this.#words.add(word);
  }
}
