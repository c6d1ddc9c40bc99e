import type { NameWord, Page } from '../../lists/word.js';
import { isBehindOne, wordsOf } from './openers.js';

/** What stands before a name and behind it, where neither tells enough alone: `It was Vang who signed`, `Neither Deroin nor`. */
type Around = readonly [before: RegExp, behind: RegExp];

const ADVERB = '(?:really |never |always |also |just |still |already )?';
/** What is done to persons, and to hardly anything else that has a capital. */
const DONE_TO =
  'likes?|loves?|hates?|trusts?|blames?|blamed|thanked|hugged|kissed|married|dated|dumped|sued|fired|hired|arrested|interviewed|questioned|handcuffed|texted|emailed|phoned|' +
  'paged|intubated|admitted|discharged|deposed|subpoenaed|bullied|slapped|punched|kicked|bit|stabbed|robbed|evicted|babysat|adopted|invited|befriended|divorced|consoled|warned|scolded';
const DONE_BY =
  'driven|signed|written|seen|treated|examined|represented|accompanied|hired|fired|assaulted|attacked|bitten|raised|referred|witnessed|typed|taken|told|asked|' +
  'called|notified|adopted|cared for|brought in|picked up|dropped off|dictated|interviewed|prescribed|recommended';

const AROUND: readonly Around[] = [
  [/(?:^|[^\p{L}])[Ii]t (?:was|is|wasn['’]t|isn['’]t) $/u, /^ who(?!\p{L})/u],
  [/(?:^|[^\p{L}])[Nn]either $/u, /^ nor(?!\p{L})/u],
  [/(?:^|[^\p{L}])[Ff]rom $/u, /^ (?:re|regarding|about|asking|saying|was (?:closed|received|read))(?!\p{L})/u],
  [/(?:^|[^\p{L}])(?:obtained|came|heard|got it|borrowed|stolen) from $/u, /^(?:[.,;!?]|\s*$)/u],
  [/(?:^|[^\p{L}])[Oo]wes? $/u, /^ (?:an?|the|\$?\d|money|for)(?!\p{L})/u],
  [
    /(?:^|[^\p{L}])(?:handed|gave|told|showed|lent|taught|asked|served) $/u,
    /^ (?:the|a|an|his|her|my|our|some|that|to|about|if)(?!\p{L})/u,
  ],
  [/(?:^|[^\p{L}])[Ll]et $/u, /^ (?:know|in|out|go|finish|sleep|speak)(?!\p{L})/u],
  [/(?:^|[^\p{L}])[Bb]ecause of $/u, /^,? (?:we|I|he|she|they)(?!\p{L})/u],
  [
    /(?:^|[^\p{L}])(?:[Tt]hen|[Ww]hen|[Bb]ecause|[Ss]ays|[Tt]hinks) $/u,
    /^ (?:left|came|said|went|called|told|asked|got|took|ran|walked|drove|looked)(?!\p{L})/u,
  ],
  [
    /(?:^|[.?!\n] {0,2})(?:[Ww]hy |[Ww]hen |[Hh]ow |[Ww]here )?(?:[Dd]id|[Dd]oes|[Dd]oesn['’]t|[Ww]ill|[Cc]an|[Cc]ould|[Ww]ould|[Ss]hould) $/u,
    /^ (?:reply|call|come|say|know|want|sign|leave|pay|tell|ask|think|agree|remember|answer|forget|mind|drive|live|still|ever|even|like|speak|attend)(?!\p{L})/u,
  ],
  [
    /(?:^|[.?!\n] {0,2})(?:[Ww]hy |[Ww]hen |[Hh]ow |[Ww]here )?(?:[Ww]as|[Ii]s|[Gg]ot) $/u,
    /^ (?:fired|hired|there|ok|okay|home|coming|late|sick|mad|angry|upset|married|pregnant|arrested|alone|crying|asleep|drunk|promoted|discharged|admitted)(?!\p{L})/u,
  ],
  [/(?:^|[^\p{L}])[Aa]ccording to $/u, /^[,.;:]/u],
  [
    /(?:^|[^\p{L}])(?:[Ww]orried about|[Mm]ade out to|[Aa]ddressed to|[Mm]arried to|[Rr]elated to|[Ee]ngaged to|[Pp]roud of|[Aa]fraid of|[Jj]ealous of) $/u,
    /^(?:[.,;!?]| \p{Ll}|\s*$)/u,
  ],
  [
    /(?:^|[^\p{L}])(?:[Ll]eft|[Kk]eys|[Mm]eeting|[Ll]unch|[Aa]ppointment|[Ii]nterview|[Cc]all|[Ss]hift) (?:[\p{Ll} ]{0,12} )?with $/u,
    /^[.,;!?]/u,
  ],
  [
    /(?:^|[^\p{L}])(?:[Tt]ransfer|[Ff]orward|[Rr]efer|[Hh]and) (?:the |this |it |over ){0,2}(?:call |case |file |matter )?to $/u,
    /^[.,;!?]/u,
  ],
  [/(?:^|[\n.] {0,2})(?:[Nn]otes?|[Pp]hotos?|[Mm]inutes|[Ss]tatement|[Rr]eport) by $/u, /^(?:[.,;\n]|$)/u],
  [
    /(?:^|[^\p{L}])(?:[Ss]poke|[Tt]alked|[Ss]peak|[Tt]alk|[Cc]hatted) (?:to|with) $/u,
    /^(?: (?:about|re|regarding|on|today|this|at|yesterday)(?!\p{L})|[.,;])/u,
  ],
  [
    /(?:^|[^\p{L}])[Mm]et (?:w\/|with)? ?$/u,
    /^(?: (?:at|on|in|for|re|yesterday|today|last|about|and|when)(?!\p{L})|[.,;:])/u,
  ],
  [
    new RegExp(`(?:^|[^\\p{L}])${ADVERB}(?:${DONE_TO}) $`, 'u'),
    /^(?:[.,;!?]|\s*$| (?:on|at|in|yesterday|today|last|again|about|and|when|because|for|before|after|twice|this|to)(?!\p{L}))/u,
  ],
  [
    new RegExp(`(?:^|[^\\p{L}])(?:was|were|been|be|is|are|got) (?:\\p{Ll}{3,10} )?(?:${DONE_BY}) by $`, 'u'),
    /^(?:[.,;!?]|\s*$| \p{Ll})/u,
  ],
];

/** Behind no word: `Vang (the driver)`, `Vang: I will be late`, `Room 4: Vang - stable`. */
const OPENING: readonly Around[] = [
  [/(?:^|[^\p{L}])(?:[Rr]oom|[Rr]m|[Bb]ed|[Bb]ay) \d{1,4}[A-D]?: $/u, /^(?: [-–]|,| \p{Ll})/u],
  [/(?:^|[\n.!?] {0,2})$/u, /^ \((?:the|my|his|her|our|their) \p{Ll}/u],
  [
    /(?:^|\n)[ \t>]{0,4}$/u,
    /^: (?:I|I['’](?:m|ll|ve|d)|[Ww]e|[Oo]k(?:ay)?|[Yy]es|[Yy]eah|[Hh]i|[Hh]ey|[Ss]orry|[Tt]hanks|[Cc]an you|[Ss]ure|[Ll]ol|[Oo]mg)(?!\p{L})/u,
  ],
];

const BEFORE = wordsOf(AROUND.map(([before]) => before.source));

/** True between words that only together hardly stand around anything but a person. @param before what stands before the word, @param behind and behind it. */
export const isSurrounded = (page: Page, word: NameWord, before: string, behind: string): boolean =>
  (isBehindOne(page, word, BEFORE) && isAny(AROUND, before, behind)) ||
  ((/^(?: \(|:)/.test(behind) || before.endsWith(': ')) && isAny(OPENING, before, behind));

const isAny = (around: readonly Around[], before: string, behind: string): boolean =>
  around.some(([front, back]) => back.test(behind) && front.test(before));
