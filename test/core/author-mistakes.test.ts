import { expect } from 'chai';
import {
  definePlugin,
  Engine,
  type FileJob,
  isDeidError,
  type Plugin,
  type PluginDefinition,
  type Registry,
} from '../../core/index.js';
import { timeLimit } from '../../lib/engine/time-limit.js';
import { isAccepted, runAdapter } from '../../lib/files/run-adapter.js';
import { createEngine, deidentifyFile } from '../../lib/index.js';

// What authors of plugins get wrong, and what they are told: the place, the cause, and what to do.

/** Plugins may be written in JavaScript, so their values can have any type. */
const any = <T>(value: unknown): T => value as never;

type Register = (registry: Registry) => unknown;
/** Makes an engine, or also uses it. */
type Try = () => Promise<unknown>;
type Row = readonly [what: string, attempt: Try, place: string, cause: string | RegExp, remedy: string | RegExp];

const pluginOf = (register: Register, more: object = {}): Plugin =>
  definePlugin(any<PluginDefinition<object>>({ name: 'mine', description: 'Mine.', register, ...more }));
const limited = timeLimit(300);
const engineOf = (plugins: readonly Plugin[], config: object = {}): Promise<Engine> =>
  Engine.create({ plugins, config, developer: true, limited });

const registering =
  (register: Register, more: object = {}): Try =>
  () =>
    engineOf([pluginOf(register, more)]);

const PATTERN = { type: 'AGE', match: 'x\\d', score: 0.5 };
const recognizer = (more: object): Try =>
  registering((registry) => registry.recognizer(any({ name: 'mine/a', types: ['AGE'], patterns: [PATTERN], ...more })));
const pattern = (more: object): Try => recognizer({ patterns: [{ ...PATTERN, ...more }] });

/** Runs a code recognizer on a text. */
const finding =
  (recognize: unknown): Try =>
  async () => {
    await using engine = await engineOf([
      pluginOf((registry) => {
        registry.wordList({ name: 'mine/towns', words: ['ulm'] });
        registry.evidence({ name: 'mine:ships', reason: 'a word for ships', weights: { AGE: -1 } });
        registry.recognizer(any({ name: 'mine/a', types: ['AGE'], recognize }));
      }),
    ]);
    engine.analyze('😀 some text');
  };

/** Lets a recognizer doubt the match of another. */
const doubting =
  (doubt: unknown): Try =>
  async () => {
    await using engine = await engineOf([
      pluginOf((registry) => {
        registry.recognizer(any({ name: 'mine/a', types: ['AGE'], recognize: () => [{ ...MATCH, open: true }] }));
        registry.recognizer(any({ name: 'mine/b', types: ['AGE'], recognize: () => [], doubt: () => [doubt] }));
      }),
    ]);
    engine.analyze('😀 some text');
  };

/** Runs a transformer under a policy. */
const replacing =
  (transformer: object, rule: unknown = { use: 'hide' }): Try =>
  async () => {
    const config = { policies: { CUSTOM: { rules: { '*': rule } } } };
    const own = { name: 'hide', description: 'Mine.', reversible: false, derived: false, ...transformer };
    const plugin = pluginOf((registry) => {
      registry.transformer(any(own));
      registry.recognizer({ name: 'mine/a', types: ['AGE'], patterns: [{ ...PATTERN, score: 0.9 }] });
    });
    await using engine = await engineOf([plugin], config);
    engine.deidentify('x1', { mode: 'CUSTOM' });
  };
const applying = (apply: unknown): Try => replacing({ prepare: () => ({ apply }) });

/** In place of an engine. */
const HOST = { developer: false, pluginOf: () => 'mine' };
const FORMAT = { name: 'log', extensions: ['own'], mediaTypes: {}, accepts: () => true };
const TRANSFORMER = { name: 'mine', description: 'Mine.', reversible: false, derived: false };
const REPORT = { counts: {}, warnings: [], format: {} };

/** A file adapter, given a file. */
const reading =
  (process: unknown, more: object = {}): Try =>
  async () => {
    await using engine = await engineOf([
      pluginOf((registry) => {
        registry.fileAdapter(any({ ...FORMAT, process, ...more }));
        registry.transformer(any({ ...TRANSFORMER, prepare: () => ({ apply: () => [] }) }));
        registry.policy({ name: 'MINE', description: 'x', rules: { '*': { use: 'mine' } } });
      }),
    ]);
    await deidentifyFile(engine, Buffer.from('a file'), 'bytes', { extension: 'own', mode: 'MINE' });
  };

/** The same with little time. */
const readingInTime =
  (process: (job: FileJob) => unknown): Try =>
  async () => {
    const source = { stream: endless, bytes: async () => Buffer.from('a file') };
    const job = {
      source,
      sink: { write: async () => undefined },
      session: {},
      limits: {},
      extension: 'own',
      options: {},
    };
    await runAdapter(
      any({ ...FORMAT, process }),
      any(job),
      { ...HOST, developer: true },
      { blockedMs: 300, settledMs: 600 },
    );
  };

const endless = (): never => {
  for (;;);
};
const MATCH = { type: 'AGE', start: 3, end: 7, score: 0.9 };
const OPTIONS = {
  type: 'object',
  additionalProperties: false,
  properties: { digits: { type: 'integer', minimum: 1 } },
};
const nothing = (): void => undefined;

/** Mistakes in the code of plugin `mine`, which each message names. */
const ROWS: readonly Row[] = [
  // Names
  [
    'a plugin named in camel case',
    registering(nothing, { name: 'myPlugin' }),
    "plugin 'myPlugin'",
    'its name',
    'in kebab-case',
  ],
  [
    'a recognizer without its plugin',
    recognizer({ name: 'a' }),
    "recognizer 'a'",
    'its name',
    "must be 'mine/' and a name",
  ],
  ['a recognizer of another plugin', recognizer({ name: 'other/a' }), "'other/a'", 'its name', "must be 'mine/' and"],
  ['a recognizer in capitals', recognizer({ name: 'mine/Badge' }), "'mine/Badge'", 'its name', 'kebab-case'],
  [
    'a transformer in camel case',
    registering((r) => r.transformer(any({ name: 'myMask' }))),
    "'myMask'",
    'its name',
    'kebab-case',
  ],
  [
    'an entity type in lower case',
    registering((r) => r.entityType(any({ name: 'badge' }))),
    "type 'badge'",
    'its name',
    'in capitals',
  ],
  [
    'a mode in lower case',
    registering((r) => r.policy(any({ name: 'mine', rules: {} }))),
    "policy 'mine'",
    'its name',
    'in capitals',
  ],
  [
    'a format with a dot',
    registering((r) => r.fileAdapter(any({ name: '.log' }))),
    "file adapter '.log'",
    'its name',
    'kebab-case',
  ],
  [
    'a name that is taken',
    () =>
      engineOf([
        pluginOf((r) => r.domain({ name: 'Sea', description: 'x' })),
        pluginOf((r) => r.domain({ name: 'Sea', description: 'x' }), { name: 'other' }),
      ]),
    "'other'",
    "domain 'Sea', which plugin 'mine' has registered",
    'Rename one',
  ],
  // Contributions
  [
    'a recognizer that finds nothing',
    recognizer({ patterns: [] }),
    "'mine/a'",
    'has no patterns',
    'would find nothing',
  ],
  [
    'a function that is misspelt',
    registering((r) => r.recognizer(any({ name: 'mine/a', types: ['AGE'], recognise: () => [] }))),
    "'mine/a'",
    "unknown property 'recognise'",
    'correct its name',
  ],
  [
    'a property that is misspelt',
    pattern({ ignorecase: true }),
    'pattern 1',
    "property 'ignorecase'",
    'correct its name',
  ],
  [
    'a type of nobody',
    recognizer({ types: ['AGE', 'SHELF'] }),
    "'mine/a'",
    "'SHELF' is declared by no plugin",
    'registry.entityType()',
  ],
  [
    'a type that is misspelt',
    recognizer({ types: ['AGEE', 'AGE'] }),
    "'mine/a'",
    "'AGEE' is declared by no",
    "'AGE' may be meant",
  ],
  ['a pattern of another type', pattern({ type: 'CITY' }), 'pattern 1', "type 'CITY'", "'types' does not list"],
  ['a score in percent', pattern({ score: 85 }), 'pattern 1', 'score', 'from 0 to 1'],
  ['a match that is an expression', pattern({ match: /x/ }), 'pattern 1', "'match' that is no string", '/…/.source'],
  ['no match', pattern({ match: undefined }), 'pattern 1', "no 'match'", 'match'],
  [
    'a pattern that may take nothing',
    pattern({ match: '\\d*' }),
    "'mine/a'",
    'without a character',
    'make a part of it compulsory',
  ],
  [
    'an edge for a pattern',
    pattern({ match: '\\b' }),
    "'mine/a'",
    'without a character',
    'make a part of it compulsory',
  ],
  ['a pattern without bounds', pattern({ match: '(?:a+)+b' }), "'mine/a'", 'no bound', 'give it one'],
  ['an exponential pattern', pattern({ match: '(?:a?){30}b' }), "'mine/a'", 'ways', 'make them disjoint'],
  ['a back-reference', pattern({ match: '(a)\\1' }), "'mine/a'", 'back-reference', 'write out what may stand there'],
  ['an expression that is none', pattern({ match: '(a' }), "'mine/a'", 'Unterminated group', 'correct it'],
  [
    'a context word with a capital',
    pattern({ context: ['Badge'] }),
    'pattern 1',
    "'context' of which word 1",
    'lower case',
  ],
  ['a domain that is misspelt', recognizer({ domains: ['Generl'] }), "'mine/a'", "'Generl'", "is written 'General'"],
  [
    'terms under another name',
    recognizer({ dictionary: [{ type: 'AGE', words: ['x'], score: 1 }] }),
    'dictionary entry 1',
    "'words'",
    "'terms'",
  ],
  [
    'a term that is a number',
    recognizer({ dictionary: [{ type: 'AGE', terms: [7], score: 1 }] }),
    'entry 1',
    'a term',
    'no string',
  ],
  [
    'a mode without a rule for the rest',
    registering((r) => r.policy({ name: 'SEA', description: 'x', rules: { AGE: { use: 'mask' } } })),
    "policy 'SEA'",
    "no rule for '*'",
    'all other types',
  ],
  [
    'thresholds that rise',
    registering((r) => r.domain({ name: 'Sea', description: 'x', thresholds: { AGE: [0.1, 0.5, 0.9] } })),
    'Sea',
    'rise from one level to the next',
    'Sort them downwards',
  ],
  // The plugin
  [
    'what is registered too late',
    async () => {
      const kept: Registry[] = [];
      await engineOf([pluginOf((registry) => kept.push(registry))]);
      kept[0]?.domain({ name: 'Sea', description: 'x' });
    },
    "'mine'",
    'after its register() had ended',
    'Await everything',
  ],
  [
    'a register that throws',
    registering(() => {
      throw new TypeError('no port given');
    }),
    "'mine'",
    'TypeError: no port given',
    'Correct it',
  ],
  [
    'an option that is misspelt',
    () => Engine.create({ plugins: [{ plugin: pluginOf(nothing, { options: OPTIONS }), options: { digit: 1 } }] }),
    "'mine'",
    "unknown property 'digit'",
    'correct its name',
  ],
  [
    'an option out of range',
    () => Engine.create({ plugins: [{ plugin: pluginOf(nothing, { options: OPTIONS }), options: { digits: 0 } }] }),
    '/digits',
    'must be',
    '>= 1',
  ],
  [
    'a plugin that is not there',
    () => engineOf([pluginOf(nothing, { dependsOn: ['other'] })]),
    "'mine'",
    "depends on plugin 'other'",
    "to 'plugins'",
  ],
  [
    'a plugin for a later version',
    () => engineOf([pluginOf(nothing, { apiVersion: 2 })]),
    "'mine'",
    'version 2',
    'Install a version of the plugin',
  ],
  [
    'a module that is not installed',
    () => createEngine({ plugins: [{ use: 'acme-badges' }] }),
    '/plugins/0/use',
    'no such module',
    'Install it',
  ],
  [
    'an export that is no plugin',
    () =>
      createEngine({
        plugins: [{ use: import.meta.resolve('./resolve.test.js').replace('resolve.test', '../kit/marks') }],
      }),
    '/plugins/0/use',
    'does not export a plugin',
    'definePlugin()',
  ],
  // Policies
  [
    'a transformer of nobody',
    replacing({ prepare: () => ({}) }, 'mien'),
    "'*'",
    "'mien', which no plugin registers",
    'Known transformers: hide',
  ],
  [
    'an option of a transformer',
    replacing({ options: OPTIONS, prepare: () => ({}) }, { use: 'hide', options: { digits: 'x' } }),
    '/digits',
    'must be integer',
    'wrong options',
  ],
  [
    'a transformer that prepares nothing',
    replacing({ prepare: nothing }),
    "transformer 'hide'",
    "prepare() of plugin 'mine' returns",
    "a function 'apply'",
  ],
  [
    'a code where the law forbids it',
    () =>
      engineOf(
        [
          pluginOf((r) =>
            r.transformer(any({ name: 'mine', description: 'x', derived: true, reversible: false, prepare: nothing })),
          ),
        ],
        {
          policies: { CUSTOM: { rules: { '*': 'mine' }, forbidsDerived: 'our statute' } },
        },
      ),
    "'CUSTOM'",
    'our statute forbids that',
    'Use a random code',
  ],
  // While a text is read
  [
    'a recognizer that throws',
    finding(() => {
      throw new RangeError('index 9');
    }),
    "'mine/a'",
    'it threw an error',
    /index 9/,
  ],
  ['a recognizer that is async', finding(async () => [MATCH]), "'mine/a'", 'a Promise', 'must not be async'],
  ['a recognizer that returns one match', finding(() => MATCH), "'mine/a'", 'type object', 'in place of a list'],
  [
    'a match outside of the text',
    finding(() => [{ ...MATCH, end: 99 }]),
    "'mine/a'",
    '3 to 99',
    'the view, which has 12 code units',
  ],
  [
    'a match that ends first',
    finding(() => [{ ...MATCH, end: 1 }]),
    "'mine/a'",
    'its end (1)',
    'not behind its start (3)',
  ],
  ['a match in code points', finding(() => [{ ...MATCH, start: 1 }]), "'mine/a'", '1 to 7', 'parts a surrogate pair'],
  ['a match in percent', finding(() => [{ ...MATCH, score: 85 }]), "'mine/a'", 'score (85)', 'from 0 to 1'],
  [
    'a match of another type',
    finding(() => [{ ...MATCH, type: 'CITY' }]),
    "'mine/a'",
    'its type',
    "among the recognizer's 'types'",
  ],
  [
    'a list that is misspelt',
    finding((document: { listed(name: string): unknown }) => document.listed('mine/town')),
    "'mine/a'",
    'a word list that is not registered',
    "'mine/towns' may be meant",
  ],
  [
    'a list that the plugin does not have',
    finding((document: { wordList(name: string): unknown }) => document.wordList('mine/everything')),
    "'mine/a'",
    'a word list that is not registered',
    'its plugin has mine/towns',
  ],
  [
    'evidence that is misspelt',
    finding(() => [{ ...MATCH, evidence: [{ code: 'mine:ship' }] }]),
    "'mine/a'",
    'a code that no plugin declares, and no weight',
    "'mine:ships' may be meant",
  ],
  [
    'evidence without a number',
    finding(() => [{ ...MATCH, evidence: [{ code: 'mine:ships', value: 'much' }] }]),
    "'mine/a'",
    'its evidence',
    "a 'weight' or 'value' that is no number",
  ],
  ['a doubt that nobody declares', doubting({ code: 'mine:ship' }), "'mine/b'", 'its evidence', 'no plugin declares'],
  ['a doubt that is none', doubting(null), "'mine/b'", "its 'doubt'", 'no evidence'],
  [
    'evidence for a type that is misspelt',
    registering((registry) => registry.evidence({ name: 'mine:ships', reason: 'a ship', weights: { AEG: -1 } })),
    "'mine:ships'",
    "type 'AEG' is declared by no plugin",
    "'AGE' may be meant",
  ],
  ['a recognizer that does not end', finding(endless), "'mine/a'", 'did not end and was stopped', 'linear'],
  [
    'a second pass that does not end',
    () =>
      registering((r) =>
        r.recognizer({ name: 'mine/a', types: ['AGE'], recognize: () => [MATCH], recall: endless }),
      )().then((engine) => any<Engine>(engine).analyze('some text')),
    "'mine/a'",
    'did not end and was stopped',
    'linear',
  ],
  [
    'a validator that does not end',
    () => pattern({ validate: endless })().then((engine) => any<Engine>(engine).analyze('x1')),
    "'mine/a'",
    'did not end and was stopped',
    'linear',
  ],
  [
    'a transformer that does not end',
    applying(endless),
    "Transformer 'hide' of plugin 'mine'",
    'did not end and was stopped',
    'linear',
  ],
  [
    'a transformer that is async',
    applying(async () => ['x']),
    "Transformer 'hide' of plugin 'mine'",
    'a Promise',
    'must not be async',
  ],
  [
    'a transformer that gives too few',
    applying(() => []),
    "Transformer 'hide' of plugin 'mine'",
    '0 substitutes',
    'for 1 terms',
  ],
  [
    'a transformer that gives numbers',
    applying(() => [7]),
    "Transformer 'hide' of plugin 'mine'",
    'a substitute',
    'no string',
  ],
  // While a file is read
  [
    'a file adapter that throws',
    reading(async () => {
      throw new RangeError('offset 9');
    }),
    "File adapter 'log' of plugin 'mine'",
    'it threw an error',
    /offset 9/,
  ],
  [
    'a file adapter that fails before it waits',
    reading(() => {
      throw new RangeError('offset 9');
    }),
    "File adapter 'log' of plugin 'mine'",
    'it threw an error',
    /offset 9/,
  ],
  [
    'an accepts() that throws',
    reading(async () => REPORT, {
      accepts: () => {
        throw new RangeError('offset 9');
      },
    }),
    "File adapter 'log' of plugin 'mine'",
    'accepts() threw an error',
    /offset 9/,
  ],
  [
    'a file adapter that writes text',
    reading(async ({ sink }: FileJob) => {
      await sink.write(any('text'));
      return REPORT;
    }),
    "File adapter 'log' of plugin 'mine'",
    'type string in place of bytes',
    'encode texts first',
  ],
  [
    'a file adapter without a report',
    reading(async () => undefined),
    "File adapter 'log' of plugin 'mine'",
    'type undefined',
    'in place of a report',
  ],
  [
    'a file adapter with half a report',
    reading(async () => ({ counts: {} })),
    "File adapter 'log' of plugin 'mine'",
    'its report lacks',
    "'warnings'",
  ],
  [
    'a file adapter that waits for ever',
    readingInTime(() => new Promise(() => undefined)),
    "File adapter 'log' of plugin 'mine'",
    'did not end and was stopped',
    'every promise must settle',
  ],
  [
    'a file adapter that goes round and round',
    readingInTime(async () => {
      const end = Date.now() + 3000;
      while (Date.now() < end) await new Promise((resolve) => setImmediate(resolve));
    }),
    "File adapter 'log' of plugin 'mine'",
    'did not end and was stopped',
    'go forward',
  ],
  [
    'a file adapter whose accepts() is async',
    async () => isAccepted(any({ ...FORMAT, accepts: async () => false }), Buffer.from('x'), 'own', HOST),
    "File adapter 'log' of plugin 'mine'",
    'accepts() returned a Promise',
    'must not be async',
  ],
  [
    'a file adapter whose accepts() gives a text',
    async () => isAccepted(any({ ...FORMAT, accepts: () => 'yes' }), Buffer.from('x'), 'own', HOST),
    "File adapter 'log' of plugin 'mine'",
    'accepts() returned a value of type string',
    'in place of true or false',
  ],
  [
    'a validator by its name',
    pattern({ validate: 'luhn' }),
    "'mine/a'",
    "a 'validate' that is no function",
    'true or false',
  ],
  [
    'a transformer without a function',
    registering((r) => r.transformer(any({ ...TRANSFORMER, name: 'hide' }))),
    "plugin 'mine', transformer 'hide'",
    'has no function',
    "'prepare'",
  ],
  [
    'a file adapter without a function',
    registering((r) => r.fileAdapter(any(FORMAT))),
    "plugin 'mine', file adapter 'log'",
    'has no function',
    "'process'",
  ],
  ['a score that is text', pattern({ score: '0.9' }), "'mine/a'", 'has a score that is neither', 'cue:label'],
  [
    'a word list that is an object',
    registering((r) => r.wordList(any({ name: 'mine/towns', words: { ulm: 1 } }))),
    "word list 'mine/towns'",
    "'words'",
    'no list',
  ],
  [
    'a word list of numbers',
    registering((r) => r.wordList(any({ name: 'mine/towns', words: [1] }))),
    "word list 'mine/towns'",
    "'words'",
    'no string',
  ],
  [
    'an entity type in small letters',
    registering((r) => r.entityType(any({ name: 'my type', description: 'Mine.' }))),
    "plugin 'mine', entity type 'my type'",
    'its name',
    'in capitals',
  ],
  // Calls
  [
    'an option of a call',
    () => engineOf([]).then((engine) => Reflect.apply(engine.analyze, engine, ['x', { levle: 1 }])),
    'the options',
    'no option',
    "'level'",
  ],
  [
    'a domain of nobody',
    () => engineOf([]).then((engine) => engine.analyze('x', { domain: 'Sea' })),
    '/domain',
    'must be one of',
    'General',
  ],
];

/** Rows about a configuration, a call or another plugin: they name the place there. */
const OF_OPERATORS: ReadonlySet<string> = new Set([
  ...['a plugin named in camel case', 'a module that is not installed', 'an export that is no plugin'],
  ...['a transformer of nobody', 'an option of a transformer', 'an option of a call', 'a domain of nobody'],
]);

describe('mistakes of plugin authors', () => {
  it('are more than forty', () => {
    expect(ROWS.length).to.be.at.least(40);
  });

  for (const [what, attempt, place, cause, remedy] of ROWS)
    it(`are reported with place, cause and remedy: ${what}`, async () => {
      const error = await attempt().then(
        () => expect.fail('it is accepted'),
        (thrown: unknown) => thrown,
      );
      if (!isDeidError(error)) throw error;
      const said = `${error.message} ${error.mistakes.map((one) => `${one.pointer} ${one.message}`).join(' ')} ${String(error.cause)}`;
      if (!OF_OPERATORS.has(what)) expect(said, 'the plugin').to.match(/'mine['/]|plugin mine/);
      for (const part of [place, cause, remedy])
        expect(said).to.match(
          typeof part === 'string' ? new RegExp(part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')) : part,
        );
    });

  it('leave the engine usable after code was stopped', async () => {
    let isEndless = true;
    await using engine = await engineOf([
      pluginOf((registry) =>
        registry.recognizer({
          name: 'mine/a',
          types: ['AGE'],
          recognize: () => (isEndless ? endless() : [{ type: 'AGE', start: 0, end: 1, score: 0.9 }]),
        }),
      ),
    ]);
    expect(() => engine.analyze('7 years')).to.throw('did not end');
    isEndless = false;
    expect(engine.analyze('7 years').findings).to.have.lengthOf(1);
  });
});
