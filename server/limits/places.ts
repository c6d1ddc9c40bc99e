/** Limits the concurrent requests of a key. */
export interface Places {
  /**
   * Takes a place for a request.
   * @returns a function that releases it; undefined if `limit` places are taken
   */
  take(id: string, limit: number): Promise<(() => void) | undefined>;
}

/** Places within this process only. */
export function localPlaces(): Places {
  const taken = new Map<string, number>();
  return {
    async take(id, limit) {
      const busy = taken.get(id) ?? 0;
      if (busy >= limit) return undefined;
      taken.set(id, busy + 1);
      return () => {
        const left = (taken.get(id) ?? 1) - 1;
        if (left === 0) taken.delete(id);
        else taken.set(id, left);
      };
    },
  };
}
