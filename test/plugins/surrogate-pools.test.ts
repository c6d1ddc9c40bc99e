import { expect } from 'chai';
import type { EntityType } from '../../core/index.js';
import { STATES } from '../../kit/index.js';
import surrogates from '../../plugins/transformers/surrogates/index.js';
import { DocumentScopes, registered, run, term } from './support/transform-scope.js';

const transformer = (await registered(surrogates)).transformers.get('surrogate');
if (transformer === undefined) throw new Error('no transformer surrogate');
const surrogate = transformer.prepare({});

/** Substitutes of the cells of a long column, one after the other. */
function column(type: EntityType, cells: readonly string[]): string[] {
  const scopes = new DocumentScopes();
  const scope = scopes.next();
  return cells.map((cell) => scopes.apply(surrogate, [term(type, cell)], scope)[0] ?? '');
}

const numbers = (count: number, write: (n: string) => string): string[] =>
  Array.from({ length: count }, (_, i) => write(String(2_000_000 + 13 * i)));

const digitsOf = (text: string): string => text.replace(/\D/g, '');

describe('surrogate: long columns', () => {
  const american = numbers(4000, (n) => `(212) ${n.slice(0, 3)}-${n.slice(3)}`);

  it('give each telephone number of an area a different one, of 555 with area codes of one state', () => {
    const out = column('PHONE_NUMBER', american);
    expect(new Set(out).size).to.equal(american.length);
    for (const number of out) expect(number).to.match(/^\(\d{3}\) 555-\d{4}$/);
    expect(out[0]).to.match(/ 555-01\d\d$/);
    expect(out.filter((number) => /555-(?:1212|4334)$/.test(number))).to.deep.equal([]);
    const state = STATES.find(({ areaCodes }) => areaCodes.includes((out[0] ?? '').slice(1, 4)));
    const strangers = out.filter((number) => state?.areaCodes.includes(number.slice(1, 4)) !== true);
    expect(strangers.length).to.be.below(american.length / 20);
  });

  it('give a repeated telephone number the same substitute, however many come between', () => {
    const out = column('PHONE_NUMBER', [...american, ...american.slice(0, 100)]);
    expect(out.slice(american.length)).to.deep.equal(out.slice(0, 100));
  });

  it('give each telephone number of other countries a different one, with its country code', () => {
    for (const [code, write] of [
      ['44', (n: string) => `+44 20 7${n.slice(1, 4)} ${n.slice(3)}`],
      ['49', (n: string) => `+49 30 ${n}`],
      ['33', (n: string) => `+33 6 4${n}`],
      ['61', (n: string) => `+61 4${n.slice(0, 2)} ${n.slice(1, 4)} ${n.slice(4)}`],
      ['34', (n: string) => `+34 61 ${n}`],
    ] as const) {
      const cells = [...new Set(numbers(1500, write))];
      const out = column('PHONE_NUMBER', cells);
      expect(new Set(out).size, code).to.equal(cells.length);
      for (const number of out) expect(digitsOf(number).startsWith(code), code).to.equal(true);
    }
  });

  it('use no toll-free number that is in service after the example numbers are used up', () => {
    const out = column(
      'PHONE_NUMBER',
      numbers(1500, (n) => `800-${n.slice(0, 3)}-${n.slice(3)}`),
    );
    expect(new Set(out).size).to.equal(out.length);
    for (const number of out) expect(number).to.match(/^8\d\d-555-(?:01\d\d)$|^822-555-\d{4}$/);
  });

  it('distinguish telephone numbers that differ only in their first digit', () => {
    const [one, two] = column('PHONE_NUMBER', ['(212) 664-7012', '(312) 664-7012']);
    expect(one).not.to.equal(two);
  });

  it('give each town and each company a different name, however many there are', () => {
    for (const [type, write] of [
      ['CITY', (i: number) => `Qua${i.toString(26).replace(/\d/g, (d) => 'uvwxyzabcd'.charAt(Number(d)))}ton`],
      [
        'ORGANIZATION',
        (i: number) => `Zer${i.toString(26).replace(/\d/g, (d) => 'uvwxyzabcd'.charAt(Number(d)))}o Inc`,
      ],
    ] as const) {
      const cells = [...new Set(Array.from({ length: 3000 }, (_, i) => write(500 + i)))];
      const out = column(type, cells);
      expect(new Set(out).size, type).to.be.above(cells.length * 0.97);
      expect(out.filter((name) => !/^\p{Lu}\p{L}/u.test(name))).to.deep.equal([]);
    }
  });
});

describe('surrogate: streets', () => {
  it('keep their kind after a house number of four digits', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      expect(run(surrogate, '[[STREET_ADDRESS|1958 Shaw St]]', seed)[0]).to.match(/^\d{4} [\w ]+ St$/);
      expect(run(surrogate, '[[STREET_ADDRESS|5545 Russ Dr]]', seed)[0]).to.match(/^\d{4} [\w ]+ Dr$/);
    }
  });
});
