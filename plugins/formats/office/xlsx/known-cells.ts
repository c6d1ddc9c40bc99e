import type { EntityType } from '../../../../core/index.js';
import type { Pauses, SoughtTerms } from '../../../../kit/index.js';
import { withTermsOf } from '../text/known-terms.js';
import { wholeOf } from '../text/unit.js';
import { KIND } from './cells.js';
import { type FoundCell, foundCell, isWhole, type SearchedSheet } from './found-cell.js';
import type { Sheet } from './sheet.js';
import type { StringTerms } from './string-terms.js';

/** Minimum number of digits of a term. */
const MIN_DIGITS = 5;

/** Searches the cells of a sheet for terms of the whole workbook. */
export async function addKnownTerms(
  { sheet, found, kept }: SearchedSheet,
  sought: SoughtTerms,
  strings: StringTerms,
  pauses: Pauses,
): Promise<void> {
  if (sought.size === 0) return;
  const done = new Map<FoundCell | number, FoundCell | undefined>();
  const { cells } = sheet;
  for (let i = 0; i < cells.count; i++) {
    if (pauses.due) await pauses.take();
    const known = found[i];
    if (isWhole(known) || !mayHoldTerm(sheet, i) || kept.has(i)) continue;
    if (known === undefined && cells.kind[i] === KIND.number && isCoincidence(sheet, i, sought)) {
      kept.add(i);
      continue;
    }
    const shared = sheet.shared(i);
    if (known === undefined && shared >= 0 && !strings.holds(shared)) continue;
    const key = shared < 0 ? undefined : (known ?? shared);
    const cell = key !== undefined && done.has(key) ? done.get(key) : withTerms(sheet, i, known, sought, strings);
    if (key !== undefined) done.set(key, cell);
    if (cell !== undefined && cell !== known) found[i] = cell;
  }
}

function withTerms(
  sheet: Sheet,
  i: number,
  known: FoundCell | undefined,
  sought: SoughtTerms,
  strings: StringTerms,
): FoundCell | undefined {
  const shared = sheet.shared(i);
  const text = known?.text ?? sheet.text(i);
  const reading = shared >= 0 ? strings.reading(shared, text) : wholeOf(text);
  const before = known?.findings ?? [];
  const findings = withTermsOf(sought, reading, before);
  return findings === before ? known : foundCell(text, findings, known?.header, known?.persons ?? []);
}

/** False for numbers with too few digits. Dates are tested as displayed. */
const mayHoldTerm = (sheet: Sheet, i: number): boolean => {
  const { kind, value, valueEnd } = sheet.cells;
  return kind[i] !== KIND.number || (valueEnd[i] ?? 0) - (value[i] ?? 0) >= MIN_DIGITS;
};

/** Types whose terms are as short as numbers in any calculation. */
const SHORT_NUMBERS: ReadonlySet<EntityType> = new Set(['POSTAL_CODE', 'AMOUNT', 'TIME', 'DATE']);

/**
 * True if a number only looks like a term: the serial number of a date, or an amount with the digits of a postal code.
 */
function isCoincidence(sheet: Sheet, i: number, sought: SoughtTerms): boolean {
  const [found] = sought.find(sheet.raw(i));
  return found !== undefined && (sheet.isDate(i) || SHORT_NUMBERS.has(found.type));
}
