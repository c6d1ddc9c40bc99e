import { expect } from 'chai';
import { isNamedThing } from '../../kit/index.js';
import { createEngine, type Engine } from '../../lib/index.js';

const at = (text: string, name: string) => {
  const start = text.indexOf(name);
  return { start, end: start + name.length };
};

/** A text, and the name in it that stands for a thing. */
const THINGS: readonly (readonly [text: string, name: string])[] = [
  ["Meissner's corpuscles lie in the dermis.", 'Meissner'],
  ['Agreement was shown in a Passing-Bablok plot.', 'Passing-Bablok'],
  ['The Passing-Bablok regression gave the same slope.', 'Passing-Bablok'],
  ['Fit the Steinmann wire with care.', 'Steinmann'],
  ['Finkelstein and Phalen tests were taught.', 'Finkelstein'],
  ['The duct leads to the foramen of Winslow.', 'Winslow'],
  ['Einteilung nach Danis und nach Lauge.', 'Lauge'],
  ['Behandlung bei Morbus Ormond.', 'Ormond'],
  ['Le test de Folstein est fait le matin.', 'Folstein'],
  ['La escala de Daniels se usa en la unidad.', 'Daniels'],
  ['De schaal van Norton wordt ingevuld.', 'Norton'],
  ['Der Tinetti-Test wird wiederholt.', 'Tinetti'],
];

/** The same with a name of somebody. */
const PERSONS: readonly (readonly [text: string, name: string])[] = [
  ['Steinmann pins her hopes on Monday.', 'Steinmann'],
  ['Phalen signs the lease today.', 'Phalen'],
  ['Finkelstein and Phalen sign the lease.', 'Finkelstein'],
  ["Youden's pump was changed.", 'Youden'],
  ['Die Operation von Danis ist morgen.', 'Danis'],
  ['The letter of Winslow arrived.', 'Winslow'],
  ['The plans of Folstein were read.', 'Folstein'],
];

describe('names of things', () => {
  for (const [text, name] of THINGS)
    it(`are told by the noun beside them: ${text}`, () => {
      expect(isNamedThing(text, at(text, name))).to.equal(true);
    });

  for (const [text, name] of PERSONS)
    it(`are not seen where somebody does or has something: ${text}`, () => {
      expect(isNamedThing(text, at(text, name))).to.equal(false);
    });

  describe('at level 2', () => {
    let engine: Engine;
    before(async () => {
      engine = await createEngine();
    });
    after(() => engine.close());

    const found = (text: string, name: string): boolean => {
      const { start, end } = at(text, name);
      return engine.analyze(text, { level: 2 }).findings.some((f) => f.start < end && f.end > start);
    };

    it('are no findings, whatever read them', () => {
      const texts = [
        'The Kruskal-Wallis test was applied to the groups.',
        'Sections were stained with Masson trichrome.',
        'The ventricles are linked by the foramen of Monro.',
        'Test de Pfeiffer y escala de Norton al ingreso.',
      ];
      const names = ['Kruskal-Wallis', 'Masson', 'Monro', 'Pfeiffer'];
      expect(texts.map((text, i) => found(text, names[i] ?? ''))).to.deep.equal([false, false, false, false]);
    });

    it('stay findings where a patient has the surname', () => {
      expect(found('Please tell Miller that the test results came back.', 'Miller')).to.equal(true);
      expect(found('Mrs Norton had the test of the scale today.', 'Norton')).to.equal(true);
    });
  });
});
