import type { CodeRecognizer, Match } from '../../../core/index.js';
import { scoreOf } from '../../../kit/index.js';

/** Stands behind the fourth character of every secret; the characters before it may be signs that prose is full of. */
const MARK = 'Q~';
const BEFORE = 4;

/** Client secrets of Azure's applications (`abc8Q~…`). Looks for the mark in their middle: no text but theirs has it. */
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
