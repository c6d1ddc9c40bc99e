import { either, stdnum } from './checks.js';
import { ANY, at, BARE, digits, type IdRow, id, r, tax } from './row.js';

/** Each successor state of Yugoslavia has kept the number under a name of its own. */
const JMBG = 'jmbg jmb јмбг матични emšo emso embg ембг matični';

/** Albania, Bosnia and Herzegovina, Croatia, Montenegro, North Macedonia, Serbia, Slovenia. */
export const BALKANS: readonly IdRow[] = [
  tax('AL NIPT', r`[A-M] ?\d{8} ?[A-W]`, at('form:shared', 'check:fair'), 'nipt nuis', stdnum('al/nipt')),
  id('AL identity number', r`[A-T]\d{8}[A-W]`, 'form:common', 'nid letërnjoftimi'),
  id('BA JMBG', digits(13), at('form:bare', 'check:fair'), JMBG, either(stdnum('ba/jmbg'), stdnum('si/emso'))),
  tax('HR OIB', digits(11), BARE, 'oib', stdnum('hr/oib')),
  tax('ME PIB', digits(8), BARE, 'pib пиб', stdnum('me/pib')),
  tax('MK EDB', [digits(13), r`[MМ][KК] ?\d{13}`], BARE, 'edb едб', stdnum('mk/edb')),
  tax('RS PIB', digits(9), BARE, 'pib пиб', stdnum('rs/pib')),
  tax('SI matična številka', [digits(7), digits(10)], ANY, 'matična'),
  tax('SI davčna številka', digits(8), BARE, 'davčna ddv', stdnum('si/ddv')),
  id('HR identity card', digits(9), ANY, 'osobna iskaznica iskaznice'),
  id('SI identity card', [digits(9), r`[A-Z]{2} ?\d{7}`], ANY, 'osebna izkaznica izkaznice'),
];
