import { createRequire } from 'node:module';
import type { Validator } from 'stdnum';

type Check = Pick<Validator, 'validate'>;

/** Module of the library `stdnum` that checks numbers of each form: Mexico's CLABE, Argentina's CBU, New Zealand, Norway. */
const MODULES: readonly (readonly [form: RegExp, module: string])[] = [
  [/^\d{18}$/, 'mx/clabe'],
  [/^\d{22}$/, 'ar/cbu'],
  [/^\d\d-/, 'nz/bank'],
  [/^\d{4}\./, 'no/kontonr'],
];

/**
 * Makes the check of account numbers that carry check digits. The library has a module for each of two hundred kinds of
 * numbers, some with tables of all banks: one is loaded when the first number of its form comes by.
 */
export function accountCheck(): (term: string) => boolean {
  const require = createRequire(import.meta.url);
  const loaded = new Map<string, Check>();
  return (term) => {
    const module = MODULES.find(([form]) => form.test(term))?.[1];
    if (module === undefined) return false;
    const check: Check = loaded.get(module) ?? require(`stdnum/lib/cjs/${module}.js`);
    loaded.set(module, check);
    return check.validate(term).isValid;
  };
}
