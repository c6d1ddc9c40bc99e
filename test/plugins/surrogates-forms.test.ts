import { expect } from 'chai';
import surrogates from '../../plugins/transformers/surrogates/index.js';
import { DocumentScopes, registered, run, term } from './support/transform-scope.js';

const transformer = (await registered(surrogates)).transformers.get('surrogate');
if (transformer === undefined) throw new Error('no transformer surrogate');
const surrogate = transformer.prepare({});
const SEEDS = ['a', 'b', 'c', 'd'];
const MASKED = '*****';

type Options = Parameters<typeof term>[2];

const replaced = (
  ...terms: readonly (readonly [type: string, text: string, options: Options])[]
): readonly string[] => {
  const scopes = new DocumentScopes();
  return scopes.apply(
    surrogate,
    terms.map(([type, text, options]) => term(type, text, options)),
    scopes.next(),
  );
};

describe('surrogate: what its form shows to be no name', () => {
  it('stays: labels of numbers, codes of diagnoses, names of tags', () => {
    expect(replaced(['LOCATION', 'NHS No', { score: 1, after: ': 943 476 5919' }])).to.deep.equal(['NHS No']);
    expect(replaced(['ID_NUMBER', 'F43.10', { score: 0.5, before: 'A: ' }])).to.deep.equal(['F43.10']);
    expect(replaced(['ORGANIZATION', 'NbOfTxs', { score: 0.6, before: '1</', after: '>' }])).to.deep.equal(['NbOfTxs']);
  });

  it('is the name of a product only before a version, not before a telephone number with dots', () => {
    expect(replaced(['ORGANIZATION', 'Apache Kafka', { score: 0.7, after: ' 3.6.1, and' }])).to.deep.equal([
      'Apache Kafka',
    ]);
    for (const phone of ['337.555.0171', '555.0171', '020.7946.0958', '22.33.44.55'])
      for (const type of ['PERSON', 'ORGANIZATION']) {
        const [made] = replaced([type, 'Zorbela Mouton', { score: 0.8, after: ` ${phone}\n` }]);
        expect(made, `${type} ${phone}`).not.to.equal('Zorbela Mouton');
      }
  });

  it('is the name of a tag only beside its other tag or a slash: a name in the same signs is replaced or masked', () => {
    const tag: Options = { score: 0.6, before: 'a <', after: '>GB</Ctry> b' };
    expect(replaced(['ORGANIZATION', 'Ctry', tag])).to.deep.equal(['Ctry']);
    expect(replaced(['ORGANIZATION', 'Adr', { score: 0.6, before: '<', after: '/>' }])).to.deep.equal(['Adr']);
    for (const name of ['Anna', 'Zorbela'])
      for (const score of [0.58, 0.8, 1]) {
        const [made] = replaced(['PERSON', name, { score, before: '\n<', after: '> see you at nine\n<Bertil> yes' }]);
        expect(made, `${name} ${score}`).not.to.equal(name);
      }
  });

  it('stays: scores, doctrines and published decisions, unless a person of the document bears the name', () => {
    const score: Options = { score: 0.7, after: ' score 8.' };
    const case_: Options = { score: 0.8, before: 'relies on Donoghue v ', after: ' [1932] AC 562, and' };
    expect(replaced(['PERSON', 'Alvarado', score], ['PERSON', 'Stevenson', case_])).to.deep.equal([
      'Alvarado',
      'Stevenson',
    ]);
    const [person = '', again] = replaced(
      ['PERSON', 'Rosa Alvarado', { score: 0.99 }],
      ['PERSON', 'Alvarado', { score: 0.7, after: ' score 8.' }],
    );
    expect(again).to.equal(person.split(' ')[1]);
  });

  it('stays: an office that is written like a title, not an occupation', () => {
    const judge: Options = { score: 0.65, before: 'Employment ', after: ' Oldroyd' };
    expect(replaced(['OCCUPATION', 'Judge', judge])).to.deep.equal(['Judge']);
    expect(replaced(['OCCUPATION', 'Judge', { score: 0.65, before: 'Ann Hale, ' }])).to.deep.equal(['Judge']);
    const midwife: Options = { score: 0.6, before: '2014–2019  ', after: ', Chitungwiza Clinic' };
    expect(replaced(['OCCUPATION', 'Midwife', midwife])).not.to.include('Midwife');
    expect(replaced(['OCCUPATION', 'caretaker', { score: 0.65 }])).not.to.include('caretaker');
  });

  it('is masked: numbers among labels, and what is named after somebody', () => {
    expect(replaced(['LOCATION', 'SIREN 732 829 320', { score: 0.8 }])).to.deep.equal([MASKED]);
    expect(replaced(['PERSON', 'Douglas', { score: 0.69, before: 'the pouch of ' }])).to.deep.equal([MASKED]);
  });

  it('is masked: what a sentence says of health, where no label or list entry stands for it', () => {
    const said: Options = { score: 0.6, before: 'Mum has ', after: ' since May' };
    expect(replaced(['DIAGNOSIS', 'lupus', said])).to.deep.equal([MASKED]);
    expect(replaced(['DIAGNOSIS', 'lupus', { ...said, score: 0.8 }])).not.to.include(MASKED);
  });

  it('leaves a label that is one elsewhere, and does not stand in the way of the name behind it', () => {
    const [label, other, name = ''] = replaced(
      ['PERSON', 'Donor', { score: 0.85, after: ': Cody Mathis' }],
      ['PERSON', 'Donor', { score: 0.6, after: ' DOB: 05/30/1991' }],
      ['PERSON', 'Donor Mathis', { score: 0.87 }],
    );
    expect([label, other]).to.deep.equal(['Donor', 'Donor']);
    expect(name).to.match(/^Donor \p{Lu}/u);
  });
});

describe('surrogate: one name for one thing', () => {
  it('gives an organisation the name of the town after which it is called', () => {
    for (const seed of SEEDS) {
      const [town = '', council, clinic, alone] = run(
        surrogate,
        '[[LOCATION|Little Sorley]]: [[ORGANIZATION|LITTLE SORLEY PARISH COUNCIL]], [[ORGANIZATION|Little Sorley Clinic]], [[ORGANIZATION|Little Sorley]]',
        seed,
      );
      expect([council, clinic, alone]).to.deep.equal([`${town.toUpperCase()} PARISH COUNCIL`, `${town} Clinic`, town]);
    }
  });

  it('writes initials of second names, and the initial of a surname behind a given name, as the full name has them', () => {
    for (const seed of SEEDS) {
      const [full = '', initials, short] = run(
        surrogate,
        '[[PERSON|Chloe Jessamine Barraclough]]; signed [[PERSON|C. J. Barraclough]]; chat with [[PERSON|Chloe B.]]',
        seed,
      );
      const [first = '', second = '', surname = ''] = full.split(' ');
      expect(initials).to.equal(`${first.charAt(0)}. ${second.charAt(0)}. ${surname}`);
      expect(short).to.equal(`${first} ${surname.charAt(0)}.`);
    }
  });

  it('is one person although the full name was taken for an organisation', () => {
    for (const seed of SEEDS) {
      const [surname = '', full = '', given] = run(
        surrogate,
        'Ms [[PERSON|Quistorp]] is [[ORGANIZATION|Wilma Quistorp]]. [[ORGANIZATION|Wilma]] came.',
        seed,
      );
      expect(full.split(' ')).to.deep.equal([given, surname]);
    }
  });

  it('keeps the word for the kind of a place behind a street, and the label of a telephone in an address', () => {
    for (const seed of SEEDS) {
      const [surgery, address] = run(
        surrogate,
        'at [[LOCATION|Alma Road Surgery]], [[LOCATION|12 Alma Road, Tel 01632 960 418]]',
        seed,
      );
      expect(surgery).to.match(/ Road Surgery$/);
      expect(address).to.match(/^\d+ .* Road, Tel \d{5} \d{3} \d{3}$/);
    }
  });

  it('does not take a pronoun behind a name for an initial', () => {
    expect(replaced(['PERSON', 'Jolanta, I', { score: 0.95, before: 'Hi ', after: ' looked' }])[0]).to.match(/, I$/);
  });
});
