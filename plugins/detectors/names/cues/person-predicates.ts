import { COMMON_THINGS, CONTRACT_PARTS } from '../../../../kit/index.js';
import type { Hashes } from '../lists/hashes.js';
import { asName, asSurname } from '../lists/strength.js';
import { CAMEL, CAPS, COMMON, DOUBTFUL, hashesOf, type NameWord, type Page } from '../lists/word.js';
import { isFramedAbroad } from '../person/alone/framed-abroad.js';
import { isSurrounded } from '../person/alone/framed-around.js';
import { isPredicated } from '../person/alone/predicates.js';

const SHORTEST = 3;
const LOOKBACK = 30;
const LOOKAHEAD = 48;
const END = String.raw`(?![\p{L}\p{N}])`;
const any = (words: string): string => words.trim().split(/\s+/).join('|');

/** What only persons do, are told, or are. */
const DOES = any(`
  testified speaking aware smiled nodded sighed shrugged whispered shouted cried laughed wept complained complains verbalized verbalised
  vomited slept smokes lives lived died resigned retired graduated fled drove fell slipped stated replied thinks wants knows feels
  kicked punched agrees disagrees emailed texted phoned paged voiced consented refused apologized apologised
  cosigned scrubbed dictated limped coughed snored swears swore shouts yelled screamed begged confessed pleaded
`);
const TASKS = any(`
  follow f/u update send call bring review discuss see order cover check provide prepare draft confirm schedule sign speak coordinate arrange
  email contact reach own lead present share fix investigate decide circulate finalise finalize chase set write present ask talk
`);
const STATES = any(`
  born arrested charged convicted sentenced hospitalized hospitalised diagnosed intubated extubated cremated buried widowed divorced married
  engaged pregnant incarcerated evicted handcuffed raped beaten stabbed bullied adopted
`);
const AWAY = any(`out away off unavailable sick late upset my his her our their your on`);
const OWNED = any(`
  deposition testimony wife husband mother father son daughter sister brother mom dad parents kids children birthday funeral attorney lawyer
  solicitor boss arrest injuries symptoms surgery widow fiancé fiancée girlfriend boyfriend office desk voicemail handwriting alibi
`);
/** What stands behind somebody, and behind hardly anything else. */
const BEHIND = new RegExp(
  `^(?: (?:${DOES}|passed away|here(?=[.,;!]|$)|to (?:${TASKS})|(?:was|is|were|been|got) (?:${STATES})|is (?:${AWAY})(?! (?:sale|offer|track|hold))|returned (?:my|the|our|his|her) calls?|called (?:back|in sick|to say|me|us)|told (?:me|us|him|her|them|police|reporters|the)|gave birth|has been drinking)${END}|['’]s (?:${OWNED})${END})`,
  'u',
);
/** What stands behind companies, teams and places as well: enough behind a surname that a list has. */
const BEHIND_SURNAME = new RegExp(
  `^ (?:said|says|told|agreed|scored|notified|delivered|processed|approved|signed|wrote|added|returned|defeated|beat|joined|denies|denied|failed the|will (?:call|send|bring|follow|see|review|be (?:out|back|in|away)|check|sign|cover|join)|hit|threatened|assaulted|looked (?:at|up|down|away|out|over)|opened (?:an account|the door)|missed (?:a|an|the|two|three|his|her|several)|declined the|appeals from|broke (?:up|down|his|her)|got (?:a|the|promoted|fired|sick|hurt|engaged|hired)|picked up|withdrew|owes|requests|visiting|and (?:I|me|his|her|the kids|family)|will be (?:discharged|transferred|admitted|seen|missed))${END}|^['’]s (?:laptop|phone|lawyers|flight|car|truck|house|home|apartment|conviction|claim|account|application|chart|condition|family|estate|request|signature|shift|manager|landlord)${END}`,
  'u',
);

const ROLES = any(`
  teller suspect passenger borrower co-borrower guest driver holder victim witness tenant landlord landlady lawyer attorney boss neighbor neighbour roommate
  flatmate coworker colleague realtor accountant officer detective deputy trooper sergeant claimant policyholder adjuster student plaintiff defendant
  petitioner respondent appellant juror inmate detainee arrestee complainant caller buyer lessee striker defender goalkeeper midfielder skipper
  winger batsman bowler pitcher quarterback hospitalist intensivist employee applicant trainee cardholder
`);
/** What stands right before somebody, and before hardly anything else. */
const BEFORE =
  /(?:(?<![\p{L}\p{N}])(?:(?:[Ss]poke|[Tt]alked|[Mm]et|[Ss]een|[Dd]\/?w|[Dd]iscussed|[Rr]ounded|[Ss]taffed|d\/w|c\/w) ?w\/ ?|(?:[Hh]and-?off|[Rr]eport|[Nn]otice|[Oo]ath) given to |[Ll]eft (?:a )?(?:message|note|voicemail|vm) (?:for|with) |[Tt]hanks to |[Cc]ounsel for |(?:[Rr]oom|[Tt]able|[Cc]ar) (?:booked|reserved|held) (?:under|for) |(?:dropped|picked) (?:off|up) by |[Pp]lease cc |(?:[Ii]nformed|[Tt]ell|[Tt]old|[Rr]emind|[Aa]sked|[Ss]entenced|[Dd]ischarged|[Aa]dmitted|[Ii]ntubated|[Ee]xtubated) |[Ww]aiting (?:on|for) |RIP |R\\.I\\.P\\. |[Bb]od(?:y|ies) of |[Ss]ignature of |(?:[Ss]ent|[Ff]orwarded|[Ff]axed|[Pp]ayable|[Bb]elongs|[Pp]aged|[Ii]ssued|[Cc]are) (?:out )?to |[Cc]are of |[Oo]k(?:ay)? per |[Cc]all-?back from |(?:him|her|them|himself|herself) as |(?:POA|proxy|HCP|spouse|NOK|guardian) is |(?:[Tt]ranscribed|[Mm]erged|[Rr]eopened|[Ee]ntered|[Vv]erified|[Cc]losed|[Dd]rafted|[Rr]eviewed|[Aa]pproved) by |(?:case|findings|results|plan|scan|film|labs?) (?:was |were )?discussed with (?:attending|fellow|resident) \()|(?:^|[\n.;] {0,2})Per |(?:^|\n) {0,4}(?:[Cc]osigned|[Aa]pproved|[Pp]hoto|[Rr]eviewed|[Vv]erified|[Aa]uthori[sz]ed|[Ww]itnessed|[Pp]repared|[Dd]ictated|[Tt]ranscribed|[Ii]nterviewer|[Aa]ction items|[Cc]overage|[Ww]eekend coverage|[Oo]n call|[Cc]ontact|[Pp]oint of contact)(?: by)?: {1,2})$/u;
const BEHIND_ROLE = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${ROLES}) $`, 'iu');
/** Behind a role, something goes on in small letters or ends; a second capital is another thing: `Passenger Honda Civic`. */
const GOES_ON = /^(?: \p{Ll}|[.,;:)?!]|['’]s|\s*$|\s*\n)/u;
const words = (terms: readonly string[]): Hashes => hashesOf(terms.filter((term) => !/[^a-z]/.test(term)));
/** `Lessee agrees` */
const PARTS = words(CONTRACT_PARTS);
/** `Ramadan is over`; but `Arduino was seen in the clinic` is a surname of a list. */
const THINGS = words(COMMON_THINGS);
/** Of a list or a place: no name, though nobody knows the word. */
const ARTICLE = /(?:^|[^\p{L}])(?:[Tt]he|[Aa]n?|[Tt]his|[Tt]hat|[Oo]ur|[Ii]n|[Nn]ear) $|-$/u;
const SERVICE =
  /(?:ology|metry|keeping|tors|llas|ists|ians|est|iatrics|therapy|care|desk|corp|mart|net|soft|tech|bank|air|lines?|ware)$/iu;

/** True for a word that may be a surname of which no list need know, between words that hardly stand beside anything but persons. */
export function isFramed(page: Page, word: NameWord): boolean {
  if (word.end - word.start < SHORTEST || (word.known & (CAPS | COMMON | DOUBTFUL | CAMEL)) !== 0) return false;
  const surname = asSurname(word);
  const hash = page.tokens.hash[word.first] ?? 0;
  if (surname < 1 || PARTS.has(hash) || (asName(word) < 2 && THINGS.has(hash))) return false;
  const { view } = page;
  const before = view.slice(Math.max(0, word.start - LOOKBACK), word.start);
  const behind = view.slice(word.end, word.end + LOOKAHEAD);
  const text = view.slice(word.start, word.end);
  if (isFramedAbroad(page, word, before, behind)) return true;
  if (ARTICLE.test(before) || SERVICE.test(text)) return false;
  if (BEHIND.test(behind) || (surname >= 2 && BEHIND_SURNAME.test(behind))) return true;
  if (GOES_ON.test(behind) && (BEFORE.test(before) || BEHIND_ROLE.test(before))) return true;
  return isPredicated(page, word, behind) || isSurrounded(page, word, before, behind);
}
