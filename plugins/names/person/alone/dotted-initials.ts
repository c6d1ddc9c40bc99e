import {
  type CodeRecognizer,
  DIGIT,
  LOWER,
  type Match,
  type TextDocument,
  type TokenTable,
  UPPER,
} from '../../../../core/index.js';

const words = (list: string): string[] => list.trim().split(/\s+/);

/** Word list: who takes part in a dispute, and where. A text without one has no use for initials instead of names. */
export const DISPUTE = {
  name: 'names/dispute',
  words: words(`
    applicant applicants plaintiff plaintiffs defendant defendants petitioner petitioners respondent respondents appellant appellants
    claimant claimants accused convicted complainant complainants witness witnesses testified custody guardian guardians tribunal
    prosecutor magistrate judgment judgement victim victims perpetrator detainee deposed indictment
  `),
} as const;

/** Letters with full stops that are no one's initials: reporters, courts, offices, firms, degrees, states and hours. */
const ABBREVIATIONS: ReadonlySet<string> = new Set(
  words(`
    US UK EU UN UAE USA USSR EC EEC UNO DC NY NJ NC ND NH NM SC SD WV VA RI LA PR BC NS NB ON QC NT WA NSW ACT SA AM PM AD BC BCE CE IE EG PS NB PO
    CFR USC FRD FRE FRC FRAP WLR AC QB KB ER LR CH PC HL CA AIR SCC SCR DLR IR CJ LJ LJJ JJ JA JJA CJEU MR AG DA AUSA JP QC KC SI LN SO OJ GC RC
    BV NV SA AG KG SL SP SRL SPA AS OG GP LP LLC LLP PLC PT OY AB TD IP IT IQ ID TV VIP MP MEP MLA PA PI IO SHO ASI PSI DSP ACP DCP PP APP CBI IPC CRPC CPC FIR PW DW
    MD DO RN NP DDS PHD BA MA BSC MSC LLB LLM MBA CPA ESQ RE VS OK HQ NGO IV IM BID TID QID QD QHS PRN NPO ER OR OB GI GU ENT ED ICU CT MRI EKG ECG CBC HIV CSF CVA MI CHF DVT PE UTI CPR DNR BP HR SOB VA DSS CPS OT SLP JSC AJSC JSCP SLP WP CWP OS OP CS CP CM CMA CMP CRP CRA RFA RSA MFA LPA FAO TA CC RP EP EA ITA IPR OCC VPO TQ DGP IGP SDM SDPO
  `),
);
const DOT = 46;
const SPACE = 32;
const MOST = 3;
const ARTICLES: ReadonlySet<string> = new Set(['the', 'a', 'an', 'no', 'nos']);
const BEHIND = /(?:$|[\s,;:!?)\]'"-])/uy;
/** What makes a reference or a name of the letters: a number, the rest of a name. */
const GOES_ON = / \p{Lu}[\p{L}'-]/uy;
const NUMBERED = / ?(?:\([A-Za-z.]{1,7}\) ?)?(?:§|\d|Nos?(?!\p{L}))/uy;
/** `On 11 July 2013 G.A. left`: the end of a date. */
const YEAR = /^(?:19|20)\d{2}$/;
const SCORE = 0.55;

/**
 * `A certain R.B. had been charged`, `she left with M.-T.K.`: whom a court has named by initials, in a text that speaks of parties and
 * witnesses. Not behind an article or a number, and not before the rest of a name.
 */
export const dottedInitials: CodeRecognizer = {
  name: 'names/dotted-initials',
  types: ['PERSON'],
  needs: { words: [DISPUTE.name] },
  *recognize(document: TextDocument): Iterable<Match> {
    const { tokens } = document;
    for (let token = 0; token + 1 < tokens.length; token++) {
      if (!isInitial(document, token)) continue;
      let last = token;
      while (isInitial(document, last + 1) && isNext(document, last)) last++;
      if (last > token) yield* asPerson(document, token, last);
      token = last;
    }
  },
};

const startOf = (tokens: TokenTable, token: number): number => tokens.start[token] ?? 0;
const endOf = (tokens: TokenTable, token: number): number => tokens.end[token] ?? 0;

/** A single capital with its full stop. */
const isInitial = ({ view, tokens }: TextDocument, token: number): boolean =>
  token < tokens.length &&
  ((tokens.kind[token] ?? 0) & (UPPER | LOWER | DIGIT)) === UPPER &&
  endOf(tokens, token) - startOf(tokens, token) === 1 &&
  view.charCodeAt(endOf(tokens, token)) === DOT;

/** True if nothing but the full stop, a blank or a hyphen parts a letter from the next. */
function isNext({ view, tokens }: TextDocument, token: number): boolean {
  const gap = startOf(tokens, token + 1) - endOf(tokens, token);
  return gap === 1 || (gap === 2 && ' -'.includes(view.charAt(endOf(tokens, token) + 1)));
}

function* asPerson(document: TextDocument, first: number, last: number): Iterable<Match> {
  const { view, tokens } = document;
  const start = startOf(tokens, first);
  const end = endOf(tokens, last) + 1;
  if (last - first >= MOST || ABBREVIATIONS.has(view.slice(start, end).replace(/[^\p{L}]/gu, ''))) return;
  BEHIND.lastIndex = end;
  GOES_ON.lastIndex = end;
  NUMBERED.lastIndex = end;
  if (
    !BEHIND.test(view) ||
    NUMBERED.test(view) ||
    (GOES_ON.test(view) && !startsSentence(document, last + 1)) ||
    isPartOf(document, first)
  )
    return;
  yield { type: 'PERSON', start, end, score: SCORE, why: 'initials of somebody in a dispute' };
}

/** `… by R.B. The court`: a word that begins sentences, not a surname. */
function startsSentence(document: TextDocument, next: number): boolean {
  const bit = document.wordList('names/stop');
  return ((document.tokens.flags[next] ?? 0) & bit) !== 0 && (document.tokens.kind[next] ?? 0) !== DIGIT;
}

/** True behind an article, a number or a word with a capital, which the letters belong to. */
function isPartOf(document: TextDocument, first: number): boolean {
  const { view, tokens } = document;
  const before = first - 1;
  if (before < 0 || startOf(tokens, first) - endOf(tokens, before) !== 1) return false;
  if (view.charCodeAt(endOf(tokens, before)) !== SPACE || view.startsWith("'s", startOf(tokens, before) - 1))
    return true;
  const kind = tokens.kind[before] ?? 0;
  if ((kind & DIGIT) !== 0) return !YEAR.test(view.slice(startOf(tokens, before), endOf(tokens, before)));
  const word = view.slice(startOf(tokens, before), endOf(tokens, before));
  if (ARTICLES.has(word.toLowerCase())) return true;
  return (kind & UPPER) !== 0 && ((tokens.flags[before] ?? 0) & document.wordList('names/stop')) === 0;
}
