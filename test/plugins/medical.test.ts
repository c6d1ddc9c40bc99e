import { expect } from 'chai';
import { definePlugin, Engine } from '../../core/index.js';
import medical from '../../plugins/domains/medical/index.js';
import { testPlugin } from '../kit/index.js';
import { casesOf } from './support/cases.js';

testPlugin(medical, {
  cases: casesOf('medical'),
});

/** Something of a low score, and eponyms that a careless recognizer takes for names. */
const careless = definePlugin({
  name: 'careless',
  description: 'For this test.',
  register(registry) {
    registry.recognizer({
      name: 'careless/any',
      types: ['AGE', 'PERSON'],
      patterns: [
        { type: 'AGE', match: '78yo', score: 0.42 },
        { type: 'PERSON', match: 'Glasgow Coma Scale|Foley', score: 0.6 },
      ],
    });
  },
});

describe('the domain Medical', () => {
  const found = async (text: string, domain: string): Promise<string[]> => {
    await using engine = await Engine.create({ plugins: [medical, careless] });
    return engine.analyze(text, { domain }).findings.map((f) => text.slice(f.start, f.end));
  };

  it('reports ages at lower scores', async () => {
    expect(await found('78yo', 'Medical')).to.deep.equal(['78yo']);
    expect(await found('78yo', 'General')).to.deep.equal([]);
  });

  it('finds staff, beds and numbers as wards and theatres write them', async () => {
    const texts: Readonly<Record<string, string>> = {
      'Fridge checked DN / TK.': 'DN / TK',
      'Signed RJW / CB.': 'RJW / CB',
      'Dictated AP:lk 22/11/24.': 'AP:lk',
      'CLIENT: T.W.   SESSION 9': 'T.W.',
      'HCA Bex specialling.': 'Bex',
      'A4  Tillotson, Margaret 77F': 'A4',
      'Ward: Semi-Private 312-B': 'Semi-Private 312-B',
      'Loc: 6SW-12': '6SW-12',
      'UR 882 10 47': '882 10 47',
      'tray LOT 8K2': '8K2',
      'Renata, LMFT 118203': '118203',
      'Printed 2024-08-19 14:02 by mkeogh3': 'mkeogh3',
      'Next remote 10/14.': '10/14',
    };
    for (const [text, term] of Object.entries(texts)) expect(await found(text, 'Medical'), text).to.include(term);
    for (const text of ['SHO Review', 'seen by PT / OT.', 'Released: immediately', 'lot of pain'])
      expect(await found(text, 'Medical'), text).to.deep.equal([]);
  });

  it('never reports the names of instruments, but a bare eponym may be a patient', async () => {
    expect(await found('Glasgow Coma Scale', 'Medical')).to.deep.equal([]);
    expect(await found('Glasgow Coma Scale', 'General')).to.deep.equal(['Glasgow Coma Scale']);
    expect(await found('Foley', 'Medical')).to.deep.equal(['Foley']);
  });

  it('keeps the name of a score before its value and of an instrument, and finds a patient of that name', async () => {
    const names = definePlugin({
      name: 'names-of-scores',
      description: 'For this test.',
      register: (registry) =>
        registry.recognizer({
          name: 'names-of-scores/any',
          types: ['PERSON'],
          patterns: [{ type: 'PERSON', match: 'Braden|Kocher|Wells', score: 0.9 }],
        }),
    });
    await using engine = await Engine.create({ plugins: [medical, names] });
    const persons = (text: string): string[] =>
      engine.analyze(text, { domain: 'Medical' }).findings.map((f) => text.slice(f.start, f.end));
    expect(persons('Braden 18, Wells score 3, Kocher clamps')).to.deep.equal([]);
    expect(persons('Mr Braden 18, seen by Wells, and Kocher slept')).to.deep.equal(['Braden', 'Wells', 'Kocher']);
  });
});
