import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';

/** A labelled span; offsets in UTF-16 code units. */
export interface GoldSpan {
  readonly start: number;
  readonly end: number;
  /** Label of the corpora; `OTHER:…` counts neither way. */
  readonly label: string;
}

export interface GoldDocument {
  readonly text: string;
  readonly spans: readonly GoldSpan[];
}

export interface Corpus {
  readonly name: string;
  readonly documents: readonly GoldDocument[];
  /** Labels of which every occurrence is marked, so that precision and `over` mean something. */
  readonly complete: ReadonlySet<string>;
  /** True if every piece of personal data in the texts is marked. */
  readonly allComplete: boolean;
}

/**
 * Labels of public corpora by file name that are complete. For other corpora, all labels that occur are assumed to be
 * complete.
 */
const COMPLETE: Readonly<Record<string, string>> = {
  'uner-ewt': 'PERSON LOCATION ORGANIZATION EMAIL URL PHONE',
  wnut17: 'PERSON LOCATION ORGANIZATION',
  'btc-g': 'PERSON LOCATION ORGANIZATION',
  'aci-notes': 'PERSON LOCATION ORGANIZATION DATE AGE',
  'aci-dialogues': 'PERSON',
  'asq-phi': 'PERSON DATE ORGANIZATION LOCATION ADDRESS MEDICAL_RECORD HEALTH_PLAN PHONE SSN EMAIL ID ACCOUNT',
  'gum-misc': 'PERSON LOCATION ORGANIZATION DATE',
  'finer-ord': 'PERSON LOCATION ORGANIZATION',
  'medical-fp': 'PERSON',
  'presidio-synth': 'PERSON ADDRESS LOCATION ORGANIZATION PHONE EMAIL CREDIT_CARD IBAN SSN IP_ADDRESS URL POSTCODE',
};

const ALL_COMPLETE = new Set(['meddocan-es', 'stella-contracts', 'asq-phi']);

/** Reads one `.jsonl` file, or all of a folder. Throws if a line is no document. */
export function readCorpora(path: string): Corpus[] {
  const files = statSync(path).isDirectory()
    ? readdirSync(path)
        .filter((f) => f.endsWith('.jsonl'))
        .sort()
        .map((f) => join(path, f))
    : [path];
  return files.map(readCorpus);
}

function readCorpus(file: string): Corpus {
  const name = basename(file, '.jsonl');
  const documents = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map(parse);
  const labels = COMPLETE[name]?.split(' ') ?? documents.flatMap((d) => d.spans.map((s) => s.label));
  return { name, documents, complete: new Set(labels), allComplete: ALL_COMPLETE.has(name) };
}

function parse(line: string): GoldDocument {
  const value: unknown = JSON.parse(line);
  if (typeof value === 'object' && value !== null && 'text' in value && 'spans' in value) {
    const { text, spans } = value;
    if (typeof text === 'string' && Array.isArray(spans)) return { text, spans };
  }
  throw new Error('a line of the corpus is no {"text", "spans"}');
}
