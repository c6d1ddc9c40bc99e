import type { Finding } from '../../../../core/index.js';
import { byPosition, overlapping, type SoughtTerms } from '../../../../kit/index.js';
import type { CellValues } from './cell-values.js';
import { isPlainWord, placeOf, withTermsOf } from './known-terms.js';
import type { Unit, UnitText } from './unit.js';

/** One reading of a unit, with what was found in it. */
export interface Searched {
  readonly reading: UnitText;
  readonly search: Unit['search'];
  readonly whole: boolean;
  readonly repeatsCell: boolean;
  findings: readonly Finding[];
  /** Places of findings in any view of the unit. */
  readonly seen: Set<string>;
}

/** One finding instead of those in parts of a value that is changed as a whole. */
export function asWhole(findings: readonly Finding[], { text }: UnitText, whole: boolean): readonly Finding[] {
  const [first] = findings;
  if (!whole || first === undefined || (first.start === 0 && first.end === text.length)) return findings;
  return [{ ...first, start: 0, end: text.length }];
}

/** Adds the terms of the whole package that stand in a reading. */
export function addKnownTerms(searched: Searched, sought: SoughtTerms): void {
  const { reading, findings, seen, whole } = searched;
  const before = new Set(findings);
  const terms = withTermsOf(sought, reading, findings);
  const counting = searched.search === 'telling' ? terms.filter((term) => !isPlainWord(term, reading)) : terms;
  const all = asWhole(counting, reading, whole);
  searched.findings = all.filter((finding) => before.has(finding) || isNew(placeOf(finding, reading), seen));
}

/** Adds the values of cells that a reading repeats. */
export function addValues(searched: Searched, values: CellValues): void {
  const { reading, findings, whole } = searched;
  const beside = values.find(reading.text).filter((value) => overlapping(findings, value).length === 0);
  if (beside.length > 0) searched.findings = asWhole([...findings, ...beside].sort(byPosition), reading, whole);
}

/** Whether a place has not been found before in any view of the unit; now it has. */
export function isNew(place: string, seen: Set<string>): boolean {
  if (seen.has(place)) return false;
  seen.add(place);
  return true;
}
