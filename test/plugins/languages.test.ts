import { expect } from 'chai';
import type { Engine } from '../../core/index.js';
import { createEngine } from '../../lib/index.js';
import { type Case, type CaseSpan, readFile } from '../cases/read.js';

/** Files of `test/cases/languages`. */
const LANGUAGES: Readonly<Record<string, string>> = {
  German: 'de',
  Spanish: 'es',
  French: 'fr',
  Italian: 'it',
  Portuguese: 'pt',
  Dutch: 'nl',
  'Polish, Swedish and Danish': 'others',
};

/** True if findings cover every letter and digit of a term. */
function isCovered(engine: Engine, text: string, { start, end }: CaseSpan): boolean {
  const { findings } = engine.analyze(text);
  return Array.from({ length: end - start }, (_, i) => start + i).every(
    (at) => !/[\p{L}\p{N}]/u.test(text.charAt(at)) || findings.some((f) => f.start <= at && at < f.end),
  );
}

function isOfType(engine: Engine, text: string, { type, start, end }: CaseSpan): boolean {
  const near = engine.analyze(text).findings.filter((f) => f.start < end && start < f.end);
  return near.some((f) => f.type === type || engine.entityTypes.category(f.type) === type);
}

// The required shares allow for retrained models; recognizers based on rules are tested with their plugins.
describe('texts in other languages than English', () => {
  let engine: Engine;
  before(async () => {
    engine = await createEngine();
  });
  after(() => engine.close());

  for (const [language, file] of Object.entries(LANGUAGES)) {
    const cases: readonly Case[] = readFile('languages', `${file}.jsonl`);
    const clean = cases.filter(({ spans }) => spans.length === 0);
    it(`${language}: names, places, dates, numbers and identifiers are found`, () => {
      const all = cases.flatMap(({ text, spans }) => spans.map((term) => ({ text, term })));
      const missed = all.filter(({ text, term }) => !isCovered(engine, text, term));
      const mistaken = all.filter(({ text, term }) => !isOfType(engine, text, term));
      const shown = missed.map(({ text, term }) => text.slice(term.start, term.end)).join(' | ');
      expect(missed.length / all.length, shown).to.be.lessThan(0.04);
      expect(mistaken.length / all.length).to.be.lessThan(0.08);
    });

    it(`${language}: ordinary sentences yield no findings`, () => {
      const alarms = clean.flatMap(({ text }) => engine.analyze(text).findings.map((f) => text.slice(f.start, f.end)));
      expect(alarms.length / clean.length, alarms.join(' | ')).to.be.at.most(0.08);
    });
  }
});
