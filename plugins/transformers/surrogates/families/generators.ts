import type { Term, TransformScope } from '../../../../core/index.js';
import { monthStyle, orderAhead } from '../../../../kit/index.js';
import { MONTH_STYLE, ORDER_AHEAD } from '../base/order-ahead.js';
import { SubstituteRegistry } from '../base/substitute-registry.js';
import { DateShifts } from '../dates/date-shifts.js';
import { OrganisationInitials } from '../organisations/initials.js';
import { Logins } from '../persons/logins.js';
import { Names } from '../persons/mentions.js';
import { NameSubstitutes } from '../persons/name-substitutes.js';
import { Addresses } from '../places/addresses.js';
import { Regions } from '../places/regions.js';
import { CertainNames } from './certainty.js';
import { genericWords } from './kept.js';

/** The state of one candidate: all generators whose results must be consistent over the whole document. */
export interface Generators {
  readonly substitutes: SubstituteRegistry;
  readonly names: Names;
  readonly logins: Logins;
  readonly dateShifts: DateShifts;
  readonly regions: Regions;
  readonly addresses: Addresses;
  readonly organisationInitials: OrganisationInitials;
  readonly certainNames: CertainNames;
}

/** Creates the state of a candidate, empty except for its random source. */
export function makeGenerators(scope: TransformScope): Generators {
  const substitutes = new SubstituteRegistry(scope, genericWords);
  const nameSubstitutes = new NameSubstitutes(substitutes);
  const names = new Names(substitutes, nameSubstitutes);
  const regions = new Regions(substitutes);
  return {
    substitutes,
    names,
    logins: new Logins(substitutes, nameSubstitutes, names),
    dateShifts: new DateShifts(substitutes, orderAhead(scope, ORDER_AHEAD), monthStyle(scope, MONTH_STYLE)),
    regions,
    addresses: new Addresses(substitutes, regions),
    organisationInitials: new OrganisationInitials(),
    certainNames: new CertainNames(),
  };
}

/** Makes substitutes for those terms of a unit whose types must agree with each other (a family), in their order. */
export type Family = (terms: readonly Term[], generators: Generators, unit: readonly Term[]) => Iterable<string>;

/** Makes the substitutes of terms one by one, each when it is asked for. */
export function* each(terms: readonly Term[], make: (term: Term, at: number) => string): Generator<string, void> {
  for (const [at, term] of terms.entries()) yield make(term, at);
}
