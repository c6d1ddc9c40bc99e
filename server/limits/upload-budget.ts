import { DeidError } from '../../core/index.js';

/** Memory for uploads, shared by all requests of the process. */
export interface UploadBudget {
  /** Sets bytes aside; throws DeidError `overloaded` if there are not enough left, or the owner would have more than its share. */
  take(bytes: number, owner: string): HeldBytes;
}

/** What one request has set aside. */
export interface HeldBytes {
  /** Sets aside as many as are lacking; throws DeidError `overloaded` if there are not enough left. */
  atLeast(bytes: number): void;
  /** Gives all of them back. */
  release(): void;
}

/**
 * An owner may hold as much as it leaves for others: one alone half of all, and of many each a little less, so that there is
 * always something left for who comes next. A first upload is always possible while nobody else has any, however small the budget is.
 */
export function uploadBudget(total: number): UploadBudget {
  const byOwner = new Map<string, number>();
  let taken = 0;
  const change = (owner: string, by: number): void => {
    taken += by;
    const held = (byOwner.get(owner) ?? 0) + by;
    if (held === 0) byOwner.delete(owner);
    else byOwner.set(owner, held);
  };
  const allows = (owner: string, more: number, own: number): boolean => {
    const others = taken - own;
    const share = (byOwner.get(owner) ?? 0) + more;
    const left = total - taken - more;
    // One upload by itself is no more than somebody must be allowed.
    const isFirst = share === own + more;
    return others === 0 || (left >= 0 && (isFirst || share <= left));
  };
  return {
    take(bytes, owner) {
      let own = 0;
      const held: HeldBytes = {
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
      held.atLeast(bytes);
      return held;
    },
  };
}
