import { either, stdnum } from './checks.js';
import { at, BARE, type IdRow, id, r, tax } from './row.js';

/** Every successor state of Yugoslavia kept the number under its own name. */
const JMBG = 'jmbg jmb јмбг матични emšo emso embg ембг matični';

/** Albania, Bosnia and Herzegovina, Croatia, Montenegro, North Macedonia, Serbia, Slovenia. */
export const BALKANS: readonly IdRow[] = [
  tax('AL NIPT', r`[A-M]\d{8}[A-W]`, at(0.4, 0.7), 'nipt nuis', stdnum('al/nipt')),
  id('AL identity number', r`[A-T]\d{8}[A-W]`, 0.3, 'nid letërnjoftimi'),
  id('BA JMBG', r`[0-3]\d[01]\d[09]\d{8}`, at(0.25, 0.6), JMBG, either(stdnum('ba/jmbg'), stdnum('si/emso'))),
  tax('HR OIB', r`\d{11}`, BARE, 'oib', stdnum('hr/oib')),
  tax('ME PIB', r`0\d{7}`, BARE, 'pib пиб', stdnum('me/pib')),
  tax('MK EDB', r`(?:MK ?)?\d{13}`, BARE, 'edb едб', stdnum('mk/edb')),
  tax('RS PIB', r`\d{9}`, BARE, 'pib пиб', stdnum('rs/pib')),
  tax('SI davčna številka', r`\d{8}`, BARE, 'davčna ddv', stdnum('si/ddv')),
  id('HR identity card', r`\d{9}`, 0.1, 'osobna iskaznica iskaznice'),
  id('SI identity card', r`[A-Z]{2}\d{7}|\d{9}`, 0.1, 'osebna izkaznica izkaznice'),
];
