import { expect } from 'chai';
import type { Engine } from '../../core/index.js';
import { createEngine } from '../../lib/index.js';
import { DUTCH, DUTCH_CLEAN } from './languages/dutch.js';
import { FRENCH, FRENCH_CLEAN } from './languages/french.js';
import { GERMAN, GERMAN_CLEAN } from './languages/german.js';
import { ITALIAN, ITALIAN_CLEAN } from './languages/italian.js';
import { OTHERS, OTHERS_CLEAN } from './languages/others.js';
import { PORTUGUESE, PORTUGUESE_CLEAN } from './languages/portuguese.js';
import { SPANISH, SPANISH_CLEAN } from './languages/spanish.js';

const LANGUAGES: Readonly<Record<string, readonly [marked: readonly string[], clean: readonly string[]]>> = {
  German: [GERMAN, GERMAN_CLEAN],
  Spanish: [SPANISH, SPANISH_CLEAN],
  French: [FRENCH, FRENCH_CLEAN],
  Italian: [ITALIAN, ITALIAN_CLEAN],
  Portuguese: [PORTUGUESE, PORTUGUESE_CLEAN],
  Dutch: [DUTCH, DUTCH_CLEAN],
  'Polish, Swedish and Danish': [OTHERS, OTHERS_CLEAN],
};
const MARK = /\[\[([A-Z_]+)\|([^\]]+)\]\]/g;

interface Term {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

/** A sentence without its marks, and the terms that they mark. */
function read(marked: string): { text: string; terms: Term[] } {
  const terms: Term[] = [];
  let text = '';
  let from = 0;
  for (const match of marked.matchAll(MARK)) {
    const [whole, type = '', term = ''] = match;
    text += marked.slice(from, match.index);
    terms.push({ type, start: text.length, end: text.length + term.length });
    text += term;
    from = match.index + whole.length;
  }
  return { text: text + marked.slice(from), terms };
}

/** True if findings cover every letter and digit of a term. */
function isCovered(engine: Engine, text: string, { start, end }: Term): boolean {
  const { findings } = engine.analyze(text);
  return Array.from({ length: end - start }, (_, i) => start + i).every(
    (at) => !/[\p{L}\p{N}]/u.test(text.charAt(at)) || findings.some((f) => f.start <= at && at < f.end),
  );
}

function isOfType(engine: Engine, text: string, { type, start, end }: Term): boolean {
  const near = engine.analyze(text).findings.filter((f) => f.start < end && start < f.end);
  return near.some((f) => f.type === type || engine.entityTypes.category(f.type) === type);
}

// The shares leave room for a model that is trained anew; what rules alone decide is tested with the plugins.
describe('texts in other languages than English', () => {
  let engine: Engine;
  before(async () => {
    engine = await createEngine();
  });
  after(() => engine.close());

  for (const [language, [marked, clean]] of Object.entries(LANGUAGES)) {
    it(`${language}: names, places, dates, numbers and identifiers are found`, () => {
      const all = marked.map(read).flatMap(({ text, terms }) => terms.map((term) => ({ text, term })));
      const missed = all.filter(({ text, term }) => !isCovered(engine, text, term));
      const mistaken = all.filter(({ text, term }) => !isOfType(engine, text, term));
      const shown = missed.map(({ text, term }) => text.slice(term.start, term.end)).join(' | ');
      expect(missed.length / all.length, shown).to.be.lessThan(0.05);
      expect(mistaken.length / all.length).to.be.lessThan(0.08);
    });

    it(`${language}: ordinary sentences are left alone`, () => {
      const alarms = clean.flatMap((text) => engine.analyze(text).findings.map((f) => text.slice(f.start, f.end)));
      expect(alarms.length / clean.length, alarms.join(' | ')).to.be.at.most(0.08);
    });
  }
});
