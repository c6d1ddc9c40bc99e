import type { RequestRules } from '../../core/hosting.js';

/** Rules up to this size are compiled in this thread: in less than a millisecond, if there are no patterns. */
const LIGHT_CHARACTERS = 1024;

/** Charge of rules, which are counted like text: their size as JSON in characters. */
export const rulesSize = (rules: RequestRules | null | undefined): number => (rules ? JSON.stringify(rules).length : 0);

/** True for rules whose check and use cost so little that they need no other thread. */
export const isLight = (rules: RequestRules | null | undefined): boolean =>
  !rules || ((rules.patterns ?? []).length === 0 && rulesSize(rules) <= LIGHT_CHARACTERS);
