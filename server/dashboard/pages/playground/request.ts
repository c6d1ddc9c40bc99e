import type { Level } from '../../../../core/index.js';
import type { Call } from '../../../openapi/calls.js';
import { REDACT_POLICY } from '../../../openapi/vocabulary.js';
import type { Service } from '../../../service/service.js';
import type { PreviewInput } from '../../../work/answers.js';
import type { Sent } from '../../web/form.js';

/** Policy for the action `transform`. */
const SUBSTITUTES = 'PROPRIETARY';
const MAX_CANDIDATES = 4;
const DEFAULT_CANDIDATES = 2;
/** Maximum length of a text in the playground, in characters, to keep the page readable. The API accepts more. */
export const MAX_CHARS = 20_000;

/** Input of the playground. */
export interface PlaygroundInput {
  readonly text: string;
  /** `find`, `transform`, `redact`, or a compliance mode. */
  readonly action: string;
  readonly level: Level;
  readonly domain: string;
  readonly candidates: number;
  readonly seed: string;
  readonly entities: readonly string[];
}

/** The actions to choose from, with labels. */
export function actionsOf({ engine, vocabulary }: Service): readonly (readonly [value: string, label: string])[] {
  const known = new Set(engine.policies.map(({ name }) => name));
  const modes = vocabulary.modes.filter((name) => name !== SUBSTITUTES && known.has(name));
  return [
    ['transform', 'Replace by substitutes'],
    ['redact', 'Redact: *****'],
    ...modes.map((name): readonly [string, string] => [name, name]),
    ['find', 'Only find'],
  ];
}

const levelOf = (given: string): Level => (given === '1' ? 1 : given === '3' ? 3 : 2);

/** Reads the form. Missing or unknown values get defaults. */
export function readInput(sent: Sent, service: Service): PlaygroundInput {
  const action = sent.get('action');
  const domain = sent.get('domain');
  const candidates = sent.has('candidates') ? Number(sent.get('candidates')) : Number.NaN;
  const { domains, entityTypes } = service.vocabulary;
  return {
    text: sent.raw('text'),
    action: actionsOf(service).some(([known]) => known === action) ? action : 'transform',
    level: levelOf(sent.get('level')),
    domain: domains.includes(domain) ? domain : 'General',
    candidates: Number.isInteger(candidates) ? Math.min(MAX_CANDIDATES, Math.max(1, candidates)) : DEFAULT_CANDIDATES,
    seed: sent.get('seed').slice(0, 256),
    entities: sent.all('entities').filter((name) => entityTypes.includes(name)),
  };
}

/** The policy for an action. */
export function policyOf(action: string): string {
  if (action === 'redact') return REDACT_POLICY;
  return action === 'transform' || action === 'find' ? SUBSTITUTES : action;
}

/** Converts the input to a task for the engine's threads. */
export const previewOf = ({
  text,
  action,
  level,
  domain,
  candidates,
  seed,
  entities,
}: PlaygroundInput): PreviewInput => ({
  text,
  mode: policyOf(action),
  level,
  domain,
  candidates: action === 'transform' ? candidates : 1,
  entities,
  ...(seed === '' ? {} : { seed }),
});

const API = '/api/v1';

/** The API call that gives the result shown on the page. */
export function callOf(input: PlaygroundInput, origin: string, prefix: string): Call {
  const { text, action, level, domain, candidates, seed, entities } = input;
  const seeded = seed === '' ? {} : { seed };
  const chosen = entities.length === 0 ? {} : { pii_entities: entities };
  const common = { text, domain, level };
  const call = (path: string, body: Record<string, unknown>): Call => ({
    origin,
    method: 'post',
    path: prefix + API + path,
    body,
  });
  if (action === 'find') return call('/analyze/text/proprietary', { ...common, ...chosen, explain: true });
  if (action !== 'transform' && action !== 'redact')
    return call('/deidentify/text', { ...common, compliance_mode: action, ...chosen, ...seeded });
  const amount = action === 'transform' ? { candidates } : {};
  return call('/deidentify/text/proprietary/outputs', {
    ...common,
    masking_type: action,
    ...amount,
    ...chosen,
    ...seeded,
  });
}
