import type { CodeRecognizer, Match, TextDocument } from '../../core/index.js';

/** ` (dvolkov)`, ` <dvolkov>`, ` [dvolkov]` behind a name. */
const IN_BRACKETS = / [([<]@?([a-z][a-z0-9._-]{2,22})[)\]>]/dy;
/** What people are to one another, which stands in brackets behind names as well. */
const RELATIONS = new Set(
  (
    'son daughter mother father brother sister wife husband spouse partner friend aunt uncle cousin niece nephew grandmother grandfather ' +
    'mom dad mum sitter neighbor neighbour colleague manager lead chair host guest absent present deceased retired patient nurse doctor ' +
    'owner tenant landlord buyer seller witness remote online offline verified pending daughter-in-law son-in-law mother-in-law'
  ).split(' '),
);
const SCORE = 0.6;

/** The user name in brackets behind a person's name, if it is made of that name: `Dmitri Volkov (dvolkov)`. */
export const namedUserRecognizer: CodeRecognizer = {
  name: 'online/named-user',
  types: ['USERNAME'],
  needs: { holds: ['([<'] },
  recognize: () => [],
  recall({ view }: TextDocument, found: readonly Match[]): readonly Match[] {
    const matches: Match[] = [];
    for (const { type, start, end, score } of found) {
      if (type !== 'PERSON' || score < SCORE || view[end] !== ' ') continue;
      IN_BRACKETS.lastIndex = end;
      const span = IN_BRACKETS.exec(view)?.indices?.[1];
      if (span === undefined || !isMadeOf(view.slice(...span), view.slice(start, end))) continue;
      matches.push({ type: 'USERNAME', start: span[0], end: span[1], score: SCORE, why: 'made of the name before it' });
    }
    return matches;
  },
};

function isMadeOf(user: string, name: string): boolean {
  if (RELATIONS.has(user)) return false;
  const parts = name.toLowerCase().match(/\p{L}+/gu) ?? [];
  const initials = parts.map((part) => part.charAt(0)).join('');
  return (
    parts.some((part) => part.length > 2 && user.includes(part)) || (initials.length > 1 && user.startsWith(initials))
  );
}
