import type { Engine } from '../../core/index.js';
import { type Example, JOB } from '../openapi/example.js';
import { analyze, general, outputs } from './answers.js';

const TEXT = 'Mary Jones, born 1962-03-14, mary.jones@example.com';
/** Fixed seed, so that the examples do not change. */
const SEED = 'docs';
/** Maximum number of list entries shown. */
const SHOWN = 3;

/** Examples of the JSON operations by id, with real responses of the engine. */
export const examplesOf = (engine: Engine): ReadonlyMap<string, Example> =>
  // No text examples if there are annotators, because these may be remote and a documentation page must not call them.
  new Map([
    ...(engine.annotators.length > 0 ? [] : texts(engine)),
    ...conversations(),
    ...originals(),
    ...lists(engine),
    ...jobs(),
  ]);

function texts(engine: Engine): readonly (readonly [string, Example])[] {
  const ask = { text: TEXT, seed: SEED };
  const masked = engine.policies.some(({ name }) => name === 'MASKED') ? 'MASKED' : 'PROPRIETARY';
  return [
    ['analyzeText', { request: { ...ask, level: 2 }, answer: analyze(engine, { ...ask, level: 2, explain: false }) }],
    [
      'deidentifyText',
      {
        request: { ...ask, masking_type: 'transform', candidates: 2 },
        answer: outputs(engine, { ...ask, mode: 'PROPRIETARY', candidates: 2, entities: [], explain: false }),
      },
    ],
    [
      'deidentifyTextByMode',
      { request: { text: TEXT, compliance_mode: masked }, answer: general(engine, { text: TEXT, mode: masked }) },
    ],
  ];
}

/** A memory is encrypted anew each time, so it is shown only as far as it is always the same. */
const MEMORY = 'dkc1.…';

function conversations(): readonly (readonly [string, Example])[] {
  const messages = [{ role: 'user', content: 'When is the visit of Mary Jones?' }];
  const hidden = [{ role: 'user', content: 'When is the visit of [PERSON_1]?' }];
  const findings = [{ pointer: '/0/content', type: 'PERSON', start: 21, end: 31, score: 0.99 }];
  return [
    [
      'hideInConversation',
      { request: { messages }, answer: { messages: hidden, findings, unread: [], memory: MEMORY } },
    ],
    [
      'restoreInConversation',
      {
        request: { text: 'The visit of [PERSON_1] is on Monday.', memory: MEMORY },
        answer: { text: 'The visit of Mary Jones is on Monday.', unknown: [], memory: MEMORY },
      },
    ],
  ];
}

/** A code is encrypted under keys of the operator, so it is shown only as far as it is always the same. */
const originals = (): readonly (readonly [string, Example])[] => [
  [
    'restoreOriginals',
    {
      request: {
        text: 'The visit of [[PERSON:2026a.…]] is on Monday.',
        compliance_mode: 'CUSTOM',
        reason: 'treatment',
        reference: 'CASE-4711',
      },
      answer: { text: 'The visit of Mary Jones is on Monday.', restored: 1 },
    },
  ],
];

function lists({ entityTypes, modes }: Engine): readonly (readonly [string, Example])[] {
  const entities = entityTypes
    .all()
    .slice(0, SHOWN)
    .map(({ name, description, examples, laws }) => ({
      name,
      category: entityTypes.category(name),
      description,
      examples,
      laws,
    }));
  const shown = modes.slice(0, SHOWN).map((mode) => ({ ...mode, actions: mode.actions.slice(0, SHOWN) }));
  const month = {
    name: '2026-11',
    requests: { used: 1204, limit: 1_000_000 },
    tokens: { used: 88_310, limit: 50_000_000 },
  };
  return [
    ['listEntities', { answer: { entities } }],
    ['listModes', { answer: { modes: shown } }],
    ['showUsage', { answer: { plan: 'standard', minute: { used: 3, limit: 600 }, month } }],
  ];
}

function jobs(): readonly (readonly [string, Example])[] {
  const sent = {
    id: JOB,
    state: 'waiting',
    progress: 0,
    file_bytes: 48_211_904,
    created_at: '2026-11-23T09:00:00.000Z',
    started_at: null,
    finished_at: null,
    expires_at: '2026-11-24T09:00:00.000Z',
    tokens: 0,
    result_bytes: null,
    error: null,
    webhook: null,
    report: null,
  };
  const done = {
    ...sent,
    state: 'done',
    progress: 1,
    started_at: '2026-11-23T09:00:01.000Z',
    finished_at: '2026-11-23T09:02:10.000Z',
    expires_at: '2026-11-24T09:02:10.000Z',
    tokens: 11_840_112,
    result_bytes: 48_730_118,
  };
  return [
    ['createJob', { answer: sent }],
    ['listJobs', { answer: { jobs: [done], next: null } }],
    [
      'showJob',
      {
        answer: {
          ...done,
          report: {
            counts: { PERSON: 412_007, EMAIL_ADDRESS: 198_340 },
            masked: 310,
            warnings: [],
            files: null,
            evidence: null,
          },
        },
      },
    ],
  ];
}
