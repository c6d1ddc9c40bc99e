import type { CodeRecognizer, Match, TextDocument } from '../../../../core/index.js';
import { listedWords } from '../words/listed.js';

/** Word list: what stands behind the judges who sat. */
export const JUDGES = { name: 'names/judges', words: ['jj', 'judges', 'justices', 'jja', 'ljj'] } as const;

/** Word list: what stands behind one who sat alone. */
export const JUDGE = { name: 'names/judge', words: ['j', 'ja', 'cj', 'lj', 'acj', 'jsc', 'jca'] } as const;

const NAME = "\\p{Lu}[\\p{L}'.-]{1,20}(?: \\p{Lu}[\\p{L}'.-]{0,20}){0,2}";
/** Behind one of the list: `WYCLIFFE, Chief Judge, and ROVNAK`. */
const OFFICE =
  ', (?:Chief|Presiding|Acting|Senior|Associate|Vice-?) ?(?:Chief |Presiding |Circuit |District )?(?:Judge|Justice|President|JUDGE|JUSTICE)';
const COURTS = '(?:(?:Circuit|District|Chief|Associate|Senior|Appeals?|Superior) ){0,2}';
const BENCH = new RegExp(
  `(?<![\\p{L}\\p{N}])${NAME}(?:${OFFICE})?(?:(?:,|,? and) ${NAME}){0,8},? (?:and|&) ${NAME}, ?${COURTS}$`,
  'u',
);
const ONE = new RegExp(NAME, 'gu');
const COURT_WORDS = new RegExp(`, ?${COURTS}$`, 'u');
const OFFICE_WORDS = new RegExp(OFFICE, 'u');
const FIRST_WORDS = /^(?:Before|Present|Coram|Judges|Justices|Chief|Circuit)[: ]+/u;
/** Room for nine surnames. In code units. */
const NEAR = 160;

/** `Before YATES, EDELMAN and O'NEILL, JJ.`: each name of the list is somebody's, in whatever list it stands. */
export const bench: CodeRecognizer = {
  name: 'names/bench',
  types: ['PERSON'],
  needs: { words: [JUDGES.name, JUDGE.name] },
  *recognize(document: TextDocument): Iterable<Match> {
    const { view } = document;
    yield* single(document);
    for (const { start } of listedWords(document, JUDGES.name)) {
      const from = Math.max(0, start - NEAR);
      const list = BENCH.exec(view.slice(from, start));
      if (list !== null) yield* names(list[0], from + list.index);
    }
  },
};

/** `PERELLI J.` above a judgment, `Rovnak, J., dissenting`. */
const LETTERS =
  /^\.?(?:,? (?:dissenting|concurring|delivered|delivering|held|said|agreed|in |at \[|for the court)|\s{0,2}(?:\n|$)|[:)])/iu;
const BEFORE_LETTERS = /(?<![\p{L}\p{N}.'-])((?:\p{Lu}\. ?){0,3}\p{Lu}[\p{L}'-]{2,20}(?:-\p{Lu}[\p{L}'-]{1,20})?),? $/u;

function* single(document: TextDocument): Iterable<Match> {
  const { view } = document;
  for (const { start, end } of listedWords(document, JUDGE.name)) {
    if (view.slice(start, end) !== view.slice(start, end).toUpperCase() || !LETTERS.test(view.slice(end, end + 18)))
      continue;
    const from = Math.max(0, start - 48);
    const found = BEFORE_LETTERS.exec(view.slice(from, start));
    if (found?.[1] === undefined || /^(?:justice|judge|title|part|group|class|type|vitamin)$/i.test(found[1])) continue;
    yield {
      type: 'PERSON',
      start: from + found.index,
      end: from + found.index + found[1].length,
      score: 0.6,
      why: 'a judge',
    };
  }
}

function* names(list: string, from: number): Iterable<Match> {
  const lead = FIRST_WORDS.exec(list)?.[0].length ?? 0;
  const end = list.length - (COURT_WORDS.exec(list)?.[0].length ?? 0);
  const office = OFFICE_WORDS.exec(list);
  for (const { index, 0: name } of list.slice(lead, end).matchAll(ONE)) {
    const start = from + lead + index;
    if (office !== null && lead + index > office.index && lead + index < office.index + office[0].length) continue;
    yield { type: 'PERSON', start, end: start + name.length, score: 0.6, why: 'in a list of judges' };
  }
}
