import { expect } from 'chai';
import { Engine } from '../../core/index.js';
import contact from '../../plugins/detectors/contact/index.js';
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
