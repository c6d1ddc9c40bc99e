import type { Pattern, PatternRecognizer } from '../../../../core/index.js';
import { UNMISTAKABLE } from '../words/organizations/index.js';

/** Names of organisations that are found by {@link knownAbbreviation}. */
export const ABBREVIATION = /^\p{Lu}{2,5}$/u;

const listed = (words: string): readonly string[] => words.split('|').map((word) => word.trim());

/** Words beside which a name that is a word as well is a company's. */
export const OF_COMPANIES: readonly string[] = listed(`
  inc|corp|company|employer|employee|employees|shares|stock|shareholders|ceo|works at|works for|worked at|worked for|headquarters|customer service|acquired|
  merger|quarterly|earnings|sued|suing|sue|lawsuit against|claim against|dispute with|announced|spokesman|spokeswoman|spokesperson|hired by|employed by|store|account with|
  analyst|analysts|chief executive|shareholder|subsidiary|profits|outlets|flight|flights|airline|airlines|ordered from|bought from`);

/** Diseases, operations, tests and parts of an examination as well. */
const CLINICAL_TOO = new Set('AFP CBS CIA CVS DHS EPA IBM MTV NFL NHL SAP TSA WPP'.split(' '));
const BEFORE_CLINICAL: readonly string[] = listed(`
  abdominal|acute|admission|admitted|anti|arthroplasty|biopsy|bilateral|cardiac|cell|chronic|consistent with|criteria for|diagnosed with|diagnosis|dx|exam|
  fracture|h/o|history of|hx|hx of|knee|left|low-grade|lymphoma|mri|neg for|negative for|of breath|omega-3|patient has|pathology|pet|pmh|positive for|
  relapsed|remission|right|s/p|serum|shoulder|stage|suggestive of|suspected|treated for|tumor|tumour|underwent`);
const BEHIND_CLINICAL =
  '[ ]?[:=(]|,? ?\\d| (?:was |is |were )?(?:and DHA|and hCG|criteria|elevated|exam|fixation|for (?:hip|shoulder)|high|in remission|intact|level|low|marker|negative|normal|positive|raised|repair|ruled|scan|screw|stage|subtype|supplement|titer|within)';

/** Where an abbreviation is the label of a number: `DEA# BW1234563`, `NHS No 943 …`, `NHS 943 555 0100`. */
const LABELS_NUMBER =
  ' ?(?:#|(?:[Nn]o|NO|[Nn]r|ID|[Nn]umber)(?!\\p{L})\\.?)[:# ]{0,3}[A-Z]{0,3}\\d{3}(?:\\d\\d| \\d)| ?:? \\d{3}[ -]\\d{3}[ -]\\d{3,4}(?!\\d)| (?:[A-Z]{2}\\d{7}|\\d{3}(?!\\d)|(?:[Ff]orm|[Ss]chedule|[Nn]umber|[Rr]egistration)(?!\\p{L}))';

const anyOf = (names: readonly string[]): Pick<Pattern, 'type' | 'match' | 'score'> => ({
  type: 'ORGANIZATION',
  match: `(?:${names.join('|')})(?![\\p{L}\\p{N}_]|${LABELS_NUMBER})`,
  score: 0.8,
});

const ABBREVIATED = UNMISTAKABLE.filter((name) => ABBREVIATION.test(name));
const clinical = anyOf(ABBREVIATED.filter((name) => CLINICAL_TOO.has(name)));

/** Well-known organisations by their abbreviation. */
export const knownAbbreviation: PatternRecognizer = {
  name: 'names/known-abbreviation',
  types: ['ORGANIZATION'],
  patterns: [
    anyOf(ABBREVIATED.filter((name) => !CLINICAL_TOO.has(name))),
    { ...clinical, name: 'clinical too', match: `${clinical.match}(?!${BEHIND_CLINICAL})`, counter: BEFORE_CLINICAL },
    // In charts mostly a pressure: `BP 138/88`.
    {
      name: 'oil',
      type: 'ORGANIZATION',
      match:
        'BP(?![\\p{L}\\p{N}_])(?![ :=]{0,3}(?:\\d|(?:is|was|at) \\d|(?:high|low|elevated|stable|controlled|well|meds?|check|cuff|reading|log|goal|range|ok)(?!\\p{L})))',
      score: 0.3,
      context: OF_COMPANIES,
    },
  ],
};
