import type { PatternRecognizer } from '../../../../core/index.js';
import type { Gazetteer } from '../../gazetteer.js';
import { hashWord } from '../../hash.js';

const r = String.raw;
const WORD = r`\p{Lu}[\p{L}'-]{2,24}`;
const END = r`(?![\p{L}\p{N}_-])`;

/** Two letters joined by a sign that are no couple: `R & D`, `Q & A`, `B & B`. */
const NO_COUPLE: ReadonlySet<string> = new Set(
  'AA AB AE AM AP AR AT AW BB BO BP BQ BW CA CD CF CO CP DA DC DE DO DX ED EI EO ER FB FF GA GE HE HM HP HR HV IE IO IP IT JJ KR LD LP MA ME MM MS NB OE OM PA PL PR QA RB RD RR SF SM SP TA TC TE TM TV UI UX VP WE WP XY YZ'.split(
    ' ',
  ),
);
/** What stands where the initials of a member of the firm would. */
const NO_AUTHOR: ReadonlySet<string> = new Set(
  'ALL HR IT PR QA PM UK US USA EU UN FILE STAFF TEAM CEO CFO COO CTO CISO DPO MLRO IRS FBI SEC FCA PRA FDA EPA DOJ DOL NHS HMRC BOD LLC LLP INC LTD TBC TBD NA RE CC BCC NEW OPS AP AR GM VP MD GC OGC'.split(
    ' ',
  ),
);

const MEMO_LINE = r`(?:(?:TO|To|DATE|Date|RE|Re|CLIENT|Client|MATTER|Matter|CC|Cc|FILE|File)\b[^\n]{0,80}\n{1,2}){0,3}`;

/** Persons by the shorthand of police, courts and law firms: `PC AKHTAR`, `R & S Wetherby`, `FROM: TBK`. */
export const partyName = (gazetteer: Gazetteer): PatternRecognizer => {
  const isSurname = (term: string): boolean => {
    const word = /[\p{L}'-]+$/u.exec(term)?.[0] ?? '';
    return gazetteer.isSurname(hashWord(word, 0, word.length));
  };
  const isEveryday = (term: string): boolean => {
    const word = /[\p{L}'-]+$/u.exec(term)?.[0] ?? '';
    return gazetteer.isCommon(hashWord(word, 0, word.length));
  };
  return {
    name: 'names/party',
    types: ['PERSON'],
    patterns: [
      {
        name: 'officer in capitals',
        type: 'PERSON',
        lead: r`(?<![\p{L}\p{N}])(?:PC|WPC|PCSO|DC|DS|DI|DCI|PS|Sgt|Det|Ofc|Officer|Deputy|Tpr|Trooper|Constable|Inspector|Insp)\.? `,
        match: r`[A-Z][A-Z'-]{3,24}(?= (?:and|when|while|with|in|was|is|who|then|stated|states|attended|advised|arrested|said|has|had|on|at|to|of|took|gave|from)(?!\p{L})|[,.;)] ?(?:\p{L}|\n|$))`,
        score: 0.3,
        validate: (term) => isSurname(term) && !isEveryday(term),
        valid: 0.6,
      },
      {
        name: 'two initials and one surname',
        type: 'PERSON',
        match: r`(?<!\p{Lu}\.? |[\p{L}\p{N}&.'-])\p{Lu}\.? (?:&|and|\+) \p{Lu}\.? ${WORD}${END}`,
        score: 0.3,
        validate: (term) => !NO_COUPLE.has(term.replace(/\P{Lu}/gu, '').slice(0, 2)) && !isEveryday(term),
        valid: 0.55,
      },
      {
        name: 'initials of who wrote a note',
        type: 'PERSON',
        lead: r`(?:MEMORANDUM|Memorandum|MEMO|Memo|FILE NOTE|File [Nn]ote|ATTENDANCE NOTE|Attendance [Nn]ote|TELEPHONE NOTE)[^\n]{0,60}\n{1,3}${MEMO_LINE}(?:FROM|From|BY|By|AUTHOR|Author|FEE EARNER|Fee [Ee]arner):[ \t]{1,20}`,
        match: r`[A-Z]{2,4}(?=[ \t]{0,4}(?:\n|$|/))`,
        score: 0.6,
        validate: (term) => !NO_AUTHOR.has(term),
        valid: 0.6,
      },
      // `Comm'r Dorrance`, `Hearing Officer Quillon`
      {
        name: 'who hears a case',
        type: 'PERSON',
        lead: r`(?:Comm'r|Commr\.?|Commissioner|Magistrate|Referee|Coroner|Hearing Officer|Arbitrator|Mediator|Receiver|Tribunal Judge) `,
        match: r`(?!(?:Of|General|For|In|And|Act|Court|Office|Service|Order|Board|Fees?|Report|Rules?|Hearing|Judge|Training|Award|Panel|Selection)(?!\p{L}))\p{Lu}\p{Ll}[\p{L}'-]{2,20}(?=[,.;:)]| (?:and|said|held|found|noted|asked|presiding|granted|denied|ordered|wrote|agreed)(?!\p{L}))`,
        score: 0.6,
      },
      // `Wu, Ming-Li`, `Ng, Mei Ling`: short surnames of East Asia before a name in two syllables
      {
        name: 'short surname in front',
        type: 'PERSON',
        match: r`(?:Wu|Li|Xu|Ma|Hu|Lu|He|Yu|Ho|Ng|Su|Du|Fu|Gu|Qi|Ye|Xi|An|Yi|Ko|Oh|Lo|Ip|Ta|Vo|Le|Ly|Do|Au|Bi|Yoo|Lee|Lim|Tan|Kim|Ooi|Goh|Koh|Teo|Yeo), \p{Lu}\p{Ll}{1,5}[- ]\p{Lu}?\p{Ll}{1,6}(?=[ \t]{0,3}(?:[|;,.)*\n(]|$))`,
        score: 0.62,
      },
      // `ofc rondon`, `atty quillfeather`
      {
        name: 'officer in small letters',
        type: 'PERSON',
        lead: r`(?<![\p{L}\p{N}])(?:ofc|ofcr|officer|det|detective|sgt|deputy|atty|attorney|judge|trooper)\.? `,
        match: r`\p{Ll}{4,14}(?![\p{L}\p{N}'-])`,
        score: 0,
        validate: (term) => isSurname(term) && !isEveryday(term),
        valid: 0.55,
      },
      // `hey its yanelis.`
      {
        name: 'who writes, in small letters',
        type: 'PERSON',
        lead: r`(?:hey|hi|hello|hiya|yo|hola),? (?:it'?s|its|this is|im|i'm) `,
        match: r`\p{Ll}{3,14}(?=[.,!?\n]|$| (?:here|from|again)(?!\p{L}))`,
        score: 0,
        validate: (term) => !isEveryday(term) && !/(?:ing|ed|ly|less|able|ful|ish)$/.test(term),
        valid: 0.55,
      },
      // `Cleared by: JMc`
      {
        name: 'initials behind who checked',
        type: 'PERSON',
        lead: r`(?:[Cc]leared|[Cc]hecked|[Aa]pproved|[Pp]repared|[Dd]rafted|[Ll]ogged|[Aa]uthori[sz]ed|[Rr]eviewed|[Oo]pened|[Cc]losed|[Ff]iled) by: {1,3}`,
        match: r`(?:[A-Z]{2,3}|[A-Z]{1,2}(?:Mc|Mac|O')[A-Z]?)(?=[ ,.;)/\n]|$)`,
        score: 0,
        validate: (term) => !NO_AUTHOR.has(term),
        valid: 0.55,
      },
      // `thx - jo`, the last words of a mail
      {
        name: 'signed in small letters',
        type: 'PERSON',
        lead: r`(?:thx|thanks|thank you|cheers|ta|tks|ty|regards|rgds),? ?(?:[-~]{1,2}) ?`,
        match: r`\p{Ll}{2,12}(?=\s{0,3}$|\s{0,2}\n\s{0,3}(?:>|On |From:|--|\n))`,
        score: 0.3,
        validate: (term) => gazetteer.isGiven(hashWord(term, 0, term.length)),
        valid: 0.55,
      },
    ],
  };
};
