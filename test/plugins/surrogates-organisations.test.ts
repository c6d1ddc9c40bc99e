import { expect } from 'chai';
import surrogates from '../../plugins/transformers/surrogates/index.js';
import { registered, run } from './support/transform-scope.js';

const transformer = (await registered(surrogates)).transformers.get('surrogate');
if (transformer === undefined) throw new Error('no transformer surrogate');
const surrogate = transformer.prepare({});

const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f'];
const each = (text: string, check: (out: readonly string[], seed: string) => void): void => {
  for (const seed of SEEDS) check(run(surrogate, text, seed), seed);
};

describe('surrogate: several names of one organisation or place', () => {
  it('follow its initials', () => {
    each(
      '[[ORGANIZATION|Granite Harbor Savings Bank]] ("[[ORGANIZATION|GHSB]]"), [[ORGANIZATION|Tuttle Brandywine & Oxley LLP]] ([[ORGANIZATION|TBO]])',
      ([bank = '', short, firm = '', letters]) => {
        const initials = (name: string): string =>
          name
            .replace(/&|LLP/g, '')
            .match(/\b\p{L}/gu)
            ?.join('') ?? '';
        expect(short).to.equal(initials(bank));
        expect(letters).to.equal(initials(firm));
      },
    );
  });

  it('follow the persons after whom they are named, and keep nothing else', () => {
    each('Mr [[PERSON|Delmore]] lost: [[ORGANIZATION|Delmore]] v. Crown', ([him, party]) =>
      expect(party).to.equal(him),
    );
  });

  it("contain saints' names of the language", () => {
    each('La paziente è stata dimessa dal reparto di Bari dell’[[ORGANIZATION|Ospedale San Raffaele]]', ([name]) =>
      expect(name).to.match(/^Ospedale San (?:Biagio|Bruno|Colombano|Fedele|Fermo|Leonardo|Rocco|Siro)$/),
    );
    each('A utente foi operada no serviço do [[ORGANIZATION|Hospital de São João]] em maio', ([name]) =>
      expect(name).to.match(/^Hospital de São \p{L}+$/u),
    );
  });

  it('are one town with and without its river', () => {
    each('Klinik in [[CITY|Marburg an der Lahn]]; [[CITY|Marburg]], den 3. Mai', ([long, short]) =>
      expect(long).to.equal(short),
    );
  });

  it('include streets and towns of Sweden and Turkey', () => {
    each('Hon bor på [[STREET_ADDRESS|Kungsgatan 8, 411 19 Göteborg]]', ([address]) =>
      expect(address).to.match(/^\p{L}+gatan \d, \d{3} \d\d [\p{L}-]+/u),
    );
    each('Hastanın adresi: [[STREET_ADDRESS|Bağdat Caddesi No: 12, 34728 Kadıköy/İstanbul]] oldu', ([address]) =>
      expect(address).to.match(
        /^\p{L}+ Caddesi .*\d\d, \d{5} \p{Lu}\p{Ll}*(?:bayır|beyli|ca|dağ|dere|kent|köy|lar|ova|pınar|saray|şehir|tepe|yaka|yurt)/u,
      ),
    );
  });

  it('keeps every word of kind at the end of a place or institution', () => {
    for (const seed of SEEDS) {
      const [infirmary, airport, centre, farm] = run(
        surrogate,
        '[[FACILITY|Northwick Royal Infirmary]], [[FACILITY|Elmstow Airport]], [[LOCATION|Moorbrook Health Centre]], [[LOCATION|Tollgate Farm]]',
        seed,
      );
      expect(infirmary).to.match(/ Royal Infirmary$/);
      expect(airport).to.match(/ Airport$/);
      expect(centre).to.match(/ Health Centre$/);
      expect(farm).to.match(/ Farm$/);
    }
  });

  it('makes a word of an abbreviation that nothing explains, and the new letters of one that a long form explains', () => {
    for (const seed of SEEDS) {
      const [bank = '', full = '', short, pharmacy] = run(
        surrogate,
        '[[ORGANIZATION|QRTV Bank plc]]. [[ORGANIZATION|North Elmstow General Hospital]] ([[ORGANIZATION|NEGH]]), [[ORGANIZATION|NEGH pharmacy]]',
        seed,
      );
      expect(bank).to.match(/^\p{Lu}\p{Ll}[\p{L} ]+ Bank plc$/u);
      const letters = (full.match(/\p{Lu}/gu) ?? []).join('');
      expect(short).to.equal(letters);
      expect(pharmacy).to.equal(`${letters} pharmacy`);
    }
  });
});
