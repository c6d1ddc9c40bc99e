import type { DeidentifyOptions } from '../contracts/results.js';
import { type Check, checkedOptions, TEXT_OPTIONS, wholeNumber } from '../options/options.js';

/** Options of a conversation. All have a default. */
export interface ConversationOptions
  extends Pick<DeidentifyOptions, 'domain' | 'level' | 'entities' | 'language' | 'model' | 'seed' | 'rules'> {
  /** Compliance mode that makes what stands for a term. Default `GDPR`: labels, `[PERSON_1]`. */
  readonly mode?: string;
  /** Types or categories that are hidden for good: no memory holds them. Default `['SECRET']`. */
  readonly neverRestore?: readonly string[];
  /** Largest memory, in bytes of its exported form before encryption. Default 262,144. */
  readonly maxBytes?: number;
  /** How long an exported memory can be used, in seconds. Default 86,400: a day. */
  readonly ttl?: number;
}

/** How a value is hidden. */
export interface HideOptions {
  /** What becomes of parts that hold no text, such as pictures. Default `throw`; `drop` leaves them out. */
  readonly unread?: 'throw' | 'drop';
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
  maxBytes: wholeNumber(1024, MAX_BYTES),
  ttl: wholeNumber(1, MAX_TTL),
} as const satisfies Record<keyof ConversationOptions, Check>;

const UNREAD: Check = (value) => (value === 'throw' || value === 'drop' ? undefined : "must be 'throw' or 'drop'.");

/** Checks options, and adds the defaults. Throws DeidError `validation_failed`. */
export function settingsOf(options: ConversationOptions, freshSeed: () => string): Settings {
  const given = checkedOptions(options, KNOWN);
  return { ...DEFAULTS, ...given, seed: given.seed ?? freshSeed() };
}

/** Checks how a value is hidden. Throws DeidError `validation_failed`. */
export const checkedHide = (options: HideOptions): HideOptions => checkedOptions(options, { unread: UNREAD });

/** The options of an engine's session among those of a conversation. */
export function sessionOptions({ neverRestore: _, maxBytes: __, ttl: ___, ...options }: Settings): DeidentifyOptions {
  return options;
}
