import type { PatternRecognizer } from '../../../core/index.js';

const r = String.raw;
const WORD = r`\p{Lu}\p{Ll}{1,15}`;
/** What parks of mobile homes, estates and blocks are called by, behind their name. */
const PARK =
  'Acres|Palms?|Pines?|Oaks?|Hollow|Vista|Village|Park|Estates?|Court|Lodge|Manor|Meadows?|Ridge|Gardens?|Heights|Grove|Terrace|Springs?|Creek|' +
  'Valley|Haven|Villas?|Apartments?|Apts|Commons|Woods?|Hills?|Shores?|Glen|Glade|Views?|Landing|Crossing|Towers?|Homes|Pointe|Mews|Lakes?|Ranch|Cove|Cedars?|Willows?|Elms?|Sands|Bluffs?|Trails?';

/** `Trailer 14, Sunny Acres`, `Lot 9 Shady Pines`: a home by the number of its place and the name of its park, without any street. */
export const parkedHome: PatternRecognizer = {
  name: 'locations/parked-home',
  types: ['STREET_ADDRESS'],
  patterns: [
    {
      name: 'number and park',
      type: 'STREET_ADDRESS',
      match: r`(?:Trailer|Trlr|Lot|Space|Spc|Pad|Cabin|Chalet|Pitch|Plot|Villa|Unit|Apt|Apartment|Flat|Room|Rm) #?[A-Z]?\d{1,4}[A-Z]?,? (?:of )?(?:the )?${WORD}(?: ${WORD})? (?:${PARK})(?: (?:MHP|RV Park|Mobile Home Park|Apartments?|Estates?))?(?![\p{L}\p{N}_])`,
      score: 0.65,
    },
  ],
};
