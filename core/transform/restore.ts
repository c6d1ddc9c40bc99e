import type { EntityType } from '../contracts/entity-type.js';
import { DeidError, validationFailed } from '../contracts/errors.js';
import type { Edit } from '../contracts/span.js';
import { splice } from '../contracts/span.js';
import type { RestoreRefusal, RestoreUse } from '../contracts/transformer.js';
import type { PreparedPolicy, PreparedRule } from './prepared-policy.js';

/** A text with its originals. */
export interface Restoration {
  /** The text. */
  readonly text: string;
  /** Number of codes that were restored. */
  readonly restored: number;
}

/** A substitute of which is known where it stood. */
export interface CodedValue {
  /** Entity type of its term, which decides how it was replaced. */
  readonly type: EntityType;
  /** The substitute. */
  readonly value: string;
  /** Name of the key that made it. Default: the name in the code, else the key that makes new ones. */
  readonly keyId?: string | undefined;
}

const WHY: Readonly<Record<RestoreRefusal['refused'] | 'no_code', string>> = {
  unknown_key: "this mode does not name its key: add it to 'earlierKeys'",
  unreadable: 'it was changed, or has another key or another tenant',
  no_code: 'the transformer of this mode did not make it',
};

/**
 * Restores the originals of a policy's reversible substitutes. Nothing is restored if one of them is refused.
 * @throws DeidError `not_reversible` if no transformer of the policy can recognise its substitutes in a text; `restore_refused`
 */
export function restoreText(text: string, policy: PreparedPolicy, tenant?: string): Restoration {
  const reversible = [...policy.rules()].filter(
    ({ transform: t }) => t.restore !== undefined && t.substitutePattern !== undefined,
  );
  if (reversible.length === 0)
    throw new DeidError('not_reversible', [`no transformer of mode ${policy.policy.name} can be reversed`]);
  let out = text;
  let count = 0;
  for (const pattern of new Set(reversible.map(({ transform }) => transform.substitutePattern ?? ''))) {
    const restorers = reversible.filter((rule) => rule.transform.substitutePattern === pattern);
    const found = edits(out, pattern, (code) => original(restorers, code, { tenant }));
    out = splice(out, found);
    count += found.length;
  }
  return { text: out, restored: count };
}

/**
 * Restores substitutes by the types of their terms.
 * @throws DeidError `not_reversible`, `restore_refused`, `validation_failed`
 */
export function restoreValues(values: readonly CodedValue[], policy: PreparedPolicy, tenant?: string): string[] {
  const { name } = policy.policy;
  return values.map(({ type, value, keyId }, i) => {
    if (!policy.types.all().some((known) => known.name === type))
      throw validationFailed([{ pointer: `/values/${i}/type`, message: 'is no entity type.' }]);
    const rule = policy.ruleFor(type);
    if (rule.transform.restore === undefined)
      throw new DeidError('not_reversible', [
        `mode ${name} gives ${type} to ${rule.transformer.name}, which has no way back`,
      ]);
    const made = original([rule], value, { tenant, keyId });
    if (typeof made === 'string') return made;
    throw new DeidError('restore_refused', [i + 1, WHY[made?.refused ?? 'no_code']]);
  });
}

/** The original by the first rule that made the code; else why it is refused. */
function original(rules: readonly PreparedRule[], code: string, use: RestoreUse): string | RestoreRefusal | undefined {
  let refusal: RestoreRefusal | undefined;
  for (const rule of rules) {
    const made = restored(rule, code, use);
    if (typeof made === 'string') return made;
    // A key that is known says more than one that is not.
    if (made?.refused === 'unreadable' || refusal === undefined) refusal = made;
  }
  return refusal;
}

function restored({ transform, transformer, faults }: PreparedRule, code: string, use: RestoreUse) {
  const made: unknown = faults.call('transformer', transformer.name, 'its restore()', () =>
    transform.restore?.(code, use),
  );
  if (made === undefined || typeof made === 'string') return made;
  if (isRefusal(made)) return made;
  throw faults.transformerFailed(transformer.name, 'its restore() returned neither a text nor undefined');
}

const isRefusal = (made: unknown): made is RestoreRefusal =>
  typeof made === 'object' &&
  made !== null &&
  'refused' in made &&
  (made.refused === 'unknown_key' || made.refused === 'unreadable');

function edits(text: string, pattern: string, restore: (found: string) => string | RestoreRefusal | undefined): Edit[] {
  const out: Edit[] = [];
  let number = 0;
  for (const match of text.matchAll(new RegExp(pattern, 'gu'))) {
    number++;
    const made = restore(match[0]);
    if (typeof made === 'string') out.push({ start: match.index, end: match.index + match[0].length, text: made });
    else if (made !== undefined) throw new DeidError('restore_refused', [number, WHY[made.refused]]);
  }
  return out;
}
