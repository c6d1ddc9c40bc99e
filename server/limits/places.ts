/** Requests of one key that are in work at the same time. */
export interface Places {
  /**
   * Takes a place for a request.
   * @returns gives it back; undefined where as many as `limit` are taken
   */
  take(id: string, limit: number): Promise<(() => void) | undefined>;
}

/** Places of this process. */
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
