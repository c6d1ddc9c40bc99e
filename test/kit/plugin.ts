import assert from 'node:assert/strict';
import { type Analysis, Engine, type Level, type Plugin } from '../../core/index.js';
import { testRecognizerLaws } from './laws.js';
import { parseMarks } from './marks.js';

/** Cases of one recognizer: sentences with each term it must find in double brackets, and sentences in which it finds nothing. */
export interface RecognizerCases {
  readonly finds: readonly string[];
  readonly ignores: readonly string[];
  /** Default 2. */
  readonly level?: Level;
  /** Default General. */
  readonly domain?: string;
}

/** What a plugin's test says. */
export interface PluginCases {
  readonly options?: Readonly<Record<string, unknown>>;
  /** By name of the recognizer; one with several levels or domains has a list. */
  readonly cases?: Readonly<Record<string, RecognizerCases | readonly RecognizerCases[]>>;
  /** Plugins that must be there too, such as the one that registers the domain. */
  readonly beside?: readonly Plugin[];
}

/**
 * Tests a plugin as a whole: the laws of every recognizer it registers, then the cases. Call it at the top level of a mocha
 * file. A recognizer without cases of both kinds fails.
 */
export function testPlugin(plugin: Plugin, { options = {}, cases = {}, beside = [] }: PluginCases): void {
  const make = (): Promise<Engine> => Engine.create({ plugins: [...beside, { plugin, options }] });
  const all = Object.entries(cases).flatMap(([name, list]) =>
    [list].flat().map((one: RecognizerCases) => ({ name, ...one })),
  );

  describe(`plugin ${plugin.name}`, () => {
    let engine: Engine;
    before(async () => {
      engine = await make();
    });
    after(() => engine.close());

    it('has cases of both kinds for every recognizer, none twice', () => {
      const own = engine.recognizers.filter((r) => r.name.startsWith(`${plugin.name}/`)).map((r) => r.name);
      for (const name of own) {
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
      for (const name of Object.keys(cases)) assert.ok(own.includes(name), `cases of ${name}, which is not registered`);
      const sentences = all.flatMap((c) =>
        [...c.finds, ...c.ignores].map((s) => `${c.name} ${c.level} ${c.domain} ${s}`),
      );
      assert.equal(new Set(sentences).size, sentences.length, 'a case stands there twice');
    });

    testRecognizerLaws(
      () => engine,
      all.flatMap((c) => c.finds.map((s) => parseMarks(s).text)),
    );
    for (const one of all) describe(`${one.name} ${title(one)}`, () => testCases(() => engine, one));
  });
}

const title = ({ level = 2, domain = 'General' }: RecognizerCases): string => `(level ${level}, ${domain})`;

function testCases(engine: () => Engine, c: RecognizerCases & { readonly name: string }): void {
  const { level = 2, domain = 'General', name } = c;
  const analyze = (text: string): Analysis => engine().analyze(text, { level, domain });
  for (const sentence of c.finds)
    it(`finds ${JSON.stringify(sentence)}`, () => {
      const { text, spans } = parseMarks(sentence);
      const { findings } = analyze(text);
      const types = engine().recognizers.find((r) => r.name === name)?.types ?? [];
      for (const span of spans) {
        const found = findings.find((f) => f.start === span.start && f.end === span.end);
        assert.ok(found, `${text.slice(span.start, span.end)} is not among ${show(text, findings)}`);
        if (span.type !== undefined) assert.equal(found.type, span.type);
        else assert.ok(types.includes(found.type), `${found.type} is no type of ${name}`);
      }
      const extra = findings.filter(
        (f) => f.recognizer === name && !spans.some((s) => f.start < s.end && s.start < f.end),
      );
      assert.equal(show(text, extra), '', 'found beside the marked terms');
    });
  for (const sentence of c.ignores)
    it(`ignores ${JSON.stringify(sentence)}`, () => {
      const findings = analyze(sentence).findings.filter((f) => f.recognizer === name);
      assert.equal(show(sentence, findings), '');
    });
}

const show = (text: string, findings: Analysis['findings']): string =>
  findings.map((f) => `${f.type}:${JSON.stringify(text.slice(f.start, f.end))}(${f.score})`).join(' ');
