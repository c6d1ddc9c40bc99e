import type { KeyRule, Rejection, RequestRules } from '../../core/hosting.js';
import type { Deidentification, Engine, Explanation, Finding, LedgerEntry, Level, Output } from '../../core/index.js';
import type { ModelName } from '../../core/services.js';
import { SUBSTITUTES } from './protection.js';

/** What a request may be about in place of a text: several that share one memory, or JSON as it is written. */
export type OtherContent = { readonly texts: readonly string[] } | { readonly json: string; readonly keys?: KeyRule };

/** A client's request for one text; the engine's configuration provides what it omits. */
interface TextRequest {
  /** Empty if there is something in its place. */
  readonly text: string;
  readonly level?: Level;
  readonly domain?: string;
  readonly model?: ModelName;
  readonly seed?: string;
  readonly consistencyKey?: string;
  /** Whose data it is. */
  readonly tenant?: string;
  readonly rules?: RequestRules;
}

/** Request of `analyzeText`. */
export interface AnalyzeInput extends TextRequest {
  /** Policy whose substitutes are proposed. */
  readonly mode?: string;
  /** Number of candidates for each term. */
  readonly candidates?: number;
  readonly entities?: readonly string[];
  readonly explain: boolean;
}

/** Request of `deidentifyText`. */
export interface OutputsInput extends TextRequest {
  readonly instead?: OtherContent;
  /** The policy that fits the masking type. */
  readonly mode: string;
  readonly candidates: number;
  readonly entities: readonly string[];
  readonly explain: boolean;
}

/** Request of `deidentifyTextByMode`. */
export interface GeneralInput extends TextRequest {
  readonly instead?: OtherContent;
  readonly mode: string;
  /** The policy, where it is not that of the mode. */
  readonly policy?: string;
  readonly entities?: readonly string[];
  /** Number of substitutes proposed for each term. */
  readonly candidates?: number;
  /** Undefined for detection only. */
  readonly replacements?: Readonly<Record<string, string>>;
}

/** One finding as clients see it. */
export interface Entity extends Pick<Finding, 'type' | 'start' | 'end' | 'score' | 'recognizer'> {
  readonly category: string;
  readonly text: string;
  readonly explanation?: readonly LedgerEntry[];
}

interface Suggestion {
  readonly rank: number;
  readonly replacement: string;
}

interface AnalysisAnswer {
  readonly tokens: readonly string[];
  readonly sensitive_words: readonly string[];
  readonly words_in_hull: readonly string[];
  readonly suggestions: Readonly<Record<string, readonly Suggestion[]>>;
  readonly entities: readonly Entity[];
  readonly level: Level;
  readonly domain: string;
  readonly rejected?: readonly NearMiss[];
}

/** Number of substitutes proposed for each term. */
const SUGGESTIONS = 2;

/** Response of `analyzeText`. */
export function analyze(engine: Engine, { text, ...options }: AnalyzeInput): AnalysisAnswer {
  return analysisOf(engine, text, engine.deidentify(text, { mode: SUBSTITUTES, candidates: SUGGESTIONS, ...options }));
}

function analysisOf(engine: Engine, text: string, { analysis, outputs }: Deidentification): AnalysisAnswer {
  const { findings, explanation } = analysis;
  const words = findings.map((finding) => text.slice(finding.start, finding.end));
  return {
    tokens: engine.tokens(text),
    sensitive_words: [...new Set(words)],
    words_in_hull: [...new Set(words.filter((_, i) => findings[i]?.domainSpecific))],
    suggestions: suggestions(words, outputs),
    entities: findings.map((finding, i) => entityOf(engine, finding, words[i] ?? '', explanation?.ledgers[i])),
    level: analysis.level,
    domain: analysis.domain,
    ...rejected(explanation),
  };
}

/** A {@link Rejection} with the property names of the HTTP API. */
type NearMiss = Omit<Rejection, 'lostTo'> & { readonly lost_to?: Rejection['lostTo'] };

const rejected = (explanation: Explanation | undefined): { rejected?: readonly NearMiss[] } =>
  explanation === undefined ? {} : { rejected: explanation.rejected.map(nearMiss) };

const nearMiss = ({ lostTo, ...miss }: Rejection): NearMiss =>
  lostTo === undefined ? miss : { ...miss, lost_to: lostTo };

function entityOf(engine: Engine, finding: Finding, text: string, ledger: readonly LedgerEntry[] | undefined): Entity {
  const { type, start, end, score, recognizer } = finding;
  const entity = { type, category: engine.entityTypes.category(type), start, end, text, score, recognizer };
  return ledger === undefined ? entity : { ...entity, explanation: ledger };
}

/** Substitutes by term. If a term has several findings, those of the first. `fromEntries` makes a term such as `__proto__` harmless. */
function suggestions(words: readonly string[], outputs: readonly Output[]) {
  const byTerm = new Map<string, Suggestion[]>();
  words.forEach((word, i) => {
    if (byTerm.has(word)) return;
    byTerm.set(
      word,
      outputs.map(({ edits }, candidate) => ({ rank: candidate + 1, replacement: edits[i]?.text ?? '' })),
    );
  });
  return Object.fromEntries(byTerm);
}

/** A playground request: any mode, with the explanation of each finding. */
export interface PreviewInput extends TextRequest {
  readonly mode: string;
  readonly candidates: number;
  readonly entities: readonly string[];
}

/** Result shown in the playground. */
export interface Preview {
  readonly entities: readonly Entity[];
  readonly rejected: readonly Rejection[];
  readonly level: Level;
  readonly domain: string;
  readonly outputs: readonly Output[];
}

/** Processes a playground request. */
export function preview(engine: Engine, { text, ...options }: PreviewInput): Preview {
  const { analysis, outputs } = engine.deidentify(text, { ...options, explain: true });
  const { findings, explanation, level, domain } = analysis;
  return {
    entities: findings.map((finding, i) =>
      entityOf(engine, finding, text.slice(finding.start, finding.end), explanation?.ledgers[i]),
    ),
    rejected: explanation?.rejected ?? [],
    level,
    domain,
    outputs,
  };
}

/** An answer that is JSON already. */
export class WrittenJson {
  constructor(readonly text: string) {}
}

/** An answer as JSON. */
export const asJson = (answer: object): string =>
  answer instanceof WrittenJson ? answer.text : JSON.stringify(answer);

/** Response of `deidentifyText`. */
export function outputs(engine: Engine, { text, instead, explain, ...options }: OutputsInput): object {
  if (instead === undefined) return outputsOf(text, engine.deidentify(text, options), explain);
  if ('json' in instead) return jsonOutputs(engine, instead, { ...options, explain });
  const results = engine.deidentifyTexts(instead.texts, options);
  return { results: results.map((result, i) => outputsOf(instead.texts[i] ?? '', result, explain)) };
}

const outputsOf = (text: string, { analysis, outputs: made, left }: Deidentification, explain: boolean) => ({
  original_text: text,
  outputs: made.map((output) => ({ id: output.id, text: output.text })),
  mode: 'PROPRIETARY_OUTPUTS',
  meta: explain ? { ...facts(analysis, made), ...(Object.keys(left).length > 0 && { left }) } : {},
});

type JsonContent = Extract<OtherContent, { readonly json: string }>;

function jsonOutputs(
  engine: Engine,
  { json, keys = 'refuse' }: JsonContent,
  { explain, ...options }: Omit<OutputsInput, 'text' | 'instead'>,
): WrittenJson {
  const { analysis, outputs: made } = engine.deidentifyJson(json, { ...options, keys });
  const all = made.map(({ id, value }) => `{"id":${id},"json":${value}}`).join(',');
  const meta = JSON.stringify(explain ? facts(analysis, made) : {});
  return new WrittenJson(`{"original_json":${json},"outputs":[${all}],"mode":"PROPRIETARY_OUTPUTS","meta":${meta}}`);
}

type Found = { readonly findings: readonly Finding[]; readonly level: Level; readonly domain: string };

/** What `meta` says with `explain`: the terms by type, and how many the first output masks instead of inventing a value. */
function facts({ findings, level, domain }: Found, made: readonly { readonly masked: number }[]) {
  const counts = new Map<string, number>();
  for (const { type } of findings) counts.set(type, (counts.get(type) ?? 0) + 1);
  return { counts: Object.fromEntries(counts), masked: made[0]?.masked ?? 0, level, domain };
}

/** Response of `deidentifyTextByMode`. */
export function general(engine: Engine, input: GeneralInput): object {
  const { text, instead, replacements, mode, policy = mode, candidates = SUGGESTIONS, ...settings } = input;
  const options = { ...settings, mode: policy, candidates: mode === SUBSTITUTES ? candidates : 1 };
  if (instead === undefined)
    return replacements === undefined
      ? generalOf(engine, text, mode, engine.deidentify(text, options))
      : replaced(engine, text, mode, replacements);
  if ('json' in instead) return generalJson(engine, instead, mode, { ...options, candidates: 1 });
  const { texts } = instead;
  if (replacements !== undefined) return { results: texts.map((one) => replaced(engine, one, mode, replacements)) };
  const results = engine.deidentifyTexts(texts, options);
  return { results: results.map((result, i) => generalOf(engine, texts[i] ?? '', mode, result)) };
}

const generalOf = (engine: Engine, text: string, mode: string, result: Deidentification) => ({
  output_text: result.outputs[0]?.text ?? '',
  original_text: text,
  mode,
  meta: {},
  spans: result.analysis.findings.map(({ start, end, type }) => ({ start, end, label: type })),
  analysis: mode === SUBSTITUTES ? analysisOf(engine, text, result) : null,
});

function generalJson(
  engine: Engine,
  { json, keys = 'refuse' }: JsonContent,
  mode: string,
  options: Parameters<Engine['deidentifyTexts']>[1],
): WrittenJson {
  const { analysis, outputs: made } = engine.deidentifyJson(json, { ...options, keys });
  const spans = analysis.findings.map(({ pointer, inKey, start, end, type }) => ({
    pointer,
    ...(inKey && { in_key: true }),
    start,
    end,
    label: type,
  }));
  const facts = JSON.stringify({ mode, meta: {}, spans, analysis: null });
  return new WrittenJson(`{"output_json":${made[0]?.value ?? 'null'},"original_json":${json},${facts.slice(1)}`);
}

function replaced(engine: Engine, text: string, mode: string, replacements: Readonly<Record<string, string>>) {
  const { text: output, edits } = engine.replaceTerms(text, replacements);
  return {
    output_text: output,
    original_text: text,
    mode,
    meta: {},
    spans: edits.map(({ start, end }) => ({ start, end, label: 'REPLACEMENT' })),
    analysis: null,
  };
}
