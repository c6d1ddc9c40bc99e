import type { CodeRecognizer } from '../../core/index.js';

/** Begins every JSON object `{"` in base64url. */
const OPENING = 'eyJ';
const INSIDE = /[A-Za-z0-9_.-]/;

/** JSON web tokens, signed or encrypted, of any length: what they hold is only encoded, so no part of one may stay. */
export const jwtRecognizer: CodeRecognizer = {
  name: 'secrets/jwt',
  types: ['JWT'],
  *recognize({ view }) {
    const token = /eyJ[\w-]{8,}(?:\.[\w-]{8,}|\.(?=\.[\w-]))(?:\.[\w-]{4,}){0,3}/y;
    for (let at = view.indexOf(OPENING); at >= 0; at = view.indexOf(OPENING, Math.max(at + 1, token.lastIndex))) {
      token.lastIndex = at;
      if (INSIDE.test(view.charAt(at - 1)) || !token.test(view)) token.lastIndex = 0;
      else yield { type: 'JWT', start: at, end: token.lastIndex, score: 0.95 };
    }
  },
};
