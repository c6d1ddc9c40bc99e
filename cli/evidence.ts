import type { KeyObject } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { Engine } from '../core/index.js';
import {
  type EvidenceWork,
  evidenceText,
  type FileResult,
  ledgerLine,
  makeEvidence,
  type SettingInForce,
  settingsInForce,
  signingKey,
} from '../lib/index.js';
import { makeFolder } from '../lib/make-folder.js';
import { usage, withPath } from './base/errors.js';

/** Options of `deidentify` about evidence. */
export interface EvidenceFlags {
  /** Number of processes, which evidence refuses above 1. */
  readonly processes?: string;
  /** Folder for the reports. */
  readonly evidence?: string;
  /** Folder for the salts of the reports. */
  readonly salts?: string;
  /** File with the private key. */
  readonly signingKey?: string;
  /** File to which each report is added. */
  readonly ledger?: string;
}

/** A file that was de-identified. */
interface Done {
  readonly engine: Engine;
  readonly options: EvidenceWork['options'];
  readonly result: FileResult;
  /** Paths of the original and of the new file. */
  readonly input: string;
  readonly output: string;
  /** Folder of the file below the given one. */
  readonly below: string;
}

/** Path of the report on an output. @param below folder of the file below the given one */
export const evidencePath = (folder: string, below: string, output: string): string =>
  join(folder, below, `${basename(output)}.evidence.json`);

/** Writes signed reports about de-identified files. */
export class EvidenceWriter {
  readonly #folders: { readonly evidence: string; readonly salts: string };
  readonly #ledger: string | undefined;
  readonly #key: KeyObject;
  readonly #settings: readonly SettingInForce[];

  private constructor(
    folders: { readonly evidence: string; readonly salts: string },
    ledger: string | undefined,
    key: KeyObject,
    settings: readonly SettingInForce[],
  ) {
    this.#folders = folders;
    this.#ledger = ledger;
    this.#key = key;
    this.#settings = settings;
  }

  /** The writer that the options ask for; undefined without `--evidence`. Throws before any file is processed. */
  static async open(
    { evidence, salts, signingKey: keyFile, ledger, processes = '1' }: EvidenceFlags,
    config: string | undefined,
  ): Promise<EvidenceWriter | undefined> {
    if (evidence === undefined) {
      if (salts ?? keyFile ?? ledger) throw usage('--salts, --signing-key and --ledger are for --evidence.');
      return undefined;
    }
    if (salts === undefined || keyFile === undefined) throw usage('--evidence needs --salts and --signing-key.');
    if (processes !== '1') throw usage('--evidence is written by one process: leave out --processes.');
    if (resolve(salts) === resolve(evidence))
      throw usage('--salts must be another folder than --evidence: who has both can guess short texts.');
    const key = signingKey(await withPath('--signing-key', () => readFile(resolve(keyFile), 'utf8')));
    return new EvidenceWriter({ evidence, salts }, ledger, key, await settingsInForce(config));
  }

  /** Writes the report of a file, and its salt, and adds it to the ledger. */
  async write({ input, output, below, ...done }: Done): Promise<void> {
    const previous = this.#ledger === undefined ? undefined : await lastLine(this.#ledger);
    const work = {
      ...done,
      settings: this.#settings,
      input: createReadStream(input),
      output: createReadStream(output),
      ...(previous !== undefined && { previous }),
    };
    const { evidence, salt } = await makeEvidence(work, this.#key);
    const salts = join(this.#folders.salts, below, `${basename(output)}.salt`);
    await put('--salts', salts, `${Buffer.from(salt).toString('base64url')}\n`);
    await put('--evidence', evidencePath(this.#folders.evidence, below, output), evidenceText(evidence));
    const { ledger } = this.#ledger === undefined ? {} : { ledger: this.#ledger };
    if (ledger !== undefined)
      await withPath('--ledger', () => appendFile(resolve(ledger), `${ledgerLine(evidence)}\n`, { mode: 0o600 }));
  }
}

async function put(option: string, path: string, content: string): Promise<void> {
  await withPath(option, async () => {
    await makeFolder(resolve(dirname(path)));
    await writeFile(resolve(path), content, { mode: 0o600 });
  });
}

/** The last line of a ledger; an empty text if there is none. */
async function lastLine(path: string): Promise<string> {
  const text = await readFile(resolve(path), 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    return withPath('--ledger', () => Promise.reject(error));
  });
  if (text !== '' && !text.endsWith('\n'))
    throw usage('--ledger has an incomplete last line: check it with deidkit verify.');
  return text.trimEnd().split('\n').at(-1) ?? '';
}
