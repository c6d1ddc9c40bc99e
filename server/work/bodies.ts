import { DeidError, type Engine } from '../../core/index.js';
import { wholeOf } from '../http/body.js';
import { tokensOf } from '../limits/tokens.js';
import { compileValidators } from '../openapi/validators.js';
import { vocabularyOf } from '../openapi/vocabulary.js';
import { isPresidioKind, presidioAnswer } from '../presidio/answer.js';
import { analyze, general, outputs } from './answers.js';
import { conversationAnswer, memoryAnswer } from './conversations.js';
import { counted, draftsOf } from './evidence.js';
import { type FileRequest, readFileRequest } from './file-requests.js';
import { guardrailAnswer } from './guardrail.js';
import { restoreAnswer } from './restore.js';
import { modelsOf, modeOf, type RequestReader, readTextRequest, type TextTask } from './text-requests.js';
import type { FileBody, TextAnswer, TextBody } from './work.js';

/** Reads and processes request bodies in the current thread. */
export interface BodyWork {
  /** Processes a text request. */
  text(body: TextBody): Promise<Omit<TextAnswer, 'answer'> & { readonly answer: object }>;
  /** Reads a form with a file. */
  file(body: FileBody): FileRequest;
}

/** @param engine also provides the names that requests may use */
export function bodyWork(engine: Engine): BodyWork {
  const vocabulary = vocabularyOf(engine);
  const reader: RequestReader = { engine, validators: compileValidators(vocabulary) };
  return {
    async text({
      kind,
      blocks,
      detectors,
      reserved,
      mostPoints,
      modelPoints,
      tenant,
      signs,
      paidPoints,
      secrets = [],
      call = {},
    }) {
      const limits = { mostPoints, modelPoints, detectors, reserved, tenant, ...(signs !== undefined && { signs }) };
      const pay = (points: number): void => refuseUnpaid(points, paidPoints);
      if (kind === 'hide' || kind === 'restore')
        return conversationAnswer(reader, kind, wholeOf(blocks), { ...limits, secrets, pay });
      if (kind === 'memory') return memoryAnswer(reader, wholeOf(blocks), { ...limits, secrets, pay });
      if (kind === 'originals') return restoreAnswer(reader, wholeOf(blocks), { ...limits, pay });
      if (kind === 'guardrail') return guardrailAnswer(reader, wholeOf(blocks), { ...limits, secrets, pay }, call);
      if (isPresidioKind(kind)) return presidioAnswer(engine, kind, wholeOf(blocks), { ...limits, pay });
      const { task, points, evidence } = readTextRequest(reader, kind, wholeOf(blocks), limits);
      pay(points);
      const models = modelsOf(engine, task);
      const facts = { points, models, policy: engine.policyVersion(modeOf(task)) };
      if (!evidence || task.kind === 'analyze')
        return { answer: await engine.annotated(() => answerTo(engine, task)), ...facts };
      const { answer, made } = await engine.annotated(() => counted(engine, task));
      return { answer, ...facts, drafts: await draftsOf(task, made, models) };
    },
    file({ route: name, blocks, boundary, ...limits }) {
      const route = vocabulary.files.find((one) => one.name === name);
      if (route === undefined) throw new DeidError('not_implemented');
      return readFileRequest(reader, route, wholeOf(blocks), boundary, limits);
    },
  };
}

/** Throws DeidError `token_limit_reached` for a text that is longer than what its caller can pay for. */
function refuseUnpaid(points: number, paidPoints: number | undefined): void {
  if (paidPoints !== undefined && points > paidPoints)
    throw new DeidError('token_limit_reached', [Math.floor(paidPoints / 4), tokensOf(points)]);
}

function answerTo(engine: Engine, task: TextTask): object {
  if (task.kind === 'analyze') return analyze(engine, task.input);
  return task.kind === 'outputs' ? outputs(engine, task.input) : general(engine, task.input);
}
