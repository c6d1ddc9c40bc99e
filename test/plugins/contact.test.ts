import { expect } from 'chai';
import { Engine } from '../../core/index.js';
import contact from '../../plugins/detectors/contact/index.js';
import { NumberingPlans } from '../../plugins/detectors/contact/numbering-plans.js';
import { testPlugin } from '../kit/index.js';
import { casesOf } from './support/cases.js';

testPlugin(contact, {
  cases: casesOf('contact'),
});

describe('plugin contact, addresses without a name', () => {
  it('finds a mailbox at an address literal', async () => {
    await using engine = await Engine.create({ plugins: [contact] });
    const [found] = engine.analyze('send to root@[192.0.2.1] now').findings;
    expect(found).to.include({ start: 8, end: 24, type: 'EMAIL_ADDRESS' });
  });
});

describe('plugin contact, regions', () => {
  it('finds national numbers of the requested regions only', async () => {
    const scores = async (regions?: readonly string[]): Promise<number> => {
      const options = regions === undefined ? {} : { regions };
      await using engine = await Engine.create({ plugins: [{ plugin: contact, options }] });
      return engine.analyze('see 0490 75 40 81').findings.length;
    };
    expect(await scores()).to.equal(1);
    expect(await scores(['BE'])).to.equal(1);
    expect(await scores(['US'])).to.equal(0);
  });

  it('refuses an unknown region', async () => {
    const made = Engine.create({ plugins: [{ plugin: contact, options: { regions: ['XX'] } }] });
    const error = await made.then(
      () => undefined,
      (e: unknown) => e,
    );
    expect(error).to.have.property('code', 'plugin_options_invalid');
  });
});

describe('numbering plans', () => {
  const plans = new NumberingPlans(['GB', 'FR']);

  it('contain the lengths of international numbers of every country', () => {
    for (const digits of ['442079460958', '14155550132', '4930123456', '6591234567'])
      expect(plans.isInternational(digits), digits).to.equal(true);
    for (const digits of ['141555501', '999123456789', '4420', ''])
      expect(plans.isInternational(digits), digits).to.equal(false);
  });

  it('accept national numbers with and without trunk prefix', () => {
    for (const digits of ['02079460958', '2079460958', '0184176118', '184176118'])
      expect(plans.isNational(digits), digits).to.equal(true);
    for (const digits of ['4155550132', '0001234567']) expect(plans.isNational(digits), digits).to.equal(false);
  });
});
