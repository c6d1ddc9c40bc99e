import { DeidError, type Engine } from '../../core/index.js';
import { MODEL_NAMES, type ModelName } from '../../core/services.js';
import { parseJson } from '../http/json.js';
import { type ModelLimits, modelOf, refuseEndless } from '../limits/detectors.js';
import type { Fields } from '../openapi/fields.js';
import type { Validators } from '../openapi/validators.js';
import type { AnalyzeInput, GeneralInput, OutputsInput } from './answers.js';
import { contentOf, type MeasuredContent } from './content.js';
import { requireSigner } from './evidence.js';
import { drawsOf, generalPolicyOf, policyOf, refused, SUBSTITUTES } from './protection.js';
import { isLight, rulesSize } from './rules.js';
import { strength } from './strength.js';

/** The kinds of text endpoints, by the names of their validators. */
export type TextKind = 'analyze' | 'outputs' | 'general';

/** A task for a text. */
export type TextTask =
  | { readonly kind: 'analyze'; readonly input: AnalyzeInput }
  | { readonly kind: 'outputs'; readonly input: OutputsInput }
  | { readonly kind: 'general'; readonly input: GeneralInput };

/** A validated text request. */
export interface TextRequest {
  readonly task: TextTask;
  /** Length of the text, and of the rules, in code points. */
  readonly points: number;
  /** True if a report is asked for each output. */
  readonly evidence: boolean;
}

/** Limits of the caller of a text request. */
export interface TextLimits {
  /** Maximum text length in code points. */
  readonly mostPoints: number;
  /** Detectors that the caller may select. */
  readonly detectors: readonly ModelName[];
  /** Reserved domains that the caller may ask for. */
  readonly reserved: readonly string[];
  /** Maximum text length of each model. */
  readonly modelPoints: ModelLimits;
  /** Whose data it is. */
  readonly tenant?: string | undefined;
  /** True if there is a key that signs evidence. */
  readonly signs?: boolean;
}

/** Everything needed to read requests; the same in each thread. */
export interface RequestReader {
  readonly engine: Engine;
  readonly validators: Validators;
}

/**
 * Reads the body of a request about a text. The cost grows with its size, so large bodies are read in another thread.
 * @throws DeidError if it is invalid, always with status 4xx
 */
export function readTextRequest(
  { engine, validators }: RequestReader,
  kind: TextKind,
  body: Buffer,
  { mostPoints, detectors, reserved, modelPoints, tenant, signs }: TextLimits,
): TextRequest {
  const fields = validators[kind](parseJson(body), reserved);
  const { points, ...content } = contentOf(kind === 'analyze' ? { text: fields.text ?? '' } : fields, body);
  if (points > mostPoints) throw new DeidError('text_too_long', [mostPoints]);
  const detection = { ...modelOf(engine, fields.detector, detectors), ...(tenant !== undefined && { tenant }) };
  const task = tasks[kind](engine, fields, content, detection);
  if (detects(task)) refuseEndless(engine, task.input, points, modelPoints);
  if (fields.rules && isLight(fields.rules)) engine.checkOptions({ rules: fields.rules, mode: modeOf(task) });
  const evidence = kind !== 'analyze' && requireSigner(fields.evidence, signs);
  if (evidence) refuseUnsealed(task);
  return { task, points: points + rulesSize(fields.rules), evidence };
}

/** Reports in an answer: each is signed on the event loop, which other requests wait for. */
const MOST_REPORTS = 100;

/** Throws for what a report cannot be about, and for more reports than an answer may hold. */
function refuseUnsealed({ input }: TextTask): void {
  const texts =
    'instead' in input && input.instead !== undefined && 'texts' in input.instead ? input.instead.texts : [''];
  const outputs = 'policy' in input ? 1 : (input.candidates ?? 1);
  if (texts.length * outputs > MOST_REPORTS)
    throw refused(
      '/evidence',
      `is given for up to ${MOST_REPORTS} outputs: ask for fewer texts or candidates at a time.`,
    );
  if ('instead' in input && input.instead !== undefined && 'json' in input.instead)
    throw refused('/evidence', 'is given for texts and files: send the JSON as a file.');
  if ('replacements' in input && input.replacements !== undefined)
    throw refused('/evidence', 'cannot stand beside replacements, which are applied without detection.');
}

/** False for replacements, which are applied without detection. */
const detects = (task: TextTask): boolean => task.kind !== 'general' || task.input.replacements === undefined;

/** The models that read the text of a task; none if terms are replaced as given. */
export const modelsOf = (engine: Engine, task: TextTask): readonly ModelName[] => {
  if (!detects(task)) return [];
  const { text, ...options } = task.input;
  const instead = 'instead' in task.input ? task.input.instead : undefined;
  // JSON is read like the cells of tables.
  if (instead !== undefined && 'json' in instead) return engine.modelsOf(options);
  const lengths = (instead?.texts ?? [text]).map(({ length }) => length);
  const used = new Set(lengths.flatMap((characters) => engine.modelsOf({ ...options, characters })));
  return MODEL_NAMES.filter((name) => used.has(name));
};

/** The policy of a task. */
export const modeOf = ({ input }: TextTask): string =>
  ('policy' in input ? input.policy : undefined) ?? input.mode ?? SUBSTITUTES;

type Content = Omit<MeasuredContent, 'points'>;
type Detection = ReturnType<typeof modelOf> & { readonly tenant?: string };

const tasks: Readonly<
  Record<TextKind, (engine: Engine, fields: Fields, content: Content, detection: Detection) => TextTask>
> = {
  analyze: (engine, fields, content, detection) => {
    const mode = policyOf(engine, fields);
    const explain = fields.explain ?? false;
    return {
      kind: 'analyze',
      input: {
        ...settingsOf(fields),
        text: content.text,
        ...detection,
        mode,
        candidates: candidatesOf(fields, mode),
        explain,
      },
    };
  },
  outputs: (engine, fields, content, detection) => {
    const mode = policyOf(engine, fields);
    const explain = fields.explain ?? false;
    return {
      kind: 'outputs',
      input: { ...settingsOf(fields), ...content, ...detection, mode, candidates: candidatesOf(fields, mode), explain },
    };
  },
  general: (engine, fields, content, detection) => {
    const policy = generalPolicyOf(engine, fields);
    const mode = fields.compliance_mode ?? SUBSTITUTES;
    const replacements = replacementsOf(fields, content);
    const candidates = candidatesOf(fields, policy);
    return {
      kind: 'general',
      input: { ...settingsOf(fields), ...content, ...detection, mode, policy, candidates, ...replacements },
    };
  },
};

/** Number of candidates. The default is two if they differ from each other, else one. */
const candidatesOf = ({ candidates }: Fields, mode: string): number => candidates ?? (mode === SUBSTITUTES ? 2 : 1);

/** Settings of all text requests. Missing ones are omitted so that the engine's configuration applies. */
function settingsOf(fields: Fields) {
  const level = strength(fields);
  return {
    entities: fields.pii_entities ?? [],
    ...(level === undefined ? {} : { level }),
    ...(typeof fields.domain === 'string' ? { domain: fields.domain } : {}),
    ...drawsOf(fields),
    ...(fields.rules ? { rules: fields.rules } : {}),
  };
}

/**
 * Replacements are applied as given, without detection, and only in one mode; together with contradicting fields they
 * are refused. An empty map is refused, since it would change nothing.
 */
function replacementsOf(
  { compliance_mode, masking_type, pii_entities, replacements, rules }: Fields,
  { instead }: Content,
) {
  if (!replacements || Object.keys(replacements).length === 0) return {};
  if (instead !== undefined && 'json' in instead) throw refused('/replacements', 'are applied to texts only.');
  if (compliance_mode !== SUBSTITUTES)
    throw refused('/replacements', 'are applied with compliance_mode PROPRIETARY only.');
  if (masking_type === 'redact') throw refused('/masking_type', 'cannot be redact where replacements are given.');
  if (pii_entities?.some((name) => name !== 'ALL'))
    throw refused('/pii_entities', 'cannot choose among replacements, which are applied without detection.');
  if (rules) throw refused('/rules', 'cannot stand beside replacements, which are applied without detection.');
  return { replacements };
}
