import { expect } from 'chai';
import { longForms, shortForms } from '../../kit/index.js';
import { fold } from '../../plugins/transformers/surrogates/base/text.js';
import surrogates from '../../plugins/transformers/surrogates/index.js';
import { registered, run } from './support/transform-scope.js';

const transformer = (await registered(surrogates)).transformers.get('surrogate');
if (transformer === undefined) throw new Error('no transformer surrogate');
const surrogate = transformer.prepare({});

const SEEDS = Array.from({ length: 60 }, (_, i) => `seed ${i}`);
const made = (type: string, text: string): string[] =>
  SEEDS.map((seed) => fold(run(surrogate, `[[${type}|${text}]]`, seed)[0] ?? ''));

/** Each line says one thing: none of it may stand for the first. */
const SAME: Readonly<Record<string, readonly string[]>> = {
  STATE: ['CA, California', 'New York, NY', 'Bayern, Bavaria'],
  DATE: ['fall, autumn', 'Christmas Day, Christmas', 'Easter, Easter Sunday'],
  TIME: ['noon, midday', 'dusk, sunset, nightfall'],
  AGE: ['teenager, adolescent, youth', 'newborn, infant', 'elderly, senior, retiree, older adult'],
  MARITAL_STATUS: ['single, unmarried, never married'],
  RELATION: ['mom, mother', 'her dad, her father', 'coworker, colleague'],
  RELIGION: ['Islam, Muslim', 'Episcopalian, Anglican'],
  ETHNICITY: ['African American, Black', 'Latina, Latino, Hispanic'],
  SEXUAL_ORIENTATION: ['gay, homosexual, queer', 'straight, heterosexual'],
  OCCUPATION: ['cook, chef', 'cabbie, taxi driver'],
  HEALTH: ['high blood pressure, hypertension', 'herpes zoster, shingles'],
  MEDICATION: ['Tylenol, acetaminophen', 'Lipitor 20 mg, atorvastatin 20 mg'],
};

describe('surrogate: synonyms', () => {
  for (const [type, lines] of Object.entries(SAME))
    it(`never equal the original: ${type}`, () => {
      for (const line of lines) {
        const [original = '', ...others] = line.split(', ');
        for (const other of [original, ...others]) expect(made(type, original), line).not.to.include(fold(other));
      }
    });

  it('never include short or full forms of a given name', () => {
    for (const name of ['Bill', 'Will', 'Rob', 'Liz', 'Betty', 'Peggy', 'Margaret', 'William', 'Kate']) {
      const forms = [name, ...longForms(name), ...shortForms(name), ...longForms(name).flatMap(shortForms)].map(fold);
      for (const substitute of made('PERSON', name)) expect(forms, name).not.to.include(substitute);
    }
  });
});
