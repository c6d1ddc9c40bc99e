import { readdirSync, readFileSync } from 'node:fs';

/** A line of `test/cases/<folder>/<language>.jsonl`: a text, and all that is to be found in it. */
export interface Case {
  /** Unique in its file. */
  readonly id: string;
  /** What the case shows, where that is not plain. */
  readonly about?: string;
  /** The case holds for this recognizer, its plugin being alone (`testPlugin`). Left out: for the default engine. */
  readonly recognizer?: string;
  /** Default: 2. */
  readonly level?: 1 | 2 | 3;
  /** Default: General. */
  readonly domain?: string;
  readonly text: string;
  /** Offsets in UTF-16 code units; without a type, any of the recognizer's. */
  readonly spans: readonly CaseSpan[];
  /** True: more may be found, of which the case says nothing. */
  readonly others?: true;
  /** Where the text comes from; every one is made up. */
  readonly source: string;
  /** Why the case does not hold, where it is known not to: then its test fails as soon as it does. */
  readonly known_failure?: string;
}

/** A place that is to be found. */
export interface CaseSpan {
  readonly start: number;
  readonly end: number;
  readonly type?: string;
}

/** From `dist/test/cases`. */
const FOLDER = new URL('../../../test/cases/', import.meta.url);

/** The folders with cases: a plugin's name; `papers`, all types of the default engine; `languages`, judged by shares. */
export const caseFolders = (): string[] =>
  readdirSync(FOLDER, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

/** Files of a folder: one for each language, `any` where it hardly matters. */
export const caseFiles = (folder: string): string[] => readdirSync(new URL(`${folder}/`, FOLDER)).sort();

/** The cases of one file. */
export const readFile = (folder: string, file: string): Case[] =>
  readFileSync(new URL(`${folder}/${file}`, FOLDER), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

/** The cases of all files of a folder. */
export const readCases = (folder: string): Case[] => caseFiles(folder).flatMap((file) => readFile(folder, file));
