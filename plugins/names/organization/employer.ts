import type { PatternRecognizer } from '../../../core/index.js';

const WORD = "\\p{Lu}[\\p{L}\\p{N}'&-]{1,24}";

/** Where somebody works: capitalised words behind *works at*, *employed by*, *CEO of*. */
export const employer: PatternRecognizer = {
  name: 'names/employer',
  types: ['ORGANIZATION'],
  patterns: [
    {
      type: 'ORGANIZATION',
      lead: '(?:(?:[Ww]ork(?:s|ed|ing)?|[Ii]ntern(?:s|ed|ing)?) (?:at|for)|[Ee]mployed (?:at|by)|[Hh]ired by|[Ee]mployees? (?:at|of)|(?:[Cc]o-?)?[Ff]ounder of|(?:CEO|CFO|CTO|COO|VP|[Pp]resident|[Cc]hairman|[Cc]hairwoman|[Ss]pokes(?:man|woman|person)) (?:at|of|for)|[Aa]rbeitet bei|[Aa]ngestellt bei|[Tt]ravaille chez|[Tt]rabaja en|[Ll]avora (?:presso|alla)) ',
      match: `(?!(?:The|A|Dr|Mr|Mrs|Ms|Prof|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December)\\b)${WORD}(?: ${WORD}){0,3}`,
      score: 0.55,
    },
  ],
};
