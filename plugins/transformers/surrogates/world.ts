import type { Term, TransformScope } from '../../../core/index.js';
import { Chronicle } from './dates/chronicle.js';
import { Ledger } from './ledger.js';
import { Firms } from './organisations/firms.js';
import { Cast } from './persons/cast.js';
import { Logins } from './persons/logins.js';
import { Names } from './persons/mentions.js';
import { Addresses } from './places/addresses.js';
import { Regions } from './places/regions.js';

/** The invented world of one candidate: everything that must fit together over the whole document. */
export interface World {
  readonly ledger: Ledger;
  readonly names: Names;
  readonly logins: Logins;
  readonly chronicle: Chronicle;
  readonly regions: Regions;
  readonly addresses: Addresses;
  readonly firms: Firms;
}

/** Makes a world, empty but for its source of chance. */
export function makeWorld(scope: TransformScope): World {
  const ledger = new Ledger(scope);
  const cast = new Cast(ledger);
  const names = new Names(ledger, cast);
  const regions = new Regions(ledger);
  return {
    ledger,
    names,
    logins: new Logins(ledger, cast, names),
    chronicle: new Chronicle(ledger),
    regions,
    addresses: new Addresses(ledger, regions),
    firms: new Firms(),
  };
}

/** Substitutes for some terms of one unit, in their order: a family of types that must agree with each other. */
export type Family = (terms: readonly Term[], world: World, unit: readonly Term[]) => readonly string[];
