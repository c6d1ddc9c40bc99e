import { expect } from 'chai';
import type { Engine, TextDocument } from '../../core/index.js';
import { createEngine, defaultConfig } from '../../lib/engine/create-engine.js';
import { definePlugin, type Plugin, type Registry } from '../../lib/index.js';

// Number of contributions of a third-party plugin in addition to all shipped ones, to show that no limit is exhausted.

const MANY = 100;
const each = Array.from({ length: MANY }, (_, i) => i);
/** Words that no list has: `zyaaq`, `zyabq` … */
const letters = (i: number): string => String.fromCharCode(97 + Math.floor(i / 26), 97 + (i % 26));
const word = (kind: string, i: number): string => `zy${kind}${letters(i)}q`;

const rows = (document: TextDocument, list: string) =>
  document
    .listed(list)
    .map((row) => ({ start: document.tokens.start[row] ?? 0, end: document.tokens.end[row] ?? 0, score: 0.9 }));

/** A word list, a recognizer in code, and a language. */
const harbour = definePlugin({
  name: 'harbour',
  description: 'Crews of Norwegian boats.',
  languages: ['nb'],
  register(registry) {
    registry.entityType({ name: 'BOAT', description: 'A boat.', examples: [], laws: [] });
    registry.wordList({ name: 'harbour/boats', words: ['Skjold', 'Havørn'] });
    registry.wordList({ name: 'harbour/skippers', words: ['skipper', 'styrmann'] });
    registry.recognizer({
      name: 'harbour/boat',
      types: ['BOAT'],
      needs: { words: ['harbour/boats'] },
      *recognize(document) {
        for (const span of rows(document, 'harbour/boats')) yield { ...span, type: 'BOAT' };
      },
    });
    registry.recognizer({
      name: 'harbour/skipper',
      types: ['PERSON'],
      needs: { words: ['harbour/skippers'] },
      *recognize(document) {
        if (document.language() !== 'nb') return;
        const bit = document.wordList('harbour/skippers');
        const { flags, start, end, length } = document.tokens;
        for (let row = 0; row < length; row++)
          if (((flags[row] ?? 0) & bit) !== 0)
            yield { type: 'PERSON', start: start[row + 1] ?? 0, end: end[row + 1] ?? 0, score: 0.9 };
      },
    });
  },
});

function registerMany(registry: Registry, i: number): void {
  const type = `ACME_${letters(i).toUpperCase()}`;
  registry.entityType({ name: type, description: 'Of Acme.', examples: [], laws: [] });
  registry.entityType({ name: `${type}_BOTH`, description: 'Two of Acme.', examples: [], laws: [] });
  registry.wordList({ name: `acme/list-${letters(i)}`, words: [word('l', i), word('m', i)] });
  registry.domain({
    name: `Acme ${letters(i)}`,
    description: 'A department.',
    dictionary: [{ type, terms: [word('n', i)], score: 0.9 }],
    context: { [type]: [word('o', i)] },
    ignore: [word('g', i)],
  });
  // Found by a word of its list in its own domain, and by one of a hundred signs that its needs tell apart.
  registry.recognizer({
    name: `acme/code-${letters(i)}`,
    types: [type],
    needs: { words: [`acme/list-${letters(i)}`], holds: [`#${letters(i)}`] },
    recognize: (document) => rows(document, `acme/list-${letters(i)}`).map((span) => ({ ...span, type })),
  });
  registry.recognizer({
    name: `acme/pattern-${letters(i)}`,
    types: [type],
    patterns: [
      { type, match: `${word('p', i)}-\\d{3}\\b`, score: 0.9 },
      { type, match: `${word('k', i)}-\\d{3}\\b`, score: 0.4, context: [word('c', i)] },
      { type, match: `${word('x', i)}-\\d{3}\\b`, score: 0.4 },
    ],
  });
  registry.recognizer({
    name: `acme/own-${letters(i)}`,
    types: [type],
    domains: [`Acme ${letters(i)}`],
    patterns: [{ type, match: `${word('d', i)}-\\d{3}\\b`, score: 0.9 }],
  });
  registry.recognizer({
    name: `acme/dictionary-${letters(i)}`,
    types: [type],
    dictionary: [{ type, terms: [word('t', i), `${word('t', i)} Ünder ${word('u', i)}`], score: 0.9 }],
  });
  registry.joinRule({ name: `acme/join-${letters(i)}`, types: [type], gap: ' & ', as: `${type}_BOTH` });
  registry.transformer({
    name: `acme-${letters(i)}`,
    description: 'Says whose it is.',
    reversible: false,
    derived: false,
    prepare: () => ({ apply: (terms) => terms.map(() => `<acme ${letters(i)}>`) }),
  });
  registry.policy({
    name: `ACME-${letters(i).toUpperCase()}`,
    description: 'One way of Acme.',
    rules: { '*': { use: `acme-${letters(i)}` } },
  });
  registry.fileAdapter({
    name: `acme-${letters(i)}`,
    extensions: [`acme${letters(i)}`],
    mediaTypes: { [`acme${letters(i)}`]: 'text/plain' },
    accepts: () => true,
    process: () => Promise.resolve({ counts: {}, warnings: [], format: {} }),
  });
}

const acme = definePlugin({
  name: 'acme',
  description: 'A hundred of each kind.',
  register(registry) {
    for (const i of each) registerMany(registry, i);
  },
});

const onTop = async (order: 'first' | 'last', ...added: Plugin[]): Promise<Engine> => {
  const { plugins, ...config } = await defaultConfig();
  const own = added.map((use) => ({ use }));
  return createEngine({ ...config, plugins: order === 'first' ? [...own, ...plugins] : [...plugins, ...own] });
};

describe('a third-party plugin on the default configuration', () => {
  const terms = (engine: Engine, text: string, options = {}): string[] =>
    engine.analyze(text, options).findings.map(({ type, start, end }) => `${type} ${text.slice(start, end)}`);
  const SHIPPED =
    'Mary Jones of Acme Harbour Ltd lives at 12 Elm Street, Reno, NV 89501; write to mary (at) mail (dot) example.';

  for (const order of ['first', 'last'] as const)
    describe(`that registers ${order}`, () => {
      let plain: Engine;
      let engine: Engine;
      before(async () => {
        plain = await createEngine();
        engine = await onTop(order, harbour, acme);
      });
      after(async () => {
        await plain.close();
        await engine.close();
      });

      it('adds a word list, a code recognizer and a language', () => {
        expect(terms(engine, 'The SKJOLD left.')).to.deep.equal(['BOAT SKJOLD']);
        const text = 'Meldt av skipper kvxq i går.';
        expect(terms(engine, text, { language: 'nb' })).to.deep.equal(['PERSON kvxq']);
        expect(terms(engine, text)).to.not.include('PERSON kvxq');
      });

      it('does not change what the shipped plugins find', () => {
        expect(terms(plain, SHIPPED)).to.have.length.above(3);
        for (const level of [1, 2, 3])
          expect(terms(engine, SHIPPED, { level })).to.deep.equal(terms(plain, SHIPPED, { level }));
      });

      it('adds a hundred contributions of each kind, which all work', () => {
        for (const i of each) {
          const type = `ACME_${letters(i).toUpperCase()}`;
          const found = (text: string, options = {}): string[] => terms(engine, text, options);
          const one = (term: string): string[] => [`${type} ${term}`];
          const what = `number ${i}`;
          expect(found(`# ${word('m', i).toUpperCase()}.`), what).to.deep.equal(one(word('m', i).toUpperCase()));
          expect(found(`a ${word('p', i)}-123.`), what).to.deep.equal(one(`${word('p', i)}-123`));
          expect(found(`a ${word('k', i)}-123.`), what).to.deep.equal([]);
          expect(found(`the ${word('c', i)} of it was ${word('k', i)}-123 again`), what).to.include(
            `${type} ${word('k', i)}-123`,
          );
          expect(found(`a ${word('t', i)}.`), what).to.deep.equal(one(word('t', i)));
          const long = `${word('t', i)} Ünder ${word('u', i)}`;
          expect(found(`a ${long}.`), what).to.deep.equal(one(long));
          const both = `${word('t', i)} & ${word('p', i)}-123`;
          expect(found(`a ${both}.`), what).to.deep.equal([`${type}_BOTH ${both}`]);
        }
      });

      it('adds a hundred domains, with terms, recognizers and context of their own', () => {
        for (const i of each) {
          const type = `ACME_${letters(i).toUpperCase()}`;
          const domain = `acme ${letters(i)}`;
          const other = `acme ${letters((i + 32) % MANY)}`;
          for (const term of [word('n', i), `${word('d', i)}-123`]) {
            expect(terms(engine, `a ${term}.`, { domain }), domain).to.deep.equal([`${type} ${term}`]);
            expect(terms(engine, `a ${term}.`, { domain: other }), domain).to.deep.equal([]);
            expect(terms(engine, `a ${term}.`), domain).to.deep.equal([]);
          }
          const lifted = `the ${word('o', i)} of it was ${word('x', i)}-123 again`;
          expect(terms(engine, lifted, { domain }), domain).to.include(`${type} ${word('x', i)}-123`);
          expect(terms(engine, lifted, { domain: other }), domain).to.not.include(`${type} ${word('x', i)}-123`);
        }
      });

      it('adds a hundred policies with transformers, and file formats', () => {
        for (const i of each) {
          const [output] = engine.deidentify(`a ${word('t', i)}.`, { mode: `acme-${letters(i)}` }).outputs;
          expect(output?.text).to.equal(`a <acme ${letters(i)}>.`);
        }
        expect(engine.fileAdapters.filter(({ name }) => name.startsWith('acme-'))).to.have.length(MANY);
      });
    });
});
