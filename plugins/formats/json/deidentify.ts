import { isUtf8 } from 'node:buffer';
import { DeidError, type Edit, type FileJob, type FileReport } from '../../../core/index.js';
import {
  JsonSearch,
  type JsonUnit,
  Pauses,
  replaced,
  replacingTogether,
  type SearchedJson,
  type SoughtTerms,
  termsOf,
  textsIn,
} from '../../../kit/index.js';
import { linesOf } from './lines.js';

/** Size of the lines that are read before values are searched, in code units, and their number. */
const SAMPLE_LENGTH = 1024 * 1024;
const SAMPLE_LINES = 500;
const BOM = '\uFEFF';

const KEYS_LEFT = 'Some keys of objects hold identifiers and were left as they are.';

type KeyRule = 'refuse' | 'replace' | 'report';

/** What is counted for the report. */
class Facts {
  records = 0;
  keysLeft = false;
  hasBom = false;
  readonly keys: KeyRule;

  constructor({ options: { keys } }: FileJob) {
    this.keys = keys === 'replace' || keys === 'report' ? keys : 'refuse';
  }

  get report(): FileReport {
    const { records, keysLeft, hasBom: byteOrderMark } = this;
    return {
      counts: {},
      warnings: keysLeft ? [KEYS_LEFT] : [],
      format: { encoding: 'utf-8', byteOrderMark, records },
    };
  }

  /** The units in which terms are replaced. @throws DeidError `identifier_in_key` */
  replacing({ units }: SearchedJson): readonly JsonUnit[] {
    const inKeys = units.filter(({ inKey, findings }) => inKey === true && replaced(findings).length > 0);
    if (inKeys.length === 0 || this.keys === 'replace') return units;
    if (this.keys === 'refuse') {
      const types = new Set(inKeys.flatMap(({ findings }) => findings.map(({ type }) => type)));
      throw new DeidError('identifier_in_key', [inKeys.length, [...types].sort().join(', ')]);
    }
    this.keysLeft = true;
    return units.filter(({ inKey }) => inKey !== true);
  }
}

/** De-identifies a JSON file, or a file with one JSON value per line. */
export async function deidentifyJsonFile(job: FileJob): Promise<FileReport> {
  const facts = new Facts(job);
  if (job.extension === 'json') await wholeFile(job, facts);
  else await lines(job, facts);
  return facts.report;
}

function textOf(bytes: Uint8Array): string {
  if (!isUtf8(bytes)) throw new DeidError('document_unreadable', ['it is not UTF-8, which JSON must be']);
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}

async function wholeFile(job: FileJob, facts: Facts): Promise<void> {
  const bytes = await job.source.bytes();
  const written = textOf(bytes);
  facts.hasBom = written.startsWith(BOM);
  const text = facts.hasBom ? written.slice(1) : written;
  if (text.trim() === '') {
    await job.sink.write(bytes);
    return;
  }
  const search = new JsonSearch(job.session);
  const pauses = new Pauses(job.signal);
  const found = await pauses.between(search.searching(text, search.read(text), true));
  const units = facts.replacing(found);
  const gone = termsOf(units);
  if (pauses.due) await pauses.take();
  const edits = await pauses.between(replacingTogether(job.session, gone, units, (unit) => unit.text));
  facts.records = 1;
  const changed = found.write(found.units.map((unit) => edits.get(unit) ?? []));
  if (edits.size > 0) await pauses.between(checkingForLeaks(changed, gone, facts.keys));
  await job.sink.write(Buffer.from(facts.hasBom ? BOM + changed : changed));
}

/**
 * Reads the finished text again and searches its strings, numbers and keys for terms that should be gone.
 * @throws DeidError `leak_detected`
 */
function* checkingForLeaks(text: string, gone: SoughtTerms, keys: KeyRule): Generator<undefined, void, undefined> {
  for (const one of textsIn(text, keys !== 'report')) {
    if (gone.find(one).length > 0) throw new DeidError('leak_detected', ['one of the values']);
    yield;
  }
}

/** A line that has been parsed and not yet searched. */
type Line = {
  readonly text: string;
  readonly end: string;
  readonly record: ReturnType<JsonSearch['read']> | undefined;
};

async function lines(job: FileJob, facts: Facts): Promise<void> {
  const search = new JsonSearch(job.session);
  const pauses = new Pauses(job.signal);
  let waiting: Line[] | undefined = [];
  let size = 0;
  let number = 0;
  const write = async (line: Line): Promise<void> => {
    await job.sink.write(Buffer.from(changedLine(line, search, job, facts) + line.end));
    if (pauses.due) await pauses.take();
  };
  for await (const { bytes, end } of linesOf(job.source.stream())) {
    const line = lineOf(textOf(bytes), end, ++number, search, facts);
    if (waiting === undefined) {
      await write(line);
      continue;
    }
    waiting.push(line);
    size += line.text.length;
    if (waiting.length < SAMPLE_LINES && size < SAMPLE_LENGTH) continue;
    for (const one of waiting) await write(one);
    waiting = undefined;
  }
  for (const one of waiting ?? []) await write(one);
}

function lineOf(text: string, end: string, number: number, search: JsonSearch, facts: Facts): Line {
  const hasBom = number === 1 && text.startsWith(BOM);
  facts.hasBom ||= hasBom;
  const json = hasBom ? text.slice(1) : text;
  if (json.trim() === '') return { text, end, record: undefined };
  facts.records++;
  return { text: json, end, record: search.read(json, number) };
}

function changedLine({ text, record }: Line, search: JsonSearch, { session }: FileJob, facts: Facts): string {
  if (record === undefined) return text;
  const found = search.search(text, record, false);
  const units = new Set(facts.replacing(found));
  const edits = found.units.map((unit): readonly Edit[] =>
    units.has(unit) ? session.replace(unit.text, unit.findings, { header: unit.header }) : [],
  );
  return found.write(edits);
}
