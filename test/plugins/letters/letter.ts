import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Edit } from '../../../lib/index.js';

/** A marked part of a letter. */
export interface Mark {
  /** `p` person, `e` login or mailbox, `d` date, `b` date of birth, `a` age, `i` any other identifying part. */
  readonly kind: string;
  /** The person of `p` and `e`, the notation of `d` and `b`, the date of birth of `a`. */
  readonly about: string;
  readonly start: number;
  readonly end: number;
}

/** A letter written by hand: its text and what in it identifies somebody. All else identifies nobody. */
export interface Letter {
  readonly name: string;
  readonly language: string;
  /** Sex of each person: `f` or `m`. */
  readonly persons: ReadonlyMap<string, string>;
  readonly text: string;
  readonly marks: readonly Mark[];
}

const FOLDER = resolve('test/plugins/letters');
const MARK = /⟦(?:([deba]) ([^:⟧]*)|(p)(\d)|(i)):([^⟧]*)⟧/gu;

function readLetter(name: string, written: string): Letter {
  const [head = '', body = ''] = written.split(/^---\n/mu, 2);
  const field = (title: string): string => new RegExp(`^${title}: (.*)$`, 'mu').exec(head)?.[1] ?? '';
  const marks: Mark[] = [];
  let text = '';
  let at = 0;
  for (const found of body.matchAll(MARK)) {
    const [whole, dated, about, person, number, other, inside = ''] = found;
    text += body.slice(at, found.index);
    marks.push({
      kind: dated ?? person ?? other ?? '',
      about: about ?? (number === undefined ? '' : `p${number}`),
      start: text.length,
      end: text.length + inside.length,
    });
    text += inside;
    at = found.index + whole.length;
  }
  text += body.slice(at);
  const persons = new Map(
    field('persons')
      .split(', ')
      .map((one) => [one.slice(0, 2), one.slice(3)] as const),
  );
  return { name, language: field('language'), persons, text, marks };
}

/** The letters of this folder. */
export const letters = (): Letter[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.txt'))
    .map((file) => readLetter(file.slice(0, -4), readFileSync(resolve(FOLDER, file), 'utf8')));

/** What became of a part of a text: whole edits that touch it, and what stays between them. */
export function madeOf(text: string, edits: readonly Edit[], start: number, end: number): string {
  let out = '';
  let at = start;
  for (const edit of edits) {
    if (edit.end <= start || edit.start >= end) continue;
    if (edit.start > at) out += text.slice(at, edit.start);
    out += edit.text;
    at = Math.max(at, edit.end);
  }
  return at < end ? out + text.slice(at, end) : out;
}
