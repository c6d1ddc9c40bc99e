import { DeidError } from '../../core/index.js';

/** Memory for uploads, shared by all requests of the process. */
export interface UploadBudget {
  /** Reserves bytes. Throws DeidError `overloaded` if too few are left or the owner would exceed its share. */
  take(bytes: number, owner: string): ReservedBytes;
}

/** Memory reserved by one request. */
export interface ReservedBytes {
  /** Extends the reservation to at least this many bytes. Throws DeidError `overloaded` if too few are left. */
  atLeast(bytes: number): void;
  /** Releases the reservation. */
  release(): void;
}

/**
 * Creates a budget. An owner may reserve at most as much as it leaves for others: one alone half, and with many owners
 * each a little less, so that something is always left for the next. A single upload is always possible if nobody else
 * has one, even if it exceeds the share.
 */
export function uploadBudget(total: number): UploadBudget {
  const byOwner = new Map<string, number>();
  let taken = 0;
  const change = (owner: string, by: number): void => {
    taken += by;
    const reserved = (byOwner.get(owner) ?? 0) + by;
    if (reserved === 0) byOwner.delete(owner);
    else byOwner.set(owner, reserved);
  };
  const allows = (owner: string, more: number, own: number): boolean => {
    const others = taken - own;
    const share = (byOwner.get(owner) ?? 0) + more;
    const left = total - taken - more;
    // A single upload must always be possible.
    const isFirst = share === own + more;
    return others === 0 || (left >= 0 && (isFirst || share <= left));
  };
  return {
    take(bytes, owner) {
      let own = 0;
      const reserved: ReservedBytes = {
        atLeast(wanted) {
          if (wanted <= own) return;
          if (!allows(owner, wanted - own, own)) throw new DeidError('overloaded');
          change(owner, wanted - own);
          own = wanted;
        },
        release() {
          change(owner, -own);
          own = 0;
        },
      };
      reserved.atLeast(bytes);
      return reserved;
    },
  };
}
