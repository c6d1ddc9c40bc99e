import type { CodeRecognizer, Match, TextDocument } from '../../../core/index.js';
import { lexiconPattern, scoreOf } from '../../../kit/index.js';
import { ENGLISH_FROM_ELEVEN, GERMAN_FROM_ELEVEN, ROMANCE_NUMBER } from './age-words.js';

const AGE = String.raw`(?:1[0-2]\d|[1-9]\d?)`;
/** Also in words: `Mr Tunnicliffe, seventy-nine, …`. */
const ANY = `(?:${AGE}|${ENGLISH_FROM_ELEVEN}|${GERMAN_FROM_ELEVEN}|${ROMANCE_NUMBER}(?= (?:ans|años|anni|anos)(?!\\p{L})))`;
const UNITS = `(?:${lexiconPattern('ages', { class: 'unit' })}|yrs?|months?|mths|weeks?|wks)`;
const UNIT = `(?: ?${UNITS})?`;
/** Between a name and its age in languages that put a title behind: `（35）` of `田中様（35）`. */
const HONORIFIC = ' ?(?:さん|様|氏|先生|님|씨|女士|जी) ?';
const SEX = String.raw`(?: ?/? ?[MF](?![\p{L}\p{N}_]))?`;
/**
 * `, 91, was called`, `, 91.`, ` (91)`, `, aged 91`, `, now 91`, `, 91F`; ` 91F` as in ward lists. Excludes house
 * numbers and pages: `, 12, 04105 Leipzig`.
 */
const BEHIND_NAME = new RegExp(
  String.raw`(?:${HONORIFIC}\((${AGE}${UNIT})(?=\))|(?: |, (?!\(\d{1,2}\) \p{Lu}))\((?:aged? |age: ?|now )?(${ANY}${UNIT}${SEX})(?=\)(?!:)|[,;] ?\p{L}| (?:this|next|on|in|today|now)(?!\p{L}))|` +
    String.raw`, (?:(?:now |just |only |almost |nearly )?(?:aged? |age: ?)?|M|F|male|female)(?:, )?(${ANY}${UNIT}${SEX})(?=, (?!\d)[\p{L}(]|[.;)!?](?!\d)|\s{0,2}$|\n| (?:${lexiconPattern('ages', { class: 'behind-an-age' })})(?!\p{L})))(?!,? \d{4,5}(?!\d))|` +
    // behind what somebody is, at the end of a line: `, electrician, 41`
    String.raw`, (?:\p{Ll}[\p{Ll}-]{2,20} ){0,2}\p{Ll}[\p{Ll}-]{2,20}, (${AGE})(?=\r?\n|$|[.;] ?(?:\p{Lu}|$))|` +
    String.raw`(?: ?[/|] ?|,? {1,2})(?:[MF] ?[/|] ?)?(${AGE})(?= ?[/|] ?(?:[MF]|male|female)(?!\p{L}))|` +
    String.raw`(?:['’]s| (?:${lexiconPattern('ages', { class: 'is-of-age' })}))(?: (?:${lexiconPattern('ages', { class: 'nearly' })}))? (${ANY})(?=[.;!?)](?!\d)|, (?!\d)\p{L}|\s{0,2}$|\n| (?!and \d)(?:${lexiconPattern('ages', { class: 'behind-an-age' })}|but|now|this|next|last|today|tomorrow|years)(?!\p{L}))|` +
    // `Okafor 79yrs`
    String.raw`,? (${AGE} ?(?:yrs?|yo|y/o|J\.))(?=[ ,;#)]|\.?(?:\s|$))|` +
    String.raw`\)?[ \t]{1,6}((?:${AGE}|[1-9]\d )[MF])(?=[ \t,;./]|\r?\n|$)`,
  'duy',
);
const LONGEST = 60;
const SCORE = scoreOf('cue:word');
/** A name must have a score of level 2 for the number after it to count as an age. */
const MIN_NAME_SCORE = scoreOf('cue:hint');

/**
 * An age next to a name: `her mother Consuelo, 91, was called`. Runs after the name recognizers, which tell where a
 * name ends.
 */
export const ageOfNamed: CodeRecognizer = {
  name: 'temporal/age-of-named',
  types: ['AGE'],
  needs: { holds: [',( \t/|'] },
  recognize: () => [],
  recall({ view }: TextDocument, found: readonly Match[]): readonly Match[] {
    const matches: Match[] = [];
    for (const { type, end, score } of found) {
      if (type !== 'PERSON' || score < MIN_NAME_SCORE || !mayFollow(view, end)) continue;
      const match = readAge(view, end);
      if (match !== undefined) matches.push(match);
    }
    return matches;
  },
};

const COMMA = 44;
const BLANK = 32;
const CLOSE = 41;
const TAB = 9;
/** First characters of an age: a bracket, a blank or a digit. */
const MAY_BEGIN = '( \t/|123456789iwtjbnpu님씨ज';

const mayFollow = (view: string, at: number): boolean => {
  const code = view.charCodeAt(at);
  if (code === COMMA) return view.charCodeAt(at + 1) === BLANK;
  if ("'’/|さ様氏先님씨女".includes(view.charAt(at))) return true;
  return code === CLOSE || code === TAB || (code === BLANK && MAY_BEGIN.includes(view.charAt(at + 1)));
};

function readAge(view: string, end: number): Match | undefined {
  BEHIND_NAME.lastIndex = end;
  const found = BEHIND_NAME.exec(view);
  const span = found?.indices?.slice(1).find((group) => group !== undefined);
  if (span === undefined || span[1] - end > LONGEST) return undefined;
  return { type: 'AGE', start: span[0], end: span[1], score: SCORE, why: 'beside a name' };
}
