import type { PatternRecognizer } from '../../../../core/index.js';

const NAME = "\\p{Lu}[\\p{Lu}'-]{1,24}";
const TITLE = '(?: ?(?:MR|MRS|MS|MISS|MSTR|DR|PROF|CHD|INF))';

/** `BOYD/MARTHA JANE MRS`: surname, slash, given names and a title, as tickets name who flies (IATA Resolution 722f). */
export const passenger: PatternRecognizer = {
  name: 'names/passenger',
  types: ['PERSON'],
  patterns: [
    {
      type: 'PERSON',
      match: `(?!AND/OR)(?:${NAME} ){0,3}${NAME}/${NAME}(?: \\p{Lu}{1,25}){0,2}?(?=${TITLE}(?![\\p{L}\\p{N}_]))`,
      score: 0.8,
    },
  ],
};
