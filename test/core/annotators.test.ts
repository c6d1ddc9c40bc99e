import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'chai';
import { type Annotator, definePlugin, Engine, isDeidError, type Match, type Plugin } from '../../core/index.js';

/** Names that only the annotator of a test knows. */
const NAMES = ['Zeb Quarrington', 'Ida'];

const matches = (view: string): Match[] =>
  NAMES.flatMap((name) =>
    Array.from(view.matchAll(new RegExp(name, 'g')), ({ index }) => ({
      ...{ type: 'PERSON', start: index, end: index + name.length, score: 0.9, why: 'remote model' },
    })),
  );

const plugin = (more: Partial<Annotator> = {}): Plugin =>
  definePlugin({
    name: 'remote',
    description: 'Names from elsewhere.',
    register(registry) {
      registry.annotator({
        name: 'remote/names',
        types: ['PERSON'],
        annotate: async ({ view }) => matches(view),
        ...more,
      });
      registry.recognizer({
        name: 'remote/again',
        types: ['PERSON'],
        recognize: () => [],
        // A surname alone follows from the whole name elsewhere: of an annotator's, too.
        *recall({ view }, found) {
          for (const { start, end } of found) {
            const surname = view.slice(start, end).split(' ')[1];
            const at = surname === undefined ? -1 : view.indexOf(surname, end);
            if (surname !== undefined && at >= 0)
              yield { type: 'PERSON', start: at, end: at + surname.length, score: 0.8 };
          }
        },
      });
      registry.transformer({
        name: 'stars',
        description: 'Stars.',
        reversible: false,
        derived: false,
        prepare: () => ({ apply: (terms) => terms.map(() => '***') }),
      });
      registry.policy({ name: 'STARS', description: 'Stars.', rules: { '*': { use: 'stars' } } });
    },
  });

const engineOf = (more: Partial<Annotator> = {}, config: object = {}): Promise<Engine> =>
  Engine.create({ plugins: [plugin(more)], config });

const codeOf = (error: unknown): string => (isDeidError(error) ? error.code : String(error));
const refusal = (work: Promise<unknown>): Promise<string> => work.then(() => 'none', codeOf);

const TEXT = 'Zeb Quarrington left. Quarrington was late.';

describe('annotators', () => {
  it('contribute to second passes, explanations and levels like recognizers', async () => {
    await using engine = await engineOf();
    const { findings, explanation } = await engine.analyzeAsync(TEXT, { explain: true });
    expect(findings.map(({ start, end, recognizer }) => [TEXT.slice(start, end), recognizer])).to.eql([
      ['Zeb Quarrington', 'remote/names'],
      ['Quarrington', 'remote/again'],
    ]);
    expect(explanation?.ledgers[0]).to.eql([{ reason: 'remote model', by: 0.9 }]);
    const { outputs } = await engine.deidentifyAsync(TEXT, { mode: 'STARS' });
    expect(outputs[0]?.text).to.equal('*** left. *** was late.');
  });

  it('are never skipped: calls that cannot wait for them are refused', async () => {
    await using engine = await engineOf();
    for (const work of [
      () => engine.analyze(TEXT),
      () => engine.deidentify(TEXT, { mode: 'STARS' }),
      () => engine.openSession({ mode: 'STARS' }).find(TEXT),
    ])
      expect(work).to.throw('annotators (remote/names)').with.property('code', 'annotators_need_async');
  });

  it('are called only in their domains, and not if a configuration disables them', async () => {
    await using finance = await engineOf({ domains: ['Finance'] });
    expect(finance.analyze(TEXT).findings).to.eql([]);
    await using off = await engineOf({}, { disable: ['remote/names'] });
    expect([off.annotators.length, off.analyze(TEXT).findings.length]).to.eql([0, 0]);
    await using english = await engineOf({ languages: ['de'] }, { languages: ['en'] });
    expect(english.analyze(TEXT).findings).to.eql([]);
  });

  it('read hidden texts too, and each text once', async () => {
    const seen: string[] = [];
    await using engine = await engineOf({
      annotate: async ({ view }) => {
        seen.push(view);
        return matches(view);
      },
    });
    const text = 'see Zeb_Quarrington there; see Zeb_Quarrington there';
    const { outputs } = await engine.deidentifyAsync(text, { mode: 'STARS' });
    expect(outputs[0]?.text).to.equal('see *** there; see *** there');
    expect(new Set(seen).size).to.equal(seen.length);
    seen.length = 0;
    await engine.analyzeAsync(' - . ');
    expect(seen).to.eql([]);
  });

  it('see the same view as recognizers, and their offsets are mapped back to the text', async () => {
    await using engine = await engineOf();
    const text = 'call I\u00adda or Zeb\u00a0Quarrington';
    const { findings } = await engine.analyzeAsync(text);
    expect(findings.map(({ start, end }) => text.slice(start, end))).to.eql(['I\u00adda', 'Zeb\u00a0Quarrington']);
  });

  it('receive the header, domain and language of a text', async () => {
    const seen: unknown[] = [];
    await using engine = await engineOf({
      annotate: async (text) => {
        seen.push(text);
        return [];
      },
    });
    await engine.analyzeAsync('Foo', { header: ['Who'], language: 'de' });
    expect(seen).to.eql([{ view: 'Foo', header: ['who'], domain: 'General', language: 'de' }]);
  });

  it('are named in the error if they fail, without any text', async () => {
    const fails = async (more: Partial<Annotator>, developer = false): Promise<unknown> => {
      await using engine = await Engine.create({ plugins: [plugin(more)], developer });
      return await engine.analyzeAsync(TEXT).catch((error: unknown) => error);
    };
    const boom = async (): Promise<Match[]> => {
      throw new Error(`cannot read ${TEXT}`);
    };
    const failed = await fails({ annotate: boom });
    expect(codeOf(failed)).to.equal('annotator_failed');
    expect(String(failed)).to.include("'remote/names'").and.not.include('Zeb');
    expect(failed).to.not.have.property('cause');
    expect(await fails({ annotate: boom }, true))
      .to.have.property('cause')
      .that.is.an('error');
    expect(codeOf(await fails({ annotate: () => Reflect.apply(Object, null, [null]) }))).to.equal('annotator_failed');
    const wrong = async (): Promise<Match[]> => [{ type: 'PERSON', start: 4, end: 999, score: 1 }];
    expect(codeOf(await fails({ annotate: wrong }))).to.equal('recognizer_span_invalid');
    const foreign = async (): Promise<Match[]> => [{ type: 'CITY', start: 0, end: 3, score: 1 }];
    expect(codeOf(await fails({ annotate: foreign }))).to.equal('recognizer_span_invalid');
  });

  it('are abandoned after their timeout, or when the caller gives up', async () => {
    const given: AbortSignal[] = [];
    const silent = (_: unknown, signal: AbortSignal): Promise<Match[]> => {
      given.push(signal);
      return new Promise(() => undefined);
    };
    await using slow = await engineOf({ annotate: silent, timeoutMs: 20 });
    expect(await refusal(slow.analyzeAsync(TEXT))).to.equal('annotator_timeout');
    await using patient = await engineOf({ annotate: silent });
    const caller = new AbortController();
    const asked = patient.analyzeAsync(TEXT, {}, { signal: caller.signal }).catch((error: unknown) => error);
    await pause(10);
    caller.abort(new Error('enough'));
    expect(await asked).to.have.property('message', 'enough');
    expect(given.map(({ aborted }) => aborted)).to.eql([true, true]);
    expect(await refusal(patient.analyzeAsync(TEXT, {}, { signal: caller.signal }))).to.equal('Error: enough');
  });

  it('do not affect calls that run at the same time', async () => {
    await using engine = await engineOf({
      annotate: async ({ view }) => {
        await pause(view.length % 7);
        return matches(view);
      },
    });
    const texts = Array.from({ length: 20 }, (_, i) => `${'x '.repeat(i)}Ida and Zeb Quarrington ${i}`);
    const all = await Promise.all(texts.map((text) => engine.analyzeAsync(text)));
    for (const [i, { findings }] of all.entries())
      expect(findings.map(({ start, end }) => texts[i]?.slice(start, end))).to.eql(NAMES.toReversed());
  });

  it('share the names of recognizers, and are refused without a function', async () => {
    const twice = definePlugin({
      name: 'remote',
      description: 'Two of one name.',
      register(registry) {
        registry.recognizer({ name: 'remote/names', types: ['PERSON'], recognize: () => [] });
        registry.annotator({ name: 'remote/names', types: ['PERSON'], annotate: async () => [] });
      },
    });
    expect(await refusal(Engine.create({ plugins: [twice] }))).to.equal('name_taken');
    const untyped = (given: object) =>
      definePlugin({
        name: 'remote',
        description: 'No function.',
        register: (registry) => void Reflect.apply(registry.annotator, registry, [given]),
      });
    expect(await refusal(Engine.create({ plugins: [untyped({ name: 'remote/a', types: ['PERSON'] })] }))).to.equal(
      'contribution_invalid',
    );
  });
});
