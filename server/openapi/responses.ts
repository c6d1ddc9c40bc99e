import { JOB_STATES } from '../store/job-tables.js';
import { RESTORED_ORIGINALS } from './restore-requests.js';
import { array, integer, object, type Schema, string } from './schema.js';

const span = {
  start: integer('First UTF-16 code unit.'),
  end: integer('After the last UTF-16 code unit: `text.slice(start, end)` is the term.'),
};

const counts: Schema = { type: 'object', additionalProperties: integer() };
const score: Schema = { type: 'number', minimum: 0, maximum: 1, description: 'Confidence.' };
const nullableInteger = (description: string): Schema => ({ type: ['integer', 'null'], description });

const LedgerStep = object(
  { reason: string(), by: { type: 'number' }, code: string('Of the evidence behind it, such as `cue:title`.') },
  ['reason', 'by'],
);
const ledger = array(LedgerStep, 'What raised and lowered the score; only with `explain`.');

const Entity = object(
  {
    type: string(),
    category: string('The category of the type.'),
    ...span,
    text: string('The term.'),
    score,
    recognizer: string('Who found it.'),
    explanation: ledger,
  },
  ['type', 'category', 'start', 'end', 'text', 'score', 'recognizer'],
);

const Rejected = object(
  {
    type: string(),
    ...span,
    score,
    recognizer: string(),
    reason: {
      type: 'string',
      enum: ['below_threshold', 'failed_validation', 'lost_overlap', 'ignored_term', 'type_not_asked'],
    },
    ledger: array(LedgerStep, 'The steps of its score.'),
    least: { ...score, description: 'The lowest score that is reported; with `below_threshold`.' },
    lost_to: {
      ...object({ type: string(), ...span, score, recognizer: string() }),
      description: 'The finding in its place; with `lost_overlap`.',
    },
  },
  ['type', 'start', 'end', 'score', 'recognizer', 'reason', 'ledger'],
);

const Evidence = object({
  report: string('The signed report. Store it as it is: `deidkit verify` takes the text of its file.'),
  salt: string('The salt of its seals. Keep it apart from the report: who has both can guess short texts.'),
});
const evidence = array(
  { $ref: '#/components/schemas/Evidence' },
  'A report for each output, in order; only with `evidence`.',
);

const Suggestion = object({ rank: integer('From 1.'), replacement: string() });

const Analysis = object(
  {
    tokens: array(string(), 'The words of the text, in order.'),
    sensitive_words: array(string(), 'The distinct sensitive terms, in order of first appearance.'),
    words_in_hull: array(string(), 'Those of them that the domain or the context makes sensitive.'),
    suggestions: {
      type: 'object',
      additionalProperties: array({ $ref: '#/components/schemas/Suggestion' }),
      description: 'Possible replacements by sensitive term.',
    },
    entities: array({ $ref: '#/components/schemas/Entity' }, 'The findings, by start; they never overlap.'),
    level: integer('The detection strength used.'),
    domain: string('The domain used.'),
    rejected: array({ $ref: '#/components/schemas/Rejected' }, 'What was nearly found; only with `explain`.'),
  },
  ['tokens', 'sensitive_words', 'words_in_hull', 'suggestions', 'entities', 'level', 'domain'],
);

const meta = object(
  {
    counts: { ...counts, description: 'Terms by type.' },
    masked: integer('Terms that are masked because they are too uncertain for an invented value.'),
    left: {
      ...counts,
      description:
        'Places that may still show a part of a replaced name, such as a surname in a file name, by type. Of texts only.',
    },
    level: integer(),
    domain: string(),
  },
  [],
  'Empty without `explain`.',
);
const outputsMode: Schema = { type: 'string', const: 'PROPRIETARY_OUTPUTS' };
const json: Schema = { type: ['object', 'array'] };

const TextOutputs = object(
  {
    original_text: string('The submitted text.'),
    outputs: array(object({ id: integer('From 1.'), text: string() }), 'Candidates, each coherent in itself.'),
    mode: outputsMode,
    meta,
    evidence,
  },
  ['original_text', 'outputs', 'mode', 'meta'],
);

const JsonOutputs = object({
  original_json: { ...json, description: 'The submitted JSON.' },
  outputs: array(object({ id: integer('From 1.'), json }), 'Candidates, each coherent in itself.'),
  mode: outputsMode,
  meta,
});

const schema = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
/** The answer to a text, to several texts, or to JSON. */
const anyContent = (text: string, ofJson: string): Schema => ({
  oneOf: [
    schema(text),
    object({ results: array(schema(text), 'One per text, in order.'), evidence }, ['results']),
    schema(ofJson),
  ],
});

const Outputs = anyContent('TextOutputs', 'JsonOutputs');

const TextByMode = object(
  {
    output_text: string('The de-identified text.'),
    original_text: string('The submitted text.'),
    mode: string('The compliance mode used.'),
    meta: object({}),
    spans: array(object({ ...span, label: string('The entity type.') }), 'What was replaced, in the original text.'),
    analysis: {
      oneOf: [{ $ref: '#/components/schemas/Analysis' }, { type: 'null' }],
      description: 'The analysis, if the mode is PROPRIETARY and the request has no `replacements`.',
    },
    evidence,
  },
  ['output_text', 'original_text', 'mode', 'meta', 'spans', 'analysis'],
);

const JsonSpan = object(
  {
    pointer: string('JSON pointer of the string or number; for a key, that of its value.'),
    in_key: { type: 'boolean', description: 'True: in the key itself.' },
    ...span,
    label: string('The entity type.'),
  },
  ['pointer', 'start', 'end', 'label'],
);

const JsonByMode = object({
  output_json: { ...json, description: 'The de-identified JSON.' },
  original_json: { ...json, description: 'The submitted JSON.' },
  mode: string('The compliance mode used.'),
  meta: object({}),
  spans: array(JsonSpan, 'What was found. Offsets are those of the string, or of the number as it is written.'),
  analysis: { type: 'null' },
});

const General = anyContent('TextByMode', 'JsonByMode');

/** What a conversation hid or restored, in the form of the request. */
const exchanged = {
  text: string(),
  texts: array(string()),
  json,
  messages: json,
};
const memory = string('The memory of the conversation, for its next request: encrypted, and bound to the API key.');

const Hidden = object(
  {
    ...exchanged,
    findings: array(
      object(
        {
          pointer: string('JSON pointer of its text within what was given; empty for `text`.'),
          in_key: { type: 'boolean', description: 'True: in the name of the field.' },
          type: string(),
          ...span,
          score,
        },
        ['pointer', 'type', 'start', 'end', 'score'],
      ),
      'What was hidden.',
    ),
    unread: array(string(), 'JSON pointers of the parts that were left out because nothing can read them.'),
    memory,
  },
  ['findings', 'unread', 'memory'],
);

const Restored = object(
  { ...exchanged, unknown: array(string(), 'Labels that this conversation never gave. They stay.'), memory },
  ['unknown', 'memory'],
);

const Entities = object({
  entities: array(
    object({
      name: string(),
      category: string('The category it belongs to; its own name for a category.'),
      description: string(),
      examples: array(string(), 'Invented examples.'),
      laws: array(string(), 'Laws that name it.'),
    }),
  ),
});

const ModeAction = object({
  type: string('A name of GET entities.'),
  category: string(),
  transformer: string('What replaces its terms.'),
  always: { type: 'boolean', description: 'True: found at every level.' },
  reference: { type: ['string', 'null'], description: 'The paragraph of the law that names it.' },
});

const Modes = object({
  modes: array(
    object({
      name: string(),
      description: string(),
      specified: { type: 'boolean', description: 'False: the configuration of this service adds the mode.' },
      available: { type: 'boolean', description: 'False: requests with this mode are answered with 422.' },
      actions: array(ModeAction, 'What is done with terms of each category; empty if the mode is not available.'),
    }),
  ),
});

const Usage = object({
  plan: string(),
  minute: object({ used: integer(), limit: nullableInteger('Requests in any 60 seconds; null: no limit.') }),
  month: object({
    name: string('YYYY-MM, UTC.'),
    requests: object({ used: integer(), limit: nullableInteger('null: no limit.') }),
    tokens: object({ used: integer(), limit: nullableInteger('null: no limit. One token is 4 characters.') }),
  }),
});

const time = (description: string): Schema => ({ type: ['string', 'null'], description });

const Report = object({
  counts: { ...counts, description: 'Terms replaced, by type.' },
  masked: integer('Terms that are masked because they are too uncertain for an invented value.'),
  warnings: array(string(), 'Warnings, for example kinds of parts that were not searched.'),
  files: {
    type: ['array', 'null'],
    items: object({
      place: integer('Among the files of the archive, from 1.'),
      name: {
        type: ['string', 'null'],
        description: 'Name of the new file in the new archive; null if there is none.',
      },
      error: { type: ['string', 'null'], description: 'Error code, if there is no new file.' },
      counts,
      masked: integer(),
      warnings: array(string()),
    }),
    description: 'For a .zip archive: the result of each file.',
  },
  evidence: {
    oneOf: [{ $ref: '#/components/schemas/Evidence' }, { type: 'null' }],
    description: 'The signed report, if it was asked for.',
  },
});

const Job = object({
  id: string(),
  state: { type: 'string', enum: JOB_STATES, description: 'Cancelled and expired jobs are removed (404).' },
  progress: { type: 'number', minimum: 0, maximum: 1, description: 'Share of the file that has been read.' },
  file_bytes: integer('Size of the uploaded file.'),
  created_at: string('RFC 3339, as all times.'),
  started_at: time('When work on it began for the last time.'),
  finished_at: time('When it was done or failed.'),
  expires_at: string('When it is removed, with its files.'),
  tokens: integer('Tokens charged; none for what failed.'),
  result_bytes: nullableInteger('Size of the result, once there is one.'),
  error: {
    oneOf: [object({ error: string('Stable code.'), title: string() }), { type: 'null' }],
    description: 'The reason of a failure.',
  },
  webhook: {
    type: ['string', 'null'],
    enum: ['waiting', 'sent', 'failed', null],
    description: 'Whether webhook_url has been notified of the end; null if there is no webhook.',
  },
  report: { oneOf: [Report, { type: 'null' }], description: 'The report of a finished job.' },
});

const Jobs = object({
  jobs: array({ $ref: '#/components/schemas/Job' }),
  next: { type: ['string', 'null'], description: 'Value for `after`; null if there are no more.' },
});

const Problem = object(
  {
    type: string('Page about the code.'),
    title: string(),
    status: integer(),
    detail: string('What is wrong and what to do. Never contains a piece of the request.'),
    instance: string('The request id.'),
    error: string('Stable code.'),
    message: string('The same sentence as `detail`.'),
    errors: array(object({ pointer: string('JSON Pointer into the body.'), message: string() }), 'Places.'),
  },
  ['type', 'title', 'status', 'detail', 'instance', 'error', 'message'],
);

const Health = object({ status: string() });

/** Schemas of the responses, by name. */
export const RESPONSES = {
  Analysis,
  Entity,
  Rejected,
  Suggestion,
  Evidence,
  Outputs,
  TextOutputs,
  JsonOutputs,
  General,
  TextByMode,
  JsonByMode,
  Hidden,
  Restored,
  RestoredOriginals: RESTORED_ORIGINALS,
  Entities,
  Modes,
  Usage,
  Job,
  Jobs,
  Problem,
  Health,
} as const satisfies Record<string, Schema>;
