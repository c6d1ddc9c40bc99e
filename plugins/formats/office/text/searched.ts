import type { Finding } from '../../../../core/index.js';
import { replaced, type SoughtTerms, withMore } from '../../../../kit/index.js';
import type { CellValues } from './cell-values.js';
import { isPlainWord, placeOf, withTermsOf } from './known-terms.js';
import type { Unit, UnitText } from './unit.js';

/** One text of a unit with its findings. */
export interface Searched {
  readonly reading: UnitText;
  readonly search: Unit['search'];
  readonly whole: boolean;
  readonly repeatsCell: boolean;
  findings: readonly Finding[];
  /** Places of findings in any view of the unit. */
  readonly seen: Set<string>;
}

/** A single finding in place of those in parts of a value that is changed as a whole. */
export function asWhole(findings: readonly Finding[], { text }: UnitText, whole: boolean): readonly Finding[] {
  const [first] = replaced(findings).length === 0 ? findings : replaced(findings);
  if (!whole || first === undefined || (first.start === 0 && first.end === text.length)) return findings;
  return [{ ...first, start: 0, end: text.length }];
}

/** Adds terms of the whole package that occur in a text. */
export function addKnownTerms(searched: Searched, sought: SoughtTerms): void {
  const { reading, findings, seen, whole } = searched;
  const before = new Set(findings);
  const terms = withTermsOf(sought, reading, findings);
  const counting = searched.search === 'telling' ? terms.filter((term) => !isPlainWord(term, reading)) : terms;
  const all = asWhole(counting, reading, whole);
  searched.findings = all.filter((finding) => before.has(finding) || isNew(placeOf(finding, reading), seen));
}

/** Adds the values of cells that a text repeats. */
export function addValues(searched: Searched, values: CellValues): void {
  const { reading, findings, whole } = searched;
  const all = withMore(findings, values.find(reading.text));
  if (all !== findings) searched.findings = asWhole(all, reading, whole);
}

/** True if a place has not been found in any view of the unit yet; registers it. */
export function isNew(place: string, seen: Set<string>): boolean {
  if (seen.has(place)) return false;
  seen.add(place);
  return true;
}
