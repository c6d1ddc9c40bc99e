import type { KeyInfo } from '../../../keys/admin.js';
import { Badge, type Tone } from '../../ui/parts.js';

const DAY = 86_400_000;
const SOON_DAYS = 14;
const UNUSED_DAYS = 90;

const TONES: Readonly<Record<KeyInfo['status'], Tone>> = {
  active: 'ok',
  disabled: 'warn',
  revoked: 'bad',
  expired: 'bad',
  rotated: '',
};

/** The state of a key as a badge. */
export function KeyStatus({ of: { status, rotatedTo } }: { readonly of: KeyInfo }) {
  if (status === 'active' && rotatedTo !== undefined) return <Badge tone="warn">being replaced</Badge>;
  return <Badge tone={TONES[status]}>{status}</Badge>;
}

/** The beginning and end of a key, by which people recognise it. */
export const KeyText = ({ of: { environment, last4 } }: { readonly of: KeyInfo }) => (
  <code>
    deid_{environment}_…{last4}
  </code>
);

/** Sentences about keys that need attention. */
export function warningsOf(keys: readonly KeyInfo[], now: number): readonly { key: KeyInfo; why: string }[] {
  return keys
    .filter(({ status, rotatedTo }) => status === 'active' && rotatedTo === undefined)
    .flatMap((key) => {
      const left = key.expiresAt === undefined ? Number.POSITIVE_INFINITY : key.expiresAt.getTime() - now;
      if (left < SOON_DAYS * DAY) return [{ key, why: `ends in ${Math.max(1, Math.ceil(left / DAY))} day(s)` }];
      const used = (key.lastUsedAt ?? key.createdAt).getTime();
      return now - used > UNUSED_DAYS * DAY ? [{ key, why: `was not used for ${UNUSED_DAYS} days` }] : [];
    });
}
