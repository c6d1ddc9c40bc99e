import type { CodeRecognizer, Match, TextDocument } from '../../../../core/index.js';
import { lexiconPattern, lexiconSet, onFirstUse, scoreOf } from '../../../../kit/index.js';

const r = String.raw;
const SCORE = scoreOf('form:usual');

const once = (make: () => string): (() => RegExp) => onFirstUse(() => new RegExp(make(), 'gu'));

const A = r`\p{Script=Arabic}`;
/** `مستشفى الرافدين الأهلي`, `لشركة أمواج الخيران للنقل`: the kind, and up to four words. */
const ARABIC = once(
  () =>
    r`(?<![\p{L}\p{M}])[ولب]?((?:ال)?(?:${lexiconPattern('institution-kinds', { class: 'before-its-name', language: 'ar' })}))((?: [${A}\p{M}]{2,15}){1,4})(?![${A}\p{M}])(?: ذ\.م\.م)?`,
);
const ENDS_ARABIC = lexiconSet('institution-kinds', { class: 'ends-behind-it', language: 'ar' });
const GENERAL_ARABIC = lexiconSet('institution-kinds', { class: 'general', language: 'ar' });
const PLACE_NOUNS = lexiconSet('institution-kinds', { class: 'place-noun', language: 'ar' });
/** A name of one word is too general: `شركة التأمين`. */
const FEWEST_WORDS = 2;
const MOST_WORDS = 3;

const D = r`[\p{Script=Devanagari}\p{M}]`;
/** `नर्मदांचल सहकारी बैंक`: up to four words, and the kind. */
const HINDI = once(
  () =>
    r`(?<![\p{L}\p{M}])((?:${D}{2,20}(?:-${D}{2,12})? ){1,4})(?:${lexiconPattern('institution-kinds', { class: 'behind-its-name', language: 'hi' })})(?![\p{L}\p{M}])`,
);
const ENDS_HINDI = lexiconSet('institution-kinds', { class: 'ends-before-it', language: 'hi' });
const GENERAL_HINDI = lexiconSet('institution-kinds', { class: 'general', language: 'hi' });

const LEGAL = ' ذ.م.م';

const organization = (start: number, end: number): Match => ({
  type: 'ORGANIZATION',
  start,
  end,
  score: SCORE,
  why: 'cue: kind of institution',
});

/** Institutions by the word for their kind in Arabic, before the name, and in Hindi, behind it. */
export const institutionInScripts: CodeRecognizer = {
  name: 'names/institution-in-scripts',
  types: ['ORGANIZATION'],
  needs: { beyondLatin: true },
  recognize({ view }: TextDocument): readonly Match[] {
    const arabic = /\p{Script=Arabic}{2}/u.test(view) ? Array.from(view.matchAll(ARABIC())).flatMap(inArabic) : [];
    const hindi = /\p{Script=Devanagari}{2}/u.test(view) ? Array.from(view.matchAll(HINDI())).flatMap(inHindi) : [];
    return [...arabic, ...hindi];
  },
};

function inArabic({ 0: all, 1: kind = '', 2: behind = '', index }: RegExpMatchArray): Match[] {
  const words = behind.slice(1).split(' ');
  const stop = words.findIndex((word) => ENDS_ARABIC.has(word));
  const most = words[MOST_WORDS]?.startsWith('لل') ? MOST_WORDS + 1 : MOST_WORDS;
  const name = words.slice(0, Math.min(stop < 0 ? words.length : stop, most));
  const isNamed = name.some((word) => /^(?:ال|لل|بال)/u.test(word) || PLACE_NOUNS.has(word));
  // `المحكمة`: a court that has been named, unless its name goes on.
  if (kind.startsWith('ال') && !name[0]?.startsWith('ال')) return [];
  if (name.length < FEWEST_WORDS || !isNamed || GENERAL_ARABIC.has(name[0] ?? '')) return [];
  const start = (index ?? 0) + all.indexOf(kind);
  const end = start + kind.length + 1 + name.join(' ').length;
  const isWhole = end === (index ?? 0) + all.length - LEGAL.length && all.endsWith(LEGAL);
  return [organization(start, isWhole ? end + LEGAL.length : end)];
}

function inHindi({ 0: all, 1: before = '', index }: RegExpMatchArray): Match[] {
  const words = before.trimEnd().split(' ');
  const stop = words.findLastIndex((word) => ENDS_HINDI.has(word));
  const name = words.slice(stop + 1);
  // `वह`, `सरकारी`: before a name they belong to the sentence.
  while (GENERAL_HINDI.has(name[0] ?? '')) name.shift();
  if (name.length === 0) return [];
  const end = (index ?? 0) + all.length;
  const kind = all.length - before.length;
  return [organization(end - kind - name.join(' ').length - 1, end)];
}
