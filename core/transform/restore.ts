import { DeidError } from '../contracts/errors.js';
import type { Edit } from '../contracts/span.js';
import { splice } from '../contracts/span.js';
import type { PreparedPolicy, PreparedRule } from './prepared-policy.js';

/**
 * Restores the originals of a policy's reversible substitutes. Throws DeidError `not_reversible` if no transformer of
 * the policy can recognise its substitutes in a text.
 */
export function restoreText(text: string, policy: PreparedPolicy): string {
  const reversible = [...policy.rules()].filter(
    ({ transform: t }) => t.restore !== undefined && t.substitutePattern !== undefined,
  );
  if (reversible.length === 0)
    throw new DeidError('not_reversible', [`no transformer of mode ${policy.policy.name} can be reversed`]);
  let out = text;
  const done = new Set<string>();
  for (const { transform } of reversible) {
    const pattern = transform.substitutePattern ?? '';
    if (done.has(pattern)) continue;
    done.add(pattern);
    const restorers = reversible.filter((rule) => rule.transform.substitutePattern === pattern);
    out = splice(
      out,
      edits(out, pattern, (found) => {
        for (const rule of restorers) {
          const original = restored(rule, found);
          if (original !== undefined) return original;
        }
        return undefined;
      }),
    );
  }
  return out;
}

function restored({ transform, transformer, faults }: PreparedRule, found: string): string | undefined {
  const original: unknown = faults.call('transformer', transformer.name, 'its restore()', () =>
    transform.restore?.(found),
  );
  if (original === undefined || typeof original === 'string') return original;
  throw faults.transformerFailed(transformer.name, 'its restore() returned neither a text nor undefined');
}

function edits(text: string, pattern: string, restore: (found: string) => string | undefined): Edit[] {
  const out: Edit[] = [];
  for (const match of text.matchAll(new RegExp(pattern, 'gu'))) {
    const original = restore(match[0]);
    if (original !== undefined) out.push({ start: match.index, end: match.index + match[0].length, text: original });
  }
  return out;
}
