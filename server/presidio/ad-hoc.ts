import { areStrings, isList, isNumber, isObject, isString, type Members, optional, refuseOthers } from './fields.js';
import { flagsOf, pythonRegex, termsRegex } from './python-regex.js';
import { malformed } from './refusal.js';

/** An expression of a request, and what its matches are. */
interface AdHocPattern {
  readonly entity: string;
  readonly recognizer: string;
  readonly name: string;
  readonly source: string;
  readonly expression: RegExp;
  readonly score: number;
  /** Words that raise the score of a match that follows them, lower case. */
  readonly context: readonly string[];
}

/** A match of a recognizer that the request brought. Positions are UTF-16 code units. */
export interface AdHocMatch {
  readonly start: number;
  readonly end: number;
  readonly score: number;
  readonly pattern: AdHocPattern;
  /** The context word that raised its score; empty: none. */
  readonly supportedBy: string;
}

/** Patterns of all recognizers of a request. */
const MAX_PATTERNS = 20;
/** Terms of all deny lists of a request, and the length of each. */
const MAX_TERMS = { count: 1_000, length: 200 } as const;
/** Longest name of a recognizer, a pattern or an entity: each match repeats them. In code units. */
const MAX_NAME = 200;
/** Context words of a recognizer: each match is compared with them. */
const MAX_CONTEXT_WORDS = 100;
/** Matches in a text: an answer is larger than the text by as much as each of them takes. */
const MAX_MATCHES = 100_000;
/** Words before a match in which a context word counts. */
const CONTEXT_WORDS = 5;
/** How far back those words are looked for, in code units. */
const CONTEXT_REACH = 200;
/** What a context word adds to a score, and the least score that it makes. */
const CONTEXT = { adds: 0.35, least: 0.4 } as const;

const RECOGNIZER_FIELDS = [
  'name',
  'supported_language',
  'supported_entity',
  'supported_entities',
  'patterns',
  'deny_list',
  'deny_list_score',
  'context',
  'global_regex_flags',
  'version',
];

/** Reads the field `ad_hoc_recognizers`. @param language of the request; recognizers of others do not run */
export function adHocPatterns(given: unknown, language: string, flags: number): readonly AdHocPattern[] {
  if (given === undefined || given === null) return [];
  if (!isList(given)) throw malformed('ad_hoc_recognizers must be an array.');
  const patterns = given.flatMap((one, at) => patternsOf(one, `ad_hoc_recognizers[${at}]`, language, flags));
  if (patterns.length > MAX_PATTERNS) throw malformed(`ad_hoc_recognizers have more than ${MAX_PATTERNS} patterns.`);
  return patterns;
}

function patternsOf(given: unknown, where: string, language: string, flags: number): readonly AdHocPattern[] {
  if (!isObject(given)) throw malformed(`${where} must be an object.`);
  refuseOthers(given, RECOGNIZER_FIELDS, where);
  const at = `${where}.`;
  const denied = optional(given, 'deny_list', areStrings, 'an array of strings', at) ?? [];
  const patterns = optional(given, 'patterns', isList, 'an array', at) ?? [];
  if (patterns.length === 0 && denied.length === 0) throw malformed(`${where} has neither patterns nor a deny_list.`);
  const context = optional(given, 'context', areStrings, 'an array of strings', at) ?? [];
  if (context.length > MAX_CONTEXT_WORDS) throw malformed(`${where}.context has more than ${MAX_CONTEXT_WORDS} words.`);
  const common = {
    entity: short(entityOf(given, where), `${where}.supported_entity`),
    recognizer: short(optional(given, 'name', isString, 'a string', at) ?? 'PatternRecognizer', `${where}.name`),
    context: context.map((word) => word.toLowerCase()),
  };
  const own = flagsOf(optional(given, 'global_regex_flags', isNumber, 'a number', at));
  const read = patterns.map((one, i) => patternOf(one, `${where}.patterns[${i}]`, flags || own));
  const score = scoreOf(optional(given, 'deny_list_score', isNumber, 'a number', at) ?? 1, where);
  if (denied.length > 0) read.push({ ...deniedOf(denied, where), score });
  // Read all the same, so that mistakes are told.
  const spoken = optional(given, 'supported_language', isString, 'a string', at) ?? 'en';
  return spoken === language ? read.map((one) => ({ ...common, ...one })) : [];
}

function short(name: string, where: string): string {
  if (name.length <= MAX_NAME) return name;
  throw malformed(`${where} is longer than ${MAX_NAME} characters.`);
}

function entityOf(given: Members, where: string): string {
  const plural = optional(given, 'supported_entities', areStrings, 'an array of strings', `${where}.`);
  const entity = optional(given, 'supported_entity', isString, 'a string', `${where}.`) ?? plural?.[0] ?? '';
  if (entity === '') throw malformed(`${where} has no supported_entity.`);
  if (plural !== undefined && (plural.length > 1 || 'supported_entity' in given))
    throw malformed(`${where} has more than one supported entity.`);
  return entity;
}

type ReadPattern = Omit<AdHocPattern, 'entity' | 'recognizer' | 'context'>;

function patternOf(given: unknown, where: string, flags: number): ReadPattern {
  if (!isObject(given)) throw malformed(`${where} must be an object.`);
  const { name, regex, score } = given;
  if (Object.keys(given).some((key) => !['name', 'regex', 'score'].includes(key)))
    throw malformed(`${where} holds a field that is not known. Known are: name, regex, score.`);
  if (!isString(name) || !isString(regex) || !isNumber(score))
    throw malformed(`${where} needs a name, a regex and a score.`);
  short(name, `${where}.name`);
  return { name, source: regex, expression: pythonRegex(regex, flags, `${where}.regex`), score: scoreOf(score, where) };
}

function scoreOf(score: number, where: string): number {
  if (score >= 0 && score <= 1) return score;
  throw malformed(`${where} has a score outside of 0 to 1.`);
}

function deniedOf(terms: readonly string[], where: string): Omit<ReadPattern, 'score'> {
  const { count, length } = MAX_TERMS;
  if (terms.length > count || terms.some((term) => term.length > length || term === ''))
    throw malformed(`${where}.deny_list may hold ${count} terms of 1 to ${length} characters.`);
  return { name: 'deny_list', source: '', expression: termsRegex(terms) };
}

/**
 * The matches of all patterns.
 * @param around words that stand for the surroundings of every match, lower case
 * @throws PresidioRefusal if there are too many
 */
export function adHocMatches(
  patterns: readonly AdHocPattern[],
  text: string,
  around: readonly string[],
): readonly AdHocMatch[] {
  const made: AdHocMatch[] = [];
  for (const pattern of patterns)
    for (const { index, 0: found } of text.matchAll(pattern.expression)) {
      const match = matchOf(pattern, text, { start: index, end: index + found.length }, around);
      if (match.score <= 0) continue;
      if (made.length === MAX_MATCHES)
        throw malformed(`ad_hoc_recognizers find more than ${MAX_MATCHES} places in a text.`);
      made.push(match);
    }
  return made;
}

function matchOf(
  pattern: AdHocPattern,
  text: string,
  { start, end }: Pick<AdHocMatch, 'start' | 'end'>,
  around: readonly string[],
): AdHocMatch {
  const supportedBy = pattern.context.length === 0 ? '' : supportOf(pattern.context, text, start, around);
  const { score: given } = pattern;
  const raised = Math.min(1, Math.max(given + CONTEXT.adds, CONTEXT.least));
  return { start, end, score: supportedBy === '' ? given : raised, pattern, supportedBy };
}

/** The first context word that stands in one of the words before a match. */
function supportOf(context: readonly string[], text: string, start: number, around: readonly string[]): string {
  const before = text.slice(Math.max(0, start - CONTEXT_REACH), start).toLowerCase();
  const words = [...(before.match(/[\p{L}\p{N}]+/gu) ?? []).slice(-CONTEXT_WORDS), ...around];
  return context.find((word) => words.some((one) => one.includes(word))) ?? '';
}
