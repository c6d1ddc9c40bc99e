import { isTimeOfLine } from './own-fields.js';

/** What stands in the place of lines that were not read. */
export const NOTES = {
  tooLong: 'a line was left out: it is longer than may be read',
  late: 'a line was left out: it could not be read in time',
  unreadable: 'a line was left out: it could not be read',
  bytes: 'bytes were left out: they cannot be read',
  tooMany: 'a line was left out: more came than could be read',
  ended: 'lines were left out: the program ended before they were read',
} as const;

/** Names under which an entry of winston is written: its fields, its finished line, and further arguments. */
export const ENTRY = { fields: '\0fields', text: '\0text', more: '\0more' } as const;

/** Level of an error in the numbers of pino. */
const ERROR_LEVEL = 50;

/** True for an object with fields. */
export const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The line in the place of one that was not read: its level and time where these are numbers, and the note. */
export function noteFor(value: unknown, note: string): string {
  const { level, time, message } = isFields(value) ? value : {};
  return JSON.stringify({
    level: typeof level === 'number' ? level : typeof level === 'string' ? 'error' : ERROR_LEVEL,
    ...((typeof time === 'number' || isTimeOfLine('time', time)) && { time }),
    [message === undefined ? 'msg' : 'message']: note,
  });
}

/** What loggers write first, in their order. */
const HEAD = /^\{"level":(?:\d{1,3}|"[a-z]{1,10}")(?:,"time":(?:\d{1,15}|"[\d:.TZ+-]{10,40}"))?(?=[,}])/;

/** The note in the place of a line that is not parsed: its level and time where the line begins with them. */
export function noteForLine(line: string, note: string): string {
  const head = HEAD.exec(line)?.[0];
  return noteFor(head === undefined ? undefined : JSON.parse(`${head}}`), note);
}
