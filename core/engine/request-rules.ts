import { checkJson } from '../config/config.js';
import type { Thresholds } from '../contracts/domain.js';
import type { EntityType } from '../contracts/entity-type.js';
import { type Mistake, validationFailed } from '../contracts/errors.js';
import { nearest } from '../contracts/nearest.js';
import type { PolicyRule } from '../contracts/policy.js';
import type { PatternRecognizer } from '../contracts/recognizer.js';
import type { DenyTerms, RequestPattern, RequestRules } from '../contracts/request-rules.js';
import { DetectionRules, PATTERN, RequestPatterns, RequestThresholds } from '../detect/request-rules.js';
import { SearchTerms } from '../detect/search-terms.js';
import { compileScan } from '../scan/compile.js';
import { foldCase } from '../scan/phrases.js';
import { ConfidentialTerms } from '../transform/confidential-terms.js';
import type { PreparedRule } from '../transform/prepared-policy.js';
import { MAX_MISTAKES, mistakesOf } from './rules-mistakes.js';
import { operatorOf, type RulesContext } from './rules-operators.js';
import { type PatternMistake, patternMistakes } from './rules-patterns.js';
import { MAX_RULES, RULES_SCHEMA } from './rules-schema.js';

/** Compiled rules of a request. */
export interface CompiledRules {
  readonly detection: DetectionRules;
  /** Replacement rules, by type, category or `*`. */
  readonly operators: ReadonlyMap<EntityType, PreparedRule>;
  /** Denied terms, which no substitute may contain. */
  readonly confidential: ConfidentialTerms;
  /** Size of the rules as JSON, in characters, which is charged. */
  readonly size: number;
}

const DEFAULT_TYPE = 'PROPRIETARY_TERM';
const DEFAULT_SCORE = 0.8;
/** Maximum number of rule sets that are kept compiled. */
const MAX_KEPT = 32;

/** Checks and compiles the rules of requests; the most recent ones are cached by their content. */
export class RequestRulesCompiler {
  readonly #context: RulesContext;
  readonly #known = new Map<string, CompiledRules>();

  constructor(context: RulesContext) {
    this.#context = context;
  }

  /** Throws DeidError `validation_failed` with pointers below `/rules`. */
  compile(rules: RequestRules): CompiledRules {
    const json = jsonOf(rules);
    const known = this.#known.get(json);
    if (known !== undefined) this.#known.delete(json);
    else if (this.#known.size >= MAX_KEPT)
      for (const oldest of [...this.#known.keys()].slice(0, 1)) this.#known.delete(oldest);
    const compiled = known ?? new RulesReader(this.#context).read(JSON.parse(json), json.length);
    this.#known.set(json, compiled);
    return compiled;
  }
}

const belowRules = (mistakes: readonly Mistake[]): Mistake[] =>
  mistakes.slice(0, MAX_MISTAKES).map(({ pointer, message }) => ({ pointer: `/rules${pointer}`, message }));

const refused = (mistakes: readonly Mistake[]) => validationFailed(belowRules(mistakes));

/** The rules as JSON, which is the key of the cache. */
function jsonOf(rules: RequestRules): string {
  let json: string | undefined;
  try {
    json = JSON.stringify(rules, (_key, value: unknown) => {
      if (typeof value === 'function' || value instanceof RegExp) throw new TypeError();
      return value;
    });
  } catch {
    // Not representable as JSON (a circular structure, a big integer, a function); reported below.
  }
  if (json === undefined)
    throw refused([
      { pointer: '', message: 'must be JSON data: write the source of an expression, and no functions.' },
    ]);
  if (json.length > MAX_RULES.characters)
    throw refused([{ pointer: '', message: `are longer than ${MAX_RULES.characters} characters as JSON.` }]);
  return json;
}

/**
 * Mistakes that the schema finds in rules, with pointers below `/rules`. Needs no engine: types and transformers are
 * not known here, so pointers end before their names.
 */
export function requestRulesMistakes(rules: unknown): readonly Mistake[] {
  const checked = checkJson(RULES_SCHEMA, rules);
  if (!('errors' in checked)) return [];
  return belowRules(mistakesOf(checked.errors, RULES_SCHEMA, (key) => NAMES.has(key)));
}

/** Reads one set of rules. */
class RulesReader {
  readonly #context: RulesContext;
  readonly #mistakes: Mistake[] = [];

  constructor(context: RulesContext) {
    this.#context = context;
  }

  read(json: unknown, size: number): CompiledRules {
    const isKnown = (key: string): boolean =>
      key === '*' || NAMES.has(key) || this.#context.types.get(key) !== undefined;
    const checked = checkJson<RequestRules>(RULES_SCHEMA, json);
    if ('errors' in checked) throw refused(mistakesOf(checked.errors, RULES_SCHEMA, isKnown));
    const { allow = [], deny = [], patterns = [], thresholds = {}, operators = {} } = checked.value;
    const denied = this.#denied(deny);
    const allowed = this.#allowed(allow, denied);
    const searched = this.#patterns(patterns);
    const scores = this.#thresholds(thresholds);
    const prepared = this.#operators(operators);
    if (this.#mistakes.length > 0) throw refused(this.#mistakes);
    const terms = { allow: allowed, deny: searchTermsOf(denied) };
    return {
      detection: new DetectionRules(terms, scanOf(searched), scores),
      operators: prepared,
      confidential: confidentialOf(denied),
      size,
    };
  }

  #refuse(pointer: string, message: string): void {
    this.#mistakes.push({ pointer, message });
  }

  /** A type in its registered case; undefined, with a mistake, if it is unknown. */
  #type(pointer: string, given: EntityType, says = 'is'): EntityType | undefined {
    const { types } = this.#context;
    const name = given.trim().toUpperCase();
    if (types.get(name) !== undefined) return name;
    const known = types.all().map((info) => info.name);
    const meant = nearest(given, known, Math.min(MAX_TYPO_EDITS, Math.floor(given.length / 3)));
    const hint = meant === undefined ? '' : ` Did you mean '${meant}'?`;
    this.#refuse(pointer, `${says} no entity type.${hint} 'deidkit entities' and GET entities list them.`);
    return undefined;
  }

  #denied(deny: NonNullable<RequestRules['deny']>): Required<DenyTerms>[] {
    let count = 0;
    const denied = deny.flatMap((given, i): Required<DenyTerms>[] => {
      const isText = typeof given === 'string';
      const { type = DEFAULT_TYPE, terms, caseSensitive = false } = isText ? { terms: [given] } : given;
      count += terms.length;
      for (const [n, term] of terms.entries()) this.#checkTerm(isText ? `/deny/${i}` : `/deny/${i}/terms/${n}`, term);
      const known = this.#type(`/deny/${i}/type`, type);
      return known === undefined ? [] : [{ type: known, terms, caseSensitive }];
    });
    if (count > MAX_RULES.terms) this.#refuse('/deny', `has more than ${MAX_RULES.terms} terms.`);
    return denied;
  }

  #allowed(allow: readonly string[], denied: readonly Required<DenyTerms>[]): SearchTerms {
    const never = new Set(denied.flatMap(({ terms }) => terms.map((term) => foldCase(term.trim()))));
    const terms = new SearchTerms();
    for (const [i, term] of allow.entries()) {
      this.#checkTerm(`/allow/${i}`, term);
      if (never.has(foldCase(term.trim())))
        this.#refuse(`/allow/${i}`, 'is among the denied terms, too: leave one of them out.');
      terms.add(term, 'ALLOWED');
    }
    return terms;
  }

  #checkTerm(pointer: string, term: string): void {
    if (!/[\p{L}\p{N}]/u.test(term))
      this.#refuse(pointer, 'has no letter and no digit, so it could not be found as a word.');
  }

  #patterns(given: readonly RequestPattern[]): PatternRecognizer['patterns'] {
    const report = ({ at, key, message }: PatternMistake): void => this.#refuse(`/patterns/${at}${key}`, message);
    const steps = patternMistakes(given, report);
    if (steps > MAX_RULES.steps)
      this.#refuse(
        '/patterns',
        `may take ${steps.toPrecision(2)} steps at one place of a text, more than ${MAX_RULES.steps}: bound repetitions more tightly, or leave patterns out.`,
      );
    const low = (words: readonly string[] = []): string[] => words.map((word) => word.toLowerCase());
    return given.flatMap((pattern, at) => {
      const type = this.#type(`/patterns/${at}/type`, pattern.type);
      const { context, counter, score = DEFAULT_SCORE } = pattern;
      return type === undefined ? [] : [{ ...pattern, type, score, context: low(context), counter: low(counter) }];
    });
  }

  #thresholds(given: NonNullable<RequestRules['thresholds']>): RequestThresholds | undefined {
    const known = new Map<EntityType, Thresholds>();
    for (const [name, score] of Object.entries(given)) {
      const [type, pointer] = this.#keyOf('/thresholds', name);
      const levels: Thresholds = typeof score === 'number' ? [score, score, score] : score;
      if (levels[0] < levels[1] || levels[1] < levels[2])
        this.#refuse(pointer, 'rises from one level to the next, so that a higher level would find less.');
      if (type !== undefined) known.set(type, levels);
    }
    return known.size === 0 ? undefined : new RequestThresholds(known, this.#context.types);
  }

  #operators(given: NonNullable<RequestRules['operators']>): Map<EntityType, PreparedRule> {
    const prepared = new Map<EntityType, PreparedRule>();
    for (const [name, operator] of Object.entries(given)) {
      const [type, pointer] = this.#keyOf('/operators', name);
      const rule: PolicyRule = typeof operator === 'string' ? { use: operator } : operator;
      const made = operatorOf(this.#context, rule, (below, message) => this.#refuse(pointer + below, message));
      if (type !== undefined && made !== undefined) prepared.set(type, made);
    }
    return prepared;
  }

  /** The type that a key names, or `*`, and the pointer to it; the pointer to the whole table if the key is unknown. */
  #keyOf(table: string, name: string): [type: EntityType | undefined, pointer: string] {
    if (name === '*') return ['*', `${table}/*`];
    const type = this.#type(table, name, 'holds a name that is');
    return [type, type === undefined ? table : `${table}/${type}`];
  }
}

/** Largest edit distance at which an unknown type is taken for a misspelling. */
const MAX_TYPO_EDITS = 3;

/** Names from the schema, which pointers may contain. */
const NAMES: ReadonlySet<string> = new Set(namesIn(RULES_SCHEMA));

function* namesIn(schema: unknown): Generator<string> {
  if (typeof schema !== 'object' || schema === null) return;
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'properties') yield* Object.keys(value);
    yield* namesIn(value);
  }
}

function searchTermsOf(denied: readonly Required<DenyTerms>[]): SearchTerms {
  const found = new SearchTerms();
  for (const { type, terms, caseSensitive } of denied) for (const term of terms) found.add(term, type, caseSensitive);
  return found;
}

const confidentialOf = (denied: readonly Required<DenyTerms>[]): ConfidentialTerms =>
  new ConfidentialTerms([
    { name: PATTERN, types: [], confidential: true, dictionary: denied.map((entry) => ({ ...entry, score: 1 })) },
  ]);

function scanOf(patterns: PatternRecognizer['patterns']): RequestPatterns | undefined {
  if (patterns.length === 0) return undefined;
  const recognizer = { name: PATTERN, types: patterns.map(({ type }) => type), domainSpecific: true, patterns };
  const nothing = { wordLists: [], extraPhrases: [], domainsOf: () => undefined };
  return new RequestPatterns(compileScan({ recognizers: [recognizer], ...nothing }));
}
