import type { PatternRecognizer } from '../../../core/index.js';

const r = String.raw;
const WORD = r`\p{Lu}[\p{L}\p{N}'&.-]{1,24}`;
const JOINT = r`(?: (?:&|and|of|the))?`;
const END = r`(?![\p{L}\p{N}_])`;

/** Firms by what only their names have: `(Pty) Ltd`, `& Sykes, P.A.`, `d/b/a`, and behind the label of an employer. */
export const businessName: PatternRecognizer = {
  name: 'names/business',
  types: ['ORGANIZATION'],
  patterns: [
    {
      name: 'legal form in brackets',
      type: 'ORGANIZATION',
      match: r`${WORD}(?:${JOINT} ${WORD}){0,5} \((?:\p{Lu}[\p{L}.]{1,14}(?: \p{Lu}[\p{L}.]{1,14})?)\)\.? (?:Ltd|LTD|Limited|LIMITED|LLP|PLC)${END}`,
      score: 0.85,
    },
    {
      name: 'partners of a firm',
      type: 'ORGANIZATION',
      match: r`(?:\p{Lu}[\p{L}'-]{1,24},? ){1,4}(?:&|and|AND) \p{Lu}[\p{L}'-]{1,24},? (?:P\. ?A\.|P\. ?C\.|P\. ?L\.(?: ?L\. ?C\.)?|PLLC${END}|LLLP${END})`,
      score: 0.86,
    },
    // A company in Canada by its number: `2238419 Ontario Inc.`
    {
      name: 'numbered company',
      type: 'ORGANIZATION',
      match: r`\d{6,8} (?:Ontario|ONTARIO|Canada|CANADA|Alberta|ALBERTA|Manitoba|MANITOBA|Saskatchewan|SASKATCHEWAN|B\.?C\.?|N\.?B\.?|Nova Scotia|NOVA SCOTIA|Qu[eé]bec|QU[EÉ]BEC) (?:Inc|INC|Ltd|LTD|Limited|LIMITED|Corp|CORP|Incorporated|ULC)${END}\.?`,
      score: 0.9,
    },
    // `Granite Mutual`, `Lakeshore Mutual Insurance`; not `General Mutual Release`.
    {
      name: 'mutual company',
      type: 'ORGANIZATION',
      match: r`(?!(?:The|Our|By|This|That|Their|Strictly|Is|For|No|And|With|General|Complete|Full|Final|Under|Upon|On|In|As|If|Any|All|Such|Of|Additional|Continuing)(?!\p{L}))\p{Lu}\p{Ll}{2,20}(?: \p{Lu}\p{Ll}{2,20})? Mutual(?: (?:Insurance|Life|Bank|Home|Auto|Group|Fire|Casualty|Assurance|Company|Financial|Health)){0,3}(?! (?:Agreement|Consent|Release|Aid|Covenant|Non|NDA|Termination|Understanding|Respect|Friend|Obligation|Fund|Confidential|Indemni|Rescission|Waiver|Promise|Support|Benefit))(?![\p{L}\p{N}_-])`,
      score: 0.6,
    },
    // `from his nail salon, Lucky Nails 88`
    {
      name: 'business beside its kind',
      type: 'ORGANIZATION',
      lead: r`(?:[Mm]y|[Hh]is|[Hh]er|[Tt]heir|[Oo]ur|(?:client|customer|husband|wife|borrower|insured|applicant)'s)(?: [a-z]{3,14}){0,3} (?:salon|restaurant|shop|store|bakery|caf[eé]|business|company|firm|garage|dealership|pharmacy|gym|startup|agency|boutique|consultancy|charity|bar|pub|laundry|laundromat|franchise|employer|contractor|supplier|landlord company),? (?:called |named |known as )?["“]?`,
      match: r`(?!(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|I|We|He|She|They|It|The|Mr|Mrs|Ms|Dr)(?!\p{L}))${WORD}(?:${JOINT} ${WORD}){0,3}(?: \d{1,4})?(?=["”]?(?:[,.;)\n]|$| (?:is|was|were|has|had|in|on|at|which|who|for|since|and)(?!\p{L})))`,
      score: 0.55,
    },
    // `Paid Harlow Furniture $250`; persons are surer where they are known.
    {
      name: 'payee before an amount',
      type: 'ORGANIZATION',
      lead: '(?:[Pp]aid|[Pp]aying|[Oo]wes?|[Oo]wed|[Oo]wing|[Rr]efunded|[Rr]eimbursed) ',
      match: r`(?!(?:The|Our|In|On|By|Via|To|For|About|Over|Under|Off|Back|Only|Nothing|Cash|Rent|Invoice|Mr|Mrs|Ms|Dr)(?!\p{L}))${WORD}(?:${JOINT} ${WORD}){0,4}(?= (?:[$£€]|USD|GBP|EUR|CHF|AUD|CAD|Rs\.?) ?\d)`,
      score: 0.52,
    },
    {
      name: 'trading name',
      type: 'ORGANIZATION',
      lead: '(?:d/b/a|D/B/A|t/a|T/A|[Tt]rading as|[Dd]oing business as|dba|DBA) ["“]?',
      match: r`${WORD}(?:${JOINT} ${WORD}){0,4}${END}`,
      score: 0.65,
    },
    {
      name: 'label of a firm',
      type: 'ORGANIZATION',
      lead: '(?:Employer|Current employer|Previous employer|Employer name|Company|Company name|Insurer|Carrier|Insurance company|Previous insurer)(?::| ?\\.{4,60}:?) {1,4}',
      match: r`(?!(?:None|No|Not|Self|Retired|Unemployed|Unknown|Same|Yes|N|See|As|Student|Disabled|Various|Name|Other)(?![\p{L}]))${WORD}(?:${JOINT} ${WORD}){0,4}(?=[ \t]{0,4}(?:[,;(\n]|\r|$)| {2})`,
      score: 0.6,
    },
  ],
};
