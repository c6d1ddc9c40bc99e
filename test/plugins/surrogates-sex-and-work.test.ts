import { expect } from 'chai';
import { createEngine, type Engine } from '../../lib/index.js';
import { genderOf } from '../../plugins/transformers/surrogates/persons/cultures.js';

const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f'];

describe('surrogate: the sex of a person whom no list knows', () => {
  let engine: Engine;
  before(async () => {
    engine = await createEngine();
  });
  after(() => engine.close());

  const outputOf = (text: string, seed: string, language: string): string =>
    engine.deidentify(text, { seed, language, model: 'fast' }).outputs[0]?.text ?? '';

  for (const [text, language, sex] of [
    ['Brought by Dad (* Blackwood) and his sister.', 'en', 'male'],
    ['Patient * Tighe came alone. He has a cough.', 'en', 'male'],
    ['Baroness * Whitlow opened the session.', 'en', 'female'],
    ['Herr Dipl.-Ing. * Vieweg kommt am Montag.', 'de', 'male'],
    ['Madame la juge * Aubertin a ordonné une enquête.', 'fr', 'female'],
    ['Señora * Barrientos, nacida el 3 de mayo de 1980, acude a consulta.', 'es', 'female'],
  ] as const)
    it(`is what the words around the name say: ${text}`, () => {
      for (const seed of SEEDS) {
        const output = outputOf(text.replace('*', 'Zorbel'), seed, language);
        const [, given = ''] =
          new RegExp(`${text.slice(0, text.indexOf('*')).replace(/[.()]/g, '\\$&')}(\\p{L}+)`, 'u').exec(output) ?? [];
        expect(genderOf(given), output).to.equal(sex);
      }
    });
});

describe('surrogate: an occupation', () => {
  let engine: Engine;
  before(async () => {
    engine = await createEngine();
  });
  after(() => engine.close());

  const workIn = (text: string, seed: string, before: string, behind: string): string => {
    const output = engine.deidentify(text, { seed, model: 'fast' }).outputs[0]?.text ?? '';
    return output.slice(output.indexOf(before) + before.length, output.lastIndexOf(behind)).trim();
  };

  it('becomes one of the same field and level, and keeps words of rank and the article', () => {
    const [medical, crafts] = [
      [
        'midwife',
        'staff nurse',
        'district nurse',
        'matron',
        'health visitor',
        'community nurse',
        'ward nurse',
        'school nurse',
      ],
      [
        'tailor',
        'dressmaker',
        'upholsterer',
        'furrier',
        'saddler',
        'seamstress',
        'cobbler',
        'hat maker',
        'glove maker',
        'embroiderer',
        'sail maker',
        'shoemaker',
      ],
    ];
    const nurses = SEEDS.map((seed) => workIn('She works as a nurse in the ward.', seed, 'works as a', 'in the'));
    expect(nurses.filter((work) => medical?.includes(work) === true).length, nurses.join()).to.be.above(2);
    const milliners = SEEDS.map((seed) => workIn('Mrs Pargeter, a retired milliner, fell.', seed, ', a', ', fell'));
    for (const work of milliners) expect(work).to.match(/^retired /u);
    expect(milliners.filter((work) => crafts?.includes(work.slice(8)) === true).length, milliners.join()).to.be.above(
      2,
    );
  });
});
