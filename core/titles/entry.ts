import type { EntityType } from '../contracts/entity-type.js';

/**
 * How much a title says. `strong`: the column holds this type. `beside`: only if another column of the table is strong (`name` may be that
 * of a product, `race` a sporting event). `weak`: detection gets it as context.
 */
export type Strength = 'strong' | 'beside' | 'weak';

/** Titles of columns of one type. */
export type HeaderEntry = readonly [type: EntityType, strength: Strength, titles: readonly string[]];
