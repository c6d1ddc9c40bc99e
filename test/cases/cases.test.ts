import { readdirSync, readFileSync } from 'node:fs';
import { expect } from 'chai';
import type { Engine, EntityType, Finding } from '../../core/index.js';
import { createEngine } from '../../lib/index.js';

/** A line of `test/cases/<plugin>/<language>.jsonl`: a text, and all that the default engine has to find in it of the types of the plugin. */
interface Case {
  /** Unique in its file. */
  readonly id: string;
  readonly text: string;
  /** Offsets in UTF-16 code units. */
  readonly spans: readonly Pick<Finding, 'start' | 'end' | 'type'>[];
  /** Where the text comes from; every one is made up. */
  readonly source: string;
  /** Why the case does not hold, where it is known not to: then it fails as soon as it does. */
  readonly known_failure?: string;
}

const FOLDER = new URL('../../../test/cases/', import.meta.url);
const KEYS: ReadonlySet<string> = new Set(['id', 'text', 'spans', 'source', 'known_failure']);

const foldersOf = (url: URL): string[] =>
  readdirSync(url, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

const casesOf = (url: URL): Case[] =>
  readFileSync(url, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

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

  for (const plugin of foldersOf(FOLDER))
    for (const file of readdirSync(new URL(`${plugin}/`, FOLDER)).sort()) {
      const cases = casesOf(new URL(`${plugin}/${file}`, FOLDER));
      describe(`${plugin}/${file}`, () => {
        let types: ReadonlySet<EntityType>;
        before(() => {
          const own = engine.recognizers.filter(({ name }) => name.startsWith(`${plugin}/`));
          types = new Set(own.flatMap((recognizer) => recognizer.types));
        });
        const found = (text: string): string[] =>
          show(
            text,
            engine.analyze(text, { level: 2 }).findings.filter(({ type }) => types.has(type)),
          );

        it('has whole lines, each with an id and a text of its own', () => {
          for (const one of cases) expect(Object.keys(one).filter((key) => !KEYS.has(key))).to.eql([]);
          expect(new Set(cases.map(({ id }) => id)).size).to.equal(cases.length);
          expect(new Set(cases.map(({ text }) => text)).size).to.equal(cases.length);
        });

        it('finds in each text just what it says', () => {
          const normal = cases.filter((one) => one.known_failure === undefined);
          for (const { id, text, spans } of normal) expect(found(text), `${id}: ${text}`).to.eql(show(text, spans));
        });

        it('has no known failure that holds by now: take its known_failure away', () => {
          const known = cases.filter((one) => one.known_failure !== undefined);
          const holding = known.filter(({ text, spans }) => found(text).join() === show(text, spans).join());
          expect(holding.map(({ id }) => id)).to.eql([]);
        });
      });
    }
});
