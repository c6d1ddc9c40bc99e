import type { CompiledScan } from '../scan/compile.js';
import type { PhraseIds } from '../scan/rule.js';
import type { Scanner } from '../scan/scanner.js';
import type { Candidate, Trace } from './candidate.js';
import { Surroundings } from './context.js';
import type { Judge } from './fuse.js';
import type { Profile } from './profile.js';
import { scoreHit } from './score.js';

/** A scan, the scanner that has just processed the view, and the calibration of its scores. */
interface Scanned {
  readonly scan: CompiledScan;
  readonly scanner: Scanner;
  readonly judge: Judge;
}

/**
 * Candidates from the patterns and dictionaries of a scan.
 * @param header context phrases in the header of the text
 */
export function scoreHits(
  { scan, scanner, judge }: Scanned,
  view: string,
  profile: Profile,
  header: PhraseIds,
  trace: Trace | undefined,
): Candidate[] {
  const { contexts, terms } = scanner.scratch;
  profile.prepare(contexts, header);
  const hits = scanner.match(view, profile.formOn);
  const near = new Surroundings(view, contexts, header);
  const out: Candidate[] = [];
  const score = (id: number, start: number, end: number): void => {
    const rule = profile.ruleOn[id] === 1 ? scan.rules[id] : undefined;
    if (rule === undefined) return;
    const least = trace === undefined ? (profile.least[id] ?? 0) : 0;
    const scored = scoreHit(rule, view, start, end, near, profile.contexts[id] ?? rule.context, least, trace);
    if (scored === undefined) return;
    // A score given as a number is not calibrated, because an author or a configuration has set it deliberately.
    out.push(typeof rule.basis === 'number' ? scored : judge.calibrated(scored, trace !== undefined));
  };
  for (let i = 0; i < hits.length; i++) {
    const rules = scan.forms[hits.id[i] ?? -1]?.rules ?? [];
    for (let k = 0; k < rules.length; k++) score(rules[k] ?? -1, hits.start[i] ?? 0, hits.end[i] ?? 0);
  }
  for (let i = 0; i < terms.length; i++) score(terms.id[i] ?? -1, terms.start[i] ?? 0, terms.end[i] ?? 0);
  return out;
}
