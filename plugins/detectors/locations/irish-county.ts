import type { CodeRecognizer, Match } from '../../../core/index.js';

const COUNTY =
  /(?<![\p{L}\p{N}])(?:Co\.?|County|CO\.?) (?:Antrim|Armagh|Carlow|Cavan|Clare|Cork|Derry|Londonderry|Donegal|Down|Dublin|Fermanagh|Galway|Kerry|Kildare|Kilkenny|Laois|Leitrim|Limerick|Longford|Louth|Mayo|Meath|Monaghan|Offaly|Roscommon|Sligo|Tipperary|Tyrone|Waterford|Westmeath|Wexford|Wicklow)(?![\p{L}\p{N}_]|[-./]\p{N})/gu;
/** The town before it, of one word or two. */
const TOWN = /(?<![\p{L}\p{N}'-])(\p{Lu}[\p{L}'-]{2,20}(?: \p{Lu}[\p{L}'-]{2,20})?), $/u;
/** A comma and a blank. In code units. */
const COMMA = 2;
const NEAR = 48;
const SCORE = 0.76;

/** `Ballymote, Co. Sligo`: a county of Ireland, and the town in it, which no list needs to know. */
export const irishCounty: CodeRecognizer = {
  name: 'locations/irish-county',
  types: ['LOCATION'],
  needs: { holds: ['C'] },
  recognize({ view }): readonly Match[] {
    const found: Match[] = [];
    if (!view.includes('Co') && !view.includes('CO')) return found;
    for (const { index, 0: county } of view.matchAll(COUNTY)) {
      const town = TOWN.exec(view.slice(Math.max(0, index - NEAR), index))?.[1];
      if (town !== undefined) found.push(place(index - town.length - COMMA, index - COMMA));
      found.push(place(index, index + county.length));
    }
    return found;
  },
};

const place = (start: number, end: number): Match => ({
  type: 'LOCATION',
  start,
  end,
  score: SCORE,
  why: 'county of Ireland',
});
