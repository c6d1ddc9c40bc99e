import type { EntityType } from '../../../core/index.js';
import { lexiconPattern } from '../../../kit/index.js';

/** What a field can be that means something only by what stands around it. */
export interface Role {
  /** It only says whose or what the value of its record is. */
  readonly isValue: boolean;
  /** Types of the fields of which it may be a part. */
  readonly parents: readonly EntityType[];
}

/** Fields that only say whose or what the value of their record is: `{"system": "phone", "value": …}`. */
const VALUES = new Set('value val values content answer data wert valeur valor valore defaultvalue'.split(' '));

/** Fields that mean something in the field around them alone: `"phone": {"home": …}`, `"address": {"line1": …}`. */
const PARTS: readonly (readonly [parts: RegExp, parent: EntityType])[] = [
  [new RegExp(`^(?:${lexiconPattern('column-titles', { class: 'part-of-phone' })})\\d?$`, 'i'), 'PHONE_NUMBER'],
  [/^(?:line|line[_-]?\d|street[_-]?\d|text|formatted|full|value|zeile\d|ligne\d|linea\d)$/i, 'STREET_ADDRESS'],
  [/^(?:full|formatted|text|display|value|first|last|given|family|middle|official)$/i, 'PERSON'],
];

/** Code units of the longest of {@link VALUES} and of the parts. */
const LONGEST_PART = 'defaultvalue'.length;

/** The role of a field of this name; undefined if it has none. */
export function roleOf(key: string): Role | undefined {
  if (key.length > LONGEST_PART) return undefined;
  const isValue = VALUES.has(key.toLowerCase());
  const parents = PARTS.filter(([pattern]) => pattern.test(key)).map(([, type]) => type);
  return isValue || parents.length > 0 ? { isValue, parents } : undefined;
}
