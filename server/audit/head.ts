import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The end of the audit log at some moment: noted outside of it, it shows later whether entries were cut off. */
export interface AuditHead {
  /** Number of the last entry; 0: no entry. */
  readonly seq: number;
  /** Its hash. */
  readonly hash: string;
}

const FORM = /^(\d{1,15}):([0-9a-f]{64})$/;

/** A head as people note it: `12:` and the hash. */
export const formatHead = ({ seq, hash }: AuditHead): string => `${seq}:${hash}`;

/** Parses a noted head; undefined if it is none. */
export function parseHead(text: string): AuditHead | undefined {
  const [, seq, hash] = FORM.exec(text.trim()) ?? [];
  return seq === undefined || hash === undefined ? undefined : { seq: Number(seq), hash };
}

/** Where the head of the log is noted after each entry. */
export interface HeadNote {
  read(): AuditHead | undefined;
  write(head: AuditHead): void;
}

/** A file of the data directory with the head of the log, which is in the database. */
export function headFile(dataDir: string): HeadNote {
  const path = join(dataDir, 'audit-head');
  return {
    read() {
      try {
        return parseHead(readFileSync(path, 'utf8'));
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
        throw error;
      }
    },
    write(head) {
      // Renamed, so that other processes never read half of it.
      const draft = `${path}.${randomBytes(6).toString('hex')}`;
      writeFileSync(draft, `${formatHead(head)}\n`, { flag: 'wx', mode: 0o600 });
      renameSync(draft, path);
    },
  };
}
