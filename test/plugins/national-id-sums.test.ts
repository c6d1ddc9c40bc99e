import { expect } from 'chai';
import fc from 'fast-check';
import { passesVerhoeff } from '../../kit/index.js';
import { stdnum } from '../../plugins/detectors/national-ids/checks.js';
import type { Check } from '../../plugins/detectors/national-ids/row.js';
import { ascendingModulo11, lastOfInn, luhnOfSigns, tenModulo97 } from '../../plugins/detectors/national-ids/sums.js';

const decimal = (length: number): fc.Arbitrary<string> => fc.stringMatching(new RegExp(`^\\d{${length}}$`));
const endings = (count: number, form: (i: number) => string): string[] =>
  Array.from({ length: count }, (_, i) => form(i));
const ONE = endings(10, String);
const TWO = endings(100, (i) => String(i).padStart(2, '0'));

/** Of all endings of a number, the sum lets those pass that the library does, and few others. */
const KINDS: readonly {
  name: string;
  sum: Check;
  whole: string;
  body: fc.Arbitrary<string>;
  ends: string[];
  most: number;
}[] = [
  {
    name: 'pt/cc',
    sum: luhnOfSigns,
    whole: 'pt/cc',
    body: fc.stringMatching(/^\d{9}[A-Za-z0-9]{2}$/),
    ends: ONE,
    most: 1,
  },
  {
    name: 'pt/cc with blanks',
    sum: luhnOfSigns,
    whole: 'pt/cc',
    body: fc.stringMatching(/^\d{8} \d [A-Z0-9]{2}$/),
    ends: ONE,
    most: 1,
  },
  {
    name: 'in/aadhaar',
    sum: passesVerhoeff,
    whole: 'in/aadhaar',
    body: fc.stringMatching(/^[2-9]\d{3}[ :-]\d{4}[ :-]\d{3}$/),
    ends: ONE,
    most: 1,
  },
  { name: 'in/vid', sum: passesVerhoeff, whole: 'in/vid', body: decimal(15), ends: ONE, most: 1 },
  { name: 'es/nss', sum: tenModulo97, whole: 'es/nss', body: decimal(10), ends: TWO, most: 2 },
  { name: 'ru/inn of companies', sum: lastOfInn, whole: 'ru/inn', body: decimal(9), ends: ONE, most: 1 },
  { name: 'ru/inn of persons', sum: lastOfInn, whole: 'ru/inn', body: decimal(10), ends: TWO, most: 10 },
  {
    name: 'gt/nit',
    sum: ascendingModulo11,
    whole: 'gt/nit',
    body: fc.stringMatching(/^\d{4,8}-?$/),
    ends: [...ONE, 'k'],
    most: 1,
  },
];

describe('sums of national ids', () => {
  for (const { name, sum, whole, body, ends, most } of KINDS)
    it(`refuse exactly what the check of ${name} refuses`, () => {
      const check = stdnum(whole);
      fc.assert(
        fc.property(body, (front) => {
          const passed = ends.filter((end) => sum(front + end));
          expect(passed).to.include.members(ends.filter((end) => check(front + end)));
          expect(passed.length).to.be.within(1, most);
        }),
      );
    });
});
