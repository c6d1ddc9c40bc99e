import type { TextDocument } from '../contracts/document.js';
import type { Evidence } from '../contracts/evidence.js';
import type { PluginFaults } from '../contracts/plugin-faults.js';
import type { CodeRecognizer, Match } from '../contracts/recognizer.js';
import { byPosition } from '../contracts/span.js';
import type { Given } from './active-recognizer.js';
import { type Judge, PLAUSIBLE, WrongEvidence } from './fuse.js';

/**
 * The matches of the first passes, those that are open with the evidence that other recognizers have against
 * them; see {@link CodeRecognizer.doubt}.
 */
export function withDoubts(given: readonly Given[], judge: Judge, faults: PluginFaults): readonly Given[] {
  const doubting = given.filter(({ active }) => active.recognizer.doubt !== undefined);
  if (doubting.length === 0) return given;
  const open = given.flatMap(({ matches }) => matches.filter(isOpen)).sort(byPosition);
  if (open.length === 0) return given;
  const against = new Map<Match, Evidence[]>();
  for (const { active, document, matches } of doubting) {
    const doubts = doubtsOf(active.recognizer, document, matches, open, faults);
    for (const [at, match] of open.entries()) {
      const evidence = doubts[at];
      if (evidence === undefined) continue;
      checkDoubt(evidence, match, active.recognizer, judge, faults);
      against.set(match, [...(against.get(match) ?? match.evidence ?? []), evidence]);
    }
  }
  if (against.size === 0) return given;
  const judged = (match: Match): Match => {
    const evidence = against.get(match);
    return evidence === undefined ? match : { ...match, evidence };
  };
  return given.map((one) => ({ ...one, matches: one.matches.map(judged) }));
}

/**
 * A doubt moves a plausible match to level 3. One that is there already stays, since level 3 misses as little as possible. A match may be
 * anything where a plugin is written without types; what cannot be read is reported later.
 */
function isOpen(match: Match): boolean {
  try {
    return match.open === true && match.score >= PLAUSIBLE;
  } catch {
    return false;
  }
}

/** A wrong doubt is the fault of the recognizer that has it, not of the one whose match it is about. */
function checkDoubt(
  evidence: Evidence,
  { type }: Match,
  { name }: CodeRecognizer,
  judge: Judge,
  faults: PluginFaults,
): void {
  try {
    judge.weightOf(evidence, type);
  } catch (error) {
    const how = error instanceof WrongEvidence ? error.message : "its 'doubt' returned what is no evidence";
    throw faults.recognizerFailed(name, how, error);
  }
}

/** As for `recognize`: if it throws, the engine's own error is thrown, which cannot quote the text. */
function doubtsOf(
  recognizer: CodeRecognizer,
  document: TextDocument,
  own: readonly Match[],
  open: readonly Match[],
  faults: PluginFaults,
): readonly (Evidence | undefined)[] {
  faults.running('recognizer', recognizer.name);
  try {
    const doubts: unknown = recognizer.doubt?.(document, own, open) ?? [];
    if (!Array.isArray(doubts)) throw new TypeError();
    return doubts;
  } catch (error) {
    throw faults.recognizerFailed(recognizer.name, "its 'doubt' threw an error or returned no list", error);
  } finally {
    faults.ended();
  }
}
