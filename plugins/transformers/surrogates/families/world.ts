import type { Term, TransformScope } from '../../../../core/index.js';
import { SubstituteRegistry } from '../base/substitute-registry.js';
import { DateShifts } from '../dates/date-shifts.js';
import { Firms } from '../organisations/firms.js';
import { Cast } from '../persons/cast.js';
import { Logins } from '../persons/logins.js';
import { Names } from '../persons/mentions.js';
import { Addresses } from '../places/addresses.js';
import { Regions } from '../places/regions.js';
import { genericWords } from './kept.js';

/** The state of one candidate: all generators whose results must be consistent over the whole document. */
export interface World {
  readonly substitutes: SubstituteRegistry;
  readonly names: Names;
  readonly logins: Logins;
  readonly dateShifts: DateShifts;
  readonly regions: Regions;
  readonly addresses: Addresses;
  readonly firms: Firms;
}

/** Creates the state of a candidate, empty except for its random source. */
export function makeWorld(scope: TransformScope): World {
  const substitutes = new SubstituteRegistry(scope, genericWords);
  const cast = new Cast(substitutes);
  const names = new Names(substitutes, cast);
  const regions = new Regions(substitutes);
  return {
    substitutes,
    names,
    logins: new Logins(substitutes, cast, names),
    dateShifts: new DateShifts(substitutes),
    regions,
    addresses: new Addresses(substitutes, regions),
    firms: new Firms(),
  };
}

/** Substitutes for some terms of one unit, in their order: a family of types that must agree with each other. */
export type Family = (terms: readonly Term[], world: World, unit: readonly Term[]) => readonly string[];
