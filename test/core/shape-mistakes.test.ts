import { expect } from 'chai';
import { definePlugin, Engine, isDeidError, type PluginDefinition, type Registry } from '../../core/index.js';
import { SERVICES, type ServiceToken } from '../../core/services.js';

// Plugins in JavaScript: properties that are missing, misspelt, or of another kind than the contracts say. Each row has the words that
// the error must contain beside the name of the plugin.

/** Plugins may be written in JavaScript, so their values can have any type. */
const any = <T>(value: unknown): T => value as never;

type Register = (registry: Registry) => unknown;
type Row = readonly [what: string, plugin: unknown, ...says: string[]];

const plugin = (more: object): unknown =>
  definePlugin(any<PluginDefinition<object>>({ name: 'mine', description: 'Mine.', register() {}, ...more }));
const registering = (register: Register): unknown => plugin({ register });

const PATTERN = { type: 'AGE', match: 'x\\d', score: 0.5 };
const RECOGNIZER = { name: 'mine/a', types: ['AGE'] };
const recognizer = (more: object): unknown =>
  registering((r) => r.recognizer(any({ ...RECOGNIZER, patterns: [PATTERN], ...more })));
const reader = (more: object): unknown =>
  registering((r) => r.recognizer(any({ ...RECOGNIZER, recognize: () => [], ...more })));
const transformer = (more: object): unknown =>
  registering((r) =>
    r.transformer(
      any({ name: 'hide', description: 'x', reversible: false, derived: false, prepare: () => ({}), ...more }),
    ),
  );
const domain = (more: object): unknown => registering((r) => r.domain(any({ name: 'Sea', description: 'x', ...more })));
const annotator = (more: object): unknown =>
  registering((r) => r.annotator(any({ name: 'mine/n', types: ['AGE'], annotate: async () => [], ...more })));
const adapter = (more: object): unknown =>
  registering((r) =>
    r.fileAdapter(
      any({
        ...{ name: 'own', extensions: ['own'], mediaTypes: { own: 'text/plain' }, accepts: () => true },
        process: async () => ({ counts: {}, warnings: [], format: {} }),
        ...more,
      }),
    ),
  );
const policy = (more: object): unknown => registering((r) => r.policy(any({ name: 'SEA', description: 'x', ...more })));
const joinRule = (more: object): unknown =>
  registering((r) => r.joinRule(any({ name: 'mine/j', types: ['AGE'], gap: ', ', as: 'AGE', ...more })));

const ROWS: readonly Row[] = [
  // The plugin
  ['a plugin without register', plugin({ register: undefined }), "'register' must be a function"],
  ['a plugin without a description', plugin({ description: undefined }), "'description' must be a text"],
  ['a property that no plugin has', plugin({ recognizers: [] }), "property 'recognizers'", 'correct its name'],
  ['defaults in the place of a schema', plugin({ options: { digits: 6 } }), "'options' must be a JSON Schema"],
  ['a dependency that is no list', plugin({ dependsOn: 'contact' }), "'dependsOn' must be a list of texts"],
  ['a language that is no list', plugin({ languages: 'de' }), "'languages' must be a list of texts"],
  ['a version as a number', plugin({ version: 1 }), "'version' must be a text"],
  ['a version of the API as text', plugin({ apiVersion: '1' }), "'apiVersion' must be a whole number"],
  [
    'a register that returns a recognizer',
    registering(() => ({ ...RECOGNIZER, patterns: [PATTERN] })),
    'register() returns an object',
    'registry.recognizer({',
  ],
  // Recognizers
  [
    'nothing in the place of a recognizer',
    registering((r) => r.recognizer(any(null))),
    'recognizer: must be an object',
  ],
  ['one type that is no list', recognizer({ types: 'AGE' }), "'types' must be a list of texts"],
  ['no types', recognizer({ types: undefined }), "'types' must be a list of texts"],
  ['one pattern that is no list', recognizer({ patterns: PATTERN }), "'patterns' must be a list of objects"],
  ['expressions as patterns', recognizer({ patterns: ['x\\d'] }), "'patterns' must be a list of objects"],
  ['patterns that are not there', recognizer({ patterns: undefined }), "'patterns' must be a list of objects"],
  ['a domain that is no list', recognizer({ domains: 'General' }), "'domains' must be a list of texts"],
  ['a recognizer of two kinds', recognizer({ recognize: () => [] }), 'patterns and recognize', 'a recognizer of each'],
  [
    'a backspace for the edge of a word',
    recognizer({ patterns: [{ ...PATTERN, match: 'x\b' }] }),
    'backspace',
    'String.raw',
  ],
  [
    'a flag as text',
    recognizer({ patterns: [{ ...PATTERN, ignoreCase: 'yes' }] }),
    'pattern 1',
    "'ignoreCase' that is neither true nor false",
  ],
  ['needs that are a word', reader({ needs: 'digits' }), "'needs' must be an object"],
  ['needs of digits without their number', reader({ needs: { digits: true } }), "'digits' must be a whole number"],
  ['needs that are misspelt', reader({ needs: { digit: 1 } }), "property 'digit'", 'correct its name'],
  [
    'needs of a list that nobody registers',
    reader({ needs: { words: ['mine/towns'] } }),
    "'mine/towns', which is not registered",
    'registry.wordList()',
  ],
  [
    'a calibration of nothing',
    registering((r) => r.calibration({ recognizer: 'mine/b', type: 'AGE', slope: 1, shift: 0 })),
    "'mine/b'",
    'no recognizer has this name',
  ],
  ['a gap that is no expression', joinRule({ gap: '(' }), "'gap' must be the source of a regular expression"],
  ['a longest gap as text', joinRule({ maxGap: '8' }), "'maxGap' must be a whole number above 0"],
  // Annotators
  ['a time limit with its unit', annotator({ timeoutMs: '2s' }), "'timeoutMs' must be a whole number above 0"],
  ['no time at all', annotator({ timeoutMs: 0 }), "'timeoutMs' must be a whole number above 0"],
  ['no texts at once', annotator({ atOnce: -1 }), "'atOnce' must be a whole number above 0"],
  // Transformers and policies
  [
    'a transformer that does not say if it is derived',
    transformer({ derived: undefined }),
    "'derived' must be true or false",
  ],
  ['a transformer that says so in words', transformer({ reversible: 'no' }), "'reversible' must be true or false"],
  [
    'defaults of a transformer',
    transformer({ options: { digits: 4 } }),
    "'options' must be a JSON Schema of an object",
  ],
  ['what a transformer keeps, as a list', transformer({ keeps: ['last'] }), "'keeps' must be a text"],
  ['a policy without rules', policy({}), "'rules' must be an object"],
  [
    'a rule as in a configuration',
    policy({ rules: { '*': 'mask' } }),
    "'rules' must have objects",
    "{ '*': { use: 'mask' } }",
  ],
  // Domains
  ['two thresholds', domain({ thresholds: { AGE: [0.9, 0.5] } }), "'thresholds'", 'three numbers', 'levels 1, 2 and 3'],
  ['one threshold', domain({ thresholds: { AGE: 0.5 } }), "'thresholds'", 'three numbers'],
  ['one term that is ignored', domain({ ignore: 'Bill of Lading' }), "'ignore' must be a list of texts"],
  ['one context word', domain({ context: { AGE: 'years' } }), "'context' must be an object with a list of texts"],
  ['a domain without a name', domain({ name: undefined }), "'name' must be a text"],
  // Files, services, words
  ['a format without extensions', adapter({ extensions: [] }), 'extensions must be a list'],
  ['a format without media types', adapter({ mediaTypes: undefined }), "'mediaTypes' must be an object with a text"],
  ['one sentence of a format', adapter({ sentences: 'The file is empty.' }), "'sentences' must be a list of texts"],
  [
    'a service by its name',
    registering((r) => r.service(any<ServiceToken<object>>('clock'), () => ({}))),
    'its token',
    'SERVICES.clock',
  ],
  [
    'a service in the place of its factory',
    registering((r) => r.service(SERVICES.clock, any({}))),
    'must be a function',
  ],
  ['words of no group', registering((r) => r.words(any(undefined))), "words('boats')"],
  ['an entity type as text', registering((r) => r.entityType(any('BADGE'))), 'entity type: must be an object'],
  [
    'an example of a type that is no list',
    registering((r) => r.entityType(any({ name: 'BADGE', description: 'x', examples: 'BX-1', laws: [] }))),
    "entity type 'BADGE'",
    "'examples' must be a list of texts",
  ],
];

describe('plugins whose parts are missing or of another kind', () => {
  for (const [what, made, ...says] of ROWS)
    it(`are refused when the engine is created, with the plugin and the remedy: ${what}`, async () => {
      const error = await Engine.create({ plugins: [any(made)] }).then(
        () => expect.fail('it is accepted'),
        (thrown: unknown) => thrown,
      );
      if (!isDeidError(error)) throw error;
      expect(error.code).to.equal('contribution_invalid');
      expect(error.message).to.match(/'mine['/]/);
      for (const words of says) expect(error.message).to.include(words);
    });

  for (const [what, keeps, says] of [
    ['throws', (view: string) => expect.fail(view), 'threw an error'],
    ['is async', async () => true, 'must not be async'],
    ['gives a text', () => 'no', 'in place of true or false'],
  ] as const)
    it(`are named without the text: the keeps() of a domain that ${what}`, async () => {
      const made = registering((registry) => {
        registry.domain(any({ name: 'Sea', description: 'x', keeps }));
        registry.recognizer({ ...RECOGNIZER, patterns: [{ ...PATTERN, score: 0.9 }] });
      });
      await using engine = await Engine.create({ plugins: [any(made)] });
      expect(() => engine.analyze('Canary x1', { domain: 'Sea' }))
        .to.throw(/'mine\/sea'.*keeps\(\) of domain 'Sea'/)
        .with.property('message')
        .that.includes(says)
        .and.not.includes('Canary');
    });

  it('are refused with their rule: a reversible transformer that cannot restore', async () => {
    const made = transformer({ reversible: true, prepare: () => ({ apply: () => [] }) });
    const config = { policies: { CUSTOM: { rules: { '*': 'hide' } } } };
    const error: unknown = await Engine.create({ plugins: [any(made)], config }).catch((thrown: unknown) => thrown);
    expect(error).to.include({ code: 'transformer_options_invalid' });
    expect(String(error)).to.include("plugin 'mine' returns no function 'restore'");
  });
});
