import type { Config } from '../config/config.js';
import { isBasis } from '../contracts/basis.js';
import type { Calibration } from '../contracts/calibration.js';
import type { Domain } from '../contracts/domain.js';
import type { EntityType, EntityTypes } from '../contracts/entity-type.js';
import { DeidError, type Mistake } from '../contracts/errors.js';
import type { EvidenceKind } from '../contracts/evidence.js';
import type { FileAdapter } from '../contracts/file-adapter.js';
import { isLanguageCode, notALanguage } from '../contracts/languages.js';
import { nearest } from '../contracts/nearest.js';
import type { CompliancePolicy } from '../contracts/policy.js';
import type { CodeRecognizer, DictionaryEntry, JoinRule, Pattern, Recognizer } from '../contracts/recognizer.js';
import type { Transformer } from '../contracts/transformer.js';
import type { WordList } from '../contracts/word-list.js';

/** Contributions of plugins with mistakes that a type checker does not see, or whose authors do not use one. */
interface Contributions {
  readonly config: Config;
  readonly types: EntityTypes;
  readonly recognizers: readonly Recognizer[];
  readonly wordLists: readonly WordList[];
  readonly joinRules: readonly JoinRule[];
  readonly domains: readonly Domain[];
  readonly policies: readonly CompliancePolicy[];
  readonly transformers: readonly Transformer[];
  readonly fileAdapters: readonly FileAdapter[];
  readonly calibrations: readonly Calibration[];
  readonly evidence: readonly EvidenceKind[];
  /** The plugin behind each contribution, by its kind and name; domains in lower case. */
  readonly owners: ReadonlyMap<string, string>;
}

/**
 * Largest edit distance at which an unknown name is taken for a misspelling of a known one. A name farther away may
 * belong to a plugin that is not loaded.
 */
const MAX_TYPO_EDITS = 2;

/** Domains that plugins of the package register. A configuration may leave out these plugins. */
const PACKAGE_DOMAINS: ReadonlySet<string> = new Set(['General', 'Medical', 'Finance', 'Legal', 'Custom']);

/** What `'\b'` is in a string of JavaScript: meant is the edge of a word, `'\\b'`. */
const BACKSPACE = '\b';

/** Reports one mistake of the contribution being checked. */
type Report = (message: string) => void;

const KINDS = ['patterns', 'dictionary', 'recognize'] as const;
const STEPS = ['needs', 'doubt', 'recall'] as const;
const RECOGNIZER_KEYS: ReadonlySet<string> = new Set([
  ...[
    'name',
    'types',
    'domains',
    'languages',
    'domainSpecific',
    'estimates',
    'withinWords',
    'confidential',
    'context',
    'parts',
  ],
  ...STEPS,
  ...KINDS,
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
  'counter',
  'counterBehind',
]);

/**
 * Rejects contributions that would silently find nothing, or something other than their author meant: a misspelt
 * property, an undeclared type, a score out of range. Throws DeidError `contribution_invalid` with all mistakes at
 * once.
 */
export function checkContributions(given: Contributions): void {
  const { config, types, recognizers, wordLists, joinRules, domains, policies } = given;
  const mistakes: Mistake[] = [];
  const tellOf =
    (kind: string, name: string): Report =>
    (message) =>
      mistakes.push({ pointer: '', message: `${ownerOf(kind, name, given.owners)}${kind} '${name}': ${message}` });
  for (const { name, parent } of types.all()) checkParent(name, parent, types, tellOf('entity type', name));
  for (const list of wordLists) checkWordList(list, tellOf('word list', list.name));
  for (const recognizer of recognizers) checkRecognizer(recognizer, given, tellOf('recognizer', recognizer.name));
  for (const domain of domains) checkDomain(domain, types, tellOf('domain', domain.name));
  for (const rule of joinRules) checkJoinRule(rule, types, tellOf('join rule', rule.name));
  for (const policy of policies)
    if (!isConfigured(policy, config)) checkPolicy(policy, types, tellOf('policy', policy.name));
  for (const { name, weights } of given.evidence)
    checkTypes(Object.keys(weights), types, 'weights: ', tellOf('evidence', name));
  for (const { recognizer } of given.calibrations)
    if (!given.owners.has(`recognizer ${recognizer}`))
      tellOf('calibration of', recognizer)('no recognizer has this name, so it would calibrate nothing: correct it');
  for (const transformer of given.transformers)
    checkFunctions(transformer, ['prepare'], tellOf('transformer', transformer.name));
  for (const adapter of given.fileAdapters)
    checkFunctions(adapter, ['accepts', 'process'], tellOf('file adapter', adapter.name));
  if (mistakes.length === 0) return;
  const lines = mistakes.map(({ message }) => `  ${message}`).join('\n');
  throw new DeidError('contribution_invalid', [mistakes.length, lines], mistakes);
}

/** Names the plugin of a contribution whose name does not begin with it. */
function ownerOf(kind: string, name: string, owners: ReadonlyMap<string, string>): string {
  const plugin = owners.get(`${kind} ${kind === 'domain' ? name.toLowerCase() : name}`);
  return plugin === undefined || name.startsWith(`${plugin}/`) ? '' : `plugin '${plugin}', `;
}

function checkFunctions<K extends string>(
  given: Readonly<Record<K, unknown>>,
  names: readonly K[],
  report: Report,
): void {
  for (const name of names) if (typeof given[name] !== 'function') report(`has no function '${name}'`);
}

/** The operator's own policies are checked with the rest of the configuration. */
const isConfigured = ({ name }: CompliancePolicy, { policies = {} }: Config): boolean => Object.hasOwn(policies, name);

function checkRecognizer(
  recognizer: Recognizer,
  { types, domains, owners }: Pick<Contributions, 'types' | 'domains' | 'owners'>,
  report: Report,
): void {
  const kinds = KINDS.filter((kind) => kind in recognizer);
  if (kinds.length === 0) report(`has none of ${KINDS.join(', ')}, so it would find nothing`);
  if (kinds.length > 1) report(`has ${kinds.join(' and ')}, of which only one would count: make a recognizer of each`);
  // A code recognizer may have properties of its own.
  if (!('recognize' in recognizer)) checkKeys(recognizer, RECOGNIZER_KEYS, '', report);
  checkTypes(recognizer.types, types, '', report);
  checkLanguages(recognizer.languages, report);
  for (const name of recognizer.domains ?? []) checkDomainName(name, domains, report);
  if ('needs' in recognizer) checkNeeds(recognizer, owners, report);
  const declared = new Set(recognizer.types);
  if ('context' in recognizer) checkWords(recognizer.context, 'context', '', report);
  if ('patterns' in recognizer && recognizer.patterns.length === 0) report('has no patterns, so it would find nothing');
  if ('patterns' in recognizer)
    for (const [i, pattern] of recognizer.patterns.entries())
      checkPattern(pattern, declared, `pattern ${pattern.name ?? i + 1} `, report);
  if ('dictionary' in recognizer)
    for (const [i, entry] of recognizer.dictionary.entries()) {
      const place = `dictionary entry ${i + 1} `;
      checkEntry(entry, place, report);
      checkDeclared(entry.type, declared, place, report);
    }
}

/** A recognizer that needs words of a list that its own plugin does not have is never called. */
function checkNeeds({ name, needs }: CodeRecognizer, owners: ReadonlyMap<string, string>, report: Report): void {
  const own = `${name.split('/', 1)[0]}/`;
  for (const list of needs?.words ?? [])
    if (list.startsWith(own) && !owners.has(`word list ${list}`))
      report(`needs words of the list '${list}', which is not registered: correct it, or call registry.wordList()`);
}

/** Selecting a category selects its types, so that the link of a type to its category must hold. */
function checkParent(name: EntityType, parent: EntityType | undefined, types: EntityTypes, report: Report): void {
  if (parent === undefined) return;
  const info = types.get(parent);
  if (parent === name) report('is its own parent: name a category, or leave out the parent');
  else if (info === undefined) report(`its parent '${parent}' is declared by no plugin: ${remedyFor(parent, types)}`);
  else if (info.parent !== undefined)
    report(`its parent '${parent}' has a parent itself: name '${info.parent}', because the tree has two levels`);
}

function checkWordList({ words, languages }: WordList, report: Report): void {
  checkLanguages(languages, report);
  const given: unknown = words;
  if (typeof given !== 'object' || given === null || !(Symbol.iterator in given)) report("its 'words' are no list");
  else if (Array.isArray(given) && given.some((word) => typeof word !== 'string'))
    report("has one of its 'words' that is no string");
}

function checkLanguages(languages: readonly string[] | undefined, report: Report): void {
  for (const code of languages ?? []) if (!isLanguageCode(code)) report(notALanguage(code));
}

function checkDomainName(name: string, domains: readonly Domain[], report: Report): void {
  const known = domains.map((domain) => domain.name);
  if (known.includes(name)) return;
  const meant = nearest(name, known, MAX_TYPO_EDITS);
  if (meant !== undefined) report(`works in a domain '${name}' that is written '${meant}'`);
  else if (!PACKAGE_DOMAINS.has(name))
    report(
      `works in a domain '${name}', which no plugin registers: correct it to one of ${known.join(', ')}, or add the plugin of that domain`,
    );
}

function checkPattern(pattern: Pattern, declared: ReadonlySet<EntityType>, place: string, report: Report): void {
  const { type, match, score, valid = 0, boost = 0 } = pattern;
  checkKeys(pattern, PATTERN_KEYS, place, report);
  if (pattern.ignoreCase !== undefined && typeof pattern.ignoreCase !== 'boolean')
    report(`${place}has an 'ignoreCase' that is neither true nor false`);
  for (const part of ['match', 'lead'] as const)
    if (String(pattern[part]).includes(BACKSPACE))
      report(`${place}has a backspace in '${part}': write '\\\\b' in a string, or String.raw\`…\``);
  checkDeclared(type, declared, place, report);
  if (match === undefined || match === '') report(`${place}has no 'match'`);
  else if (typeof match !== 'string')
    report(`${place}has a 'match' that is no string: write the source of the expression, /…/.source`);
  if (pattern.lead !== undefined && typeof pattern.lead !== 'string')
    report(`${place}has a 'lead' that is no string: write the source of the expression, /…/.source`);
  if (pattern.validate !== undefined && typeof pattern.validate !== 'function')
    report(`${place}has a 'validate' that is no function: write (term) => true or false`);
  checkWords(pattern.context, 'context', place, report);
  checkWords(pattern.counter, 'counter', place, report);
  if (!isBase(score)) report(`${place}has a score that is ${NO_BASE}`);
  if (!isBase(valid)) report(`${place}has a valid that is ${NO_BASE}`);
  if (!isScore(boost)) report(`${place}has a boost that is not from 0 to 1`);
}

/** Checks words that are compared with lower-case text. */
function checkWords(words: unknown, property: string, place: string, report: Report): void {
  if (words === undefined) return;
  const list = Array.isArray(words) ? words : [undefined];
  const upper = list.findIndex((word) => typeof word !== 'string' || word !== word.toLowerCase());
  if (upper >= 0) report(`${place}has a '${property}' of which word ${upper + 1} is no text in lower case`);
}

function checkEntry(entry: DictionaryEntry, place: string, report: Report): void {
  checkKeys(entry, ENTRY_KEYS, place, report);
  if (!isBase(entry.score)) report(`${place}has a score that is ${NO_BASE}`);
  for (const words of ['context', 'counter', 'counterBehind'] as const) checkWords(entry[words], words, place, report);
  if (!Array.isArray(entry.terms)) report(`${place}has no list of 'terms'`);
  else if (entry.terms.some((term) => typeof term !== 'string')) report(`${place}has a term that is no string`);
}

function checkDomain(domain: Domain, types: EntityTypes, report: Report): void {
  checkTypes(Object.keys(domain.thresholds ?? {}), types, 'thresholds: ', report);
  checkTypes(Object.keys(domain.context ?? {}), types, 'context: ', report);
  for (const [i, entry] of (domain.dictionary ?? []).entries()) {
    const place = `dictionary entry ${i + 1} `;
    checkEntry(entry, place, report);
    checkTypes([entry.type], types, place, report);
  }
}

function checkJoinRule({ types: joined, needs = [], as }: JoinRule, types: EntityTypes, report: Report): void {
  checkTypes(new Set([...joined, ...needs, as]), types, '', report);
}

function checkPolicy({ rules, alwaysFind = {} }: CompliancePolicy, types: EntityTypes, report: Report): void {
  if (!Object.hasOwn(rules, '*')) report("has no rule for '*', which stands for all other types");
  const named = new Set([...Object.keys(rules), ...Object.keys(alwaysFind)]);
  named.delete('*');
  checkTypes(named, types, '', report);
}

function checkTypes(named: Iterable<EntityType>, types: EntityTypes, place: string, report: Report): void {
  for (const type of named)
    if (types.get(type) === undefined)
      report(`${place}type '${type}' is declared by no plugin: ${remedyFor(type, types)}`);
}

function remedyFor(type: EntityType, types: EntityTypes): string {
  const known = types.all().map(({ name }) => name);
  const meant = nearest(type, known, MAX_TYPO_EDITS);
  return `${meant === undefined ? 'correct it' : `'${meant}' may be meant`}, or declare it with registry.entityType()`;
}

function checkDeclared(type: EntityType, declared: ReadonlySet<EntityType>, place: string, report: Report): void {
  if (!declared.has(type)) report(`${place}has the type '${type}', which 'types' does not list`);
}

const isScore = (value: unknown): boolean => typeof value === 'number' && value >= 0 && value <= 1;
const isBase = (value: unknown): boolean => isBasis(value) || isScore(value);
const NO_BASE = 'neither from 0 to 1 nor the name of what a score rests on, such as cue:label';

function checkKeys(data: object, known: ReadonlySet<string>, place: string, report: Report): void {
  for (const key of Object.keys(data))
    if (!known.has(key)) report(`${place}has the unknown property '${key}': remove it or correct its name`);
}
