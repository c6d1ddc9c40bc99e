import type { CodeRecognizer, Match } from '../../../core/index.js';
import { scoreOf } from '../../../kit/index.js';

/**
 * The fourth and fifth character of every secret; the characters before may be punctuation, which is frequent in prose.
 */
const MARK = 'Q~';
const BEFORE = 4;

/**
 * Client secrets of Azure applications (`abc8Q~…`). Searches for the mark in their middle, which no other text
 * contains.
 */
export const azureSecretRecognizer: CodeRecognizer = {
  name: 'secrets/azure-secret',
  types: ['API_KEY'],
  needs: { holds: ['Q', '~'] },
  recognize({ view }) {
    const found: Match[] = [];
    let at = view.indexOf(MARK);
    if (at < 0) return found;
    const secret = /(?<![A-Za-z0-9_])[A-Za-z0-9_~.]{3}\dQ~[A-Za-z0-9_~.-]{31,34}(?![A-Za-z0-9_-])/y;
    for (; at >= 0; at = view.indexOf(MARK, at + MARK.length)) {
      const start = at - BEFORE;
      secret.lastIndex = Math.max(0, start);
      if (start >= 0 && secret.test(view))
        found.push({ type: 'API_KEY', start, end: secret.lastIndex, score: scoreOf('form:unmistakable') });
    }
    return found;
  },
};
