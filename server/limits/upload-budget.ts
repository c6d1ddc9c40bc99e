import { DeidError } from '../../core/index.js';

/** Memory for uploads, shared by all requests of the process. */
export interface UploadBudget {
  /** Sets bytes aside; throws DeidError `overloaded` if there are not enough left. */
  take(bytes: number): HeldBytes;
}

/** What one request has set aside. */
export interface HeldBytes {
  /** Sets aside as many as are lacking; throws DeidError `overloaded` if there are not enough left. */
  atLeast(bytes: number): void;
  /** Gives all of them back. */
  release(): void;
}

export function uploadBudget(total: number): UploadBudget {
  let taken = 0;
  return {
    take(bytes) {
      let own = 0;
      const held: HeldBytes = {
        atLeast(wanted) {
          const others = taken - own;
          // One upload is always possible, however small the budget was set.
          if (wanted > own && others > 0 && others + wanted > total) throw new DeidError('overloaded');
          own = Math.max(own, wanted);
          taken = others + own;
        },
        release() {
          taken -= own;
          own = 0;
        },
      };
      held.atLeast(bytes);
      return held;
    },
  };
}
