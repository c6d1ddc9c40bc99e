import { type DestinationStream, destination, pino } from 'pino';
import { isDeidError } from '../../core/index.js';
import { storeReason } from '../store/reasons.js';
import { prettyLog } from './pretty-log.js';

/** One answered request. Nothing else about a request is ever logged: no text, no file name, no key, no header, no path. */
interface RequestLine {
  readonly id: string;
  readonly method: string;
  /** Id of the operation, where the address is one of ours. */
  readonly operation?: string;
  /** 499 where the client closed the connection. */
  readonly status: number;
  /** Code of the problem. */
  readonly code?: string;
  /** Whole milliseconds. */
  readonly ms: number;
  /** Id of the key; not the key. */
  readonly key?: string;
  readonly tokens?: number;
}

/** One job that has ended. As little is logged of it as of a request. */
interface JobLine {
  readonly id: string;
  /** Id of the key; not the key. */
  readonly key: string;
  /** Why it failed. */
  readonly code?: string;
  /** Whole milliseconds in work. */
  readonly ms: number;
  readonly tokens?: number;
}

/** A fault of ours: its kind and where in the code, without the message, which may quote what it stumbled over. */
interface FaultLine {
  readonly id?: string;
  readonly fault: string;
  /** Code of the error, ours or the system's. */
  readonly code?: string;
  /** What the store has to say. */
  readonly store?: string;
  readonly at: readonly string[];
}

/** The log of the service: JSON lines made from these types only. */
export interface ServiceLog {
  request(line: RequestLine): void;
  job(line: JobLine): void;
  fault(error: unknown, id?: string): void;
  /** Something about the process itself, in fixed words. */
  event(words: string, facts?: Readonly<Record<string, number | boolean>>): void;
  /** Writes out what is buffered. */
  flush(): void;
}

/** What is logged: requests, events and faults; faults alone; nothing. */
export const LOG_LEVELS = ['info', 'error', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** How lines look: JSON for programs, or words for people. */
export const LOG_FORMATS = ['json', 'pretty'] as const;
export type LogFormat = (typeof LOG_FORMATS)[number];

const FRAMES = 8;
const SYSTEM_CODE = /^(?:E[A-Z\d]{2,20}|ERR_[A-Z\d_]{1,60})$/;

/**
 * @param stream where lines go; default: standard error, collected and written a few times a second
 * @param level the least severe lines that are written; default: `info`, all of them
 * @param format how they look; default: JSON, but for people where standard error is a terminal
 */
export function createLog(
  stream?: DestinationStream,
  level: LogLevel = 'info',
  format: LogFormat = stream === undefined && process.stderr.isTTY ? 'pretty' : 'json',
): ServiceLog {
  const buffered = stream === undefined ? destination({ fd: 2, sync: false, minLength: 8192 }) : undefined;
  const timer = buffered && setInterval(() => buffered.flush(), 250).unref();
  const out = buffered ?? stream ?? destination(2);
  const coloured = stream === undefined && process.stderr.isTTY && !process.env.NO_COLOR;
  const logger = pino(
    { base: null, level, formatters: { level: (label) => ({ level: label }) } },
    format === 'pretty' ? prettyLog(out, coloured) : out,
  );
  return {
    request: (line) => logger.info(requestFields(line)),
    job: ({ id, key, code, ms, tokens }) =>
      logger.info({ id, operation: 'job', key, ms, ...(code && { code }), ...(tokens && { tokens }) }),
    fault: (error, id) => logger.error(faultFields(error, id)),
    event: (words, facts = {}) => logger.info(facts, words),
    flush() {
      if (buffered === undefined) return;
      clearInterval(timer);
      buffered.flushSync();
    },
  };
}

/** An allow list: whatever else an object may carry stays behind. */
const requestFields = ({ id, method, operation, status, code, ms, key, tokens }: RequestLine): RequestLine => ({
  id,
  method,
  ...(operation === undefined ? {} : { operation }),
  status,
  ...(code === undefined ? {} : { code }),
  ms,
  ...(key === undefined ? {} : { key }),
  ...(tokens === undefined ? {} : { tokens }),
});

const faultFields = (error: unknown, id: string | undefined): FaultLine => ({
  ...(id === undefined ? {} : { id }),
  fault: error instanceof Error ? error.name : typeof error,
  ...reasons(error),
  at: error instanceof Error ? frames(error) : [],
});

/** What is known of a cause in fixed words: our own codes, and those of the system and of Node. */
function reasons(error: unknown): Pick<FaultLine, 'code' | 'store'> {
  if (!(error instanceof Error)) return {};
  const given = 'code' in error ? String(error.code) : '';
  const code = isDeidError(error) || SYSTEM_CODE.test(given) ? given : undefined;
  const store = storeReason(error);
  return { ...(code === undefined ? {} : { code }), ...(store === undefined ? {} : { store }) };
}

/** The places a stack names. Its beginning repeats the message, which may have several lines, so that is cut off first. */
function frames({ stack = '', message }: Error): string[] {
  const trace = message === '' ? stack : stack.slice(stack.indexOf(message) + message.length);
  return trace
    .split('\n')
    .filter((line) => /^ {4}at .{0,200}:\d+:\d+\)?$/.test(line))
    .slice(0, FRAMES)
    .map((line) => line.trim());
}
