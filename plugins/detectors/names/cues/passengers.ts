import type { PatternRecognizer } from '../../../../core/index.js';

const NAME = "\\p{Lu}[\\p{Lu}'-]{1,24}";
const BOOKED = `(?!AND/OR)(?:${NAME} ){0,3}${NAME}/${NAME}`;
const TITLE = '(?: ?(?:MR|MRS|MS|MISS|MSTR|DR|PROF|CHD|INF))';

/** Words that bookings put directly before the name of a passenger. */
const TRAVELLER =
  '(?<=(?:[Pp]assenger|PASSENGER|[Pp]ax|PAX|[Gg]uest|GUEST|[Tt]ravell?er|TRAVELL?ER)(?: [Nn]ame| NAME)?:? {1,3})';
/** Airports are three-letter codes: `LHR/JFK`. */
const ROUTE = '\\p{Lu}{3}/\\p{Lu}{3}';

/**
 * Passengers in airline bookings and tickets, `SURNAME/GIVEN NAMES TITLE`: `BOYD/MARTHA JANE MRS`
 * (for instance Cathay Pacific's guide for travel agents, cxagents.com, "passenger name"). Without a title, a word for
 * the passenger must precede.
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
