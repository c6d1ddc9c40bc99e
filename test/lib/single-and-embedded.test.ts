import { expect } from 'chai';
import { HOSTILE } from '../../bench/hostile-texts.js';
import type { Finding, Level } from '../../core/index.js';
import { createEngine, type Engine } from '../../lib/index.js';

const SIZE = 600;
const LEVELS: readonly Level[] = [1, 2, 3];
/**
 * Neutral lower-case text that shares no words with the tested texts. It tells of a person, without a name: a long text that tells of nobody
 * speaks against names (test/plugins/names-about-people).
 */
const AROUND = 'it was mild and the path was dry, so she took less time than usual and then went back again.\n'.repeat(
  60,
);
const NOTES = [
  'Jane Roe (MRN 00482913) lives at 12 Main Street, Springfield, IL 62701. Call 415-555-0132. Mrs Roe will come again.',
  'Herr Dr. Uwe Brandt, geboren am 4. März 1961, wohnt in der Lindenstraße 7, 10115 Berlin. Brandt kommt morgen.',
  'From: Tove Bergström <tove@corp.example>\nTo: q.doe@corp.example\n\ntbergstrom logged in from 192.0.2.17.',
];

const keyOf = (from: number, { type, start, end, score, recognizer }: Finding): string =>
  `${type} ${start - from} ${end - from} ${score} ${recognizer}`;

const SCORE = / [\d.]+(?= \S+$)/;

describe('findings of a text', () => {
  let engine: Engine;
  before(async () => {
    engine = await createEngine();
  });
  after(() => engine.close());

  const alone = (text: string, level: Level): string[] =>
    engine.analyze(text, { level }).findings.map((finding) => keyOf(0, finding));

  const inside = (text: string, level: Level, around: string): string[] =>
    engine
      .analyze(`${around}\n\n${text}\n\n${around}`, { level })
      .findings.filter(({ start, end }) => end > around.length + 2 && start < around.length + 2 + text.length)
      .map((finding) => keyOf(around.length + 2, finding));

  it('are the same in the text alone and within a longer text', () => {
    for (const level of LEVELS) expect(engine.analyze(AROUND, { level }).findings).to.deep.equal([]);
    for (const text of NOTES)
      for (const level of LEVELS) expect(inside(text, level, AROUND), text).to.deep.equal(alone(text, level));
    const texts = [...HOSTILE.values()].map((make) => make(SIZE).trim()).filter((text) => text !== '');
    // Scores may differ: evidence rests on the language as well, and a hundred times `van der` alone is Dutch.
    const places = (findings: string[]): string[] => findings.map((finding) => finding.replace(SCORE, ''));
    for (const text of texts)
      for (const level of LEVELS)
        expect(places(inside(text, level, AROUND)), text.slice(0, 60)).to.deep.equal(places(alone(text, level)));
  });

  it('are the same within a text two hundred times as long', () => {
    const around = AROUND.repeat(60);
    for (const text of NOTES) expect(inside(text, 3, around), text).to.deep.equal(alone(text, 3));
  });
});
