import { expect } from 'chai';
import { definePlugin, Engine, isDeidError, type Plugin, type Registry } from '../../core/index.js';
import { SERVICES, serviceToken } from '../../core/services.js';

interface Horn {
  readonly sound: string;
}
const HORN = serviceToken<Horn>('harbour/horn', () => ({ sound: 'default' }));
const BARE = serviceToken<Horn>('harbour/bare');

const plugin = (name: string, register: (registry: Registry) => void): Plugin =>
  definePlugin({ name, description: `Plugin ${name}.`, register });

const horn = (name: string, replaces?: string | true): Plugin =>
  plugin(name, (registry) =>
    registry.service(HORN, () => ({ sound: name }), replaces === undefined ? {} : { replaces }),
  );

const sound = async (...plugins: readonly Plugin[]): Promise<string> => {
  await using engine = await Engine.create({ plugins });
  return engine.use(HORN).sound;
};

const refusal = async (work: Promise<unknown>): Promise<string> => {
  const error: unknown = await work.catch((thrown: unknown) => thrown);
  if (!isDeidError(error)) throw new Error('not refused');
  return `${error.code}: ${error.message}`;
};

describe('services', () => {
  it('are provided by a plugin, else by the default of their token', async () => {
    expect(await sound()).to.equal('default');
    expect(await sound(horn('a'))).to.equal('a');
  });

  it('are those of the plugin that replaces another, in any order of registration', async () => {
    expect(await sound(horn('a'), horn('b', 'a'))).to.equal('b');
    expect(await sound(horn('b', 'a'), horn('a'))).to.equal('b');
    expect(await sound(horn('a'), horn('b', 'a'), horn('c', 'b'))).to.equal('c');
    expect(await sound(horn('a'), horn('b', 'a'), horn('test', true))).to.equal('test');
    expect(await sound(horn('test', true))).to.equal('test');
  });

  it('are refused if two plugins provide one and neither replaces the other', async () => {
    const said = await refusal(sound(horn('a'), horn('b')));
    expect(said).to.include("service_taken: Service 'harbour/horn' is provided by plugins 'a' and 'b'");
    expect(said).to.include("{ replaces: 'a' }");
    expect(await refusal(sound(horn('a', 'b'), horn('b', 'a')))).to.include('service_taken');
    expect(await refusal(sound(horn('a', true), horn('b', true)))).to.include('service_taken');
  });

  it('are refused if the plugin that is to be replaced provides none', async () => {
    expect(await refusal(sound(horn('a', 'nobody')))).to.include(
      "service_not_replaced: Plugin 'a' replaces service 'harbour/horn' of plugin 'nobody', which provides none",
    );
    expect(await refusal(sound(horn('a', 'a')))).to.include('service_not_replaced');
  });

  it('are created at first use, once for each engine, and disposed with it in reverse order', async () => {
    const events: string[] = [];
    const noting = plugin('noting', (registry) => {
      registry.service(HORN, (use) => {
        const { sound: other } = use(BARE);
        events.push(`made on ${other}`);
        return { sound: 'loud', [Symbol.dispose]: () => events.push('horn ended') };
      });
      registry.service(BARE, () => ({
        sound: 'bare',
        [Symbol.asyncDispose]: async () => void events.push('bare ended'),
      }));
    });
    const engine = await Engine.create({ plugins: [noting] });
    expect(events).to.eql([]);
    expect(engine.use(HORN)).to.equal(engine.use(HORN));
    await engine.close();
    await engine.close();
    expect(events).to.eql(['made on bare', 'horn ended', 'bare ended']);
    await using other = await Engine.create({ plugins: [noting] });
    expect(other.use(HORN)).not.to.equal(engine.use(HORN));
  });

  it('report a missing provider, an unfinished registration, and a cycle', async () => {
    await using engine = await Engine.create({ plugins: [] });
    expect(() => engine.use(BARE)).to.throw('no plugin provides it, and it has no default');
    expect(engine.provided(HORN)).to.equal(undefined);
    const hasty = plugin('hasty', (registry) => void registry.use(HORN)());
    expect(await refusal(Engine.create({ plugins: [hasty] }))).to.include('used before all plugins had registered');
    const circle = plugin('circle', (registry) => {
      registry.service(HORN, (use) => use(BARE));
      registry.service(BARE, (use) => use(HORN));
    });
    await using round = await Engine.create({ plugins: [circle] });
    expect(() => round.use(HORN)).to.throw('harbour/horn -> harbour/bare -> harbour/horn');
  });

  it('are named if their factory fails, and only developers see what it threw', async () => {
    const broken = plugin('broken', (registry) =>
      registry.service(HORN, () => {
        throw new Error('secret words');
      }),
    );
    for (const developer of [false, true]) {
      await using engine = await Engine.create({ plugins: [broken], developer });
      const error: unknown = (() => {
        try {
          return engine.use(HORN);
        } catch (thrown) {
          return thrown;
        }
      })();
      if (!isDeidError(error)) throw error;
      expect(error.message).to.include("the factory of that of plugin 'broken' threw").and.not.include('secret');
      expect(error.cause).to.equal(developer ? error.cause : undefined);
      expect(error.cause !== undefined).to.equal(developer);
    }
  });

  it('of the engine can be replaced: language guess, clock, random source', async () => {
    const seen: string[] = [];
    const own = plugin('own', (registry) => {
      registry.service(SERVICES.languageGuess, () => ({ guess: () => 'nb' }));
      registry.service(SERVICES.clock, () => ({ now: () => new Date('2001-02-03T12:00:00Z') }));
      let seeds = 0;
      registry.service(SERVICES.random, () => ({ seed: () => `seed ${++seeds}`, bytes: (n) => new Uint8Array(n) }));
      registry.recognizer({
        name: 'own/word',
        types: ['CITY'],
        *recognize(document) {
          seen.push(document.language() ?? '');
          yield { type: 'CITY', start: 0, end: 3, score: 0.9 };
        },
      });
      registry.transformer({
        name: 'tell',
        description: 'Tells what it knows.',
        reversible: false,
        derived: false,
        prepare: () => ({
          apply: (terms, scope) =>
            terms.map(() => `${scope.today.toISOString().slice(0, 10)} ${scope.random('x').int(1e6)}`),
        }),
      });
      registry.policy({ name: 'TELL', description: 'Tells.', rules: { '*': { use: 'tell' } } });
    });
    await using engine = await Engine.create({ plugins: [own] });
    const tell = (seed?: string): string | undefined =>
      engine.deidentify('Foo', { mode: 'TELL', ...(seed && { seed }) }).outputs[0]?.text;
    const first = tell();
    expect(first).to.match(/^2001-02-03 \d+$/);
    expect(first).to.equal(tell('seed 1'));
    expect(new Set(seen)).to.eql(new Set(['nb']));
  });
});
