import type { FileSession } from '../../core/contracts/file-adapter.js';
import { atOnce } from '../../core/contracts/pauses.js';
import type { Finding } from '../../core/contracts/recognizer.js';
import type { Edit } from '../../core/contracts/span.js';
import type { SoughtTerms } from './sought-terms.js';

/** The findings of one text of a file: sorted, without overlaps. */
interface WithFindings {
  readonly findings: readonly Finding[];
}

/**
 * Replaces the findings of several texts at once, as if they were one text, so that no substitute equals a term of another one of them.
 * Terms that the policy leaves in a substitute are forgotten, since they may occur in the new file.
 * @param textOf the text of an item.
 * @returns the edits that change something, by item, sorted and without overlaps; items without edits are missing.
 */
export function replaceTogether<T extends WithFindings>(
  session: Pick<FileSession, 'replace' | 'replacing'>,
  sought: SoughtTerms,
  all: Iterable<T>,
  textOf: (one: T) => string,
): Map<T, Edit[]> {
  return atOnce(replacingTogether(session, sought, all, textOf));
}

/** Like {@link replaceTogether}, in steps. */
export function* replacingTogether<T extends WithFindings>(
  session: Pick<FileSession, 'replace' | 'replacing'>,
  sought: SoughtTerms,
  all: Iterable<T>,
  textOf: (one: T) => string,
): Generator<undefined, Map<T, Edit[]>, undefined> {
  const { text, findings, owners } = joined(all, textOf);
  const edits = new Map<T, Edit[]>();
  const steps = session.replacing?.(text, findings);
  const made = steps === undefined ? session.replace(text, findings) : yield* steps;
  made.forEach((edit, i) => {
    const place = owners[i];
    sought.forgetIn(edit.text);
    if (place === undefined || text.slice(edit.start, edit.end) === edit.text) return;
    const moved = { start: edit.start - place.at, end: edit.end - place.at, text: edit.text };
    const known = edits.get(place.owner);
    if (known === undefined) edits.set(place.owner, [moved]);
    else known.push(moved);
  });
  return edits;
}

/** All texts with findings joined to one, and the offset of each in it. */
function joined<T extends WithFindings>(all: Iterable<T>, textOf: (one: T) => string) {
  const texts: string[] = [];
  const findings: Finding[] = [];
  const owners: { readonly owner: T; readonly at: number }[] = [];
  let at = 0;
  for (const owner of all) {
    if (owner.findings.length === 0) continue;
    const text = textOf(owner);
    for (const finding of owner.findings) {
      findings.push({ ...finding, start: finding.start + at, end: finding.end + at });
      owners.push({ owner, at });
    }
    texts.push(text);
    at += text.length + 1;
  }
  return { text: texts.join('\n'), findings, owners };
}
