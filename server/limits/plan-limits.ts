import type { JobSettings } from '../jobs/settings.js';
import type { Caller } from './caller.js';
import type { ServiceLimits } from './service-limits.js';

/** A character outside of the first plane, written as two escapes: `\\ud83d\\ude00`. Some programs write all but ASCII that way. */
const BYTES_PER_CHARACTER = 12;
/** All that a request holds beside its text. */
const BESIDE_TEXT = 64 * 1024;

/** Names whoever has a share of what all use together: a key with its successors; without keys, everybody. */
export const ownerOf = (caller: Caller | undefined): string => caller?.quotaId ?? '';

/** Longest text of a caller, in code points. */
export const textCharsOf = (caller: Caller | undefined, { textChars }: ServiceLimits): number =>
  Math.min(caller?.plan.textChars ?? Number.POSITIVE_INFINITY, textChars);

/** Largest file of a caller, in bytes. */
export const fileBytesOf = (caller: Caller | undefined, { fileBytes }: ServiceLimits): number =>
  Math.min(caller?.plan.fileBytes ?? Number.POSITIVE_INFINITY, fileBytes);

/** Largest file of a caller's job, in bytes. */
export const jobBytesOf = (caller: Caller | undefined, { fileBytes }: Pick<JobSettings, 'fileBytes'>): number =>
  Math.min(caller?.plan.jobBytes ?? Number.POSITIVE_INFINITY, fileBytes);

/** Largest JSON body of a caller, in bytes: its longest text in whatever spelling, and never more than the service takes. */
export const jsonBytesOf = (caller: Caller | undefined, limits: ServiceLimits): number =>
  Math.min(textCharsOf(caller, limits) * BYTES_PER_CHARACTER + BESIDE_TEXT, limits.jsonBytes);
