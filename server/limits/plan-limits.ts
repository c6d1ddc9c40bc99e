import type { JobSettings } from '../jobs/settings.js';
import type { Caller } from './caller.js';
import type { ServiceLimits } from './service-limits.js';

/**
 * Maximum JSON size of a character in bytes: two escapes for a character beyond the BMP, `\\ud83d\\ude00`. Some
 * programs escape everything but ASCII.
 */
const BYTES_PER_CHARACTER = 12;
/** Allowance for everything in a request except the text, in bytes. */
const OTHER_FIELDS_BYTES = 64 * 1024;

/** The owner for sharing resources: a key with its successors; without keys, everybody is one owner. */
export const ownerOf = (caller: Caller | undefined): string => caller?.quotaId ?? '';

/** Whose data a caller sends: reversible codes are bound to workspace and environment. */
export const tenantOf = (caller: Caller | undefined): string | undefined =>
  caller && `${caller.workspaceId}/${caller.environment ?? 'live'}`;

/** True if a caller may do what its plan and key must name. */
export const mayNamed = (caller: Caller, grant: string): boolean => caller.plan.named?.has(grant) === true;

/** Maximum text length of a caller in code points. */
export const textCharsOf = (caller: Caller | undefined, { textChars }: ServiceLimits): number =>
  Math.min(caller?.plan.textChars ?? Number.POSITIVE_INFINITY, textChars);

/** Maximum file size of a caller in bytes. */
export const fileBytesOf = (caller: Caller | undefined, { fileBytes }: ServiceLimits): number =>
  Math.min(caller?.plan.fileBytes ?? Number.POSITIVE_INFINITY, fileBytes);

/** Maximum file size of a caller's job in bytes. */
export const jobBytesOf = (caller: Caller | undefined, { fileBytes }: Pick<JobSettings, 'fileBytes'>): number =>
  Math.min(caller?.plan.jobBytes ?? Number.POSITIVE_INFINITY, fileBytes);

/**
 * Maximum JSON body of a caller in bytes: its longest text in any spelling, but never more than the service accepts.
 */
export const jsonBytesOf = (caller: Caller | undefined, limits: ServiceLimits): number =>
  Math.min(textCharsOf(caller, limits) * BYTES_PER_CHARACTER + OTHER_FIELDS_BYTES, limits.jsonBytes);
