import { validationFailed } from '../contracts/errors.js';
import { KEY_RULES, type KeyRule } from '../contracts/json.js';
import type { CompliancePolicy } from '../contracts/policy.js';
import type { DeidentifyOptions } from '../contracts/results.js';
import { aBoolean, type Check, checkedOptions, TEXT_OPTIONS, wholeNumber } from '../options/options.js';

/** Options of a conversation. All have a default. */
export interface ConversationOptions
  extends Pick<DeidentifyOptions, 'domain' | 'level' | 'entities' | 'language' | 'model' | 'seed' | 'rules'> {
  /** Compliance mode that makes what stands for a term. Default `GDPR`: labels, `[PERSON_1]`. */
  readonly mode?: string;
  /** Types or categories that are hidden for good: no memory holds them. Default `['SECRET']`. */
  readonly neverRestore?: readonly string[];
  /** Labels of persons show the gender that a title or given name shows, for translation: `[PERSON_1:f]`. Default false. */
  readonly gender?: boolean;
  /** Largest memory, in bytes of its exported form before encryption. Default 262,144. */
  readonly maxBytes?: number;
  /** How long an exported memory can be used, in seconds. Default 86,400: a day. */
  readonly ttl?: number;
}

/** How a value is hidden. */
export interface HideOptions {
  /** What becomes of parts that hold no text, such as pictures. Default `throw`; `drop` leaves them out. */
  readonly unread?: 'throw' | 'drop';
  /**
   * What becomes of identifiers in the names of fields of JSON. Default `replace`; `refuse` throws DeidError
   * `identifier_in_key`; `report` leaves them, and names them among the findings.
   */
  readonly keys?: KeyRule;
}

/** The options of a conversation with their defaults. */
export type Settings = Required<Pick<ConversationOptions, 'mode' | 'neverRestore' | 'maxBytes' | 'ttl' | 'seed'>> &
  Omit<ConversationOptions, 'mode' | 'neverRestore' | 'maxBytes' | 'ttl' | 'seed'>;

const DEFAULTS = { mode: 'GDPR', neverRestore: ['SECRET'], maxBytes: 262_144, ttl: 86_400 } as const;
const MAX_BYTES = 16 * 1024 * 1024;
/** A year. */
const MAX_TTL = 366 * 86_400;

const { explain: _, candidates: __, header: ___, ...CHECKS } = TEXT_OPTIONS;
const KNOWN = {
  ...CHECKS,
  neverRestore: TEXT_OPTIONS.entities,
  gender: aBoolean,
  maxBytes: wholeNumber(1024, MAX_BYTES),
  ttl: wholeNumber(1, MAX_TTL),
} as const satisfies Record<keyof ConversationOptions, Check>;

const KEYS: Check = (value) =>
  KEY_RULES.some((one) => one === value) ? undefined : `must be one of: ${KEY_RULES.join(', ')}.`;
const UNREAD: Check = (value) => (value === 'throw' || value === 'drop' ? undefined : "must be 'throw' or 'drop'.");

/** Checks options, and adds the defaults. Throws DeidError `validation_failed`. */
export function settingsOf(options: ConversationOptions, freshSeed: () => string): Settings {
  const given = checkedOptions(options, KNOWN);
  return { ...DEFAULTS, ...given, seed: given.seed ?? freshSeed() };
}

/** Checks how a value is hidden. Throws DeidError `validation_failed`. */
export const checkedHide = (options: HideOptions): HideOptions =>
  checkedOptions(options, { unread: UNREAD, keys: KEYS });

/** The options of an engine's session among those of a conversation. */
export function sessionOptions({
  neverRestore: _,
  maxBytes: __,
  ttl: ___,
  gender: ____,
  ...options
}: Settings): DeidentifyOptions {
  return options;
}

const PERSON = 'PERSON';

/**
 * The settings with the rule that shows genders in labels, where they ask for it.
 * @param policy that of their mode
 * @throws DeidError `validation_failed` where persons get no labels
 */
export function withGender(settings: Settings, policy: CompliancePolicy): Settings {
  if (settings.gender !== true) return settings;
  const { rules } = settings;
  const given = rules?.operators?.[PERSON] ?? rules?.operators?.['*'] ?? policy.rules[PERSON] ?? policy.rules['*'];
  const rule = typeof given === 'string' ? { use: given } : given;
  if (rule?.use !== 'label')
    throw validationFailed([{ pointer: '/gender', message: 'needs labels for persons, as in the mode GDPR.' }]);
  const operators = { ...rules?.operators, [PERSON]: { ...rule, options: { ...rule.options, gender: true } } };
  return { ...settings, rules: { ...rules, operators } };
}
