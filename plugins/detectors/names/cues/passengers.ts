import type { PatternRecognizer } from '../../../../core/index.js';

const NAME = "\\p{Lu}[\\p{Lu}'-]{1,24}";
const BOOKED = `(?!AND/OR)(?:${NAME} ){0,3}${NAME}/${NAME}`;
const TITLE = '(?: ?(?:MR|MRS|MS|MISS|MSTR|DR|PROF|CHD|INF))';

/** What a booking calls the person right before the name. */
const TRAVELLER =
  '(?<=(?:[Pp]assenger|PASSENGER|[Pp]ax|PAX|[Gg]uest|GUEST|[Tt]ravell?er|TRAVELL?ER)(?: [Nn]ame| NAME)?:? {1,3})';
/** Airports are three letters: `LHR/JFK`. */
const ROUTE = '\\p{Lu}{3}/\\p{Lu}{3}';

/**
 * How airline bookings and tickets write who flies, `SURNAME/GIVEN NAMES TITLE`: `BOYD/MARTHA JANE MRS`
 * (for instance Cathay Pacific's guide for travel agents, cxagents.com, "passenger name"). Without a title it takes a word for the traveller before it.
 */
export const passenger: PatternRecognizer = {
  name: 'names/passenger',
  types: ['PERSON'],
  patterns: [
    { type: 'PERSON', match: `${BOOKED}(?: \\p{Lu}{1,25}){0,2}?(?=${TITLE}(?![\\p{L}\\p{N}_]))`, score: 'form:own' },
    {
      type: 'PERSON',
      match: `${TRAVELLER}(?!${ROUTE}(?! ?\\p{L}))${BOOKED}(?:(?!${TITLE}(?!\\p{L})) \\p{Lu}{1,25}){0,2}(?![\\p{L}\\p{N}/_:-])`,
      score: 'form:typical',
    },
  ],
};
