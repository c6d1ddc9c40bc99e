import { sqlStateOf } from './sql-state.js';
import { isUnavailable } from './unavailable.js';

/** Descriptions of SQLite result codes; SQLite's own messages may name tables and columns. */
const SQLITE: Readonly<Record<number, string>> = {
  5: 'another program has locked it',
  6: 'another program has locked it',
  7: 'no memory is left',
  8: 'it is read-only',
  10: 'the disk cannot be read or written',
  11: 'it is damaged',
  13: 'no space is left on the disk',
  14: 'it cannot be opened',
  26: 'it is no database',
};

/** Descriptions of SQLSTATEs, by all five characters or the first two. */
const POSTGRES: Readonly<Record<string, string>> = {
  '08': 'the connection is broken',
  25006: 'it is read-only',
  28: 'it refuses the user or the password',
  '3D': 'there is no database of this name',
  42501: 'the user may not do this',
  53: 'no connections, memory or space are left',
  '55P03': 'another program has locked it',
  57014: 'it took too long',
  57: 'it is starting or stopping',
};

/** Descriptions of network errors. */
const NETWORK: Readonly<Record<string, string>> = {
  ENOENT: 'a file that the connection string names cannot be read',
  ENOTFOUND: 'no machine has this name',
  EAI_AGAIN: 'no machine has this name',
  ECONNREFUSED: 'nothing listens at this address',
  ECONNRESET: 'the connection is broken',
  EPIPE: 'the connection is broken',
  ETIMEDOUT: 'it does not answer',
  EHOSTUNREACH: 'it cannot be reached',
  ENETUNREACH: 'it cannot be reached',
};
/** OpenSSL error codes for rejected certificates. */
const TLS = /^(?:CERT_|ERR_TLS_|ERR_SSL_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_)/;

/** A store error in fixed words; undefined if it is not an error of the store. */
export function storeReason(error: unknown): string | undefined {
  const cause = isUnavailable(error) ? error.cause : error;
  const state = sqlStateOf(cause);
  if (state !== undefined) return POSTGRES[state] ?? POSTGRES[state.slice(0, 2)] ?? `Postgres says ${state}`;
  const number = sqliteCodeOf(cause);
  // The low byte is the primary code, the rest an extension.
  if (number !== undefined) return SQLITE[number & 0xff] ?? `SQLite says ${number}`;
  return isUnavailable(error) && cause !== undefined ? networkReason(cause) : undefined;
}

const sqliteCodeOf = (error: unknown): number | undefined =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode : undefined;

function networkReason(cause: unknown): string {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  if (TLS.test(code)) return 'its certificate is not trusted';
  if (cause instanceof Error && cause.message.includes('not support SSL')) return 'it speaks no TLS';
  const answer = redisAnswer(cause);
  return NETWORK[code] ?? (answer === undefined ? 'it does not answer' : `Redis says ${answer}`);
}

/** The first word of a Redis error, such as `NOAUTH`. */
const redisAnswer = (cause: unknown): string | undefined =>
  cause instanceof Error && cause.name === 'ReplyError' ? /^[A-Z]{2,20}(?= )/.exec(cause.message)?.[0] : undefined;
