import type { CodeRecognizer, Match, TextDocument } from '../../../core/index.js';
import { lexiconPattern, onFirstUse, scoreOf } from '../../../kit/index.js';

type Language = 'ar' | 'hi' | 'ja' | 'ko' | 'zh';
const r = String.raw;
const SIGN = r`[，、,;；（(｜|：:。.．・\t\n]`;
const STOP = r`(?=[ \u3000]?(?:[，、,;；）)｜|。.।．،؛\t\n(]|$))`;
const listed = (language: Language): string => `(?:${lexiconPattern('occupations', { class: 'in-script', language })})`;

const once = (make: () => string, flags = 'gu'): (() => RegExp) => onFirstUse(() => new RegExp(make(), flags));

/** The forms of each script: between two signs, and behind or before words that say what somebody is. */
const FORMS: readonly (readonly [script: RegExp, form: () => RegExp])[] = [
  [
    /\p{Script=Han}/u,
    once(
      () =>
        r`(?<=${SIGN}|^|　)\p{Script=Han}{0,4}${listed('zh')}${STOP}|(?<=[为是]|当过|做过|担任|从事)\p{Script=Han}{0,2}${listed('zh')}(?!\p{Script=Han}{0,1}[们会])`,
    ),
  ],
  [
    /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
    once(() => r`(?<=${SIGN}|^|　|元|人)(?:元)?${listed('ja')}(?:${STOP}|(?=　|として|をして|でした|だった|の学校))`),
  ],
  [
    /\p{Script=Hangul}/u,
    once(
      () =>
        r`(?<=(?:${SIGN}|^) ?|과거 |직업은 |전직 |현재 )(?:\p{Script=Hangul}{2,4} ){0,1}${listed('ko')}(?:${STOP}|(?=(?:으?로|라서|이라서|였|이었|입니다|이에요|예요|로도|출신)))`,
    ),
  ],
  [
    /\p{Script=Arabic}{2}/u,
    once(
      () =>
        r`(?<=(?:[،,(؛:\n\t]|^) ?|(?:${lexiconPattern('occupations', { class: 'before-in-script', language: 'ar' })}) )${listed('ar')}(?:ًا|ا|اً)?(?: متقاعدة?)?(?:${STOP}|(?= (?:في|لدى|متقاعد|منذ|ل\p{Script=Arabic}{3,})))`,
    ),
  ],
  [
    /\p{Script=Devanagari}{2}/u,
    once(
      () =>
        r`(?<=(?:[,(:\n\t]|^|-) ?|(?:पेशे से|एक|पूर्व|सेवानिवृत्त) )${listed('hi')}(?:${STOP}|(?= (?:है|हैं|हूँ|हूं|था|थी|थे|को|के पद)(?![\p{L}\p{M}])))`,
    ),
  ],
];
const BEYOND_LATIN = /[\u0600-\u06ff\u0900-\u097f\u3040-\ud7a3]/;
const SCORE = scoreOf('form:usual');
const LEAST = 0.5;
const REACH = 24;
const BEFORE_PERSON = once(
  () => r`(?<![\p{L}\p{M}])(${listed('hi')}|${listed('ar')}) $|(?:^|[^\p{Script=Han}])(${listed('zh')})$`,
  'u',
);

const occupation = (start: number, end: number): Match => ({
  type: 'OCCUPATION',
  start,
  end,
  score: SCORE,
  why: 'listed occupation of somebody',
});

/** Listed occupations in Arabic, Hindi, Japanese, Korean and Chinese: `，幼儿园教师，`, `पेशे से दर्जी`, `ऋण अधिकारी वीणा दुबे`. */
export const occupationInScripts: CodeRecognizer = {
  name: 'attributes/occupation-in-scripts',
  types: ['OCCUPATION'],
  needs: { beyondLatin: true },
  recognize({ view }: TextDocument): readonly Match[] {
    if (!BEYOND_LATIN.test(view)) return [];
    return FORMS.filter(([script]) => script.test(view)).flatMap(([, form]) =>
      Array.from(view.matchAll(form()), ({ 0: all, index }) => occupation(index, index + all.length)),
    );
  },
  recall({ view }: TextDocument, found: readonly Match[]): readonly Match[] {
    if (!BEYOND_LATIN.test(view)) return [];
    return found.flatMap(({ type, start, score }) => {
      if (type !== 'PERSON' || score < LEAST) return [];
      const before = BEFORE_PERSON().exec(view.slice(Math.max(0, start - REACH), start));
      const term = before?.[1] ?? before?.[2];
      if (before === null || term === undefined) return [];
      const at = start - before[0].length + before[0].indexOf(term);
      return [occupation(at, at + term.length)];
    });
  },
};
