import { createRequire } from 'node:module';
import type { Validator } from 'stdnum';

type Check = Pick<Validator, 'validate'>;

/** The module of the library `stdnum` that checks each form: Mexico's CLABE, Argentina's CBU, New Zealand, Norway. */
const MODULES: readonly (readonly [form: RegExp, module: string])[] = [
  [/^\d{18}$/, 'mx/clabe'],
  [/^\d{22}$/, 'ar/cbu'],
  [/^\d\d-/, 'nz/bank'],
  [/^\d{4}\./, 'no/kontonr'],
];

/**
 * Makes the check of account numbers with check digits. `stdnum` has some two hundred modules, some with tables of all
 * banks; each is loaded when a number of its form first occurs.
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
