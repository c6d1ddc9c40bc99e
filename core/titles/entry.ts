import type { EntityType } from '../contracts/entity-type.js';

/**
 * How much a title says. `strong`: the column holds this type. `beside`: it does if another column of the table is a
 * strong one (`name` may be a product's, `race` a sporting event). `weak`: a hint that detection gets as context.
 */
export type Strength = 'strong' | 'beside' | 'weak';

/** Titles of columns of one type. */
export type HeaderEntry = readonly [type: EntityType, strength: Strength, titles: readonly string[]];
