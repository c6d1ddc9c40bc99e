import { expect } from 'chai';
import { definePlugin, Engine } from '../../core/index.js';
import locations from '../../plugins/detectors/locations/index.js';
import { testPlugin } from '../kit/index.js';
import { casesOf } from './support/cases.js';

/** A town of no list, as the name model finds them. */
const towns = definePlugin({
  name: 'towns',
  description: 'One town.',
  register(registry) {
    registry.recognizer({
      name: 'towns/one',
      types: ['CITY'],
      recognize: ({ view }) =>
        Array.from(view.matchAll(/Marnbeck/gi), ({ index: start }) => ({
          type: 'CITY',
          start,
          end: start + 'Marnbeck'.length,
          score: 0.8,
        })),
    });
  },
});

testPlugin(locations, {
  beside: [towns],
  cases: casesOf('locations'),
});

describe('addresses before the next field of their line', () => {
  const CASES: readonly (readonly [string, string])[] = [
    ['14 Elm Street, Springfield IL 62701', 'Insurance ID: 4411'],
    ['14 Elm Street, Springfield IL 62701', 'Place of birth: 1'],
    ['14 Elm Street, Springfield', 'Date of birth: 1'],
    ['221 Barker Street, London NW1 6XE', 'NHS number: 1'],
    ['Musterstr. 3, 10115 Berlin', 'Geburtsdatum: 1'],
    ['3 rue de la Paix, 75002 Paris', 'Date de naissance : 1'],
    ['Rua Nova 3, 4000 Porto', 'Telefone: 1'],
  ];
  it('exclude its label', async () => {
    await using engine = await Engine.create({ plugins: [locations] });
    for (const [address, field] of CASES)
      for (const lead of ['Address: ', 'Patient address: ', 'Adresse: ', '']) {
        const text = `${lead}${address} ${field}`;
        const found = engine.analyze(text).findings.map(({ start, end }) => text.slice(start, end));
        expect(found, text).to.deep.equal([address]);
      }
  });

  it('include the second word of a town', async () => {
    await using engine = await Engine.create({ plugins: [locations] });
    const text = 'Musterstr. 3, 61348 Bad Homburg: dort';
    expect(engine.analyze(text).findings.map(({ end }) => text.slice(0, end))).to.deep.equal([
      'Musterstr. 3, 61348 Bad Homburg',
    ]);
  });
});

describe('towns of addresses', () => {
  const find = async (text: string): Promise<string[]> => {
    await using engine = await Engine.create({ plugins: [locations] });
    return engine.analyze(text).findings.map(({ type, start, end }) => `${type} ${text.slice(start, end)}`);
  };

  it('are found wherever else they occur', async () => {
    expect(await find('Vu à Marnac. Adresse : 12 rue du Port, 29900 Marnac. MARNAC, le 3.')).to.deep.equal([
      'LOCATION Marnac',
      'LOCATION 12 rue du Port, 29900 Marnac',
      'LOCATION MARNAC',
    ]);
    expect(await find('48 Oak Street, Marnville Falls, OH 44101. Moved from Marnville Falls.')).to.deep.equal([
      'LOCATION 48 Oak Street, Marnville Falls, OH 44101',
      'LOCATION Marnville Falls',
    ]);
  });

  it('are not searched for without a certain address, nor within other words', async () => {
    expect(await find('Vu à Marnac. Il habite 12 rue du Port. Il va bien.')).to.deep.equal([
      'STREET_ADDRESS 12 rue du Port',
    ]);
    expect(await find('12 rue du Port, 29900 Marnac. Les Marnacais.')).to.have.length(1);
    expect(await find('Copyright 2002, 2003 Marna Works, Joey 7 Jun 1998. Marna Works.')).to.deep.equal([]);
  });
});
