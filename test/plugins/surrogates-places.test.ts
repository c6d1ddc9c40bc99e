import { expect } from 'chai';
import { STATES } from '../../kit/index.js';
import surrogates from '../../plugins/transformers/surrogates/index.js';
import { COUNTRY_CODES } from '../../plugins/transformers/surrogates/places/countries.js';
import { registered, run } from './support/transform-scope.js';

const transformer = (await registered(surrogates)).transformers.get('surrogate');
if (transformer === undefined) throw new Error('no transformer surrogate');
const surrogate = transformer.prepare({});

const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f'];
const stateOf = (code = ''): (typeof STATES)[number] | undefined => STATES.find((state) => state.code === code);

describe('surrogate: states and ZIP codes', () => {
  it('takes FL for Florida and not for a floor, so that no state remains', () => {
    for (const seed of SEEDS) {
      const [out = ''] = run(surrogate, '[[STREET_ADDRESS|77 Mangrove Ct, Ocala, FL 34470]]', seed);
      const [, code, zip = ''] = /, ([A-Z]{2}) (\d{5})$/u.exec(out) ?? [];
      expect(code).not.to.equal('FL');
      expect(stateOf(code)?.zip3).to.include(zip.slice(0, 3));
    }
  });

  it('gives a ZIP code the state of its address, even if its prefix is not among those used', () => {
    for (const seed of SEEDS) {
      const [out = '', zip = ''] = run(
        surrogate,
        '[[STREET_ADDRESS|9 Fig Garden Rd, Clovis, CA 93611]] or [[LOCATION|93722]]',
        seed,
      );
      const [, code, own = ''] = /, ([A-Z]{2}) (\d{5})$/u.exec(out) ?? [];
      for (const made of [own, zip]) expect(stateOf(code)?.zip3, seed).to.include(made.slice(0, 3));
    }
  });
});

describe('surrogate: countries', () => {
  it('are named in the language of the text', () => {
    const names = new Intl.DisplayNames(['it'], { type: 'region' });
    const all = COUNTRY_CODES.map((code) => names.of(code));
    for (const seed of SEEDS) {
      const [address = ''] = run(
        surrogate,
        'La signora è nata a Torino e residente nel comune, al numero [[STREET_ADDRESS|Via Roma 8, 10154 Torino, Italia]] con il marito',
        seed,
      );
      expect(all, address).to.include(address.split(', ').at(-1));
    }
  });

  it('keeps British postal codes of one district in one', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const codes = run(surrogate, '[[POSTAL_CODE|CW9 9ZZ]], [[POSTAL_CODE|CW9 2QX]], [[POSTAL_CODE|LS1 4AB]]', seed);
      const [one, same, other] = codes.map((code) => code.split(' ')[0]);
      expect(one).to.equal(same);
      expect(one).not.to.equal(other);
    }
  });
});
