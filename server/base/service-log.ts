/** Log line of a request. Nothing else about a request is ever logged: no text, file name, key, header or path. */
export interface RequestLine {
  readonly id: string;
  readonly method: string;
  /** Id of the operation, if the address is known. */
  readonly operation?: string;
  /** 499 if the client closed the connection. */
  readonly status: number;
  /** Error code. */
  readonly code?: string;
  /** Duration in whole milliseconds. */
  readonly ms: number;
  /** Id of the key; not the key. */
  readonly key?: string;
  readonly tokens?: number;
}

/** Log line of a finished job. As little is logged as for a request. */
interface JobLine {
  readonly id: string;
  /** Id of the key; not the key. */
  readonly key: string;
  /** Error code, if it failed. */
  readonly code?: string;
  /** Processing time in whole milliseconds. */
  readonly ms: number;
  readonly tokens?: number;
}

/** Log line of an internal error: its kind and stack, without the message, which may quote request content. */
export interface FaultLine {
  readonly id?: string;
  readonly fault: string;
  /** Code of the error: a DeidError code or one of the operating system. */
  readonly code?: string;
  /** Reason given by the store. */
  readonly store?: string;
  readonly at: readonly string[];
}

/** Log line of a new entry of the audit log: its number and hash, by which a cut log is noticed later. */
interface AuditLine {
  /** Number of the entry, from 1. */
  readonly seq: number;
  /** Hash over it and all before it. */
  readonly hash: string;
}

/** The log of the service: JSON lines built from these types only. */
export interface ServiceLog {
  request(line: RequestLine): void;
  job(line: JobLine): void;
  /** Missing: the heads of the audit log are only noted in the data directory. */
  audit?(line: AuditLine): void;
  fault(error: unknown, id?: string): void;
  /** Logs an event of the process, in fixed words. */
  event(words: string, facts?: Readonly<Record<string, number | boolean>>): void;
  /** Writes buffered lines. */
  flush(): void;
}
