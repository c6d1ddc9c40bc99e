import type { CodeRecognizer, Match } from '../../../../core/index.js';
import { NAME, NO_NAME } from './charted.js';
import { CHILD_OF, INTRODUCED } from './introduced.js';

const r = String.raw;
/** Longer than any name that is looked for, with what may stand in front of it. In code units. */
const NEAR = 100;
const AGE = r` \(\d{1,2} ?(?:y|yo|mo|m|y/o)?\)`;
const NO_PATIENT = r`(?!(?:He|She|It|This|That|They|There|Who|Patient|Pt|Client|Infant|Baby|Child|Mom|Dad|Mother|Father|Subject|Resident|Victim|Caller|Decedent|Proband|Member|Here|Today|Interpreter|Historian|Spouse|Wife|Husband|Son|Daughter)(?!\p{L}))`;
const NO_STAFF = r`(?!(?:The|An?|Per|By|With|From|Seen|Your|Our|Dr|Mr|Ms|Mrs|Charge|Staff|Consult|Night|Day|Float|Primary|Home|Health|Wound|School|Clinic|Office|Ask|Call|Called|Notify|Notified|See|To|For|And|Or|On|Also|Any|Same|New|Senior|Junior|Medical|Student|Registered|Licensed|Clinical|Agency|Travel|Hospice|Circulating|Scrub|Triage|Nurse|Family|Patient|Team|Weekend|Covering|Attending|Resident|Discharge|Admission|Outpatient|Inpatient|Pediatric|Acute)(?!\p{L}))`;
const PROFESSION = r`(?:PGY-?\d|MS-?[1-4]|MSIV|MSIII|CA-?[1-3]|RPh|PharmD|CCC-SLP|OTR/L|DPT|CRNA|CNM|APRN|ARNP|FNP|DNP|RDH|LCSW|LMFT|CCRC|CRRN)(?![A-Za-z0-9])`;

const ROLES =
  'guard|clerk|cook|driver|nurse|janitor|manager|coach|teacher|tutor|secretary|receptionist|cashier|waiter|waitress|baker|gardener|cleaner|' +
  'caretaker|foreman|supervisor|boss|assistant|accountant|designer|developer|engineer|librarian|mechanic|plumber|electrician|landlord|landlady|' +
  'tenant|neighbou?r|colleague|classmate|roommate|flatmate|friend|cousin|uncle|aunt|nephew|niece|brother|sister|son|daughter|husband|wife|' +
  'partner|fiancée?|translator|interpreter|facilitator|moderator|organi[sz]er|treasurer|trainer|therapist|doctor|dentist|vet|priest|pastor|' +
  'handyman|bartender|barista|chef|seamstress|tailor|trainee|intern|apprentice|owner|salesman|saleswoman|shopkeeper|principal|headmaster';

/** A mark that tells who stands before it, and how that name is written; its first group is the name. */
interface MarkRule {
  /** False if no mark stands in a text: soon told of most. */
  readonly mayStand: (view: string) => boolean;
  /** Global, so that all of a text are found. */
  readonly mark: RegExp;
  readonly name: RegExp;
  readonly score: number;
  readonly why: string;
}

const ANY_PROFESSION = new RegExp(PROFESSION);

/** Whether an expression follows a sign somewhere: to look for the sign costs a tenth of trying the expression everywhere. */
function stands(view: string, sign: string, behind: RegExp): boolean {
  for (let at = view.indexOf(sign); at >= 0; at = view.indexOf(sign, at + 1)) {
    behind.lastIndex = at + sign.length;
    if (behind.test(view)) return true;
  }
  return false;
}

const RULES: readonly MarkRule[] = [
  // `kids Obi (11) and Nkechi (8)`
  {
    mayStand: (view) => stands(view, ' (', /\d/y),
    mark: new RegExp(AGE, 'g'),
    name: new RegExp(r`(?<=\p{L}${AGE}(?:,|,? and|,? &)? )(${NO_NAME}${NAME})$`, 'u'),
    score: 0.65,
    why: 'one of several, with an age',
  },
  // `Nahid is a 29-year-old`, `Zaylen is a 15 mo M`
  {
    mayStand: (view) => stands(view, 's a', /n? /y),
    mark: / (?:is|was) an? (?:[a-z]{2,14} ){0,2}\d{1,3}(?:[- ](?:years?|yrs?|months?|mos?|weeks?|wks?|days?)(?:[- ]old)?(?![A-Za-z])| ?y\/?o| ?[MF](?![A-Za-z])| ?mo (?:old |male|female|M|F|boy|girl))/g,
    name: new RegExp(
      r`(?<=^|[\n\r>]|[.:!] {1,2}|[-*•] )(${NO_PATIENT}${NAME}(?: \p{Lu}\.?)?(?: \p{Lu}[\p{L}'’-]{1,20}){0,2})$`,
      'u',
    ),
    score: 0.65,
    why: 'before what a patient is',
  },
  // `Socorro, RPh`, `Yoon PGY1`
  {
    mayStand: (view) => ANY_PROFESSION.test(view),
    mark: new RegExp(r`,? ?\(?${PROFESSION}`, 'g'),
    name: new RegExp(r`(?<![\p{L}\p{N}'’-])(${NO_STAFF}${NAME})$`, 'u'),
    score: 0.6,
    why: 'before letters of a profession',
  },
  // `Wanderley, the guard, counted`; a place is the capital, a firm the maker.
  {
    mayStand: (view) => stands(view, ', ', /(?:the|our|my|his|her|their) /y),
    mark: new RegExp(`, (?:the|our|my|his|her|their) (?:[a-z]{3,12} )?(?:${ROLES})(?=[,.;)])`, 'g'),
    name: new RegExp(
      r`(?:^|[\n\r>]|[.!?:] |, |(?:and|with|by|to|told|asked|met|from|for|saw|called|that|when|then|but|because|so) )(${NO_STAFF}(?!\p{L}{2,20}ly$)${NAME})$`,
      'u',
    ),
    score: 0.6,
    why: 'before a role between commas',
  },
  // `P. Muthulakshmi          ... Petitioner/A2`, as courts of India head their orders
  {
    mayStand: (view) => stands(view, '..', /\.{0,6} ?(?:Pet|Res|App|Pla|Def|Com|Acc|Cla)/y),
    mark: /[ \t]{1,40}\.{2,8} ?(?:Petitioner|Respondent|Appellant|Appellee|Applicant|Plaintiff|Defendant|Complainant|Accused|Claimant)/g,
    name: new RegExp(
      r`(?:^|\n)[ \t]{0,12}(?:\d{1,2}[.)][ \t]{1,4})?((?:\p{Lu}\.? ?){0,3}\p{Lu}[\p{L}'-]{1,24}(?: \p{Lu}[\p{L}.'-]{0,24}){0,3})$`,
      'u',
    ),
    score: 0.6,
    why: 'before the part of a party',
  },
  // `Nur Aisyah bt. Kamal`
  {
    mayStand: (view) => stands(view, ' b', /(?:in)?t[ei.]?/uy),
    mark: / (?:binti|binte|bte?\.?) (?=\p{Lu})/gu,
    name: new RegExp(r`(?<![\p{L}\p{N}'-])(\p{Lu}\p{Ll}{1,20}(?: \p{Lu}\p{Ll}{1,20}){0,2})$`, 'u'),
    score: 0.7,
    why: 'daughter of somebody',
  },
  // `Cy Papanikolas, pro se`
  {
    mayStand: (view) => stands(view, ', p', /ro (?:se|per|hac)(?!\p{L})/uy),
    mark: /, pro (?:se|per)(?![a-z])/g,
    name: new RegExp(r`(?<![\p{L}\p{N}'-])((?:\p{Lu}[\p{L}'-]{1,20}\.? ){1,3}\p{Lu}[\p{L}'-]{1,24})$`, 'u'),
    score: 0.7,
    why: 'before who speaks for somebody',
  },
  // `I am Thirumurugan s/o Palaniappan`
  {
    mayStand: (view) => stands(view, '/', /[OoLlPp]/y),
    mark: new RegExp(r`,? ${CHILD_OF}\.?:? `, 'g'),
    name: new RegExp(r`(?<![\p{L}\p{N}'-])(${INTRODUCED}(?:(?: \p{Lu}\.?){1,2})?)$`, 'u'),
    score: 0.7,
    why: 'child of somebody',
  },
];

/**
 * Names before a mark that needs no list of names: the marks are few, and looked for instead of all words in capitals that might
 * stand before one.
 */
export const beforeMark: CodeRecognizer = {
  name: 'names/before-mark',
  types: ['PERSON'],
  needs: { holds: ['ABCDEFGHIJKLMNOPQRSTUVWXYZ'] },
  recognize({ view }): readonly Match[] {
    const matches: Match[] = [];
    for (const { mayStand, mark, name, score, why } of RULES) {
      if (!mayStand(view)) continue;
      // `matchAll` would compile the expression anew for each text.
      mark.lastIndex = 0;
      for (let at = mark.exec(view); at !== null; at = mark.exec(view)) {
        const { index } = at;
        const found = name.exec(view.slice(Math.max(0, index - NEAR), index))?.[1];
        if (found !== undefined) matches.push({ type: 'PERSON', start: index - found.length, end: index, score, why });
      }
    }
    return matches;
  },
};
