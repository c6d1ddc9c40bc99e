import { type DestinationStream, destination, pino } from 'pino';
import { isDeidError } from '../../core/index.js';
import { storeReason } from '../store/reasons.js';
import { prettyLog } from './pretty-log.js';
import type { FaultLine, RequestLine, ServiceLog } from './service-log.js';

/** Log levels: requests, events and errors; errors only; nothing. */
export const LOG_LEVELS = ['info', 'error', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Log formats: JSON for programs, or text for people. */
export const LOG_FORMATS = ['json', 'pretty'] as const;
export type LogFormat = (typeof LOG_FORMATS)[number];

const FRAMES = 8;
const SYSTEM_CODE = /^(?:E[A-Z\d]{2,20}|ERR_[A-Z\d_]{1,60})$/;

/**
 * @param stream where lines go; default: standard error, buffered and written a few times a second
 * @param level the least severe lines that are written; default: `info`, all of them
 * @param format default: text if standard error is a terminal, else JSON
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
    audit: ({ seq, hash }) => logger.info({ operation: 'audit', seq, head: hash }),
    fault: (error, id) => logger.error(faultFields(error, id)),
    event: (words, facts = {}) => logger.info(facts, words),
    flush() {
      if (buffered === undefined) return;
      clearInterval(timer);
      buffered.flushSync();
    },
  };
}

/** An allow list: other properties of the object are not logged. */
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
  fault: error instanceof Error ? kindOf(error) : typeof error,
  ...reasons(error),
  at: error instanceof Error ? frames(error) : [],
});

const KIND = /^[A-Z][A-Za-z]{0,40}Error$/;

/** The name of an error, which code of plugins may have set to anything. */
const kindOf = ({ name }: Error): string => (KIND.test(name) ? name : 'Error');

/** Codes of an error and its causes: DeidError codes and those of the system and of Node. */
function reasons(error: unknown): Pick<FaultLine, 'code' | 'store'> {
  if (!(error instanceof Error)) return {};
  const given = 'code' in error ? String(error.code) : '';
  const code = isDeidError(error) || SYSTEM_CODE.test(given) ? given : undefined;
  const store = storeReason(error);
  return { ...(code === undefined ? {} : { code }), ...(store === undefined ? {} : { store }) };
}

/** The stack frames of an error. Its beginning repeats the message, which may have several lines, so it is cut off. */
function frames({ stack = '', message }: Error): string[] {
  const trace = message === '' ? stack : stack.slice(stack.indexOf(message) + message.length);
  return trace
    .split('\n')
    .filter((line) => /^ {4}at .{0,200}:\d+:\d+\)?$/.test(line))
    .slice(0, FRAMES)
    .map((line) => line.trim());
}
