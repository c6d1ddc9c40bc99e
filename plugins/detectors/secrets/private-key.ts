import type { CodeRecognizer, Match } from '../../../core/index.js';
import { scoreOf } from '../../../kit/index.js';

const BEGIN = '-----BEGIN ';
const END = '-----END ';
const PUTTY = /^[^\n]*(?:\n[A-Za-z0-9+/=: .-]{1,200}){0,400}/;

/** Private keys in the text forms of RFC 7468, OpenSSH, OpenPGP and PuTTY, as one finding from the first line to the last. */
export const privateKeyRecognizer: CodeRecognizer = {
  name: 'secrets/private-key',
  types: ['PRIVATE_KEY'],
  needs: { holds: ['-', 'BP'] },
  recognize({ view }) {
    const matches: Match[] = [];
    let from = 0;
    for (let at = view.indexOf(BEGIN); at >= 0; at = view.indexOf(BEGIN, Math.max(from, at + 1))) {
      if (!/^[A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----/.test(view.slice(at + BEGIN.length, at + 80))) continue;
      from = endOfBlock(view, at);
      matches.push(key(at, from));
    }
    for (let at = view.indexOf('PuTTY-User-Key-File-'); at >= 0; at = view.indexOf('PuTTY-User-Key-File-', at + 1))
      matches.push(key(at, at + (PUTTY.exec(view.slice(at, at + LONGEST))?.[0].length ?? 1)));
    return matches;
  },
};

const key = (start: number, end: number): Match => ({
  type: 'PRIVATE_KEY',
  start,
  end,
  score: scoreOf('form:unmistakable'),
});

/** Maximum length of a block that is searched for its last line; a key of 16384 bits has 13 000 characters. */
const LONGEST = 20_000;

/** Offset after the last line of the block; if the block is cut off, after the last line that can belong to it. */
function endOfBlock(view: string, at: number): number {
  const block = view.slice(at, at + LONGEST);
  const next = block.indexOf(BEGIN, BEGIN.length);
  const own = next < 0 ? block : block.slice(0, next);
  const end = own.indexOf(END);
  if (end >= 0)
    return at + end + (/^-----END [A-Z0-9 ]{1,60}-----/.exec(own.slice(end, end + 80))?.[0].length ?? END.length);
  return at + (/^[^\n]*(?:(?:\r?\n|\\n)[A-Za-z0-9+/=:, -]{1,100})*/.exec(own)?.[0].length ?? BEGIN.length);
}
