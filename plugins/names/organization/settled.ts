import type { PatternRecognizer } from '../../../core/index.js';

const r = String.raw;

/** Orders of the church, and firms behind the sign for *at*. */
export const settledName: PatternRecognizer = {
  name: 'names/settled',
  types: ['ORGANIZATION'],
  patterns: [
    // `Sisters of Mercy`
    {
      name: 'order of the church',
      type: 'ORGANIZATION',
      match: r`(?:Little |Poor |Dominican |Franciscan )?(?:Sisters|Brothers|Daughters|Missionaries|Servants|Handmaids) of (?:the |Our |St\.? )?\p{Lu}\p{Ll}{2,14}(?: of (?:the )?\p{Lu}\p{Ll}{2,14}| \p{Lu}\p{Ll}{2,14})?(?![\p{L}\p{N}])`,
      score: 0.55,
    },
    // `Jai Sethi @ Loan Sherpa`
    {
      name: 'behind somebody and a sign',
      type: 'ORGANIZATION',
      lead: r`(?<=\p{Lu}\p{Ll}{1,20} )@ `,
      match: r`\p{Lu}\p{Ll}[\p{L}'&-]{1,20}(?: \p{Lu}[\p{L}'&-]{1,20}){1,3}(?![\p{L}\p{N}])`,
      score: 0.55,
    },
  ],
};
