import type { TextDocument } from '../contracts/document.js';
import { MAX_AT_ONCE, type Steps } from '../contracts/pauses.js';
import { insteadOfList, type PluginFaults } from '../contracts/plugin-faults.js';
import type { CodeRecognizer, LedgerEntry, Match } from '../contracts/recognizer.js';
import type { ActiveRecognizer, Given } from './active-recognizer.js';
import { type Candidate, round, type Trace } from './candidate.js';
import type { Documents } from './document.js';
import { withDoubts } from './doubts.js';
import { type Judge, WrongEvidence } from './fuse.js';
import { UnknownList } from './list-lanes.js';
import { areMet, type TextFacts } from './needs.js';
import { NO_LEDGER } from './score.js';

/** Lowest score of a match that second passes see: the default threshold of level 3. */
const MIN_FOLLOWED_SCORE = 0.2;

/**
 * Matches of code recognizers: of each recognizer alone first, then of the second passes, which receive all previous
 * matches.
 */
export function* reported(
  documents: Documents,
  recognizers: readonly ActiveRecognizer[],
  facts: TextFacts,
  trace: Trace | undefined,
  judge: Judge,
  faults: PluginFaults,
): Steps<Candidate[]> {
  const working = recognizers.filter(({ needs }) => areMet(needs, facts));
  const given: Given[] = [];
  for (const active of working) {
    const document = documents.of(active.lane);
    given.push({ active, document, matches: matchesOf(active.recognizer, document, undefined, faults) });
    if (document.view.length > MAX_AT_ONCE) yield;
  }
  const out: Candidate[] = [];
  // Second passes receive the scores as the recognizers gave them, without evidence.
  const all: Match[] = [];
  for (const { active, document, matches } of withDoubts(given, judge, faults))
    for (const match of matches) {
      out.push(fromMatch(match, active.recognizer, document.view, trace, judge, faults));
      // A match whose evidence makes it improbable is explained, but second passes do not see it.
      const score = match.evidence === undefined ? match.score : judge.of(match).score;
      if (match.evidence === undefined || score >= MIN_FOLLOWED_SCORE)
        all.push(score === match.score ? match : { ...match, score });
    }
  for (const { recognizer, lane, recalls } of working) {
    if (!recalls) continue;
    const document = documents.of(lane);
    for (const match of matchesOf(recognizer, document, all, faults))
      out.push(fromMatch(match, recognizer, document.view, trace, judge, faults));
    if (document.view.length > MAX_AT_ONCE) yield;
  }
  return out;
}

/** All matches of one code recognizer. If it throws, the engine's own error is thrown, which cannot quote the text. */
function matchesOf(
  recognizer: CodeRecognizer,
  document: TextDocument,
  found: readonly Match[] | undefined,
  faults: PluginFaults,
): readonly Match[] {
  let matches: Iterable<Match>;
  faults.running('recognizer', recognizer.name);
  try {
    matches = found === undefined ? recognizer.recognize(document) : (recognizer.recall?.(document, found) ?? []);
    if (Array.isArray(matches)) return matches;
    if (isIterable(matches)) return Array.from(matches);
  } catch (error) {
    const how = error instanceof UnknownList ? error.message : 'it threw an error';
    throw faults.recognizerFailed(recognizer.name, how, error);
  } finally {
    faults.ended();
  }
  throw faults.recognizerFailed(recognizer.name, insteadOfList(matches));
}

/** Needed because recognizers written without a type checker may return anything. */
const isIterable = (value: unknown): boolean => typeof value === 'object' && value !== null && Symbol.iterator in value;

/** The candidate of a match, whose properties may be code of the plugin as well. */
function fromMatch(
  match: Match,
  recognizer: CodeRecognizer,
  view: string,
  trace: Trace | undefined,
  judge: Judge,
  faults: PluginFaults,
): Candidate {
  try {
    return candidateOf(match, recognizer, view, trace, judge, faults);
  } catch (error) {
    const how = error instanceof WrongEvidence ? error.message : 'a match of it cannot be read';
    throw faults.recognizerFailed(recognizer.name, how, error);
  }
}

function candidateOf(
  match: Match,
  recognizer: CodeRecognizer,
  view: string,
  trace: Trace | undefined,
  judge: Judge,
  faults: PluginFaults,
): Candidate {
  const fault = faultOf(match, recognizer, view);
  if (fault !== undefined) throw faults.findingInvalid(recognizer.name, fault);
  const { type, start, end, why } = match;
  const { score, steps } = judge.of(match, recognizer.name, trace !== undefined);
  const rounded = round(score);
  return {
    type,
    start,
    end,
    score: rounded,
    recognizer: recognizer.name,
    domainSpecific: recognizer.domainSpecific ?? false,
    ledger: trace === undefined ? NO_LEDGER : ledgerOf(why ?? 'recognizer', rounded, steps),
  };
}

/** Describes why a finding is invalid. It contains the offsets but not the type, which may be any text. */
function faultOf({ type, start, end, score }: Match, { types }: CodeRecognizer, view: string): string | undefined {
  if (!Number.isInteger(start) || !Number.isInteger(end))
    return `start (${+start}) and end (${+end}) must be whole numbers`;
  if (start < 0 || end > view.length)
    return `${start} to ${end} is not within the view, which has ${view.length} code units`;
  if (start >= end) return `its end (${end}) is not behind its start (${start})`;
  if (!(score >= 0 && score <= 1)) return `its score (${+score}) is not from 0 to 1`;
  if (splitsCharacter(view, start) || splitsCharacter(view, end)) return `${start} to ${end} parts a surrogate pair`;
  if (!types.includes(type)) return "its type is not among the recognizer's 'types'";
  return undefined;
}

/** True between the two code units of one character. */
const splitsCharacter = (view: string, at: number): boolean =>
  (view.charCodeAt(at) & 0xfc00) === 0xdc00 && (view.charCodeAt(at - 1) & 0xfc00) === 0xd800;

/** The steps to a score; their sum is the score. */
function ledgerOf(reason: string, score: number, given: readonly LedgerEntry[]): LedgerEntry[] {
  const steps = given.map((step) => ({ ...step, by: round(step.by) }));
  return [{ reason, by: round(steps.reduce((sum, { by }) => sum - by, score)) }, ...steps];
}
