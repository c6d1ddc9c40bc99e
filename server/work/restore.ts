import { DeidError } from '../../core/index.js';
import { parseJson } from '../http/json.js';
import { knownMode } from '../openapi/modes.js';
import { pointsOf } from './content.js';
import { rulesSize } from './rules.js';
import type { RequestReader, TextLimits } from './text-requests.js';

/** What is said about a call in the audit log: fixed words, and the number of a case. */
export interface RestoreReason {
  readonly reason: string;
  readonly reference?: string;
  /** Number of codes that were restored. */
  readonly restored: number;
}

/**
 * Restores the originals of a request.
 * @param pay throws for more code points than the caller can pay for
 * @throws DeidError of status 4xx
 */
export function restoreAnswer(
  { engine, validators }: RequestReader,
  body: Buffer,
  { mostPoints, tenant, pay }: TextLimits & { readonly pay: (points: number) => void },
) {
  const fields = validators.originals(parseJson(body));
  const { values, rules, reason = '', reference } = fields;
  const points = (values ?? [{ value: fields.text ?? '' }]).reduce((sum, { value }) => sum + pointsOf(value), 0);
  if (points > mostPoints) throw new DeidError('text_too_long', [mostPoints]);
  const charged = points + rulesSize(rules);
  pay(charged);
  const mode = fields.compliance_mode ?? '';
  knownMode(engine, mode);
  const options = { mode, ...(rules && { rules }), ...(tenant !== undefined && { tenant }) };
  const made = values
    ? engine.restoreValues(
        values.map(({ key_id: keyId, ...one }) => ({ ...one, ...(typeof keyId === 'string' && { keyId }) })),
        options,
      )
    : engine.restoration(fields.text ?? '', options);
  const answer = Array.isArray(made) ? { values: made, restored: made.length } : made;
  const why: RestoreReason = { reason, restored: answer.restored, ...(typeof reference === 'string' && { reference }) };
  return { answer, points: charged, models: [], why };
}
