import { expect } from 'chai';
import { isInternational, NumberingPlans, PhoneCountries, readPhone, writePhone } from '../../../kit/index.js';

/** The parts of a number as `role text`. */
const partsOf = (text: string): string =>
  readPhone(text)
    .parts.map(({ role, start, end }) => `${role} ${text.slice(start, end)}`)
    .join(' · ');

describe('telephone numbers, read', () => {
  it('have parts at their offsets', () => {
    expect(partsOf('+44 (0)20 7946 0958')).to.equal('country 44 · trunk 0 · area 20 · subscriber 7946 0958');
    expect(partsOf('00 33 4 72 11 90 35')).to.equal('prefix 00 · country 33 · area 4 · subscriber 72 11 90 35');
    expect(partsOf('(415) 555-0132 ext. 22')).to.equal('area 415 · subscriber 555-0132 · extension 22');
    expect(partsOf('1-415-555-0132')).to.equal('trunk 1 · area 415 · subscriber 555-0132');
    expect(partsOf('4155550132')).to.equal('area 415 · subscriber 5550132');
    expect(partsOf('030/1234567')).to.equal('trunk 0 · area 30 · subscriber 1234567');
    expect(partsOf('x7731')).to.equal('extension 7731');
    expect(partsOf('(0xx11) 3456-7890')).to.equal('trunk 0 · area 11 · subscriber 3456-7890');
  });

  it('do not begin with a prefix for calls abroad in a town whose code looks like one', () => {
    expect(partsOf('0117 496 0000')).to.equal('trunk 0 · area 117 · subscriber 496 0000');
    expect(partsOf('011 44 20 7946 0958')).to.equal('prefix 011 · country 44 · area 20 · subscriber 7946 0958');
  });

  it('are written again in their notation', () => {
    const phone = readPhone('+49 (0)30 / 901820-14, ext 5');
    expect(phone).to.include({ front: '490', country: '49', national: '3090182014', extension: '5' });
    expect(writePhone(phone, { national: '4066969123', extension: '7' })).to.equal('+49 (0)40 / 669691-23, ext 7');
  });

  it('are read and written in the digits and signs of every script', () => {
    const arabic = readPhone('+٤٩ ٣٠ ٩٠١٨٢٠');
    expect(arabic).to.include({ country: '49', national: '30901820' });
    expect(writePhone(arabic, { national: '40666123', extension: '' })).to.equal('+٤٩ ٤٠ ٦٦٦١٢٣');
    const signs = readPhone('零九〇の一二三四の五六七八');
    expect(signs.national).to.equal('9012345678');
    expect(writePhone(signs, { national: '9055501234', extension: '' })).to.equal('零九〇の五五五〇の一二三四');
  });

  it('are of the country that the same number beside them shows', () => {
    const countries = new PhoneCountries(['+351 963 118 204'], () => undefined);
    expect(countries.read('963 118 204').country).to.equal('351');
    expect(new PhoneCountries([], () => 'es').read('644 201 877').country).to.equal('34');
  });
});

describe('numbering plans', () => {
  const plans = new NumberingPlans(['GB', 'FR']);

  it('contain the lengths of international numbers of every country', () => {
    for (const digits of ['442079460958', '14155550132', '4930123456', '6591234567'])
      expect(isInternational(digits), digits).to.equal(true);
    for (const digits of ['141555501', '999123456789', '4420', ''])
      expect(isInternational(digits), digits).to.equal(false);
  });

  it('accept national numbers with and without trunk prefix', () => {
    for (const digits of ['02079460958', '2079460958', '0184176118', '184176118'])
      expect(plans.isNational(digits), digits).to.equal(true);
    for (const digits of ['4155550132', '0001234567']) expect(plans.isNational(digits), digits).to.equal(false);
  });
});
