import { expect } from 'chai';
import type { Engine } from '../../core/index.js';
import { createEngine } from '../../lib/index.js';
import { cultureNamed } from '../../plugins/transformers/surrogates/persons/cultures.js';
import { caseFolders, readCases } from '../cases/read.js';

/** The name is found in the sentence with its own name, so it must be with another: a sentence with `start` and `end` of its name. */
interface Frame {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const CULTURES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'sv', 'pl', 'tr', 'in', 'cn', 'ar', 'jp'];
const NAMES_OF_EACH = 4;
const FRAMES = 60;

/** Given names of lists with invented surnames, so that no list holds the whole. */
const NAMES: readonly string[] = CULTURES.flatMap((code) => {
  const culture = cultureNamed(code);
  if (culture === undefined) throw new Error(`no culture ${code}`);
  const { female, male, surnames } = culture;
  const pick = (list: readonly string[], i: number): string => list[(i * 7 + 3) % Math.max(1, list.length)] ?? '';
  return Array.from({ length: NAMES_OF_EACH }, (_, i) => {
    const given = pick(i % 2 === 0 ? female : male, i);
    return `${given} ${pick(surnames.starts, i)}${pick(surnames.ends, i + 1)}`;
  });
});

/** How each way of writing changes the name, and the sentence around it. */
const WRITINGS: Readonly<
  Record<string, { name: (name: string) => string; around: (text: string) => string; most: number }>
> = {
  'as it is': { name: (name) => name, around: (text) => text, most: 0.02 },
  'name in capitals': { name: (name) => name.toUpperCase(), around: (text) => text, most: 0.03 },
  'all in capitals': { name: (name) => name.toUpperCase(), around: (text) => text.toUpperCase(), most: 0.18 },
  'name in lower case': { name: (name) => name.toLowerCase(), around: (text) => text, most: 0.52 },
  'all in lower case': { name: (name) => name.toLowerCase(), around: (text) => text.toLowerCase(), most: 0.45 },
};

describe('any name in any sentence', () => {
  let engine: Engine;
  let frames: readonly Frame[];
  before(async () => {
    engine = await createEngine();
    frames = framesOf(engine);
  });
  after(() => engine.close());

  it('is tested with enough sentences', () => {
    expect(frames).to.have.length(FRAMES);
  });

  for (const [how, { name: write, around, most }] of Object.entries(WRITINGS))
    it(`${how}: is found except in ${most * 100} % of ${FRAMES} sentences with ${NAMES.length} names`, () => {
      const lost: string[] = [];
      for (const { text, start, end } of frames)
        for (const name of NAMES.map(write)) {
          const before = around(text.slice(0, start));
          const sentence = before + name + around(text.slice(end));
          if (!isCovered(engine, sentence, before.length, before.length + name.length)) lost.push(sentence);
        }
      const share = lost.length / (frames.length * NAMES.length);
      expect(share, `${(share * 100).toFixed(1)} % lost, such as ${lost.slice(0, 5).join(' | ')}`).to.be.at.most(most);
    });
});

/** Sentences of the cases in which the engine finds a full name, evenly from all files. */
function framesOf(engine: Engine): Frame[] {
  const all = caseFolders()
    .flatMap((folder) => readCases(folder))
    .flatMap(({ text, spans, known_failure }): Frame[] => {
      const span = spans.find(
        ({ start, end, type }) =>
          type === 'PERSON' && /^\p{Lu}[\p{Ll}]+ \p{Lu}[\p{Ll}]+$/u.test(text.slice(start, end)),
      );
      if (span === undefined || known_failure !== undefined || !isCovered(engine, text, span.start, span.end))
        return [];
      // Of a name that stands twice, the second mention would still be the old one.
      return text.split(text.slice(span.start, span.end)).length === 2
        ? [{ text, start: span.start, end: span.end }]
        : [];
    });
  const step = Math.max(1, Math.floor(all.length / FRAMES));
  return all.filter((_, i) => i % step === 0).slice(0, FRAMES);
}

/** Whether every letter of a span is covered by findings, whatever their type. */
function isCovered(engine: Engine, text: string, start: number, end: number): boolean {
  const { findings } = engine.analyze(text);
  for (let at = start; at < end; at++)
    if (/\p{L}/u.test(text.charAt(at)) && !findings.some((one) => one.start <= at && at < one.end)) return false;
  return true;
}
