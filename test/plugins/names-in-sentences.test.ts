import { expect } from 'chai';
import type { Engine, Level } from '../../core/index.js';
import { lexiconWords } from '../../kit/index.js';
import { createEngine } from '../../lib/index.js';

const GIVEN_NAMES = lexiconWords('person-names', { class: 'given' });
const SURNAMES = lexiconWords('person-names', { class: 'surname' });
const HOMOGRAPHS = lexiconWords('person-names', { class: 'homograph' });

/** Everyday words of clinics, offices and courts beside a name: actions, attributes, messages. */
const SENTENCES = [
  'N tests negative.',
  'N signs the form.',
  'N lines up for the scan.',
  'N test results are back.',
  'N lab work was drawn this morning.',
  'N rings twice a day.',
  'N drives the night shift.',
  'N banks with another branch.',
  'N scores low on the second scale.',
  'N rights were explained again.',
  'N days off are used up.',
  'N approach did not help.',
  "N's fever is gone.",
  "N's lawyer called twice.",
  "N's diet has not changed.",
  'The signature of N is missing.',
  'They will transfer N tomorrow.',
  'We moved N to another floor.',
  'The results go to N first.',
  'It was N who called.',
  'Both children live with N now.',
  'N is a smoker and drinks little.',
  'N read the consent form.',
  'N was seen in the clinic.',
  'Nobody asked N about the loan.',
  'The invoice was paid by N in cash.',
  'Left a note for N about the meeting.',
  'Per N the claim is closed.',
  'N, please send the file.',
  'Yesterday N fell in the hall.',
] as const;

const CASES = {
  'as they are written': (text: string): string => text,
  'in capitals': (text: string): string => text.toUpperCase(),
} as const;

const doubtful: ReadonlySet<string> = new Set(HOMOGRAPHS.map((name) => name.toLowerCase()));
/** Every so many of those that are hardly anything else. */
const drawn = (names: readonly string[], every: number): string[] =>
  names
    .filter((name) => /^[A-Z][a-z]{3,}$/.test(name) && !doubtful.has(name.toLowerCase()))
    .filter((_, i) => i % every === 0);
const homographs = HOMOGRAPHS.filter((name) => /^[A-Z][a-z]{3,}$/.test(name)).filter((_, i) => i % 9 === 0);

interface Lost {
  /** Percent of all. */
  readonly mean: number;
  /** Percent in the sentence that loses most. */
  readonly worst: number;
}

const isFound = (engine: Engine, text: string, name: string, level: Level): boolean => {
  const from = text.indexOf(name);
  return engine.analyze(text, { level }).findings.some(({ start, end }) => start <= from && from + name.length <= end);
};

function lost(engine: Engine, names: readonly string[], level: Level, change: (text: string) => string): Lost {
  const each = SENTENCES.map((sentence) => {
    const missed = names.filter(
      (name) => !isFound(engine, change(sentence.replace(/\bN\b/, name)), change(name), level),
    );
    return (100 * missed.length) / names.length;
  });
  return { mean: each.reduce((sum, next) => sum + next, 0) / each.length, worst: Math.max(...each) };
}

describe('a name in any sentence', () => {
  const drawnNames = { 'given names': drawn(GIVEN_NAMES, 60), surnames: drawn(SURNAMES, 20) };
  let engine: Engine;
  before(async () => {
    engine = await createEngine();
  });

  const limits: readonly (readonly [keyof typeof drawnNames, Level, Lost])[] = [
    ['given names', 2, { mean: 4, worst: 10 }],
    ['given names', 3, { mean: 0.5, worst: 3 }],
    ['surnames', 2, { mean: 10, worst: 15 }],
    ['surnames', 3, { mean: 0.5, worst: 3.5 }],
  ];
  for (const [title, change] of Object.entries(CASES))
    for (const [kind, level, most] of limits)
      it(`loses at most ${most.mean} % of ${kind}, ${most.worst} % in the worst sentence, ${title}, at level ${level}`, () => {
        const { mean, worst } = lost(engine, drawnNames[kind], level, change);
        expect(mean).to.be.at.most(most.mean);
        expect(worst).to.be.at.most(most.worst);
      });

  it('is found at level 3 for most names that are everyday words as well', () => {
    const { mean } = lost(engine, homographs, 3, CASES['as they are written']);
    expect(mean).to.be.at.most(16);
  });

  it('is not reported by lists alone for a genitive, title of nobility or quoted title, at level 2', () => {
    const texts = [
      'Die Reihenfolge des Eingangs entscheidet, nicht die Steuerbarkeit von Gewinnen.',
      'He was the second Earl of Clare.',
      "The new album 'Valentina' is out.",
    ];
    for (const text of texts) {
      const { findings } = engine.analyze(text, { level: 2 });
      expect(
        findings.filter(({ recognizer }) => recognizer === 'names/person'),
        text,
      ).to.eql([]);
    }
  });

  it('is shown with the evidence against it, and still found at level 3', () => {
    const { findings, explanation } = engine.analyze('Babinski disease, Addison disease.', { level: 3, explain: true });
    expect(findings).to.have.length(2);
    for (const ledger of explanation?.ledgers ?? []) {
      expect(ledger.length).to.be.greaterThan(1);
      expect(Math.min(...ledger.map(({ by }) => by))).to.be.below(0);
    }
    expect(engine.analyze('Babinski disease, Addison disease.', { level: 2 }).findings).to.eql([]);
  });
});
