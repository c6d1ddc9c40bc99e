import type { Engine } from '../../core/index.js';
import { DeidError } from '../../core/index.js';
import type { ModelName } from '../../core/services.js';
import { parseJson } from '../http/json.js';
import { type ModelLimits, modelOf, refuseEndless } from '../limits/detectors.js';
import { codePoints } from '../limits/tokens.js';
import { analyzeText, readAnalyze } from './analyze.js';
import { anonymize, deanonymize, textOf } from './anonymize.js';
import { isObject, type Members } from './fields.js';
import { malformed, PresidioRefusal } from './refusal.js';

/** What is asked as Presidio is asked. */
export type PresidioKind = 'presidioAnalyze' | 'presidioAnonymize' | 'presidioDeanonymize';

/** True for the kinds of requests that are read here. */
export const isPresidioKind = (kind: string): kind is PresidioKind => kind.startsWith('presidio');

/** How many times the longest text the operators of a request may read and write: its places may overlap. */
const MOST_TIMES = 16;

interface Limits {
  readonly mostPoints: number;
  readonly detectors: readonly ModelName[];
  readonly modelPoints: ModelLimits;
  readonly tenant?: string | undefined;
  /** Throws for more code points than the caller can pay for. */
  readonly pay: (points: number) => void;
}

interface Answered {
  readonly answer: object;
  readonly points: number;
  readonly models: readonly ModelName[];
  /** HTTP status where it is not 200. */
  readonly status?: number;
}

/** Reads and answers a request as Presidio would. What is refused as there is an answer with a status. */
export async function presidioAnswer(
  engine: Engine,
  kind: PresidioKind,
  body: Buffer,
  limits: Limits,
): Promise<Answered> {
  try {
    const members = parseJson(body);
    if (!isObject(members)) throw malformed('Invalid request json');
    return kind === 'presidioAnalyze' ? await analyzed(engine, members, limits) : changed(kind, members, limits);
  } catch (error) {
    if (!(error instanceof PresidioRefusal)) throw error;
    return { answer: { error: error.message }, status: error.status, points: 0, models: [] };
  }
}

async function analyzed(engine: Engine, body: Members, limits: Limits): Promise<Answered> {
  const request = readAnalyze(engine, body);
  const length = request.texts.reduce((sum, text) => sum + codePoints(text), 0);
  requireLength(length, limits);
  // Each text is read again behind the context words.
  const rules = sizeOf([body.ad_hoc_recognizers, body.allow_list]) + sizeOf([body.context]) * request.texts.length;
  limits.pay(length + rules);
  const { tenant } = limits;
  const model = { ...modelOf(engine, undefined, limits.detectors), ...(tenant !== undefined && { tenant }) };
  const options = { language: request.language, entities: request.wanted.types, ...model };
  const characters = request.texts.reduce((most, text) => Math.max(most, text.length), 0);
  refuseEndless(engine, { ...options, characters }, length, limits.modelPoints);
  const results = await engine.annotated(() =>
    request.texts.map((text) => analyzeText(engine, { ...request, model }, text)),
  );
  const models = engine.modelsOf({ ...options, characters });
  return { answer: request.isBatch ? results : (results[0] ?? []), points: length + rules, models };
}

function changed(kind: PresidioKind, body: Members, limits: Limits): Answered {
  const length = codePoints(textOf(body));
  requireLength(length, limits);
  const points = length + sizeOf([body.anonymizers, body.deanonymizers]);
  limits.pay(points);
  const most = limits.mostPoints * MOST_TIMES;
  return { answer: kind === 'presidioAnonymize' ? anonymize(body, most) : deanonymize(body, most), points, models: [] };
}

function requireLength(points: number, { mostPoints }: Limits): void {
  if (points > mostPoints) throw new DeidError('text_too_long', [mostPoints]);
}

/** Length of what a request says beside its text, as JSON, which is charged like text. */
const sizeOf = (parts: readonly unknown[]): number =>
  parts.reduce<number>((sum, one) => sum + (one ? JSON.stringify(one).length : 0), 0);
