import { Writable } from 'node:stream';
import type { Analysis, AnalyzeOptions, Engine, Explanation, Finding, LedgerEntry } from '../core/index.js';
import { createAutoEngine } from '../lib/engine/auto-model.js';
import { deidentifyFile, type FileOptions } from '../lib/index.js';
import { analyzeOptions, type CommonFlags, configOf } from './base/engine-options.js';
import { note, oneLine, print, readStandardInput, table } from './base/terminal.js';
import { stepLines, whyMissed } from './explained.js';
import { forEachFile } from './files.js';
import { type FolderFlags, filesOf } from './folders.js';
import { readInputs } from './inputs.js';
import type { FileLine } from './report.js';

/** A finding with the data to print. */
interface Row extends Finding {
  readonly text: string;
  readonly ledger?: readonly LedgerEntry[];
  /** Title of the column or label of the field, in files that have them. */
  readonly header?: readonly string[];
}

const cells = ({ type, score, start, end, text, header = [] }: Row): string[] => [
  type,
  score.toFixed(2),
  header.length > 0 ? header.join(' ') : `${start}-${end}`,
  oneLine(text),
];

function linesOf(rows: readonly Row[]): string {
  const lines = table(rows.map(cells)).split('\n');
  return rows.flatMap((row, i) => [lines[i], ...stepLines(row.ledger ?? [])]).join('\n');
}

/** The near misses with their reasons, printed like findings. */
function missLines(text: string, rejected: Explanation['rejected']): string {
  const rows = rejected.map(({ type, start, end, ...miss }) => ({
    ...miss,
    type,
    start,
    end,
    text: text.slice(start, end),
    domainSpecific: false,
  }));
  const lines = table(rows.map(cells)).split('\n');
  return [
    'not found:',
    ...rejected.flatMap((miss, i) => [`${lines[i]}  ${whyMissed(miss)}`, ...stepLines(miss.ledger)]),
  ].join('\n');
}

const rowsOf = (text: string, { findings, explanation }: Analysis): Row[] =>
  findings.map((finding, i) => {
    const ledger = explanation?.ledgers[i];
    return { ...finding, text: text.slice(finding.start, finding.end), ...(ledger && { ledger }) };
  });

async function analyzeText(engine: Engine, text: string, options: AnalyzeOptions, json: boolean): Promise<void> {
  const analysis = await engine.analyzeAsync(text, options);
  const findings = rowsOf(text, analysis);
  const { level, domain, explanation } = analysis;
  const models = engine.modelsOf({ ...options, characters: text.length });
  if (json)
    return print(
      JSON.stringify({ level, domain, models, findings, ...(explanation && { rejected: explanation.rejected }) }),
    );
  if (findings.length > 0) await print(linesOf(findings));
  else note('No sensitive terms found.');
  // Terms covered by another finding are left out, because they were found as something else.
  const missed = explanation?.rejected.filter(({ reason }) => reason !== 'lost_overlap') ?? [];
  if (missed.length > 0) await print(missLines(text, missed));
}

/** A file, or standard input with a given format, which is read like a file. */
interface FileLike {
  readonly kind: 'file' | 'stdin';
  readonly path: string;
  readonly bytes: number;
}

const nowhere = (): Writable => new Writable({ write: (_chunk, _encoding, done) => done() });

/** Processes the file with its adapter and discards the output: the terms that would be replaced are the findings. */
async function analyzeFile(engine: Engine, { kind, path }: FileLike, options: FileOptions): Promise<FileLine> {
  const findings: Row[] = [];
  const input = kind === 'file' ? path : process.stdin;
  const { counts, warnings, format, models } = await deidentifyFile(engine, input, nowhere(), {
    ...options,
    onFindings: (found, text, { header }) => {
      for (const { persons: _, ...finding } of found)
        findings.push({ ...finding, text: text.slice(finding.start, finding.end), ...(header && { header }) });
    },
  });
  const lines = findings.length > 0 ? linesOf(findings) : 'no sensitive terms found';
  return {
    line: kind === 'file' ? `${path}:\n${lines}` : lines,
    json: { file: path, counts, warnings, format, models, findings },
  };
}

/** `deidkit analyze`: prints the findings. */
export async function analyze(args: readonly string[], flags: CommonFlags & FolderFlags): Promise<number> {
  const options = analyzeOptions(flags);
  const inputs = await readInputs(args, flags);
  await using engine = await createAutoEngine(configOf(flags));
  engine.checkOptions(options);
  const json = flags.json === true;
  const files: FileLike[] = await filesOf(inputs, engine, flags);
  for (const input of inputs) {
    if (input.kind === 'text') await analyzeText(engine, input.text, options, json);
    else if (input.kind !== 'stdin') continue;
    else if (flags.format !== undefined) files.push({ kind: 'stdin', path: '-', bytes: 0 });
    else await analyzeText(engine, await readStandardInput(), options, json);
  }
  const extension = flags.format === undefined ? {} : { extension: flags.format };
  return await forEachFile(files, json, (file, { read }) =>
    analyzeFile(engine, file, { ...options, ...extension, onProgress: read }),
  );
}
