import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { OwnLexicon, OwnWord, TermException } from '../../core/hosting.js';
import { append } from '../../core/hosting.js';
import type { Mistake } from '../../core/index.js';
import { SHIPPED_EXCEPTIONS } from '../../lexicon/words.js';
import { type LoadedConfig, reason } from './config-file.js';

/** The content of the folders, and the mistakes in them. */
export interface ReadLexicon {
  readonly lexicon: OwnLexicon;
  /** Mistakes, located by number of the folder in the configuration, file and line. They hold no term. */
  readonly mistakes: readonly Mistake[];
}

const EXCEPTIONS = 'exceptions.tsv';
const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const LANGUAGE = /^(?:any|[a-z]{2})$/;
const EFFECT = /^(?<effect>always|never) (?<type>[A-Z][A-Z0-9_]*)$/;
const HEADERS = {
  words: ['term\tclass', 'term\tclass\tsource\tlicence'],
  exceptions: ['term\teffect\tcase\treason'],
} as const;

/** Reads the folders that a configuration lists under `lexicon`. The package's own words come first. */
export async function readLexicon({ config, base }: LoadedConfig): Promise<ReadLexicon> {
  const words: OwnWord[] = [];
  const exceptions: TermException[] = [...SHIPPED_EXCEPTIONS];
  const mistakes: Mistake[] = [];
  for (const [i, path] of foldersOf(config)) {
    const folder = new Folder(resolve(fileURLToPath(new URL('.', base)), path), `/lexicon/${i}`);
    await folder.read();
    append(words, folder.words);
    append(exceptions, folder.exceptions);
    append(mistakes, folder.mistakes);
  }
  return { lexicon: { words, exceptions }, mistakes };
}

/** The folders listed. Schema validation reports what is wrong with the list. */
function foldersOf(config: unknown): [number, string][] {
  const named = typeof config === 'object' && config !== null && 'lexicon' in config ? config.lexicon : undefined;
  if (!Array.isArray(named)) return [];
  return named.flatMap((path, i): [number, string][] => (typeof path === 'string' && path !== '' ? [[i, path]] : []));
}

/** A line with the expected columns. */
interface Row {
  readonly cells: readonly string[];
  readonly line: number;
}

class Folder {
  readonly words: OwnWord[] = [];
  readonly exceptions: TermException[] = [];
  readonly mistakes: Mistake[] = [];
  readonly #path: string;
  readonly #pointer: string;

  constructor(path: string, pointer: string) {
    this.#path = path;
    this.#pointer = pointer;
  }

  async read(): Promise<void> {
    try {
      const entries = await readdir(this.#path, { withFileTypes: true });
      for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1)))
        if (entry.isDirectory()) await this.#language(entry.name);
        else if (entry.name === EXCEPTIONS) await this.#exceptions();
    } catch (error) {
      this.#wrong(`the folder cannot be read: ${reason(error)}`);
    }
  }

  #wrong(message: string): void {
    this.mistakes.push({ pointer: this.#pointer, message });
  }

  /** Names of files and folders are repeated in messages only if they have the expected form. */
  async #language(language: string): Promise<void> {
    if (!LANGUAGE.test(language)) {
      this.#wrong("a folder in it is named neither by a language of two letters nor 'any'");
      return;
    }
    for (const name of (await readdir(join(this.#path, language))).sort()) {
      const group = name.replace(/\.tsv$/, '');
      if (name.endsWith('.tsv') && NAME.test(group)) await this.#words(language, group);
      else this.#wrong(`${language}/: a file is named otherwise than <group>.tsv`);
    }
  }

  async #words(language: string, group: string): Promise<void> {
    const file = `${language}/${group}.tsv`;
    const seen = new Set<string>();
    for (const { cells, line } of await this.#rows(file, HEADERS.words)) {
      const [term = '', name = ''] = cells;
      const place = `${file}:${line}`;
      const fault = termFault(term) ?? (NAME.test(name) ? undefined : 'the class must be in kebab-case');
      if (fault !== undefined) this.#wrong(`${file}:${line}: ${fault}`);
      else if (seen.has(`${name}\t${term}`)) this.#wrong(`${file}:${line}: the class has this term already`);
      else this.words.push({ term, group, class: name, language, pointer: this.#pointer, place });
      seen.add(`${name}\t${term}`);
    }
  }

  async #exceptions(): Promise<void> {
    const seen = new Set<string>();
    for (const { cells, line } of await this.#rows(EXCEPTIONS, HEADERS.exceptions)) {
      const [term = '', said = ''] = cells;
      const { effect, type = '' } = EFFECT.exec(said)?.groups ?? {};
      const place = `${EXCEPTIONS}:${line}`;
      const key = `${type} ${term.toLowerCase()}`;
      const fault = termFault(term) ?? (seen.has(key) ? 'an earlier line has this term and type already' : undefined);
      if (fault !== undefined) this.#wrong(`${EXCEPTIONS}:${line}: ${fault}`);
      else if (effect === 'always' || effect === 'never')
        this.exceptions.push({ term, effect, type, pointer: this.#pointer, place });
      else
        this.#wrong(
          `${EXCEPTIONS}:${line}: the effect must be 'always' or 'never', a blank, and an entity type: never PERSON`,
        );
      seen.add(key);
    }
  }

  /** The lines of a file if its header is one of the given ones; otherwise none. */
  async #rows(file: string, headers: readonly string[]): Promise<Row[]> {
    const text = (await readFile(join(this.#path, file), 'utf8')).replace(/^\uFEFF/, '');
    const [header = '', ...lines] = text.split(/\r?\n/);
    if (!headers.includes(header)) {
      const wanted = headers.map((one) => one.replaceAll('\t', ' TAB ')).join(', or: ');
      this.#wrong(`${file}:1: the first line must be: ${wanted}`);
      return [];
    }
    const columns = header.split('\t').length;
    return lines.flatMap((text, i): Row[] => {
      const cells = text.split('\t');
      if (cells.length === columns) return [{ cells, line: i + 2 }];
      if (text !== '') this.#wrong(`${file}:${i + 2}: a line has ${columns} columns between tabs, not ${cells.length}`);
      return [];
    });
  }
}

function termFault(term: string): string | undefined {
  if (term === '' || term !== term.trim()) return 'a term is not empty, and has no blanks around it';
  if (!/[\p{L}\p{N}]/u.test(term)) return 'a term has a letter or a digit';
  return undefined;
}
