import type { CodeRecognizer, Match } from '../../../core/index.js';
import { lexiconPattern, scoreOf } from '../../../kit/index.js';

const r = String.raw;
const SCORE = scoreOf('form:own');

/** A street and a number with all ideographs before them, which may include words of the sentence. */
const CHINESE =
  /\p{Script=Han}{3,40}(?<=[路街道巷弄])\d{1,5}[号號](?:\p{Script=Han}{0,4}\d{1,5}(?!\d)){0,4}[室号楼户层]?/gu;
/** Verbs and prepositions before an address. They are excluded unless a part of an address precedes them. */
const LEADS = new RegExp(lexiconPattern('streets', { class: 'before-address', language: 'zh' }), 'gu');
const PART = /[省市区區县縣州旗乡鄉镇鎮村路街]/u;
const LEAST = 5;

const JAPANESE = new RegExp(
  r`(?:〒 ?\d{3}-\d{4} ?)?(?:東京都|北海道|京都府|大阪府|(?:神奈川|和歌山|鹿児島|[\p{Script=Han}]{2})県)[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー]{1,20}\d{1,4}(?:(?:丁目|番地?|号|-)\d{1,4}){0,3}(?:号室|号|番地)?(?![\d万億千百人年月日円個名歳件台社校位時分%])`,
  'gu',
);

/** Fast pre-check without the Unicode script tables. */
const HAN = /[\u3400-\u9fff]{3}/;

/** Chinese and Japanese addresses within a sentence, which has no blank before them. */
export const eastAsianAddress: CodeRecognizer = {
  name: 'locations/east-asian',
  types: ['STREET_ADDRESS'],
  needs: { beyondLatin: true },
  recognize({ view }): Match[] {
    if (!HAN.test(view)) return [];
    const chinese = Array.from(view.matchAll(CHINESE), ({ 0: all, index }) =>
      match(index + leadOf(all), index + all.length),
    );
    const japanese = Array.from(view.matchAll(JAPANESE), ({ 0: all, index }) => match(index, index + all.length));
    return [...chinese, ...japanese];
  },
};

const match = (start: number, end: number): Match => ({ type: 'STREET_ADDRESS', start, end, score: SCORE });

/** Length of the words before the address. */
function leadOf(text: string): number {
  let length = 0;
  for (const { 0: lead, index } of text.matchAll(LEADS)) {
    const behind = index + lead.length;
    if (PART.test(text.slice(0, index)) || text.length - behind < LEAST) break;
    length = behind;
  }
  return length;
}
