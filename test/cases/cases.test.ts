import { expect } from 'chai';
import type { Engine, EntityType } from '../../core/index.js';
import { createEngine } from '../../lib/index.js';
import { type Case, caseFiles, caseFolders, readFile } from './read.js';

const KEYS: ReadonlySet<string> = new Set([
  'id',
  'about',
  'recognizer',
  'level',
  'domain',
  'text',
  'spans',
  'others',
  'source',
  'known_failure',
]);
/** All types count here, not those of a plugin. */
const OF_ALL_TYPES = 'papers';
/** Judged by shares, in `test/plugins/languages.test.ts`. */
const BY_SHARES = 'languages';

/** Findings in one order, as text: `PERSON "Roe" at 5`. */
const show = (text: string, spans: Case['spans']): string[] =>
  spans
    .toSorted((a, b) => a.start - b.start || a.end - b.end)
    .map(({ type, start, end }) => `${type} ${JSON.stringify(text.slice(start, end))} at ${start}`);

describe('cases as data', () => {
  let engine: Engine;
  before(async () => {
    engine = await createEngine();
  });
  after(() => engine.close());

  /** What the default engine finds, of the types of a plugin. */
  const findsOf = (folder: string): ((one: Case) => string[]) => {
    const own = engine.recognizers.filter(({ name }) => name.startsWith(`${folder}/`));
    const types: ReadonlySet<EntityType> = new Set(own.flatMap((recognizer) => recognizer.types));
    return ({ text, level = 2, domain = 'General' }) => {
      const { findings } = engine.analyze(text, { level, domain });
      return show(text, folder === OF_ALL_TYPES ? findings : findings.filter(({ type }) => types.has(type)));
    };
  };

  for (const folder of caseFolders())
    for (const file of caseFiles(folder)) {
      const all = readFile(folder, file);
      // Those of one recognizer are tested with their plugin alone: `testPlugin`.
      const cases = folder === BY_SHARES ? [] : all.filter(({ recognizer }) => recognizer === undefined);
      const normal = cases.filter((one) => one.known_failure === undefined);
      const known = cases.filter((one) => one.known_failure !== undefined);
      describe(`${folder}/${file}`, () => {
        it('has complete lines, each with a unique id', () => {
          for (const one of all) expect(Object.keys(one).filter((key) => !KEYS.has(key))).to.eql([]);
          expect(new Set(all.map(({ id }) => id)).size).to.equal(all.length);
          const texts = cases.map(({ text, level, domain }) => `${level} ${domain} ${text}`);
          expect(new Set(texts).size).to.equal(texts.length);
        });

        if (normal.length > 0)
          it('finds exactly the listed spans in each text', () => {
            const found = findsOf(folder);
            for (const one of normal) {
              const shown = show(one.text, one.spans);
              if (one.others) expect(found(one), `${one.id}: ${one.text}`).to.include.members(shown);
              else expect(found(one), `${one.id}: ${one.text}`).to.eql(shown);
            }
          });

        if (known.length > 0)
          it('has no known failure that passes; remove its known_failure', () => {
            const found = findsOf(folder);
            const holding = known.filter((one) => found(one).join() === show(one.text, one.spans).join());
            expect(holding.map(({ id }) => id)).to.eql([]);
          });
      });
    }
});
