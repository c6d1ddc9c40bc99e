import type { PatternRecognizer } from '../../../core/index.js';

const r = String.raw;
const WORD = r`\p{Lu}[\p{L}'.&-]{1,24}`;
const NOBODY = r`(?!(?:The|A|An|Any|Each|This|That|Our|Your|Their|My|His|Her|Such|No|Every|Standard|Legal|Private|Public|National)(?!\p{L}))`;

/** Trusts by who settled them, orders of the church, and firms behind the sign for *at*. */
export const settledName: PatternRecognizer = {
  name: 'names/settled',
  types: ['ORGANIZATION'],
  patterns: [
    // `Crennell Family Settlement 1998`
    {
      name: 'trust',
      type: 'ORGANIZATION',
      match: r`${NOBODY}${WORD}(?: ${WORD}){0,3} (?:Family|Living|Revocable|Irrevocable|Discretionary|Children's|Grandchildren's|Testamentary|Will|Bypass|Marital|Life Insurance) (?:Trust|Settlement)(?: (?:of )?(?:19|20)\d\d)?(?![\p{L}\p{N}])`,
      score: 0.6,
    },
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
