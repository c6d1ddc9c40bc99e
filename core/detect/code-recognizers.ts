import type { TextDocument } from '../document.js';
import { DeidError } from '../errors.js';
import type { CodeRecognizer, LedgerEntry, Match } from '../recognizer.js';
import { type Candidate, round, type Trace } from './candidate.js';
import type { Documents } from './document.js';
import { areMet, type CompiledNeeds, type TextFacts } from './needs.js';
import { NO_LEDGER } from './score.js';

/** A code recognizer of the domain in force. */
export interface ActiveRecognizer {
  readonly recognizer: CodeRecognizer;
  readonly needs: CompiledNeeds | undefined;
  /** Number of the lane of word lists in which its plugin has bits. */
  readonly lane: number;
}

/** What code recognizers find: first each by itself, then those with a second pass by what all have found. */
export function reported(
  documents: Documents,
  recognizers: readonly ActiveRecognizer[],
  facts: TextFacts,
  trace: Trace | undefined,
): Candidate[] {
  const out: Candidate[] = [];
  const all: Match[] = [];
  const again: ActiveRecognizer[] = [];
  for (const active of recognizers) {
    const { recognizer, needs, lane } = active;
    if (needs !== undefined && !areMet(needs, facts)) continue;
    if (recognizer.recall !== undefined) again.push(active);
    const document = documents.of(lane);
    for (const match of asked(recognizer, document, undefined)) {
      all.push(match);
      out.push(fromMatch(match, recognizer, document.view.length, trace));
    }
  }
  if (all.length === 0) return out;
  for (const { recognizer, lane } of again) {
    const document = documents.of(lane);
    for (const match of asked(recognizer, document, all))
      out.push(fromMatch(match, recognizer, document.view.length, trace));
  }
  return out;
}

/**
 * All matches that a code recognizer gives; whatever it throws becomes an error that cannot quote the text.
 * @param found what all have found, in the second pass.
 */
function asked(
  recognizer: CodeRecognizer,
  document: TextDocument,
  found: readonly Match[] | undefined,
): readonly Match[] {
  try {
    const matches = found === undefined ? recognizer.recognize(document) : (recognizer.recall?.(document, found) ?? []);
    return Array.isArray(matches) ? matches : Array.from(matches);
  } catch {
    throw new DeidError('recognizer_failed', [recognizer.name]);
  }
}

/** @param length of the view. */
function fromMatch(
  { type, start, end, score, priority = score, why, lowered }: Match,
  recognizer: CodeRecognizer,
  length: number,
  trace: Trace | undefined,
): Candidate {
  if (!(start >= 0 && start < end && end <= length && score >= 0 && score <= 1 && recognizer.types.includes(type)))
    throw new DeidError('recognizer_span_invalid', [recognizer.name]);
  const rounded = round(score);
  return {
    type,
    start,
    end,
    score: rounded,
    priority,
    recognizer: recognizer.name,
    domainSpecific: recognizer.domainSpecific ?? false,
    ledger: trace === undefined ? NO_LEDGER : ledgerOf(why ?? 'recognizer', rounded, lowered ?? NO_LEDGER),
  };
}

/** The steps to a score; their sum is the score. */
function ledgerOf(reason: string, score: number, lowered: readonly LedgerEntry[]): LedgerEntry[] {
  const steps = lowered.map((step) => ({ reason: step.reason, by: round(step.by) }));
  return [{ reason, by: round(steps.reduce((sum, { by }) => sum - by, score)) }, ...steps];
}
