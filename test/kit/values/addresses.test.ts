import { expect } from 'chai';
import { isAddress, readAddress, readPlaceName, writeAddress } from '../../../kit/index.js';

/** The parts of an address as `role text`. */
const partsOf = (text: string, read = readAddress): string =>
  read(text)
    .parts.map(({ role, start, end }) => `${role} ${text.slice(start, end)}`)
    .join(' · ');

/** An address of each language, and its parts. */
const ADDRESSES: Readonly<Record<string, string>> = {
  '12 Elm Street, Springfield, IL 62701':
    'house 12 · street-name Elm · street-kind Street · city Springfield · state IL · postcode 62701',
  '4 Kirkgate, Leeds LS1 4AB': 'house 4 · street-name Kirk · street-kind gate · city Leeds · postcode LS1 4AB',
  'Hauptstraße 5, 80331 München': 'street-name Haupt · street-kind straße · house 5 · postcode 80331 · city München',
  '12, rue du Phare, 29200 Brest': 'house 12 · street-kind rue · street-name du Phare · postcode 29200 · city Brest',
  'calle Mayor, 11, 50001 Zaragoza':
    'street-kind calle · street-name Mayor · house 11 · postcode 50001 · city Zaragoza',
  'Via Roma 8, 10154 Torino (TO), Italia':
    'street-kind Via · street-name Roma · house 8 · postcode 10154 · city Torino · state TO · country Italia',
  'Rua Augusta 24, 1100-053 Lisboa':
    'street-kind Rua · street-name Augusta · house 24 · postcode 1100-053 · city Lisboa',
  'Kerkstraat 4, 1017 GC Amsterdam':
    'street-name Kerk · street-kind straat · house 4 · postcode 1017 GC · city Amsterdam',
  'ul. Krucza 9/14, 00-525 Warszawa':
    'street-kind ul. · street-name Krucza · house 9/14 · postcode 00-525 · city Warszawa',
  'Storgatan 12, 111 51 Stockholm, Sweden':
    'street-name Stor · street-kind gatan · house 12 · postcode 111 51 · city Stockholm · country Sweden',
  'Atatürk Cad. 5, 34000 İstanbul': 'street-name Atatürk · street-kind Cad. · house 5 · postcode 34000 · city İstanbul',
  'Nørregade 7, 1165 København': 'street-name Nørre · street-kind gade · house 7 · postcode 1165 · city København',
  'Storgata 12, 5003 Bergen': 'street-name Stor · street-kind gata · house 12 · postcode 5003 · city Bergen',
};

describe('addresses, read', () => {
  it('have their parts at their offsets, in twelve languages', () => {
    for (const [text, parts] of Object.entries(ADDRESSES)) expect(partsOf(text)).to.equal(parts);
  });

  it('keep what says only what kind of thing a part is', () => {
    expect(partsOf('Alma Road Surgery, Tel 01632 960 418')).to.equal(
      'street-name Alma · street-kind Road · kind-word Surgery · phone 01632 960 418',
    );
    expect(partsOf('Travis County', readPlaceName)).to.equal('city Travis · kind-word  County');
    expect(partsOf('Flat 3, 88 Sandpiper Way')).to.equal('unit 3 · house 88 · street-name Sandpiper · street-kind Way');
  });

  it('read the words behind a house number as one town, and a country as one', () => {
    expect(partsOf('Via Roma 8 Busto Arsizio Italia')).to.equal(
      'street-kind Via · street-name Roma · house 8 · city Busto Arsizio · country Italia',
    );
  });

  it('say in which language their names are written: what they show, otherwise that of the document', () => {
    expect(readAddress('Hauptstraße 5').language).to.equal('de');
    expect(readAddress('Bergen', 'nl').language).to.equal('nl');
    expect(readAddress('Bergen').language).to.equal('en');
  });

  it('are told from names of places', () => {
    for (const text of ['12 Elm Street', 'Elm Street', 'the corner of Elm and Main', 'Leeds, UK'])
      expect(isAddress(text), text).to.equal(true);
    for (const text of ['Leeds', 'New York', 'Travis County']) expect(isAddress(text), text).to.equal(false);
  });

  it('are written again in their form with other values', () => {
    const address = readAddress('12 Elm Street, Flat 3,\nSpringfield, IL  62701');
    expect(writeAddress(address, (_, text) => text)).to.equal(address.text);
    expect(writeAddress(address, ({ role }) => `<${role}>`)).to.equal(
      '<house> <street-name> <street-kind>, Flat <unit>,\n<city>, <state>  <postcode>',
    );
  });
});
