import type { TextDocument } from '../document.js';
import { DeidError } from '../errors.js';
import type { CodeRecognizer, Match } from '../recognizer.js';
import { type Candidate, round, type Trace } from './candidate.js';
import { type CompiledNeeds, TextFacts } from './needs.js';
import { NO_LEDGER } from './score.js';

/** A code recognizer of the domain in force. */
export interface ActiveRecognizer {
  readonly recognizer: CodeRecognizer;
  readonly needs: CompiledNeeds | undefined;
}

/** What code recognizers find: first each by itself, then those with a second pass by what all have found. */
export function reported(
  document: TextDocument,
  recognizers: readonly ActiveRecognizer[],
  trace: Trace | undefined,
): Candidate[] {
  const facts = new TextFacts(document.view);
  const out: Candidate[] = [];
  const all: Match[] = [];
  const again: CodeRecognizer[] = [];
  for (const { recognizer, needs } of recognizers) {
    if (needs !== undefined && !facts.meet(needs)) continue;
    if (recognizer.recall !== undefined) again.push(recognizer);
    for (const match of checked(recognizer, document, () => recognizer.recognize(document))) {
      all.push(match);
      out.push(fromMatch(match, recognizer, trace));
    }
  }
  if (all.length === 0) return out;
  for (const recognizer of again)
    for (const match of checked(recognizer, document, () => recognizer.recall?.(document, all) ?? []))
      out.push(fromMatch(match, recognizer, trace));
  return out;
}

/** All matches that a code recognizer gives; whatever it throws becomes an error that cannot quote the text. */
function checked(recognizer: CodeRecognizer, { view }: TextDocument, ask: () => Iterable<Match>): readonly Match[] {
  let matches: readonly Match[];
  try {
    const found = ask();
    matches = Array.isArray(found) ? found : Array.from(found);
  } catch {
    throw new DeidError('recognizer_failed', [recognizer.name]);
  }
  for (const { start, end, type, score } of matches)
    if (
      !(start >= 0 && start < end && end <= view.length && score >= 0 && score <= 1 && recognizer.types.includes(type))
    )
      throw new DeidError('recognizer_span_invalid', [recognizer.name]);
  return matches;
}

function fromMatch(
  { type, start, end, score, why }: Match,
  recognizer: CodeRecognizer,
  trace: Trace | undefined,
): Candidate {
  const rounded = round(score);
  return {
    type,
    start,
    end,
    score: rounded,
    priority: score,
    recognizer: recognizer.name,
    domainSpecific: recognizer.domainSpecific ?? false,
    ledger: trace === undefined ? NO_LEDGER : [{ reason: why ?? 'recognizer', by: rounded }],
  };
}
