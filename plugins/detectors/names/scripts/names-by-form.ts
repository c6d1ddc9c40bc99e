import type { CodeRecognizer, Match } from '../../../../core/index.js';
import { scoreOf } from '../../../../kit/index.js';
import { givenBehindKin, japaneseName } from './japanese-by-form.js';
import { koreanName, type NameInRun } from './korean-by-form.js';

const HANGUL_WORDS = /\p{Script=Hangul}{3,10}/gu;
const HANGUL = /\p{Script=Hangul}/u;
const HAN_RUNS = /\p{Script=Han}+/gu;
/** Japanese writes Hiragana, Chinese does not. */
const KANA = /\p{Script=Hiragana}/u;
const KATAKANA = /[\p{Script=Katakana}ー]/u;
/** How much of the text behind a run is read. */
const BEHIND = 10;

/**
 * Korean and Japanese names that a listed surname and given name show, without a title or label: `장영실과`, `堀内 恵子は`.
 * Chinese ones are in `chinese-by-form.ts`.
 */
export const namesByForm: CodeRecognizer = {
  name: 'names/by-form',
  types: ['PERSON'],
  needs: { beyondLatin: true },
  recognize: ({ view }) => [...(HANGUL.test(view) ? korean(view) : []), ...(KANA.test(view) ? japanese(view) : [])],
};

function korean(view: string): Match[] {
  const out: Match[] = [];
  for (const { 0: word, index } of view.matchAll(HANGUL_WORDS)) {
    const isWord = !HANGUL.test(view.charAt(index - 1)) && !HANGUL.test(view.charAt(index + word.length));
    const name = isWord ? koreanName(word) : undefined;
    if (name !== undefined) out.push(matchOf(name, index));
  }
  return out;
}

function japanese(view: string): Match[] {
  const out: Match[] = [];
  for (const { 0: run, index } of view.matchAll(HAN_RUNS)) {
    if (KATAKANA.test(view.charAt(index - 1))) continue;
    const end = index + run.length;
    const behind = view.slice(end, end + BEHIND);
    const name = givenBehindKin(run, behind) ?? japaneseName(run, behind);
    if (name !== undefined) out.push(matchOf(name, index));
  }
  return out;
}

const matchOf = ({ start, end, score }: NameInRun, index: number): Match => ({
  type: 'PERSON',
  start: index + start,
  end: index + end,
  score: scoreOf(score),
  why: 'form: surname and given name',
});
