import assert from 'node:assert/strict';
import type { PluginWithOptions } from '../../core/hosting.js';
import { type Analysis, Engine, type Level, type Plugin } from '../../core/index.js';
import { type FileCase, testAdapterLaws } from './adapter-laws.js';
import { testDomainLaws } from './domain-laws.js';
import { testRecognizerLaws } from './laws.js';
import { parseMarks } from './marks.js';
import { currentRunner, type TestRunner } from './runner.js';
import { engineForAuthors } from './silenced.js';
import { testTransformerLaws } from './transformer-laws.js';

/** Cases of one recognizer: sentences with each expected term in double brackets, and sentences without findings. */
export interface RecognizerCases {
  /** Each has at least one term in double brackets: `call [[415 555 0132]]`, or with its type `[[PERSON|Roe]]`. */
  readonly finds: readonly string[];
  /** Sentences in which nothing is found. */
  readonly ignores: readonly string[];
  /** Default 2. */
  readonly level?: Level;
  /** Default General. */
  readonly domain?: string;
}

/** Input of the test of a plugin. */
export interface PluginCases {
  /** Options of the plugin under test. */
  readonly options?: Readonly<Record<string, unknown>>;
  /** By name of the recognizer; a list if there are cases for several levels or domains. */
  readonly cases?: Readonly<Record<string, RecognizerCases | readonly RecognizerCases[]>>;
  /** By name of the transformer: the options it needs. Every transformer of the plugin must be listed. */
  readonly transformers?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** By name of the file adapter: complete files of its format. Every adapter of the plugin must be listed. */
  readonly files?: Readonly<Record<string, readonly FileCase[]>>;
  /** Other plugins that the plugin needs, such as the one that registers its domain. */
  readonly beside?: readonly Plugin[];
  /** The functions of your test runner if they are imported rather than global, as in Vitest. Default: {@link currentRunner}. */
  readonly runner?: TestRunner;
}

const KEYS: ReadonlySet<string> = new Set(['options', 'cases', 'transformers', 'files', 'beside', 'runner']);

/**
 * Tests a plugin: the laws of every recognizer, transformer, domain and file adapter that it registers, then the cases. Call it at the top
 * level of a test file, under mocha, Jest, Vitest or Node's own runner (`node --test`). A recognizer without positive and negative cases
 * fails, and so does a transformer or file adapter that is not listed.
 */
export function testPlugin(plugin: Plugin, given: PluginCases): void {
  for (const key of Object.keys(given))
    if (!KEYS.has(key)) throw new Error(`testPlugin knows no '${key}'; it knows ${[...KEYS].join(', ')}`);
  const { options = {}, cases = {}, transformers = {}, files = {}, beside = [], runner = currentRunner() } = given;
  const { describe, it, before, after } = runner;
  const plugins: readonly (Plugin | PluginWithOptions)[] = [...beside, { plugin, options }];
  const all = Object.entries(cases).flatMap(([name, list]) =>
    [list].flat().map((one: RecognizerCases) => ({ name, ...one })),
  );

  describe(`plugin ${plugin.name}`, () => {
    let engine: Engine;
    let others: Engine;
    before(async () => {
      engine = await engineForAuthors({ plugins });
      others = await Engine.create({ plugins: beside });
    });
    after(() => Promise.all([engine.close(), others.close()]));
    /** Names of the contributions that the plugin itself registered. */
    const own = (list: (of: Engine) => readonly { readonly name: string }[]): string[] => {
      const before = new Set(list(others).map(({ name }) => name));
      return list(engine).flatMap(({ name }) => (before.has(name) ? [] : [name]));
    };

    it('has positive and negative cases for every recognizer, none twice', () => {
      const named = own((of) => of.recognizers);
      for (const name of named) {
        const mine = all.filter((c) => c.name === name);
        assert.ok(
          mine.some((c) => c.finds.length > 0),
          `${name} has no case in which it finds something`,
        );
        assert.ok(
          mine.some((c) => c.ignores.length > 0),
          `${name} has no case in which it finds nothing`,
        );
      }
      for (const name of Object.keys(cases))
        assert.ok(named.includes(name), `cases of ${name}, which is not registered`);
      const sentences = all.flatMap((c) =>
        [...c.finds, ...c.ignores].map((s) => `${c.name} ${c.level} ${c.domain} ${s}`),
      );
      assert.equal(new Set(sentences).size, sentences.length, 'a case stands there twice');
    });

    it('has tests for all its transformers and file adapters', () => {
      for (const [key, names, tested] of [
        ['transformers', own((of) => of.transformers), transformers],
        ['files', own((of) => of.fileAdapters), files],
      ] as const) {
        for (const name of names)
          assert.ok(Object.hasOwn(tested, name), `'${name}' has no test: add it to '${key}' of testPlugin`);
        for (const name of Object.keys(tested))
          assert.ok(names.includes(name), `'${key}' of testPlugin names '${name}', which the plugin does not register`);
      }
    });

    testDomainLaws(
      runner,
      () => engine,
      () => engine.domains.map(({ name }) => name),
    );
    for (const [name, needed] of Object.entries(transformers))
      testTransformerLaws(runner, () => plugins, { name, options: needed });
    for (const [name, list] of Object.entries(files)) testAdapterLaws(runner, () => plugins, name, list);
    testRecognizerLaws(
      runner,
      () => engine,
      all.flatMap((c) => c.finds.map((s) => parseMarks(s).text)),
    );
    for (const one of all) describe(`${one.name} ${title(one)}`, () => testCases(runner, () => engine, one));
  });
}

const title = ({ level = 2, domain = 'General' }: RecognizerCases): string => `(level ${level}, ${domain})`;

function testCases({ it }: TestRunner, engine: () => Engine, c: RecognizerCases & { readonly name: string }): void {
  const { level = 2, domain = 'General', name } = c;
  const analyze = (text: string): Promise<Analysis> => engine().analyzeAsync(text, { level, domain });
  for (const sentence of c.finds)
    it(`finds ${JSON.stringify(sentence)}`, async () => {
      const { text, spans } = parseMarks(sentence);
      const { findings } = await analyze(text);
      const types = engine().recognizers.find((r) => r.name === name)?.types ?? [];
      for (const span of spans) {
        const found = findings.find((f) => f.start === span.start && f.end === span.end);
        assert.ok(found, `${text.slice(span.start, span.end)} is not among ${show(text, findings)}`);
        if (span.type !== undefined) assert.equal(found.type, span.type);
        // Another recognizer may have read a finer type at the same extent.
        else
          assert.ok(
            types.includes(found.type) || types.includes(engine().entityTypes.category(found.type)),
            `${found.type} is no type of ${name}`,
          );
      }
      const extra = findings.filter(
        (f) => f.recognizer === name && !spans.some((s) => f.start < s.end && s.start < f.end),
      );
      assert.equal(show(text, extra), '', 'found beside the marked terms');
    });
  for (const sentence of c.ignores)
    it(`ignores ${JSON.stringify(sentence)}`, async () => {
      const findings = (await analyze(sentence)).findings.filter((f) => f.recognizer === name);
      assert.equal(show(sentence, findings), '');
    });
}

const show = (text: string, findings: Analysis['findings']): string =>
  findings.map((f) => `${f.type}:${JSON.stringify(text.slice(f.start, f.end))}(${f.score})`).join(' ');
