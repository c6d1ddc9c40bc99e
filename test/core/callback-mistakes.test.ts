import { expect } from 'chai';
import {
  DeidError,
  definePlugin,
  Engine,
  isDeidError,
  type Plugin,
  type PluginDefinition,
  type Registry,
} from '../../core/index.js';
import { SERVICES, type ServiceToken } from '../../core/services.js';
import { deidentifyFile } from '../../lib/index.js';

// What code of a plugin may do wrong while a text is processed, or by a link that leads nowhere. Each row has the words that the
// error must contain; no error contains the text.

/** Plugins may be written in JavaScript, so their values can have any type. */
const any = <T>(value: unknown): T => value as never;

const SECRET = 'Canary-4711';
const NUMBER = 'AB-471199';
const TEXT = `${NUMBER} of ${SECRET}`;
const DATA = { type: 'AGE', match: 'AB-\\d{6}', score: 0.9 };

type Register = (registry: Registry) => unknown;
const pluginOf = (register: Register, name = 'mine', more: object = {}): Plugin =>
  definePlugin(any<PluginDefinition<object>>({ name, description: 'Of a test.', register, ...more }));
const engineOf = (...plugins: readonly Plugin[]): Promise<Engine> =>
  Engine.create({ plugins, config: { policies: { CUSTOM: { rules: { '*': 'mine' } } } } });

const throwsText = (): never => {
  throw new Error(`cannot read ${TEXT}`);
};
const throwsBrand = (): never => {
  throw Object.assign(new Error(TEXT), {
    [Symbol.for('deidkit.error.v1')]: true,
    code: 'document_unreadable',
    status: 422,
  });
};
const throwsOurs = (): never => {
  throw new DeidError('document_unreadable', [TEXT]);
};
const throwsTampered = (): never => {
  throw Object.assign(new DeidError('model_unreadable', ['it is damaged']), { message: TEXT });
};
const rejects = (): Promise<never> => Promise.reject(new Error(TEXT));

const mask = (more: object = {}) => ({
  name: 'mine',
  description: 'x',
  derived: false,
  reversible: false,
  prepare: () => ({ apply: (terms: readonly unknown[]) => terms.map(() => '***'), ...more }),
});

/** Analyses and replaces the text with a plugin. */
const reading =
  (recognizer: object, transform: object = {}, register: Register = () => undefined): (() => Promise<unknown>) =>
  async () => {
    const plugin = pluginOf((registry) => {
      registry.recognizer(any({ name: 'mine/a', types: ['AGE'], ...recognizer }));
      registry.transformer(any(mask(transform)));
      register(registry);
    });
    await using engine = await engineOf(plugin);
    engine.deidentify(TEXT, { mode: 'CUSTOM' });
    if ('restore' in transform) engine.restore('x', { mode: 'CUSTOM' });
  };
const validating = (validate: unknown) => reading({ patterns: [{ ...DATA, validate }] });
const reporting = (match: unknown) => reading({ recognize: () => [match] });
const keeping = (keeps: unknown) => reading({ patterns: [DATA] }, { keeps, apply: () => [NUMBER] });
const restoring = (restore: unknown) => reading({ patterns: [DATA] }, { restore, substitutePattern: 'x' });
const serving = (token: ServiceToken<unknown>, service: unknown) =>
  reading({ recognize: ({ language }: { language(): unknown }) => (language() === '' ? [{}] : []) }, {}, (registry) =>
    registry.service(any<ServiceToken<unknown>>(token), () => service),
  );
const registering =
  (register: Register, name?: string, more?: object): (() => Promise<unknown>) =>
  () =>
    engineOf(
      pluginOf(
        (registry) => {
          registry.transformer(any(mask()));
          return register(registry);
        },
        name,
        more,
      ),
    );

const format = (more: object) => ({ name: 'mine', extensions: ['own'], mediaTypes: {}, accepts: () => true, ...more });
const filing = (process: unknown) => async (): Promise<unknown> => {
  await using engine = await engineOf(
    pluginOf((registry) => {
      registry.fileAdapter(any(format({ process })));
      registry.transformer(any(mask()));
    }),
  );
  return await deidentifyFile(engine, Buffer.from(TEXT), 'bytes', { extension: 'own', mode: 'CUSTOM' });
};
const type = (more: object) =>
  registering((r) => r.entityType(any({ name: 'BADGE', description: 'x', examples: [], laws: [], ...more })));

type Row = readonly [what: string, attempt: () => Promise<unknown>, ...says: string[]];
const ROWS: readonly Row[] = [
  // Validators
  ['a validator that throws', validating(throwsText), "'mine/a'", "'validate' of pattern 1", 'threw an error'],
  ['a validator with an error that bears the brand', validating(throwsBrand), "'mine/a'", "'validate'", 'threw'],
  ["a validator with an error of deidkit's table", validating(throwsOurs), "'mine/a'", "'validate'", 'threw'],
  ['a validator with an error of other words', validating(throwsTampered), "'mine/a'", "'validate'", 'threw'],
  ['a validator that is async', validating(async () => false), "'mine/a'", "'validate'", 'must not be async'],
  ['a validator that rejects', validating(rejects), "'mine/a'", "'validate'", 'must not be async'],
  ['a validator that gives a text', validating(() => 'yes'), "'mine/a'", "'validate' of pattern 1", 'true or false'],
  ['a validator that gives a number', validating(() => 1), "'mine/a'", "'validate'", 'type number in place'],
  ['a validator that gives an object', validating(() => ({ isValid: false })), "'mine/a'", "'validate'", 'type object'],
  ['a validator that gives nothing', validating(() => undefined), "'mine/a'", "'validate'", 'type undefined'],
  ['a validator that gives null', validating(() => null), "'mine/a'", "'validate'", 'null in place of true or false'],
  // Recognizers and their matches
  [
    'a recognizer with an error that bears the brand',
    reading({ recognize: throwsBrand }),
    "'mine/a'",
    'threw an error',
  ],
  ["a recognizer with an error of deidkit's table", reading({ recognize: throwsOurs }), "'mine/a'", 'threw an error'],
  ['a recognizer that rejects', reading({ recognize: rejects }), "'mine/a'", 'must not be async'],
  [
    'a match with a getter that throws',
    reporting({
      get type() {
        return throwsText();
      },
    }),
    "'mine/a'",
    'a match',
  ],
  ['a match that is nothing', reporting(null), "'mine/a'", 'a match of it cannot be read'],
  [
    'a match whose evidence cannot be read',
    reporting({
      ...{ type: 'AGE', start: 0, end: 2, score: 0.9 },
      get evidence() {
        return throwsText();
      },
    }),
    "'mine/a'",
    'a match',
  ],
  // Transformers
  ['a keeps() that throws', keeping(throwsText), "'mine'", 'its keeps() threw an error'],
  ['a keeps() that is async', keeping(async () => ['x1']), "'mine'", 'its keeps()', 'must not be async'],
  ['a keeps() that returns a text', keeping(() => 'x1'), "'mine'", 'its keeps()', 'a list of texts'],
  ['a restore() that throws', restoring(throwsText), "'mine'", 'its restore() threw an error'],
  ['a restore() that is async', restoring(async () => 'x'), "'mine'", 'its restore()', 'must not be async'],
  ['a restore() that returns a number', restoring(() => 7), "'mine'", 'its restore()', 'neither a text'],
  ['an apply() that rejects', reading({ patterns: [DATA] }, { apply: rejects }), "'mine'", 'must not be async'],
  [
    'an apply() with an error that bears the brand',
    reading({ patterns: [DATA] }, { apply: throwsBrand }),
    "'mine'",
    'threw',
  ],
  // Services
  [
    'a clock that throws',
    serving(SERVICES.clock, { now: throwsText }),
    "'deidkit/clock'",
    "now() of plugin 'mine'",
    'threw',
  ],
  [
    'a clock that is async',
    serving(SERVICES.clock, { now: async () => new Date() }),
    "plugin 'mine'",
    'must not be async',
  ],
  ['a clock that gives a number', serving(SERVICES.clock, { now: () => 7 }), "plugin 'mine'", 'of another kind'],
  ['a clock without a time', serving(SERVICES.clock, { now: () => new Date('x') }), "plugin 'mine'", 'of another kind'],
  ['a seed that throws', serving(SERVICES.random, { seed: throwsText }), "'deidkit/random'", "seed() of plugin 'mine'"],
  [
    'a seed that is a number',
    serving(SERVICES.random, { seed: () => 7 }),
    "seed() of plugin 'mine'",
    'of another kind',
  ],
  [
    'a guess of the language that throws',
    serving(SERVICES.languageGuess, { guess: throwsText }),
    "'deidkit/language-guess'",
    "guess() of plugin 'mine'",
    'threw an error',
  ],
  [
    'a guess that is async',
    serving(SERVICES.languageGuess, { guess: async () => 'de' }),
    "plugin 'mine'",
    'must not be async',
  ],
  // Files
  ["an adapter with an error of another's words", filing(throwsTampered), "'mine'", 'threw an error'],
  ['an adapter with an error that bears the brand', filing(throwsBrand), "'mine'", 'threw an error'],
  ['an adapter whose error quotes the file', filing(throwsOurs), "'sentences'"],
  [
    'an adapter that counts by text',
    filing(async () => ({ counts: { [TEXT]: 1 }, warnings: [], format: {} })),
    "'mine'",
    'whole numbers by entity type',
  ],
  [
    'two adapters for one extension',
    () =>
      engineOf(
        pluginOf((r) => r.fileAdapter(any(format({})))),
        pluginOf((r) => r.fileAdapter(any(format({ name: 'other' }))), 'other'),
      ),
    "'other'",
    "extension 'own', which plugin 'mine'",
    'remove one',
  ],
  [
    'an extension with a dot',
    registering((r) => r.fileAdapter(any(format({ extensions: ['.own'] })))),
    "'mine'",
    'without the dot',
  ],
  // Links
  ['a parent that is misspelt', type({ parent: 'ID_NUMBERS' }), "'BADGE'", "'ID_NUMBERS'", "'ID_NUMBER' may be meant"],
  ['a parent that nobody declares', type({ parent: 'HARBOUR' }), "'BADGE'", "'HARBOUR' is declared by no plugin"],
  [
    'a parent that has a parent',
    type({ parent: 'EMPLOYEE_ID' }),
    "'BADGE'",
    "'EMPLOYEE_ID' has a parent itself",
    'two levels',
  ],
  ['a parent that is itself', type({ parent: 'BADGE' }), "'BADGE'", 'its own parent'],
  [
    'a domain that nobody registers',
    reading({ patterns: [DATA], domains: ['Radiologie'] }),
    "'mine/a'",
    "'Radiologie'",
    'General',
  ],
  [
    'a language by its name',
    reading({ patterns: [DATA], languages: ['english'] }),
    "'mine/a'",
    "'english'",
    "such as 'de'",
  ],
  ['a language in capitals', reading({ patterns: [DATA], languages: ['DE'] }), "'mine/a'", "'DE'", "such as 'de'"],
  [
    'a plugin of a language by its name',
    registering(() => undefined, 'mine', { languages: ['german'] }),
    "plugin 'mine'",
    "'german'",
  ],
  [
    'a word list of a language that there is not',
    registering((r) => r.wordList({ name: 'mine/towns', words: ['ulm'], languages: ['qq'] })),
    "'mine/towns'",
    "'qq'",
  ],
  [
    'two domains that differ in case',
    registering((r) => {
      r.domain({ name: 'Radiology', description: 'x' });
      r.domain({ name: 'RADIOLOGY', description: 'x' });
    }),
    "domain 'RADIOLOGY'",
    'Rename one',
  ],
];

describe('mistakes in the code of plugins', () => {
  it('are forty and more', () => {
    expect(ROWS.length).to.be.at.least(40);
  });

  for (const [what, attempt, ...says] of ROWS)
    it(`are reported with their place, and without the text: ${what}`, async () => {
      const error = await attempt().then(
        () => expect.fail('it is accepted'),
        (thrown: unknown) => thrown,
      );
      if (!isDeidError(error)) throw error;
      for (const words of says) expect(error.message).to.include(words);
      const all = `${error.message} ${error.stack} ${String(error.cause)} ${JSON.stringify(error)}`;
      expect(all).to.not.include(SECRET);
    });

  it('of a text in a warning are not passed on, and declared sentences are', async () => {
    const declared = 'The file has no title.';
    await using engine = await engineOf(
      pluginOf((registry) => {
        const process = async () => ({ counts: {}, warnings: [declared, `unread: ${TEXT}`], format: {} });
        registry.fileAdapter(any(format({ process, sentences: [declared] })));
        registry.transformer(any(mask()));
      }),
    );
    const { warnings } = await deidentifyFile(engine, Buffer.from(TEXT), 'bytes', { extension: 'own', mode: 'CUSTOM' });
    expect(warnings[0]).to.equal(declared);
    expect(warnings.join()).to.not.include(SECRET);
    expect(warnings[1]).to.include("'sentences'");
  });
});
