import { DeidError, type Engine } from '../../core/index.js';
import { type DoneWork, type Seals, sealFiles } from '../../lib/index.js';
import { type GeneralInput, general, type OutputsInput, outputs } from './answers.js';
import type { FileInput } from './file-input.js';

/** What a report says about a call. */
export type Asked = DoneWork['options'];

/** Everything that is signed about one output, made where the text is. */
export interface EvidenceDraft {
  readonly asked: Asked;
  readonly result: DoneWork['result'];
  readonly seals: Seals;
}

/** Signs a draft: the text of the report, which is verified as it is written, and its salt. */
export type SignEvidence = (draft: EvidenceDraft) => Signed;

/** A report as clients get it. */
export interface Signed {
  /** The text of its file. */
  readonly report: string;
  /** The salt of its seals, base64url. */
  readonly salt: string;
}

/** Throws DeidError `evidence_unavailable` where a request asks for a report that nobody here can sign. */
export function requireSigner(asked: boolean | null | undefined, signs: boolean | undefined): boolean {
  if (asked === true && signs !== true) throw new DeidError('evidence_unavailable');
  return asked === true;
}

/** What a report says about the call for a file or text. */
export const askedOf = ({ mode, level, domain, entities, rules }: FileInput): Asked => ({
  mode,
  ...(level !== undefined && { level }),
  ...(domain !== undefined && { domain }),
  ...(entities.length > 0 && { entities }),
  ...(rules !== undefined && { rules }),
});

/** One output of an answer. */
export interface Made {
  readonly original: string;
  readonly output: string;
  readonly counts: Readonly<Record<string, number>>;
}

type Task =
  | { readonly kind: 'outputs'; readonly input: OutputsInput }
  | { readonly kind: 'general'; readonly input: GeneralInput };

/** The answer to a task, and its outputs: text by text, and output by output. */
export const counted = (engine: Engine, task: Task): { readonly answer: object; readonly made: readonly Made[] } =>
  task.kind === 'outputs' ? ofOutputs(engine, task.input) : ofGeneral(engine, task.input);

/** What is signed about each output of a task. */
export async function draftsOf(
  { input: { mode, entities = [], ...input } }: Task,
  made: readonly Made[],
  models: DoneWork['result']['models'],
): Promise<readonly EvidenceDraft[]> {
  const policy = 'policy' in input && input.policy !== undefined ? input.policy : mode;
  const asked = askedOf({ extension: 'txt', ...input, mode: policy, entities });
  const drafts: EvidenceDraft[] = [];
  for (const { original, output, counts } of made) {
    const result = { counts, warnings: [], models, adapter: 'text' };
    drafts.push({ asked, result, seals: await sealFiles([Buffer.from(original)], [Buffer.from(output)]) });
  }
  return drafts;
}

function ofOutputs(engine: Engine, input: OutputsInput): { answer: object; made: Made[] } {
  const answers = listOf(outputs(engine, { ...input, explain: true }));
  const made = answers.flatMap((one) =>
    isOutputs(one)
      ? one.outputs.map(({ text }) => ({ original: one.original_text, output: text, counts: one.meta.counts }))
      : [],
  );
  const shown = input.explain ? answers : answers.map((one) => ({ ...one, meta: {} }));
  return { answer: input.instead === undefined ? (shown[0] ?? {}) : { results: shown }, made };
}

function ofGeneral(engine: Engine, input: GeneralInput): { answer: object; made: Made[] } {
  const answer = general(engine, input);
  const made = listOf(answer).flatMap((one) => (isGeneral(one) ? [madeOf(one)] : []));
  return { answer, made };
}

function madeOf({ original_text: original, output_text: output, spans }: General): Made {
  const counts = new Map<string, number>();
  for (const { label } of spans) counts.set(label, (counts.get(label) ?? 0) + 1);
  return { original, output, counts: Object.fromEntries(counts) };
}

interface General {
  readonly original_text: string;
  readonly output_text: string;
  readonly spans: readonly { readonly label: string }[];
}
interface Outputs {
  readonly original_text: string;
  readonly outputs: readonly { readonly text: string }[];
  readonly meta: { readonly counts: Readonly<Record<string, number>> };
}

const listOf = (answer: object): readonly object[] =>
  'results' in answer && Array.isArray(answer.results) ? answer.results : [answer];
const isGeneral = (one: object): one is General => 'output_text' in one && 'spans' in one;
const isOutputs = (one: object): one is Outputs => 'outputs' in one && 'meta' in one;
