import { DeidError } from '../../core/index.js';

/** Memory for uploads, shared by all requests of the process. */
export interface UploadBudget {
  /**
   * Sets bytes aside; throws DeidError `overloaded` if there are not enough left.
   * @returns gives them back
   */
  take(bytes: number): () => void;
}

export function uploadBudget(total: number): UploadBudget {
  let taken = 0;
  return {
    take(bytes) {
      // One upload is always possible, however small the budget was set.
      if (taken > 0 && taken + bytes > total) throw new DeidError('overloaded');
      taken += bytes;
      return () => {
        taken -= bytes;
      };
    },
  };
}
