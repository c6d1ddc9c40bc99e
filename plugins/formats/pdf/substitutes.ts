import type { Edit, FileSession, Finding } from '../../../core/index.js';
import type { Found } from './searched-text.js';

/**
 * Requests the substitutes of all texts of a document at once, so that one person gets one substitute.
 * @param seen called for each substitute, also if it is the term itself
 * @returns changes by text; none if a policy keeps all of its terms.
 */
export function substitutesOf(
  session: FileSession,
  all: readonly Found[],
  seen: (substitute: string) => void,
): Map<Found, Edit[]> {
  const texts: string[] = [];
  const findings: Finding[] = [];
  const counted: Finding[] = [];
  const owners: { found: Found; at: number }[] = [];
  let at = 0;
  for (const found of all) {
    if (found.findings.length === 0) continue;
    for (const finding of found.findings) {
      const moved = { ...finding, start: finding.start + at, end: finding.end + at };
      findings.push(moved);
      if (found.charged) counted.push(moved);
      owners.push({ found, at });
    }
    texts.push(found.text);
    at += found.text.length + 1;
  }
  const text = texts.join('\n');
  const edits = new Map<Found, Edit[]>();
  session.replace(text, findings, { counted }).forEach((edit, i) => {
    const owner = owners[i];
    seen(edit.text);
    if (owner === undefined || text.slice(edit.start, edit.end) === edit.text) return;
    const moved = { start: edit.start - owner.at, end: edit.end - owner.at, text: edit.text };
    const known = edits.get(owner.found);
    if (known === undefined) edits.set(owner.found, [moved]);
    else known.push(moved);
  });
  return edits;
}
