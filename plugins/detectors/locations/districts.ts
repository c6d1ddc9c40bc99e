import type { PatternRecognizer } from '../../../core/index.js';

const r = String.raw;
const END = r`(?![\p{L}\p{N}_]|[-./]\p{N})`;
const STREET = r`(?:Street|St\.?|Avenue|Ave\.?|Road|Rd\.?|Drive|Dr\.?|Crescent|Cres\.?|Boulevard|Blvd\.?|Way|Lane|Court|Ct\.?|Place|Pl\.?|Terrace|Parkway|Pkwy\.?|Highway|Hwy\.?|Square|Gate|Trail)`;

/** Pieces of addresses that stand before or behind what the other recognizers of this plugin read. */
export const districts: PatternRecognizer = {
  name: 'locations/district',
  types: ['POSTAL_CODE', 'STREET_ADDRESS', 'LOCATION'],
  patterns: [
    // `London SW16`, the first half of a postcode
    {
      name: 'of London',
      type: 'POSTAL_CODE',
      lead: 'London,? ',
      match: r`(?:[NEW]|[NS][WE]|EC|WC)\d{1,2}[A-Z]?(?! ?\d[A-Z]{2})${END}`,
      score: 0.6,
    },
    // `Dublin 10`, and the one with a letter
    { name: 'of Dublin', type: 'LOCATION', match: r`Dublin (?:6W|2[024]|1\d|[1-9])${END}`, score: 0.76 },
    // `1400 - 777 Hornby Street`, in Canada: the unit stands before the house.
    {
      name: 'unit before the house',
      type: 'STREET_ADDRESS',
      match: r`\d{1,5} ?- ?\d{1,5} (?:[NSEW]\.? )?\p{Lu}[\p{L}.'-]{1,20}(?: \p{Lu}[\p{L}.'-]{1,20}){0,2} ${STREET}(?! \d)${END}`,
      score: 0.76,
    },
    // `3/1, 114 Cumbernauld Road`, in Scotland: floor and flat
    {
      name: 'flat before the house',
      type: 'STREET_ADDRESS',
      match: r`(?<![\d/.]|\d )\d{1,2}/\d{1,2},? \d{1,4}[A-Z]? \p{Lu}\p{Ll}{2,20}(?: \p{Lu}\p{Ll}{2,20}){0,2} ${STREET}(?! \d)${END}`,
      score: 0.76,
    },
    // `31 Ginnel Fold, Hebden Bridge`: ways of the north of England and of Scotland that lists of streets leave out
    {
      name: 'way of a village',
      type: 'STREET_ADDRESS',
      match: r`\d{1,4}[A-Za-z]? \p{Lu}\p{Ll}{2,16}(?: \p{Lu}\p{Ll}{2,16})? (?:Fold|Brow|Wynd|Vennel|Pend|Garth|Nook|Holt|Dell|Copse|Spinney|Paddock|Drove|Royd|Croft|Mead|Leys|Butts|Loan|Ginnel|Snicket|Gait|Haven|Reach)(?=, ?\p{Lu}|\s?\n\p{Lu}| \(|,\n)`,
      score: 0.6,
    },
    // `sw 8th st`, as it is written in a hurry
    {
      name: 'numbered street in small letters',
      type: 'STREET_ADDRESS',
      match: r`(?:[nsew]|[ns][ew]) \d{1,3}(?:st|nd|rd|th) (?:st|ave|ct|ter|pl|rd|blvd|street|avenue|court|place)(?![\p{L}\p{N}])`,
      score: 0.6,
    },
    // `The Old Rectory, Nether Wallop`
    {
      name: 'house with a name',
      type: 'STREET_ADDRESS',
      match: r`(?:The )?(?:(?:Old|New|Upper|Lower|Great|Little|East|West|North|South|Manor|Church|Glebe|Home|Hill|Mill|Rose|Ivy|Orchard|Holly|Oak|Elm|Willow|Primrose|Honeysuckle|Wisteria|Thatched|Gate|Keeper's|Gardener's) ){1,2}(?:Rectory|Vicarage|Parsonage|Manse|Cottages?|Lodge|Manor|Farmhouse|Farm|Barn|Grange|Forge|School ?[Hh]ouse|Coach ?[Hh]ouse|Mill|Bakery|Post Office|House|Stables|Granary|Chapel)(?=,? ?(?:\n|, ?)\p{Lu})`,
      score: 0.55,
    },
  ],
};
