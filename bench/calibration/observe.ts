import type { Engine, LedgerEntry } from '../../core/index.js';
import type { Corpus } from '../accuracy/corpus.js';
import { judge } from '../findings/golden.js';

/** A reading of a recognizer on a labelled text, found or not. */
export interface Observation {
  readonly recognizer: string;
  readonly type: string;
  readonly corpus: string;
  /** Its score as the recognizer says. */
  readonly base: number;
  /** The score including evidence. */
  readonly before: number;
  /** With calibration as well. */
  readonly after: number;
  readonly hasEvidence: boolean;
  /** 1 if the finding is labelled, 0 if not, and 0.5 if the label has another type. */
  readonly right: number;
}

const RIGHT = { right: 1, other: 0.5, wrong: 0 } as const;

/** All findings about which the labels say something: types that a corpus does not label are left out. */
export function observe(engine: Engine, corpora: readonly Corpus[]): Observation[] {
  return corpora.flatMap((corpus) =>
    corpus.documents.flatMap((document) => {
      const { findings, explanation } = engine.analyze(document.text, { level: 3, explain: true });
      const found = findings.map((finding, i) => ({ ...finding, ledger: explanation?.ledgers[i] ?? [] }));
      const missed = (explanation?.rejected ?? []).filter(({ reason }) => reason !== 'failed_validation');
      return [...found, ...missed].flatMap((reading) => {
        const verdict = judge(corpus, document, reading, engine.entityTypes);
        const { recognizer, type, score, ledger } = reading;
        if (verdict === 'open') return [];
        return { recognizer, type, corpus: corpus.name, ...parts(ledger, score), right: RIGHT[verdict] };
      });
    }),
  );
}

/** What the steps of a score tell: evidence has a code, and so has the first step where a pattern names what its score rests on. */
function parts(
  ledger: readonly LedgerEntry[],
  after: number,
): Pick<Observation, 'base' | 'before' | 'after' | 'hasEvidence'> {
  const own = ledger.filter(({ code }, i) => i === 0 || code === undefined);
  const base = own.reduce((sum, { by }) => sum + by, 0);
  const calibration = ledger.find(({ code }) => code === 'calibration')?.by ?? 0;
  const before = probability(logOdds(after) - logOdds(base + calibration) + logOdds(base));
  return { base, before, after, hasEvidence: ledger.length > own.length + (calibration === 0 ? 0 : 1) };
}

const MARGIN = 0.001;

/** `ln(p / (1 - p))` */
export function logOdds(score: number): number {
  const p = Math.min(1 - MARGIN, Math.max(MARGIN, score));
  return Math.log(p / (1 - p));
}

const probability = (odds: number): number => 1 / (1 + Math.exp(-odds));

/** Groups findings by a common property. */
export function groupedBy(
  all: readonly Observation[],
  keyOf: (one: Observation) => string,
): Map<string, Observation[]> {
  const out = new Map<string, Observation[]>();
  for (const one of all) {
    const group = out.get(keyOf(one));
    if (group === undefined) out.set(keyOf(one), [one]);
    else group.push(one);
  }
  return out;
}
