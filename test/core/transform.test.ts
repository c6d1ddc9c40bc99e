import { expect } from 'chai';
import { DeidError, definePlugin, Engine, type Term, type Transform, type Transformer } from '../../core/index.js';

/** Terms are words in capitals: those of two letters are places, longer ones persons. */
const WORDS = { CITY: '[A-Z]{2}\\b', PERSON: '[A-Z]{3,9}\\b' };

const transformer = (name: string, transform: Transform): Transformer => ({
  name,
  description: name,
  reversible: transform.restore !== undefined,
  derived: false,
  prepare: () => transform,
});

const engineOf = (rules: Readonly<Record<string, string>>, transforms: Readonly<Record<string, Transform>>) =>
  Engine.create({
    config: { policies: { CUSTOM: { rules } } },
    plugins: [
      definePlugin({
        name: 'words',
        description: 'Words in capitals.',
        register(registry) {
          for (const [type, match] of Object.entries(WORDS))
            registry.recognizer({
              name: `words/${type.toLowerCase()}`,
              types: [type],
              patterns: [{ type, match, score: 0.8 }],
            });
          for (const [name, transform] of Object.entries(transforms))
            registry.transformer(transformer(name, transform));
        },
      }),
    ],
  });

const outputs = (engine: Engine, text: string, options = {}): string[] =>
  engine.deidentify(text, { mode: 'CUSTOM', seed: 'x', ...options }).outputs.map((output) => output.text);

const thrownBy = (work: () => unknown): Error => {
  try {
    work();
  } catch (error) {
    if (error instanceof Error) return error;
  }
  return expect.fail('nothing was thrown');
};

const bracket: Transform = { apply: (terms) => terms.map(({ text }) => `<${text}>`) };

describe('transforming', () => {
  it('passes all terms of a transformer at once, in order, with their context', async () => {
    const calls: (readonly Term[])[] = [];
    const noting = (mark: string): Transform => ({
      apply(terms) {
        calls.push(terms);
        return terms.map((_, i) => `${mark}${i}`);
      },
    });
    await using engine = await engineOf(
      { LOCATION: 'place', '*': 'other' },
      { place: noting('p'), other: noting('o') },
    );
    const before = 'x '.repeat(30);
    expect(outputs(engine, `ANNA of QX\nand ${before}BOB to QY`, { header: ['who'] })).to.deep.equal([
      `o0 of p0\nand ${before}o1 to p1`,
    ]);
    expect(calls.map((terms) => terms.map(({ text }) => text))).to.deep.equal([
      ['ANNA', 'BOB'],
      ['QX', 'QY'],
    ]);
    const [first, second] = calls[0] ?? [];
    expect(first).to.include({ type: 'PERSON', category: 'PERSON', before: '', recognizer: 'words/person' });
    expect(first?.header).to.deep.equal(['who']);
    expect(second?.before).to.equal(before.slice(-40));
    expect(calls[1]?.[0]).to.include({ type: 'CITY', category: 'LOCATION', before: 'ANNA of ' });
  });

  it('passes terms of several rules at once that name one transformer with the same options', async () => {
    const calls: string[][] = [];
    const noting: Transform = {
      apply(terms) {
        calls.push(terms.map(({ text }) => text));
        return terms.map(() => 'x');
      },
    };
    await using engine = await engineOf({ LOCATION: 'noting', PERSON: 'noting', '*': 'noting' }, { noting });
    outputs(engine, 'ANNA of QX and BOB');
    expect(calls).to.deep.equal([['ANNA', 'QX', 'BOB']]);
  });

  it('reports only the name of a transformer that fails or returns a wrong number of substitutes', async () => {
    const failing: readonly Transform[] = [
      {
        apply([term]) {
          throw new TypeError(`cannot read ${term?.text}`);
        },
      },
      { apply: () => [] },
      { apply: (terms) => [...terms, ...terms].map(() => 'x') },
    ];
    for (const wrong of failing) {
      await using engine = await engineOf({ '*': 'wrong' }, { wrong });
      for (const text of ['ANNA', 'ANNA met BOB']) {
        const error = thrownBy(() => outputs(engine, text));
        expect(error).to.include({ code: 'transformer_failed' });
        expect(`${error.message} ${error.stack}`).to.include("'wrong'").and.not.include('ANNA');
      }
    }
  });

  it('passes on errors of this package', async () => {
    const refuse = (): never => {
      throw new DeidError('surrogates_exhausted', ['PERSON']);
    };
    await using engine = await engineOf({ '*': 'wrong' }, { wrong: { apply: refuse } });
    expect(thrownBy(() => outputs(engine, 'ANNA'))).to.include({ code: 'surrogates_exhausted' });
  });

  it('tells transformers which substitutes are taken: originals in any form, and those of earlier candidates', async () => {
    const pick: Transform = {
      apply: (terms, scope) =>
        terms.map(() => ['anna', ' bob ', 'One', 'ONE', 'two'].find((name) => !scope.isTaken(name)) ?? 'none'),
    };
    await using engine = await engineOf({ '*': 'pick' }, { pick });
    expect(outputs(engine, 'ANNA met BOB', { candidates: 3 })).to.deep.equal([
      'One met One',
      'two met two',
      'none met none',
    ]);
    expect(outputs(engine, 'CARL', { candidates: 3 })).to.deep.equal(['anna', ' bob ', 'One']);
  });

  it('gives each candidate its own memory, and random numbers that repeat under a seed', async () => {
    const counting: Transform = {
      apply: (terms, scope) => {
        const seen = scope.memory('seen', () => new Map<string, number>());
        return terms.map(({ text }) => {
          seen.set(text, (seen.get(text) ?? 0) + 1);
          return `${scope.candidate}.${seen.get(text)}.${scope.random(text).int(1_000_000)}`;
        });
      },
    };
    await using engine = await engineOf({ '*': 'count' }, { count: counting });
    const once = outputs(engine, 'ANNA BOB ANNA', { candidates: 2 });
    expect(once.map((text) => text.replace(/\d+(?= |$)/g, ''))).to.deep.equal(['0.1. 0.1. 0.2.', '1.1. 1.1. 1.2.']);
    expect(outputs(engine, 'ANNA BOB ANNA', { candidates: 2 })).to.deep.equal(once);
    expect(outputs(engine, 'ANNA BOB ANNA', { candidates: 2, seed: 'y' })).to.not.deep.equal(once);
  });
});

describe('restoring', () => {
  const hidden = (mark: string): Transform => ({
    apply: (terms) => terms.map(({ text }) => `<${mark}:${text.toLowerCase()}>`),
    restore: (found) => (found.startsWith(`<${mark}:`) ? found.slice(3, -1).toUpperCase() : undefined),
    substitutePattern: '<[a-z]:[a-z]{1,9}>',
  });

  it('restores the substitutes of every reversible rule, and leaves everything else unchanged', async () => {
    await using engine = await engineOf({ LOCATION: 'l', '*': 'p' }, { l: hidden('l'), p: hidden('p') });
    const text = 'At QX, <x:nobody> and ANNA met BOB; <p:> too.';
    const [out = ''] = outputs(engine, text);
    expect(out).to.equal('At <l:qx>, <x:nobody> and <p:anna> met <p:bob>; <p:> too.');
    expect(engine.restore(out, { mode: 'CUSTOM' })).to.equal(text);
    expect(engine.restore('no term', { mode: 'CUSTOM' })).to.equal('no term');
  });

  it('handles several kinds of patterns, beside rules that are not reversible', async () => {
    const braces: Transform = {
      apply: (terms) => terms.map(({ text }) => `{${text}}`),
      restore: (found) => found.slice(1, -1),
      substitutePattern: '\\{\\w{1,9}\\}',
    };
    await using engine = await engineOf({ LOCATION: 'braces', '*': 'p' }, { braces, p: hidden('p') });
    expect(engine.restore(outputs(engine, 'ANNA in QX')[0] ?? '', { mode: 'CUSTOM' })).to.equal('ANNA in QX');
    await using mixed = await engineOf({ LOCATION: 'braces', '*': 'bracket' }, { braces, bracket });
    expect(mixed.restore('{QX} <ANNA>', { mode: 'CUSTOM' })).to.equal('QX <ANNA>');
  });

  it('is refused if nothing is reversible, or if substitutes cannot be found in a text', async () => {
    const placed: Transform = { apply: (terms) => terms.map(() => '1'), restore: () => 'x' };
    for (const transform of [bracket, placed]) {
      await using engine = await engineOf({ '*': 'it' }, { it: transform });
      expect(thrownBy(() => engine.restore('x', { mode: 'CUSTOM' }))).to.include({ code: 'not_reversible' });
    }
  });

  it('reports nothing of a text at which a transformer fails', async () => {
    const restore = (found: string): never => {
      throw new RangeError(`bad ${found}`);
    };
    await using engine = await engineOf({ '*': 'p' }, { p: { ...hidden('p'), restore } });
    const error = thrownBy(() => engine.restore('<p:anna>', { mode: 'CUSTOM' }));
    expect(error).to.include({ code: 'transformer_failed' });
    expect(`${error.message} ${error.stack}`).to.not.include('anna');
  });
});
