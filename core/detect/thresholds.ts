import type { Level, Thresholds } from '../contracts/domain.js';
import type { EntityType, EntityTypes } from '../contracts/entity-type.js';
import { DeidError } from '../contracts/errors.js';

/** Lowest scores that count at levels 1, 2 and 3, for types without thresholds of their own. */
const DEFAULT_THRESHOLDS: Thresholds = [0.75, 0.5, 0.2];

type Table = Readonly<Record<EntityType, Thresholds>>;

/** Rejects thresholds at which a higher level would find less. */
export function checkThresholds(table: Table | undefined, where: string): void {
  for (const [type, [one, two, three]] of Object.entries(table ?? {}))
    if (one < two || two < three) throw new DeidError('thresholds_invalid', [type, where]);
}

/** Finds the threshold of a type: the first table that names the type, else the first that names its category, else the default. */
export class ThresholdLookup {
  readonly #tables: readonly Table[];
  readonly #types: EntityTypes;
  readonly #cache = new Map<EntityType, Thresholds>();

  /** @param tables the most specific first: configuration, then domain. */
  constructor(tables: readonly (Table | undefined)[], types: EntityTypes) {
    this.#tables = tables.filter((table) => table !== undefined);
    this.#types = types;
  }

  of(type: EntityType, level: Level): number {
    let found = this.#cache.get(type);
    if (found === undefined) {
      found = this.#find(type) ?? this.#find(this.#types.category(type)) ?? DEFAULT_THRESHOLDS;
      this.#cache.set(type, found);
    }
    return found[level - 1] ?? 1;
  }

  #find(type: EntityType): Thresholds | undefined {
    for (const table of this.#tables) if (Object.hasOwn(table, type)) return table[type];
    return undefined;
  }
}
