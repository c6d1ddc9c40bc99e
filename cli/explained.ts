import type { Explanation, LedgerEntry } from '../core/index.js';

type Rejection = Explanation['rejected'][number];

/** Steps of a score, one per line. */
export const stepLines = (ledger: readonly LedgerEntry[]): string[] =>
  ledger.map(
    ({ reason, by, code }) =>
      `    ${by < 0 ? '' : '+'}${by.toFixed(2)} ${reason}${code === undefined ? '' : ` (${code})`}`,
  );

/** Why a near miss is not a finding, in plain words. */
export function whyMissed({ reason, score, least, lostTo }: Rejection): string {
  switch (reason) {
    case 'below_threshold':
      return `near miss: score ${score.toFixed(2)}, this level needs ${(least ?? 1).toFixed(2)}`;
    case 'failed_validation':
      return 'its checksum or form is wrong';
    case 'lost_overlap':
      return lostTo === undefined
        ? 'another finding covers it'
        : `lost to ${lostTo.type} at ${lostTo.start}-${lostTo.end} (${lostTo.score.toFixed(2)}, ${lostTo.recognizer})`;
    case 'ignored_term':
      return 'the configuration or the domain excludes it';
    case 'type_not_asked':
      return 'other types were requested';
  }
}
