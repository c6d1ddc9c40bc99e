import type { EntityType, Finding, Span } from '../../../../core/index.js';
import { literalsOf } from './script.js';

/** Says of what detection finds in a text that it is none there. */
export type Ignores = (finding: Finding) => boolean;

const MAKERS: ReadonlySet<EntityType> = new Set(['ORGANIZATION', 'FACILITY']);
/** Types of terms that words are taken for by how they look, with no sum and no form of their own. */
const NAMES: ReadonlySet<EntityType> = new Set([
  ...MAKERS,
  'PERSON',
  'LOCATION',
  'CITY',
  'COUNTRY',
  'USERNAME',
  'DATE',
  'TIME',
]);

/** From this score on, more than its looks says that a word is a name. */
const SURE = 0.9;

/** A single word in a label, such as the name of a form field, is hardly ever a name, however much it looks like one. */
export const isWordOfLabel =
  (text: string): Ignores =>
  ({ type, start, end, score }) =>
    NAMES.has(type) && score < SURE && !/\s/.test(text.slice(start, end));

/** Makers of programs are not employers, and single words of program names are not names of persons. */
export const isToolName =
  (text: string): Ignores =>
  (finding) =>
    MAKERS.has(finding.type) || finding.type === 'UUID' || isWordOfLabel(text)(finding);

/** Version numbers and home pages of programs, which look like addresses. */
const OF_PROGRAMS: ReadonlySet<EntityType> = new Set(['URL', 'IP_ADDRESS', 'UUID']);

/** Names that programs make up, or are called by: only what has a form or a sum of its own is a term there, or is surely a name. */
export const isLook =
  (text: string): Ignores =>
  ({ type, start, end, score }) =>
    MAKERS.has(type) ||
    OF_PROGRAMS.has(type) ||
    (NAMES.has(type) && (score < SURE || !/\s/.test(text.slice(start, end))));

/** Words of a script's own; what stands in its strings and comments is text. */
export function isCode(script: string): Ignores {
  const literals = literalsOf(script);
  return ({ type, start, end, score }) =>
    MAKERS.has(type) || (NAMES.has(type) && score < SURE && !isWithin({ start, end }, literals));
}

/** Tags, and attributes that say what text looks like and by which rules it is written. */
const TAG = /<(?:[^<>"']|"[^"<]*"|'[^'<]*')*>/g;
const OUTER =
  /^<[?/!]?[\w:.-]+|\s(?:xmlns(?::[\w.-]+)?|xfa:[\w.-]+|style|class|dir|lang|version|encoding)\s*=\s*(?:"[^"]*"|'[^']*')/g;

/** Whether a span lies in one of others, which are in order and apart. */
function isWithin({ start, end }: Span, others: readonly Span[]): boolean {
  let [low, high] = [0, others.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((others[middle]?.end ?? 0) < end) low = middle + 1;
    else high = middle;
  }
  const other = others[low];
  return other !== undefined && start >= other.start && end <= other.end;
}

/** Words in the markup of formatted text that are not displayed. */
export function isFormat(markup: string): Ignores {
  const outer = [...markup.matchAll(TAG)].flatMap(({ 0: tag, index }) =>
    Array.from(tag.matchAll(OUTER), (part) => ({
      start: index + part.index,
      end: index + part.index + part[0].length,
    })),
  );
  return ({ start, end, score }) => score < SURE && isWithin({ start, end }, outer);
}
