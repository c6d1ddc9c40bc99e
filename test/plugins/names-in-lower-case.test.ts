import { expect } from 'chai';
import { createEngine, type Engine } from '../../lib/index.js';

/** Texts and the persons in them. */
const TEXTS: readonly (readonly [text: string, ...persons: string[]])[] = [
  // in lower case, beside words in capitals
  ['Seen today: nora fairbank asked for a copy. OK.', 'nora fairbank'],
  ['The rest agreed; papadakis did not.', 'papadakis'],
  ['The rest agreed; everybody else did not.'],
  // names that are words, where they are given something
  ['Give the keys to Will.', 'Will'],
  ['She sent it to Hope and Mark today.', 'Hope', 'Mark'],
  ['It moved from March to May.'],
  // verbs behind a title that is a noun
  ['Your doctor may recommend a test, and the doctor will explain it.'],
  ['yesterday dr will saw the patient', 'will'],
  // partners of a firm
  ['Kanzlei Dr. Obermann & Köhler', 'Obermann', 'Köhler'],
  // the message of a laboratory in a sentence
  ['Received: PID|1||4471^^^MRN||Marlowe^Anna^^^Dr||19620303|F', 'Marlowe', 'Anna'],
  // discoverers
  ['A Sister Mary Joseph nodule was felt.'],
];

/** Typefaces, many of which are called by persons and places. */
const TYPEFACES = [
  'Headings in Franklin Gothic Medium and Gill Sans Nova, code in Lucida Console.',
  'Fonts: Calibri, Cambria, Georgia, Verdana, Lucida Sans.',
  "font-family: Georgia, 'Times New Roman', serif",
];
const NO_TYPEFACES: readonly (readonly [text: string, term: string])[] = [
  ['She moved to Georgia in May.', 'Georgia'],
  ['Ask Franklin Black about the fonts.', 'Franklin Black'],
  ['Georgia, Lucida and Frank called.', 'Georgia'],
  ['Mr. Baskerville set it in Arial.', 'Baskerville'],
];

describe('names that are written like words, and words that are written like names', () => {
  let engine: Engine;
  before(async () => {
    engine = await createEngine();
  });
  after(() => engine.close());
  const found = (text: string, entities: readonly string[]): string[] =>
    engine.analyze(text, { model: 'fast', entities }).findings.map(({ start, end }) => text.slice(start, end));

  for (const [text, ...persons] of TEXTS)
    it(`finds ${persons.length === 0 ? 'nobody' : persons.join(', ')} in: ${text}`, () => {
      expect(found(text, ['PERSON'])).to.eql(persons);
    });

  for (const text of TYPEFACES)
    it(`takes no typeface for a person, a place or an organisation: ${text}`, () => {
      expect(found(text, ['PERSON', 'LOCATION', 'ORGANIZATION'])).to.eql([]);
    });

  for (const [text, term] of NO_TYPEFACES)
    it(`keeps finding ${term} in: ${text}`, () => {
      expect(found(text, ['PERSON', 'LOCATION'])).to.include(term);
    });
});
