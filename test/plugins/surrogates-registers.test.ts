import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import surrogates from '../../plugins/transformers/surrogates/index.js';
import { isValid } from '../../plugins/transformers/surrogates/numbers/registers.js';
import REGISTERS from '../../plugins/transformers/surrogates/numbers/registers.json' with { type: 'json' };
import { DocumentScopes, registered, term } from './support/transform-scope.js';

const transformer = (await registered(surrogates)).transformers.get('surrogate');
if (transformer === undefined) throw new Error('no transformer surrogate');
const surrogate = transformer.prepare({});

/** A valid number for each register, made by searching with its validator. */
const NUMBERS: Readonly<Record<string, readonly string[]>> = JSON.parse(
  readFileSync(new URL('../../../test/plugins/register-numbers.json', import.meta.url), 'utf8'),
);
const SEEDS = Array.from({ length: 20 }, (_, i) => `seed ${i}`);

const replaced = (number: string, label: string, seed: string, beside: Parameters<DocumentScopes['apply']>[1] = []) => {
  const scopes = new DocumentScopes(seed);
  const own = term('NATIONAL_ID', number, { score: 0.9, before: `${label}: ` });
  return scopes.apply(surrogate, [...beside, own], scopes.next());
};

describe('surrogate: numbers of registers', () => {
  it('have an example for each register', () => {
    expect(new Set(REGISTERS.map(({ module }) => module))).to.deep.equal(new Set(Object.keys(NUMBERS)));
  });

  for (const [module, numbers] of Object.entries(NUMBERS))
    it(`of ${module} stay valid and become others, under every seed`, () => {
      const register = REGISTERS.find((each) => each.module === module);
      const label = register?.labels.split(' ')[0] ?? '';
      const hyphen = register !== undefined && 'hyphen' in register;
      for (const number of numbers) {
        expect(isValid({ module, hyphen }, number), number).to.equal(true);
        for (const seed of SEEDS) {
          const [made = ''] = replaced(number, label, seed);
          expect(made).to.not.equal(number);
          expect(isValid({ module, hyphen }, made.toUpperCase()), `${number} -> ${made}`).to.equal(true);
        }
      }
    });

  it('stay valid with letters before them that are a part of the number, however they are written', () => {
    const written: readonly (readonly [module: string, label: string, number: string])[] = [
      ['ch/uid', 'UID', 'CHE-100.155.212'],
      ['ch/vat', 'MWST', 'CHE-107.787.577 IVA'],
      ['fr/tva', 'TVA', 'FR 40 303 265 045'],
      ['cz/dic', 'DIČ', 'CZ 25123891'],
      ['at/uid', 'UID', 'AT U13585627'],
      ['se/vat', 'VAT', 'SE 123456789701'],
      ['pl/pesel', 'PESEL', 'PESEL 71031846471'],
    ];
    for (const [module, label, number] of written)
      for (const seed of SEEDS) {
        const [made = ''] = replaced(number, label, seed);
        const bare = made.replace(/^PESEL|[ .-]/gu, '');
        expect(isValid({ module, hyphen: false }, bare), `${number} -> ${made}`).to.equal(true);
        expect(made).to.not.equal(number);
        expect(made.replace(/\d/gu, '0')).to.equal(number.replace(/\d/gu, '0'));
      }
  });

  it('that contain the birthday of their owner contain the invented one', () => {
    const born: readonly (readonly [
      number: string,
      label: string,
      birthday: string,
      read: (made: string) => string,
    ])[] = [
      ['71031846471', 'PESEL', '1971-03-18', (n) => `19${n.slice(0, 2)}-${n.slice(2, 4)}-${n.slice(4, 6)}`],
      ['47103189931', 'isikukood', '1971-03-18', (n) => `19${n.slice(1, 3)}-${n.slice(3, 5)}-${n.slice(5, 7)}`],
      ['440823197103182540', '身份证', '1971-03-18', (n) => `${n.slice(6, 10)}-${n.slice(10, 12)}-${n.slice(12, 14)}`],
      ['18037170697', 'fnr', '1971-03-18', (n) => `19${n.slice(4, 6)}-${n.slice(2, 4)}-${n.slice(0, 2)}`],
    ];
    for (const [number, label, birthday, read] of born)
      for (const seed of SEEDS) {
        const birth = term('DATE_OF_BIRTH', birthday, { score: 0.9, before: 'born ' });
        const [date = '', made = ''] = replaced(number, label, seed, [birth]);
        expect(read(made), `${number} -> ${made}`).to.equal(date);
      }
  });
});
