import type { Pattern } from '../../../core/index.js';
import { labelled } from '../../../kit/index.js';

const r = String.raw;

/** Nine digits, in threes or as the post offices of the land print them. */
const isPostalItem = (term: string): boolean => term.replace(/\D/g, '').length === 9;

/** Parcels, bags and containers, and what seals them. */
export const PARCELS: readonly Pattern[] = [
  // Of the Universal Postal Union, S10: service, number with a check digit, country.
  {
    name: 'UPU S10',
    type: 'ORDER_NUMBER',
    match: r`[CELQRSUV][A-Z] ?\d{2,3} ?\d{3} ?\d{3,4} ?[A-Z]{2}(?![\p{L}\p{N}_]|[-./]\p{N})`,
    score: 0.5,
    validate: isPostalItem,
    valid: 0.85,
  },
  // Containers (ISO 6346): owner, `U`, number with a check digit; and what seals them.
  {
    name: 'container',
    type: 'ORDER_NUMBER',
    match: r`[A-Z]{3}[UJZ] ?\d{6}[- ]?\d(?![\p{L}\p{N}_]|[-./]\p{N})`,
    score: 0.6,
  },
  labelled(
    'ORDER_NUMBER',
    'bag tag, bag tag no, baggage tag, luggage tag',
    0.65,
    r`\d{6,10}(?![\p{L}\p{N}_]|[-./,]\p{N})`,
  ),
  { name: 'PostNL', type: 'ORDER_NUMBER', match: r`3S[A-Z]{4}\d{7,9}(?![\p{L}\p{N}_])`, score: 0.75 },
  labelled('ORDER_NUMBER', 'seal, seal no', 0.6, r`[A-Z]{0,4}\d{5,9}(?![\p{L}\p{N}_]|[-./,]\p{N})`),
];
