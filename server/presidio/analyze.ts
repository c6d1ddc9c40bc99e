import type { Engine, Finding, LedgerEntry } from '../../core/index.js';
import { isDeidError } from '../../core/index.js';
import type { ModelName } from '../../core/services.js';
import { type AdHocMatch, adHocMatches, adHocPatterns } from './ad-hoc.js';
import { type AllowList, allowListOf } from './allow-list.js';
import { positionsOf } from './code-points.js';
import { type WantedEntities, wantedEntities } from './entities.js';
import { areStrings, isNumber, isString, type Members, optional, refuseOthers } from './fields.js';
import { flagsOf } from './python-regex.js';
import { malformed, PresidioRefusal } from './refusal.js';

/** One result as Presidio's analyzer gives it: positions in code points. */
interface AnalyzerResult {
  readonly analysis_explanation: object | null;
  readonly end: number;
  readonly entity_type: string;
  readonly score: number;
  readonly start: number;
}

/** A request to `/analyze` that has been read. */
export interface AnalyzeRequest {
  readonly texts: readonly string[];
  /** True if the request held a list of texts. */
  readonly isBatch: boolean;
  readonly language: string;
  readonly wanted: WantedEntities;
  /** True if the request asks for entities of its own recognizers only. */
  readonly onlyOwn: boolean;
  /** Names of entities that the request wants from its own recognizers; undefined: all. */
  readonly names: ReadonlySet<string> | undefined;
  readonly threshold: number;
  readonly explain: boolean;
  readonly own: ReturnType<typeof adHocPatterns>;
  readonly context: readonly string[];
  readonly allowed: AllowList;
  /** What the caller's plan and key decide. */
  readonly model?: { readonly model?: ModelName; readonly tenant?: string };
}

const FIELDS = [
  'text',
  'language',
  'entities',
  'score_threshold',
  'return_decision_process',
  'ad_hoc_recognizers',
  'context',
  'allow_list',
  'allow_list_match',
  'regex_flags',
  'correlation_id',
  'trace',
];

/** Texts of a request: each costs something, also an empty one. */
const MAX_TEXTS = 10_000;
/** Context words of a request, and their length together. */
const MAX_CONTEXT = 1_000;

/** What Presidio says where a language or an entity is not served. */
const noRecognizers = () => new PresidioRefusal(500, 'No matching recognizers were found to serve the request.');

/** Reads the body of a request to `/analyze`. @throws PresidioRefusal */
export function readAnalyze(engine: Engine, body: Members): AnalyzeRequest {
  refuseOthers(body, FIELDS);
  const { text } = body;
  if (text === undefined || text === null || text === '' || (Array.isArray(text) && text.length === 0))
    throw new PresidioRefusal(500, 'No text provided');
  if (!isString(text) && !areStrings(text)) throw malformed('text must be a string or an array of strings.');
  if (!isString(text) && text.length > MAX_TEXTS) throw malformed(`text has more than ${MAX_TEXTS} entries.`);
  const language = optional(body, 'language', isString, 'a string') ?? '';
  if (language === '') throw new PresidioRefusal(500, 'No language provided');
  requireLanguage(engine, language);
  const flags = flagsOf(optional(body, 'regex_flags', isNumber, 'a number'));
  const own = adHocPatterns(body.ad_hoc_recognizers, language, flags);
  const names = optional(body, 'entities', areStrings, 'an array of strings');
  const context = optional(body, 'context', areStrings, 'an array of strings') ?? [];
  if (context.join(' ').length > MAX_CONTEXT) throw malformed(`context is longer than ${MAX_CONTEXT} characters.`);
  return {
    texts: isString(text) ? [text] : text,
    isBatch: !isString(text),
    language,
    ...wantedOf(engine, names, language, own),
    threshold: optional(body, 'score_threshold', isNumber, 'a number') ?? 0,
    explain: Boolean(body.return_decision_process),
    own,
    context,
    allowed: allowListOf(body, flags),
  };
}

/** @throws PresidioRefusal for a language that no call of the engine may name */
export function requireLanguage(engine: Engine, language: string): void {
  try {
    engine.checkOptions({ language });
  } catch (error) {
    if (isDeidError(error)) throw noRecognizers();
    throw error;
  }
}

function wantedOf(engine: Engine, names: readonly string[] | undefined, language: string, own: AnalyzeRequest['own']) {
  const brought = new Set(own.map(({ entity }) => entity));
  const asked = names?.filter((name) => !brought.has(name));
  const wanted = wantedEntities(engine, asked, language);
  if ('unknown' in wanted) {
    if (names?.length === 1) throw noRecognizers();
    throw malformed('entities holds a name that no recognizer finds; GET /supportedentities lists them.');
  }
  return {
    wanted,
    onlyOwn: names !== undefined && names.length > 0 && asked?.length === 0,
    names: names === undefined || names.length === 0 ? undefined : new Set(names),
  };
}

/** The results for one text. */
export function analyzeText(engine: Engine, request: AnalyzeRequest, text: string): readonly AnalyzerResult[] {
  const { names, threshold, allowed, own, context } = request;
  const around = context.map((word) => word.toLowerCase());
  const brought = adHocMatches(own, text, around)
    .filter(({ pattern }) => names === undefined || names.has(pattern.entity))
    .map((match) => ({ ...match, entity: match.pattern.entity, why: ownExplanation(match) }));
  const positions = positionsOf(text);
  const known = request.onlyOwn ? [] : found(engine, request, text);
  return [...known, ...withoutDoubles(brought)]
    .filter(({ start, end, score }) => score >= threshold && !allowed(text.slice(start, end)))
    .map(({ start, end, entity, score, why }) => ({
      analysis_explanation: request.explain ? why : null,
      end: positions.point(end),
      entity_type: entity,
      score,
      start: positions.point(start),
    }));
}

interface Found {
  readonly start: number;
  readonly end: number;
  readonly score: number;
  readonly entity: string;
  readonly why: object;
}

/** Of matches of one entity at one place, the one with the highest score. */
function withoutDoubles(matches: readonly Found[]): readonly Found[] {
  const best = new Map<string, Found>();
  for (const match of matches) {
    const place = `${match.start} ${match.end} ${match.entity}`;
    if ((best.get(place)?.score ?? -1) < match.score) best.set(place, match);
  }
  return [...best.values()];
}

/**
 * The engine's findings. With context, the text is read again behind these words, as the cell of a column that has them
 * as its title: what is found then is added.
 */
function found(engine: Engine, request: AnalyzeRequest, text: string): readonly Found[] {
  const first = findings(engine, request, text);
  if (request.context.length === 0) return first;
  const title = `${request.context.join(' ')}: `;
  const again = findings(engine, request, title + text)
    .map((one) => ({ ...one, start: one.start - title.length, end: one.end - title.length }))
    .filter(({ start, end }) => start >= 0 && first.every((one) => one.end <= start || one.start >= end));
  return [...first, ...again];
}

function findings(engine: Engine, request: AnalyzeRequest, text: string): readonly Found[] {
  const { language, wanted, explain, model } = request;
  const { findings: all, explanation } = engine.analyze(text, { language, entities: wanted.types, explain, ...model });
  return all.map((finding, i) => {
    const { start, end, score, type } = finding;
    const why = explanationOf(finding, explanation?.ledgers[i] ?? []);
    return { start, end, score, entity: wanted.nameOf(type), why };
  });
}

/** An explanation with the members of Presidio's. The text says how the score came about. */
const explanationOf = ({ recognizer, score, type }: Finding, ledger: readonly LedgerEntry[]) => ({
  recognizer,
  pattern_name: null,
  pattern: null,
  original_score: ledger[0]?.by ?? score,
  score,
  textual_explanation: `Found as ${type}: ${ledger.map(({ reason, by }) => `${reason} ${by}`).join(', ')}`,
  score_context_improvement: 0,
  supportive_context_word: '',
  validation_result: null,
});

const ownExplanation = ({ pattern, score, supportedBy }: AdHocMatch) => ({
  recognizer: pattern.recognizer,
  pattern_name: pattern.name,
  pattern: pattern.source,
  original_score: pattern.score,
  score,
  textual_explanation: `Detected by a pattern of the request`,
  score_context_improvement: score - pattern.score,
  supportive_context_word: supportedBy,
  validation_result: null,
});
