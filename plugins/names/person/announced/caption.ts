import {
  type CodeRecognizer,
  isLegalEponym,
  isOfReportedCase,
  type Match,
  type TextDocument,
} from '../../../../core/index.js';
import { ORGANIZATION_WORDS } from '../../words/organizations.js';
import { STOP_WORDS } from '../../words/stop.js';
import { listedWords } from '../words/listed.js';

/** Word list: what stands between the parties of a case. */
export const VERSUS = { name: 'names/versus', words: ['v', 'vs', 'versus'] } as const;

const BEHIND = /\.?[ \n]{1,3}(\p{Lu}[\p{L}'-]{2,24}(?: \p{Lu}[\p{L}.'-]{0,24}){0,3})/uy;
/** `Brincat and Others v. Malta`: who sues beside the first party is not named. */
const OTHERS =
  '(?:,? (?:and|AND|&) (?:\\d{1,4} )?(?:[Oo]thers?|OTHERS?|[Aa]nother|ANOTHER|Ors|ORS|Anr|ANR|Anor)\\.?|,? (?:et al|ET AL)\\.?)';
const BEFORE = new RegExp(`(?<![\\p{L}\\p{N}])(\\p{Lu}[\\p{L}'-]{2,24})${OTHERS}?,?[ \\n]{1,3}$`, 'u');
const PARTY = 0.55;
/** `vs.` stands between teams and products as well. */
const RIVAL = 0.4;
/** Far enough for one surname, and others beside it. In code units. */
const NEAR = 48;
const WORD = /[\p{L}'-]+/gu;

/** Parties that are no persons, and what stands there in other trades. Lower case. */
const NOBODY: ReadonlySet<string> = new Set([
  ...STOP_WORDS,
  ...ORGANIZATION_WORDS,
  ...`people commonwealth crown regina rex queen king director superintendent warden chr christus city town township village county board school
  district doe roe plaintiff plaintiffs defendant defendants petitioner petitioners respondent respondents appellant appellants appellee
  appellees others another minister secretary commissioner registrar council ors anr anor gc echr union claimant claimants applicant applicants complainant complainants debtor debtors et usa albania andorra armenia austria azerbaijan belgium bosnia bulgaria croatia cyprus czechia denmark estonia finland georgia greece hungary iceland ireland
  latvia liechtenstein lithuania luxembourg malta moldova monaco montenegro netherlands macedonia norway poland portugal romania serbia slovakia slovenia
  sweden switzerland türkiye turkey ukraine germany france spain italy england australia canada india china japan russia brazil mexico alabama alaska arizona arkansas
  california colorado connecticut delaware florida georgia hawaii idaho illinois indiana iowa kansas kentucky louisiana maine maryland
  massachusetts michigan minnesota mississippi missouri montana nebraska nevada hampshire jersey york carolina dakota ohio oklahoma oregon
  pennsylvania rhode tennessee texas utah vermont virginia washington wisconsin wyoming`.split(/\s+/u),
]);

/** How long the first word of a party is. In code units. */
const firstOf = (party: string): number => (party.indexOf(' ') < 0 ? party.length : party.indexOf(' '));

const isNobody = (name: string): boolean => {
  for (const [word] of name.matchAll(WORD)) if (NOBODY.has(word.toLowerCase())) return true;
  return false;
};

/** `Davis v. Klevenhagen`: the parties of a case, whose surnames may be in no list. */
export const caption: CodeRecognizer = {
  name: 'names/caption',
  types: ['PERSON'],
  needs: { words: [VERSUS.name] },
  *recognize(document: TextDocument): Iterable<Match> {
    const { view } = document;
    for (const { start, end } of listedWords(document, VERSUS.name)) {
      const from = Math.max(0, start - NEAR);
      const left = BEFORE.exec(view.slice(from, start));
      BEHIND.lastIndex = end;
      const right = BEHIND.exec(view)?.[1];
      // One side alone may be `the V. Smith`; and `V. Results` is a heading.
      if (left?.[1] === undefined || right === undefined) continue;
      const word = view.slice(start, end);
      if (word === 'V' && right !== right.toUpperCase()) continue;
      if (isOfReportedCase(view, { start: BEHIND.lastIndex - right.length, end: BEHIND.lastIndex })) continue;
      if (
        isLegalEponym(view, {
          start: BEHIND.lastIndex - right.length,
          end: BEHIND.lastIndex - right.length + firstOf(right),
        })
      )
        continue;
      const score = word.length === 1 ? PARTY : RIVAL;
      if (!isNobody(left[1])) yield party(from + left.index, left[1], score);
      if (!isNobody(right)) yield party(BEHIND.lastIndex - right.length, right, score);
    }
  },
};

const party = (start: number, name: string, score: number): Match => ({
  type: 'PERSON',
  start,
  end: start + name.length,
  score,
  why: 'party of a case',
});
