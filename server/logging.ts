import { type DestinationStream, destination, pino } from 'pino';

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

/** A fault of ours: its kind and where in the code, without the message, which may quote what it stumbled over. */
interface FaultLine {
  readonly id?: string;
  readonly fault: string;
  readonly at: readonly string[];
}

/** The log of the service: JSON lines made from these types only. */
export interface ServiceLog {
  request(line: RequestLine): void;
  fault(error: unknown, id?: string): void;
  /** Something about the process itself, in fixed words. */
  event(words: string, facts?: Readonly<Record<string, number | boolean>>): void;
  /** Writes out what is buffered. */
  flush(): void;
}

const FRAMES = 8;

/** @param stream where lines go; default: standard error, collected and written a few times a second. */
export function createLog(stream?: DestinationStream): ServiceLog {
  const buffered = stream === undefined ? destination({ fd: 2, sync: false, minLength: 8192 }) : undefined;
  const timer = buffered && setInterval(() => buffered.flush(), 250).unref();
  const logger = pino(
    { base: null, formatters: { level: (label) => ({ level: label }) } },
    buffered ?? stream ?? destination(2),
  );
  return {
    request: (line) => logger.info(requestFields(line)),
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
  at: error instanceof Error ? frames(error) : [],
});

/** The places a stack names. Its beginning repeats the message, which may have several lines, so that is cut off first. */
function frames({ stack = '', message }: Error): string[] {
  const trace = message === '' ? stack : stack.slice(stack.indexOf(message) + message.length);
  return trace
    .split('\n')
    .filter((line) => /^ {4}at .{0,200}:\d+:\d+\)?$/.test(line))
    .slice(0, FRAMES)
    .map((line) => line.trim());
}
