import type { NameWord, Page } from '../../lists/word.js';
import { isBeforeOne, wordsOf } from './openers.js';

const any = (words: string): string => words.trim().split(/\s+/).join('|');

const ADVERB =
  '(?:(?:never|always|also|still|just|already|later|then|finally|again|really|currently|recently|reportedly|allegedly|apparently|probably|often|usually|only|even|both) ){0,2}';

/** What only persons do: neither companies nor programs. */
const VERBS = any(`
  apologises apologizes argued argues ate babysits baked bathed begs believes blamed blames blushed boarded bought brags breathed brought
  bullied bumped commutes cries cursed danced daydreams dislikes divorced dozed drank dreamed dreamt dressed drinks drowned eats enjoys
  enlisted fainted fasted fidgeted fidgets flinched flirted forgets forgot frowned frowns gasped giggled glared grinned groaned grumbled
  hated hates hesitated hoped insisted insists jogs joked kissed kneeled knelt laughs liked listens loved loves married marries missed
  misses moaned mumbled murmured muttered objected overdosed overheard overslept owes panicked perjured pouted prayed prays promised
  proposed punches relapsed remarried remembered remembers resides rubbed sang sat scowled scratched shouted showered sings sits sleeps
  smirked sneezed snored sobbed spanked speaks spoke squinted stammered stared stuttered swallowed swam sweats tattled teaches teased
  testifies thanked thought tolerated vapes volunteered volunteers vomits walked wandered weeps weighs whined winced winked wished woke
  wondered wonders worried yawned yells
`);
/** Verbs that things do as well, with what only persons do them to. */
const PHRASES = [
  'objects? to',
  'objected to',
  'quit (?:his|her|the|last|on|after|without)',
  'showed up',
  'shows up',
  'moved (?:in|out|to|back|away)',
  'went (?:home|to|back|out|missing|for|into|on)',
  'came (?:home|in|over|back|to|by)',
  'got (?:home|up|out|sick|married|hurt|fired|mad|angry|upset|lost|drunk|arrested)',
  'left (?:the|her|his|for|early|me|us|a|at|with)',
  'ran (?:away|off|into|out|over|for)',
  'has (?:an? (?:appointment|appt|history|fever|cough|headache|rash|job|daughter|son|dog|cat|lawyer|cold|baby|fracture|stroke|seizure|question|new (?:job|baby|boyfriend|girlfriend|phone|address|number))|no (?:pain|fever|complaints|allergies|idea)|(?:two|three|four) (?:kids|children|sons|daughters)|her |his |been (?:sick|out|off|waiting|drinking|seen|living|working|in|on|having))',
  'had (?:an? (?:appointment|appt|history|fever|cough|headache|rash|job|daughter|son|dog|cat|lawyer|cold|baby|fracture|stroke|seizure|question|new (?:job|baby|boyfriend|girlfriend|phone|address|number))|been (?:sick|drinking|waiting|living|seen|told)|her |his |surgery|lunch|dinner)',
  'denies (?:any|chest|pain|fever|alcohol|drug|nausea|shortness|sob|smoking|allerg|having|being|knowing|tobacco)',
  'reports (?:no|feeling|pain|having|some|that (?:he|she))',
  'works (?:at|for|as|in|from|nights|days|with)',
  'wrote (?:me|us|back|that|to|a letter)',
  'paid (?:in|by|cash|the|for|me|us|him|her|off)',
  'called (?:in|out|off|me|us|him|her|about|to|again|twice|from)',
  'stopped (?:by|taking|smoking|drinking|talking)',
  'started (?:crying|school|work|yelling|taking|smoking|drinking)',
  'takes (?:his|her|care|after|metformin|aspirin|\\d)',
  'turned (?:\\d|himself|herself|around)',
  'asked (?:for|if|to|me|us|him|her|about|that|whether)',
  'said (?:he|she|that|I|we|no|yes|hi|the|it|to|so)',
  'told (?:me|us|him|her|them|the|police|my)',
  'owns (?:a|the|two)',
  'needs (?:a ride|help|to (?:sign|call|see|go|be))',
  'wanted (?:to|a|me|us|the)',
  'wants (?:a|to|me|us|the|his|her|out)',
  'and (?:I|me|his|her|my|the kids) ',
  'who (?:lives|works|said|was|is|has|had|signed|called)',
  "['’]?s mom",
  'will (?:call|come|sign|bring|pay|drive|pick up|not (?:sign|come|pay|be (?:there|here|coming|back)))',
  "(?:didn|doesn|won|can|couldn|wouldn|isn|wasn|hasn)['’]t (?:show|call|know|want|sign|come|remember|pay|like|answer|reply|think|feel|here|there|home|care|speak)",
].join('|');
/** What only persons are. */
const STATES = any(`
  admitted adopted afebrile alert allergic ambulatory angry arrested asleep asked awake blind born charged combative compliant confused convicted crying cyanotic deaf deceased depressed diabetic
  discharged divorced drunk educated embarrassed evicted examined fired furious grieving grumpy handcuffed happy hired homeless hospitalized hospitalised hungry incarcerated
  injured interviewed intoxicated intubated jailed killed laid lethargic married mugged murdered nauseous nervous noncompliant obese oriented pregnant promoted questioned raised rescued retired robbed sad
  scared sedated sentenced shot single sober stabbed subpoenaed sued suicidal sworn terminated thirsty tired transferred unemployed unresponsive upset vaccinated widowed wounded
`);

const PREDICATE = new RegExp(
  `^ ${ADVERB}(?:(?:${VERBS})(?![\\p{L}\\p{N}])|(?:${PHRASES})|(?:is|was|were|got|has been|had been|is being|was being|will be) (?:not |so |very |still |currently |later )?(?:${STATES}|seen (?:in|by|at|today|for|on))(?![\\p{L}\\p{N}]))`,
  'u',
);

const WORDS = wordsOf([PREDICATE.source]);

/** True where what follows a word is said of persons, and of hardly anything else. @param behind what stands behind the word. */
export const isPredicated = (page: Page, word: NameWord, behind: string): boolean =>
  isBeforeOne(page, word, WORDS) && PREDICATE.test(behind);
