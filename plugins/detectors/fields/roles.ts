import type { EntityType } from '../../../core/index.js';
import { lexiconPattern } from '../../../kit/index.js';

/** The role of a field whose meaning depends on the fields around it. */
export interface Role {
  /** True if the field only holds the value that another field of its record describes. */
  readonly isValue: boolean;
  /** Types of the enclosing fields in which it has a meaning. */
  readonly parents: readonly EntityType[];
}

/** Fields whose meaning another field of the record gives: `{"system": "phone", "value": …}`. */
const VALUES = new Set('value val values content answer data wert valeur valor valore defaultvalue'.split(' '));

/** Fields that have a meaning only within an enclosing field: `"phone": {"home": …}`, `"address": {"line1": …}`. */
const PARTS: readonly (readonly [parts: RegExp, parent: EntityType])[] = [
  [new RegExp(`^(?:${lexiconPattern('column-titles', { class: 'part-of-phone' })})\\d?$`, 'i'), 'PHONE_NUMBER'],
  [/^(?:line|line[_-]?\d|street[_-]?\d|text|formatted|full|value|zeile\d|ligne\d|linea\d)$/i, 'STREET_ADDRESS'],
  [/^(?:full|formatted|text|display|value|first|last|given|family|middle|official)$/i, 'PERSON'],
];

/** Length of the longest name in {@link VALUES} and in the parts, in code units. */
const LONGEST_PART = 'defaultvalue'.length;

/** The role of a field of this name; undefined if it has none. */
export function roleOf(key: string): Role | undefined {
  if (key.length > LONGEST_PART) return undefined;
  const isValue = VALUES.has(key.toLowerCase());
  const parents = PARTS.filter(([pattern]) => pattern.test(key)).map(([, type]) => type);
  return isValue || parents.length > 0 ? { isValue, parents } : undefined;
}
