import type { CodeRecognizer, Match } from '../../../core/index.js';
import { scoreOf } from '../../../kit/index.js';

/** The encoding of `{"` in base64url, with which every JSON object begins. */
const OPENING = 'eyJ';
const TOKEN = /eyJ[\w-]{8,}(?:\.[\w-]{8,}|\.(?=\.[\w-]))(?:\.[\w-]{4,}){0,3}/y;
const INSIDE = /[A-Za-z0-9_.-]/;

/** JSON web tokens, signed or encrypted, of any length. The content is only encoded, so that no part may remain. */
export const jwtRecognizer: CodeRecognizer = {
  name: 'secrets/jwt',
  types: ['JWT'],
  needs: { holds: ['e', 'y', 'J'] },
  recognize({ view }) {
    const matches: Match[] = [];
    for (let at = view.indexOf(OPENING); at >= 0; ) {
      TOKEN.lastIndex = at;
      const end = !INSIDE.test(view.charAt(at - 1)) && TOKEN.test(view) ? TOKEN.lastIndex : 0;
      if (end > 0) matches.push({ type: 'JWT', start: at, end, score: scoreOf('form:unmistakable') });
      at = view.indexOf(OPENING, Math.max(at + 1, end));
    }
    return matches;
  },
};
