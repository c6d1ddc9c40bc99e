import type { CodeRecognizer, Match } from '../../../../core/index.js';
import { lexiconPattern, scoreOf } from '../../../../kit/index.js';
import { isUser } from './not-users.js';

/** Labels of accounts and users in scripts other than the Latin one. */
const LABELS = lexiconPattern('logins', { class: 'label-in-its-script' });
/** What stands between a label and its value: a particle of the label, signs and blanks. */
const GLUE = '(?:は|が|를|을|는|은|이|是|为|為)?[^\\p{L}\\p{N}\\n]{0,3}?';
/** Latin letters with a digit or a sign among them, as few words in a text of another script have them. */
const LOGIN =
  '(?=[A-Za-z0-9]{0,30}[._-][A-Za-z]|[A-Za-z_.-]{1,30}\\d|[A-Za-z.-]{1,30}_)[A-Za-z_][A-Za-z0-9_]{0,30}(?:[.-][A-Za-z0-9_]{1,30}){0,3}(?![A-Za-z0-9_@/]|[.-][A-Za-z0-9])';
/** The labels are sought first: a login may begin anywhere, and they within a run of letters. */
const LABELLED = new RegExp(`(?:${LABELS})${GLUE}(${LOGIN})`, 'giu');
/** Excludes the numbers of accounts: `AR-4471-22`. */
const isLogin = (term: string): boolean => /[a-z]/.test(term) && isUser(term);
const SCORE = scoreOf('check:good');

/** `アカウント: tanaka.k`, `계정 dang.hj로`, `账号qiuf_wh2`: labels in their script before a login in Latin letters. */
export const userInScript: CodeRecognizer = {
  name: 'online/user-in-script',
  types: ['USERNAME'],
  needs: { beyondLatin: true },
  recognize: ({ view }): readonly Match[] =>
    Array.from(view.matchAll(LABELLED), ({ 0: all, 1: term = '', index }) => ({ term, end: index + all.length }))
      .filter(({ term }) => isLogin(term))
      .map(({ term, end }) => ({
        type: 'USERNAME',
        start: end - term.length,
        end,
        score: SCORE,
        why: 'after a label in its script',
      })),
};
