import { expect } from 'chai';
import { Engine, type EntityType } from '../../core/index.js';
import temporal from '../../plugins/detectors/temporal/index.js';

/** What level 2 finds of a type. */
async function foundIn(types: readonly EntityType[], texts: readonly string[]): Promise<readonly string[][]> {
  const engine = await Engine.create({ plugins: [temporal] });
  const found = texts.map((text) =>
    engine
      .analyze(text, { level: 2 })
      .findings.filter(({ type }) => types.includes(type))
      .map(({ start, end }) => text.slice(start, end)),
  );
  await engine.close();
  return found;
}

describe('times of day as they are said and noted', () => {
  const SAID: readonly (readonly [string, string])[] = [
    ['She rang at about ten to twelve on the Friday.', 'ten to twelve'],
    ['He is back by half three.', 'half three'],
    ['Seen in clinic at nine fifteen today.', 'nine fifteen'],
    ['We woke at five in the morning.', 'five in the morning'],
    ['They called just after nine.', 'nine'],
    ['The keys were handed over at twelve noon.', 'twelve noon'],
    ['I can be there 7ish, ok?', '7ish'],
    ['Treffen um neun Uhr im Hof.', 'neun Uhr'],
    ['Le espero a las nueve y media de la mañana.', 'nueve y media'],
    ['Ci vediamo alle nove e mezza.', 'nove e mezza'],
  ];
  const NOTED: readonly (readonly [string, string])[] = [
    ['[9:04] mia_t: hey\n', '9:04'],
    ['The coach leaves 8.45 from the gate.', '8.45'],
    ['Visits 8am, 12.30 and later.', '12.30'],
    ['Held on Thursday, 7.30 for 8.', '7.30 for 8'],
    ["Next meeting: 4 July '24, 19.30, in the hall", '19.30'],
    ['Appt Tues 21 Nov 10.20 with the nurse', '10.20'],
    ['Rendez-vous le 4 juin 14 h.', '14 h'],
    ['Ring kl 9-11 på måndag', '9-11'],
    ['OP am 12.03. 8.15 im Saal', '8.15'],
  ];
  it('are found', async () => {
    const all = [...SAID, ...NOTED];
    const found = await foundIn(
      ['TIME'],
      all.map(([text]) => text),
    );
    expect(found.map((terms) => terms.at(-1))).to.deep.equal(all.map(([, term]) => term));
  });

  it('are not made of numbers, ranges, ratios and doses', async () => {
    const texts = [
      'At ten to twelve degrees it opens, by half three of the cells were dead.',
      'At nine fifteen samples were drawn.',
      'Take two in the morning and one at night.',
      'The ratio is 3:1, the score 2:1, see John 3:16.',
      'Bay 3 till 7 is closed; voltages between 8 and 6 V.',
      'A las dos semanas se repite, a las siete artes.',
      'Kosten am 5 July 12.50 EUR.',
    ];
    expect((await foundIn(['TIME'], texts)).flat()).to.deep.equal([]);
  });

  it('stand in rows with leading zeros behind one word', async () => {
    const [found] = await foundIn(['TIME'], ['Obs 0200 0600 stable, all well.']);
    expect(found).to.deep.equal(['0200', '0600']);
  });
});

describe('days whose month stands elsewhere', () => {
  const DAYS: readonly (readonly [string, string])[] = [
    ['She was admitted the 3rd inst. for two nights.', '3rd inst.'],
    ['Your letter of the 19th ult. refers.', '19th ult.'],
    ['Eiterfeld, den 4. d. M.', '4. d. M.'],
    ['Madrid, a 3 del corriente.', '3 del corriente'],
    ['Ingresó el lunes 7 a primera hora.', 'lunes 7'],
    ['Dated 5.vi.2024 and sealed', '5.vi.2024'],
    ['A cough since Sept of 22 and a fever', 'Sept of 22'],
    ['It is the fourteenth of the sixth eighty-one.', 'fourteenth of the sixth eighty-one'],
    ['VALUE DATE 240617', '240617'],
    ['Ends on 31 st July at the latest', '31 st July'],
    ['Reset link sent 3/9 to him', '3/9'],
    ['The link was used 3/9 at 2:31 by him', '3/9'],
    ['14/3\n\nDear Anna,', '14/3'],
    ['The conference the 24th at 1.30 is off', '24th'],
  ];
  it('are dates', async () => {
    const found = await foundIn(
      ['DATE'],
      DAYS.map(([text]) => text),
    );
    expect(found.map((terms) => terms[0])).to.deep.equal(DAYS.map(([, term]) => term));
  });

  it('are no dates as shares, parts and sizes', async () => {
    const texts = [
      'Article 14/3 of the Order.',
      'Two out of 22 were lost, set of 22 pieces.',
      'A plate of 12 x 2000 mm.',
      'Lots of 3 prox rings.',
    ];
    expect((await foundIn(['DATE'], texts)).flat()).to.deep.equal([]);
  });

  it('are birth dates with two digits of a year behind a label', async () => {
    const [found] = await foundIn(['DATE_OF_BIRTH'], ['DOB 3 Sept 84 BSB 732']);
    expect(found).to.deep.equal(['3 Sept 84']);
  });
});
