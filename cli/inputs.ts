import { stat } from 'node:fs/promises';
import { usage } from './base/errors.js';

/** Meaning of one argument. */
export type Input =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'file'; readonly path: string; readonly bytes: number }
  | { readonly kind: 'folder'; readonly path: string }
  | { readonly kind: 'stdin' };

/** `--text` and `--file`. */
export interface InputOptions {
  readonly text?: boolean;
  readonly file?: boolean;
  /** Extension that gives the format of files and standard input. */
  readonly format?: string;
}

const found = (path: string) => stat(path).catch(() => undefined);

const EXTENSIONS = /\.(?:txt|text|log|md|csv|tsv|json|xml|html?|rtf|eml|docx?|odt|xlsx?|ods|pptx?|pdf)$/i;

/** True for a word that starts like a path or ends like a file name. */
const looksLikePath = (argument: string): boolean =>
  /^\S+$/.test(argument) &&
  !/@|:\/\//.test(argument) &&
  (/^(?:\.{1,2}|~)?[/\\]/.test(argument) || EXTENSIONS.test(argument));

async function toInput(argument: string, position: number, { text, file }: InputOptions): Promise<Input> {
  if (argument === '-' && text !== true) return { kind: 'stdin' };
  if (text === true) return { kind: 'text', text: argument };
  const stats = await found(argument);
  if (stats?.isDirectory() === true) return { kind: 'folder', path: argument };
  if (stats !== undefined || file === true) return { kind: 'file', path: argument, bytes: stats?.size ?? 0 };
  if (looksLikePath(argument))
    throw usage(
      `Argument ${position} looks like a file, but there is no file of that name. Correct it, or use --text.`,
    );
  return { kind: 'text', text: argument };
}

/**
 * Interprets the arguments of `analyze` and `deidentify`: an existing file is a file, an existing folder stands for its
 * files, `-` is standard input, everything else is text. Ambiguous arguments are refused, so that a misspelt file name
 * is never taken for text.
 */
export async function readInputs(args: readonly string[], options: InputOptions): Promise<Input[]> {
  if (options.text === true && options.file === true) throw usage('Use either --text or --file.');
  if (args.length === 0 && process.stdin.isTTY) throw usage('Give a text, a file, or - for standard input.');
  const given = args.length === 0 ? ['-'] : args;
  const inputs = await Promise.all(given.map((argument, i) => toInput(argument, i + 1, options)));
  const groupOf = ({ kind }: Input): string => (kind === 'folder' ? 'file' : kind);
  const kinds = new Set(inputs.map(groupOf));
  if (kinds.size > 1) {
    const odd = inputs.findIndex((input) => inputs[0] !== undefined && groupOf(input) !== groupOf(inputs[0])) + 1;
    throw usage(
      `Argument 1 is ${nameOf(inputs[0])}, argument ${odd} is ${nameOf(inputs[odd - 1])}: give one kind, or say --text or --file.`,
    );
  }
  if (kinds.has('stdin') && inputs.length > 1) throw usage('Standard input can be read only once.');
  if (kinds.has('text') && options.format !== undefined) throw usage('--format is for files and standard input.');
  return inputs;
}

const nameOf = (input: Input | undefined): string =>
  input?.kind === 'folder'
    ? 'a folder'
    : input?.kind === 'file'
      ? 'a file'
      : input?.kind === 'text'
        ? 'a text (no file of that name exists)'
        : 'standard input';
