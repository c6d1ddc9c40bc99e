const GROUPS = new Intl.NumberFormat('en');
const SHORT = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });

/** 12,345 */
export const number = (value: number): string => GROUPS.format(value);

/** 12.3K */
export const short = (value: number): string => SHORT.format(value);

/** Formats a limit; null means none. */
export const limit = (value: number | null): string => (value === null ? 'no limit' : number(value));

const MIB = 1024 * 1024;

/** Formats a file size limit; null means that the plan has none. */
export const bytes = (value: number | null): string => {
  if (value === null) return 'no limit';
  if (value >= MIB) return `${number(Math.round((value / MIB) * 10) / 10)} MiB`;
  return value >= 1024 ? `${number(Math.round(value / 1024))} KiB` : `${value} bytes`;
};

/** 2026-11-23 14:05 UTC, for people and for sorting. */
export const moment = (at: Date | number): string => `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** 2026-11-23 */
export const day = (at: Date | number): string => new Date(at).toISOString().slice(0, 10);
