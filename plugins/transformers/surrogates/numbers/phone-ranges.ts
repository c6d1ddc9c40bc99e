/** Digits after the trunk prefix; `x` stands for any digit. */
export type Range = string;

/** Numbers of one kind: mobile, geographic, toll-free. */
interface Kind {
  /** Matches the national numbers of this kind. */
  readonly of: RegExp;
  /** Ranges reserved for films and examples. */
  readonly kept: readonly Range[];
  /** Ranges for use when the reserved ones are exhausted. Default: those of the country. */
  readonly further?: readonly Range[];
}

interface Plan {
  readonly country: string;
  /** Kinds in order; the first match counts. */
  readonly kinds: readonly Kind[];
  /** Larger blocks that, as far as we know, are not assigned, for long files. */
  readonly further?: readonly Range[];
}

// Ofcom, Bundesnetzagentur, ARCEP, ACMA, ComReg and PTS reserve these ranges for drama. The further blocks: 01632
// belongs to no town, German subscriber numbers do not begin with 0, 01 0 is not in use in France, and the Australian
// block is the one that contains the mobile numbers for drama.
const PLANS: readonly Plan[] = [
  {
    country: '44',
    kinds: [
      { of: /^7/u, kept: ['7700900xxx'] },
      { of: /^20/u, kept: ['2079460xxx'] },
      { of: /^(?:800|808)/u, kept: ['8081570xxx'] },
      { of: /^/u, kept: ['1632960xxx', '1134960xxx', '1214960xxx', '1314960xxx', '1614960xxx'] },
    ],
    further: ['1632xxxxxx'],
  },
  {
    country: '49',
    kinds: [
      { of: /^1[567]/u, kept: ['17139200xx', '17604069xxx'] },
      { of: /^40/u, kept: ['4066969xxx'], further: ['400xxxxxx'] },
      { of: /^69/u, kept: ['6990009xxx'], further: ['690xxxxxx'] },
      { of: /^89/u, kept: ['8999998xxx'], further: ['890xxxxxx'] },
      { of: /^221/u, kept: ['2214710xxx'], further: ['2210xxxxxx'] },
      { of: /^/u, kept: ['3023125xxx'] },
    ],
    further: ['300xxxxxx'],
  },
  {
    country: '33',
    kinds: [
      { of: /^[67]/u, kept: ['63998xxxx'] },
      { of: /^2/u, kept: ['26191xxxx'] },
      { of: /^3/u, kept: ['35301xxxx'] },
      { of: /^4/u, kept: ['46571xxxx'] },
      { of: /^5/u, kept: ['53649xxxx'] },
      { of: /^/u, kept: ['19900xxxx'] },
    ],
    further: ['10xxxxxxx'],
  },
  {
    country: '61',
    kinds: [
      {
        of: /^4/u,
        kept: [
          '491570006',
          '491570156',
          '491570157',
          '491570158',
          '491570159',
          '491570110',
          '491570313',
          '491570737',
          '491571266',
          '491571491',
          '491571804',
          '491572549',
          '491572665',
          '491572983',
          '491573770',
          '491573087',
        ],
        further: ['49157xxxx'],
      },
      { of: /^[2378]/u, kept: ['25550xxxx', '35550xxxx', '75550xxxx', '85550xxxx', '27010xxxx', '37010xxxx'] },
    ],
  },
  { country: '353', kinds: [{ of: /^/u, kept: ['2091xxxxx'] }] },
  {
    country: '46',
    kinds: [
      { of: /^7/u, kept: ['701740605', '7017406xx'] },
      { of: /^/u, kept: ['8465004xx', '3139006xx'] },
    ],
  },
];

/**
 * The ranges from which substitutes for a number of a country are drawn; undefined if the country reserves none for
 * examples.
 * @param areUsedUp true if the reserved ranges are exhausted.
 */
export function rangesOf(country: string, national: string, areUsedUp: boolean): readonly Range[] | undefined {
  const plan = PLANS.find((each) => each.country === country);
  const kind = plan?.kinds.find(({ of }) => of.test(national));
  return areUsedUp ? (kind?.further ?? plan?.further) : kind?.kept;
}

/** Leading digits of the ranges of a country. */
export const headsOf = (country: string): readonly string[] =>
  (PLANS.find((each) => each.country === country)?.kinds ?? []).flatMap(({ kept, further = [] }) =>
    [...kept, ...further].map((range) => range.replace(/x.*$/u, '').slice(0, 7)),
  );
