import { expect } from 'chai';
import { fold } from '../../plugins/transformers/surrogates/base/text.js';
import surrogates from '../../plugins/transformers/surrogates/index.js';
import { nordic } from '../../plugins/transformers/surrogates/persons/names/western.js';
import { registered, run } from './support/transform-scope.js';

const transformer = (await registered(surrogates)).transformers.get('surrogate');
if (transformer === undefined) throw new Error('no transformer surrogate');
const surrogate = transformer.prepare({});

const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const each = (text: string, check: (out: readonly string[], seed: string) => void): void => {
  for (const seed of SEEDS) check(run(surrogate, text, seed), seed);
};

describe('surrogate: names in other languages', () => {
  it('use the cases of Polish and Russian', () => {
    each(
      'Dokumentacja pani [[PERSON|Grażyny Sikorskiej]], zam. w Gdyni, jej mąż [[PERSON|Witold Dudek]], tel. Pani [[PERSON|Grażyna Sikorska]] z panem [[PERSON|Witoldem]]. Pani [[PERSON|Grażyna]]',
      ([genitive = '', , her = '', , alone]) => {
        const [given = '', surname = ''] = her.split(' ');
        expect(alone).to.equal(given);
        const [other = '', ofSurname = ''] = genitive.split(' ');
        expect(other.slice(0, -2)).to.equal(given.slice(0, other.length - 2));
        expect(other).to.match(/[iy]$/);
        expect(ofSurname.slice(0, 4)).to.equal(surname.slice(0, 4));
      },
    );
    each(
      'У пациента [[PERSON|Андрея Викторовича]] был врач [[PERSON|Соколов]]. [[PERSON|Андрей Викторович]] благодарит [[PERSON|Соколова]]',
      ([genitive = '', doctor = '', him = '', thanked = '']) => {
        const [given = '', father = ''] = him.split(' ');
        expect(genitive.split(' ')[0]?.slice(0, 3)).to.equal(given.slice(0, 3));
        expect(genitive.split(' ')[1]).to.equal(`${father}а`);
        expect(thanked.slice(0, 4)).to.equal(doctor.slice(0, 4));
      },
    );
  });

  it('are Japanese if the originals were, the surname first, single and in full', () => {
    each(
      '患者:[[PERSON|高橋 美咲]]様。[[PERSON|高橋]]さんの夫、[[PERSON|高橋健一]]さん。[[PERSON|美咲]]さん',
      ([her = '', surname, him = '', given]) => {
        expect(her).to.equal(`${surname} ${given}`);
        expect(him.startsWith(surname ?? '?')).to.equal(true);
        expect(surname).to.match(/^\p{Script=Han}{2}$/u);
      },
    );
  });

  it('keep the gender of Arabic names', () => {
    const women = /ة$|^(?:تالا|جنى|رهف|سلمى|شهد|عبير|غيداء|لجين)$/u;
    each('المريض [[PERSON|أحمد الحسيني]] وزوجته [[PERSON|خديجة الحسيني]]', ([him = '', her = '']) => {
      expect(him.split(' ')[0]).not.to.match(women);
      expect(her.split(' ')[0]).to.match(women);
    });
  });

  it('begin with a vowel in French if the original does, because d’ and de stay', () => {
    each(
      "Le mari d'[[PERSON|Aurélie]] et la fille de [[PERSON|Kévin]] sont dans le bureau de la mairie d'[[CITY|Annecy]], née le 3 et habitant à [[CITY|Lyon]] chez une amie",
      ([her = '', him = '', town = '', city = '']) => {
        for (const name of [her, town]) expect(fold(name)).to.match(/^[aeiouh]/);
        for (const name of [him, city]) expect(fold(name)).not.to.match(/^[aeiouh]/);
      },
    );
  });

  it('are Swedish in a Swedish text, even if they exist in other languages', () => {
    each('Hej! Jag är glad att du och [[PERSON|Lindberg]] är på plats till hösten', ([name = '']) =>
      expect(
        nordic.family.includes(name) || nordic.surnames.starts.some((start) => name.startsWith(start)),
        name,
      ).to.equal(true),
    );
  });
});

describe('surrogate: codes that contain a place', () => {
  it('give a licence number the state of the address', () => {
    each(
      'of [[STREET_ADDRESS|9 Peach Ct, Macon, GA 31201]], license [[CERTIFICATE|GA 054321987]]',
      ([address = '', licence = '']) => {
        expect(licence).to.match(/^[A-Z]{2} \d{9}$/);
        expect(licence.slice(0, 2)).not.to.equal('GA');
        expect(address).to.contain(`, ${licence.slice(0, 2)} `);
      },
    );
  });

  it('keep the head office of a bank, and the usual letters of British postcodes', () => {
    each('[[SWIFT_BIC|COBADEFFXXX]] [[POSTAL_CODE|WR14 3ES]]', ([bic, code]) => {
      expect(bic).to.match(/^[A-Z]{4}DE[A-Z]0XXX$/);
      expect(code).to.match(/ \d[ABD-HJLNP-UW-Z]{2}$/);
    });
  });
});

describe('surrogate: names of further cultures', () => {
  it('are of the culture of the name, with its sex', async () => {
    const { FURTHER } = await import('../../plugins/transformers/surrogates/persons/names/further.js');
    for (const [name, code, sex] of [
      ['Zsófia Balla', 'hu', 'female'],
      ['Adekunle Adegbite', 'yo', 'male'],
      ['Kwabena Acheampong', 'ak', 'male'],
      ['Bhekizizwe Bhembe', 'zu', 'male'],
      ['Ainārs Blekte', 'lv', 'male'],
    ] as const) {
      const culture = FURTHER.find((each) => each.code === code);
      each(`seen by [[PERSON|${name}]] today`, ([made = '']) => {
        const [given = '', surname = ''] = made.split(' ');
        expect(culture?.[sex], `${name} -> ${made}`).to.include(given);
        expect(culture?.family, `${name} -> ${made}`).to.include(surname);
      });
    }
  });

  it('inflect with the name: Polish and Russian names that the text has in another case only', () => {
    each(
      'operowany przez dr. [[PERSON|Wojciecha Szymczaka]] dnia i przez lekarza pana [[PERSON|Jana Nowaka]]',
      ([made = '']) => expect(made).to.match(/^\p{Lu}\p{Ll}+[aeiy]\p{L}* \p{Lu}\p{Ll}+(?:a|ego)$/u),
    );
    each(
      'Осмотрена врачом [[PERSON|Гусейновым Т. Р.]], врач [[PERSON|Тимур Рустамович Гусейнов]]',
      ([short = '', full = '']) => {
        const surname = full.split(' ').at(-1) ?? '';
        expect(short).to.match(new RegExp(`^${surname.slice(0, 4)}\\p{Ll}* \\p{Lu}\\. \\p{Lu}\\.$`, 'u'));
        expect(short.charAt(short.indexOf(' ') + 1)).to.equal(full.charAt(0));
      },
    );
  });

  it('have the sex that is said in brackets behind a name', async () => {
    const { genderOf, culturesOf } = await import('../../plugins/transformers/surrogates/persons/cultures.js');
    const { term } = await import('./support/transform-scope.js');
    const { DocumentScopes } = await import('./support/transform-scope.js');
    for (const [after, sex] of [
      [' (Mr)', 'male'],
      [' (she/her)', 'female'],
    ] as const)
      for (let i = 0; i < 10; i++) {
        const scopes = new DocumentScopes(`seed ${i}`);
        const [made = ''] = scopes.apply(surrogate, [term('PERSON', 'Zorbek Quervain', { after })], scopes.next());
        const given = made.split(' ')[0] ?? '';
        expect(genderOf(given, culturesOf(given, '').given), made).to.equal(sex);
      }
  });
});
