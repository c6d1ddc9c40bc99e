import type { Config } from '../config/config.js';
import { nearest } from '../config/nearest.js';
import type { Domain } from '../contracts/domain.js';
import type { EntityType, EntityTypes } from '../contracts/entity-type.js';
import { DeidError, type Mistake } from '../contracts/errors.js';
import type { CompliancePolicy } from '../contracts/policy.js';
import type { DictionaryEntry, JoinRule, Pattern, Recognizer } from '../contracts/recognizer.js';

/** What plugins registered, as far as it can be wrong in ways that no type checker sees, or that authors without one do not. */
interface Contributions {
  readonly config: Config;
  readonly types: EntityTypes;
  readonly recognizers: readonly Recognizer[];
  readonly joinRules: readonly JoinRule[];
  readonly domains: readonly Domain[];
  readonly policies: readonly CompliancePolicy[];
}

/** Letters by which a name that is another one misspelt may differ from it; what is like none may belong to a plugin that is not there. */
const MISSPELT_BY = 2;

/** Tells one mistake of the contribution that is looked at. */
type Tell = (message: string) => void;

const KINDS = ['patterns', 'dictionary', 'recognize'] as const;
const RECOGNIZER_KEYS: ReadonlySet<string> = new Set([
  ...['name', 'types', 'domains', 'languages', 'domainSpecific', 'confidential', 'context'],
  ...['patterns', 'dictionary', 'recognize', 'recall', 'needs'],
]);
const PATTERN_KEYS: ReadonlySet<string> = new Set([
  ...['name', 'type', 'match', 'lead', 'ignoreCase', 'score', 'validate', 'valid', 'context', 'boost', 'counter'],
]);
const ENTRY_KEYS: ReadonlySet<string> = new Set([
  'type',
  'terms',
  'score',
  'caseSensitive',
  'context',
  'counterBehind',
]);

/**
 * Refuses contributions that would silently find nothing, or something else than their author meant: a misspelt property, a type
 * that nobody declared, a score beyond the scale. Throws DeidError `contribution_invalid` with all mistakes at once.
 */
export function checkContributions(given: Contributions): void {
  const { config, types, recognizers, joinRules, domains, policies } = given;
  const mistakes: Mistake[] = [];
  const tellOf =
    (kind: string, name: string): Tell =>
    (message) =>
      mistakes.push({ pointer: '', message: `${kind} '${name}': ${message}` });
  for (const recognizer of recognizers)
    checkRecognizer(recognizer, types, domains, tellOf('recognizer', recognizer.name));
  for (const domain of domains) checkDomain(domain, types, tellOf('domain', domain.name));
  for (const rule of joinRules) checkJoinRule(rule, types, tellOf('join rule', rule.name));
  for (const policy of policies)
    if (!isConfigured(policy, config)) checkPolicy(policy, types, tellOf('policy', policy.name));
  if (mistakes.length === 0) return;
  const lines = mistakes.map(({ message }) => `  ${message}`).join('\n');
  throw new DeidError('contribution_invalid', [mistakes.length, lines], mistakes);
}

/** The operator's own policies are looked at with the rest of the configuration. */
const isConfigured = ({ name }: CompliancePolicy, { policies = {} }: Config): boolean => Object.hasOwn(policies, name);

function checkRecognizer(recognizer: Recognizer, types: EntityTypes, domains: readonly Domain[], tell: Tell): void {
  if (!KINDS.some((kind) => kind in recognizer)) tell(`has none of ${KINDS.join(', ')}, so it would find nothing`);
  // One that runs code may hold what it likes.
  if (!('recognize' in recognizer)) checkKeys(recognizer, RECOGNIZER_KEYS, '', tell);
  checkTypes(recognizer.types, types, '', tell);
  for (const name of recognizer.domains ?? []) {
    const known = domains.map((domain) => domain.name);
    const meant = known.includes(name) ? undefined : nearest(name, known, MISSPELT_BY);
    if (meant !== undefined) tell(`works in a domain '${name}' that is written '${meant}'`);
  }
  const declared = new Set(recognizer.types);
  if ('context' in recognizer) checkWords(recognizer.context, 'context', '', tell);
  if ('patterns' in recognizer && recognizer.patterns.length === 0) tell('has no patterns, so it would find nothing');
  if ('patterns' in recognizer)
    for (const [i, pattern] of recognizer.patterns.entries())
      checkPattern(pattern, declared, `pattern ${pattern.name ?? i + 1} `, tell);
  if ('dictionary' in recognizer)
    for (const [i, entry] of recognizer.dictionary.entries()) {
      const place = `dictionary entry ${i + 1} `;
      checkEntry(entry, place, tell);
      checkDeclared(entry.type, declared, place, tell);
    }
}

function checkPattern(pattern: Pattern, declared: ReadonlySet<EntityType>, place: string, tell: Tell): void {
  const { type, match, score, valid = 0, boost = 0 } = pattern;
  checkKeys(pattern, PATTERN_KEYS, place, tell);
  checkDeclared(type, declared, place, tell);
  if (match === undefined || match === '') tell(`${place}has no 'match'`);
  else if (typeof match !== 'string')
    tell(`${place}has a 'match' that is no string: write the source of the expression, /…/.source`);
  if (pattern.lead !== undefined && typeof pattern.lead !== 'string')
    tell(`${place}has a 'lead' that is no string: write the source of the expression, /…/.source`);
  checkWords(pattern.context, 'context', place, tell);
  checkWords(pattern.counter, 'counter', place, tell);
  if (!isScore(score)) tell(`${place}has a score that is not from 0 to 1`);
  if (!isScore(valid)) tell(`${place}has a valid that is not from 0 to 1`);
  if (!isScore(boost)) tell(`${place}has a boost that is not from 0 to 1`);
}

/** Words that texts are compared with in lower case. */
function checkWords(words: unknown, property: string, place: string, tell: Tell): void {
  if (words === undefined) return;
  const list = Array.isArray(words) ? words : [undefined];
  const upper = list.findIndex((word) => typeof word !== 'string' || word !== word.toLowerCase());
  if (upper >= 0) tell(`${place}has a '${property}' of which word ${upper + 1} is no text in lower case`);
}

function checkEntry(entry: DictionaryEntry, place: string, tell: Tell): void {
  checkKeys(entry, ENTRY_KEYS, place, tell);
  if (!isScore(entry.score)) tell(`${place}has a score that is not from 0 to 1`);
  if (!Array.isArray(entry.terms)) tell(`${place}has no list of 'terms'`);
  else if (entry.terms.some((term) => typeof term !== 'string')) tell(`${place}has a term that is no string`);
}

function checkDomain(domain: Domain, types: EntityTypes, tell: Tell): void {
  checkTypes(Object.keys(domain.thresholds ?? {}), types, 'thresholds: ', tell);
  checkTypes(Object.keys(domain.context ?? {}), types, 'context: ', tell);
  for (const [i, entry] of (domain.dictionary ?? []).entries()) {
    const place = `dictionary entry ${i + 1} `;
    checkEntry(entry, place, tell);
    checkTypes([entry.type], types, place, tell);
  }
}

function checkJoinRule({ types: joined, needs = [], as }: JoinRule, types: EntityTypes, tell: Tell): void {
  checkTypes(new Set([...joined, ...needs, as]), types, '', tell);
}

function checkPolicy({ rules, alwaysFind = {} }: CompliancePolicy, types: EntityTypes, tell: Tell): void {
  if (!Object.hasOwn(rules, '*')) tell("has no rule for '*', which stands for all other types");
  const named = new Set([...Object.keys(rules), ...Object.keys(alwaysFind)]);
  named.delete('*');
  checkTypes(named, types, '', tell);
}

function checkTypes(named: Iterable<EntityType>, types: EntityTypes, place: string, tell: Tell): void {
  for (const type of named)
    if (types.get(type) === undefined)
      tell(`${place}type '${type}' is declared by no plugin: ${remedyFor(type, types)}`);
}

function remedyFor(type: EntityType, types: EntityTypes): string {
  const known = types.all().map(({ name }) => name);
  const meant = nearest(type, known, MISSPELT_BY);
  return `${meant === undefined ? 'correct it' : `'${meant}' may be meant`}, or declare it with registry.entityType()`;
}

function checkDeclared(type: EntityType, declared: ReadonlySet<EntityType>, place: string, tell: Tell): void {
  if (!declared.has(type)) tell(`${place}has the type '${type}', which 'types' does not list`);
}

const isScore = (value: number): boolean => value >= 0 && value <= 1;

function checkKeys(data: object, known: ReadonlySet<string>, place: string, tell: Tell): void {
  for (const key of Object.keys(data))
    if (!known.has(key)) tell(`${place}has the unknown property '${key}': remove it or correct its name`);
}
