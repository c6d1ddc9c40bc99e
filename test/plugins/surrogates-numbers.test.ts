import { expect } from 'chai';
import surrogates from '../../plugins/transformers/surrogates/index.js';
import { registered, run } from './support/transform-scope.js';

const transformer = (await registered(surrogates)).transformers.get('surrogate');
if (transformer === undefined) throw new Error('no transformer surrogate');
const surrogate = transformer.prepare({});

const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f'];
const digitsOf = (text = ''): string => text.replace(/\D/g, '');

describe('surrogate: telephone numbers of one document', () => {
  it('are the same number in both notations, whatever the country', () => {
    for (const [text, prefix, trunk] of [
      ['appelez le [[PHONE_NUMBER|04 72 11 90 35]], de Suisse [[PHONE_NUMBER|+33 4 72 11 90 35]]', '33', '0'],
      ['móvil [[PHONE_NUMBER|644 201 877]], desde fuera [[PHONE_NUMBER|+34 644201877]]', '34', ''],
      ['telemóvel [[PHONE_NUMBER|963 118 204]] ou [[PHONE_NUMBER|+351 963 118 204]]', '351', ''],
      ['bel [[PHONE_NUMBER|030-2215543]] of [[PHONE_NUMBER|+31 30 221 5543]]', '31', '0'],
      ['telefon [[PHONE_NUMBER|031-77 45 12]] eller [[PHONE_NUMBER|+46 31 77 45 12]]', '46', '0'],
      ['звоните [[PHONE_NUMBER|495 771 20 63]] или [[PHONE_NUMBER|+7 (495) 771-20-63]]', '7', ''],
    ] as const)
      for (const seed of SEEDS) {
        const [local, international] = run(surrogate, text, seed).map(digitsOf);
        expect(international, text).to.equal(prefix + (local ?? '').slice(trunk.length));
      }
  });

  it('belong to the country of the text if they do not show theirs', () => {
    for (const [text, form] of [
      [
        'La paziente è nata a Bari e residente nel comune; telefono del marito [[PHONE_NUMBER|0832 441 902]]',
        /^0832 555 01\d$|^083 255 501$|^083\d 55[\d ]+$/,
      ],
      [
        'El paciente vive con su hija en la calle; teléfono de la esposa [[PHONE_NUMBER|91 402 77 15]]',
        /^91 555 01 \d\d$/,
      ],
      ['住所:東京都。電話:[[PHONE_NUMBER|03-5412-8890]]', /^03-5555-01\d\d$/],
    ] as const) {
      const [out] = run(surrogate, text, 'a');
      // 030 23125 is kept for examples in Berlin.
      expect(digitsOf(out), text).not.to.match(/^030231/);
      expect(out, text).to.match(form);
    }
  });

  it('keep numbers with a common area code together, in the state of the address', () => {
    for (const seed of SEEDS) {
      const [, ...phones] = run(
        surrogate,
        '[[STREET_ADDRESS|12 Alder Way, Boise, ID 83702]] [[PHONE_NUMBER|(208) 344-1190]] [[PHONE_NUMBER|208-344-1191]] [[PHONE_NUMBER|720 555 3310]] [[PHONE_NUMBER|720.555.3391]]',
        seed,
      );
      const areas = phones.map((phone) => digitsOf(phone).slice(0, 3));
      expect(areas[0]).to.equal(areas[1]);
      expect(areas[2]).to.equal(areas[3]);
    }
  });
});

describe('surrogate: codes of one series', () => {
  it('keep one prefix in common, which is not theirs', () => {
    for (const seed of SEEDS) {
      const [one = '', two = '', other = ''] = run(
        surrogate,
        '[[CASE_NUMBER|INC0041882]] and [[CASE_NUMBER|INC0041990]], and [[CASE_NUMBER|REQ0041990]]',
        seed,
      );
      expect(one.slice(0, 3), seed)
        .to.equal(two.slice(0, 3))
        .and.match(/^[A-Z]{3}$/)
        .and.not.equal('INC');
      expect(other.slice(0, 3), seed).to.not.equal(one.slice(0, 3));
      for (const code of [one, two, other]) expect(code, seed).to.match(/^[A-Z]{3}\d{7}$/);
    }
  });
});
