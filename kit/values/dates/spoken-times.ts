import { lexiconPattern } from '../../../lexicon/words.js';
import WORDS from '../../numbers/number-words.json' with { type: 'json' };
import { likeCase } from './calendar-words.js';

/** The words of the hours from one to twelve. */
const hoursOf = (ones: readonly string[], one: string): readonly string[] => [one, ...ones.slice(2, 13)];
const ENGLISH = hoursOf(WORDS.en.ones, 'one');
const GERMAN = hoursOf(WORDS.de.ones, 'eins');
const DUTCH = hoursOf(WORDS.nl.ones, 'een');
const SPANISH = hoursOf(WORDS.es.ones, 'una');
const FRENCH = hoursOf(WORDS.fr.ones, 'une');
const ITALIAN = hoursOf(WORDS.it.ones, 'una');
const PORTUGUESE = hoursOf(WORDS.pt.ones, 'uma').with(1, 'duas');
const LANGUAGES = [ENGLISH, GERMAN, DUTCH, SPANISH, FRENCH, ITALIAN, PORTUGUESE];

/** Sources of the words for the hours from one to twelve, by language; `ignoreCase`. */
export const HOUR_WORDS = {
  en: `(?:${ENGLISH.join('|')})`,
  de: `(?:${GERMAN.join('|')}|ein)`,
  nl: `(?:${DUTCH.join('|')})`,
  es: `(?:${SPANISH.join('|')})`,
  fr: `(?:${FRENCH.join('|')})`,
  it: `(?:${ITALIAN.join('|')})`,
  pt: `(?:${PORTUGUESE.join('|')})`,
} as const;

const END = '(?![\\p{L}\\p{N}_])';
const hour = (words: readonly string[]): string => `(?:${words.join('|')}|1[0-2]|[1-9])${END}(?![.:]\\d)`;
/** What is said before the hour: `half past`, `Viertel vor`, `kwart over`. */
const MINUTES: readonly (readonly [said: string, hour: string])[] = [
  [`(?:(?:half|(?:a )?quarter|five|ten|twenty(?:[- ]five)?) past|(?:a )?quarter (?:to|till)) `, hour(ENGLISH)],
  ['(?:halb|dreiviertel|drei viertel|(?:viertel|fünf|zehn|zwanzig) (?:vor|nach)) ', hour(GERMAN)],
  ['(?:half|kwart (?:over|voor)|(?:vijf|tien) (?:over|voor)(?: half)?) ', `(?:${DUTCH.join('|')})${END}`],
];

/** Source of `half past three`, `Viertel vor acht`, `half negen`, without groups; `ignoreCase`. */
export const SPOKEN_TIME = `(?:${MINUTES.map(([said, hour]) => said + hour).join('|')})`;
/** Source of `nine o'clock`; `ignoreCase`. */
export const SPOKEN_HOUR = `(?:${ENGLISH.join('|')}) o['’]clock${END}`;

/** What follows an hour that begins a time: its minutes or the part of the day. */
const BEHIND_HOUR = lexiconPattern('calendar', { class: 'behind-spoken-hour' });

/** The same for reading, with the hour alone in the group `said`. */
export const SPOKEN_SOURCES: readonly string[] = [
  ...MINUTES.map(([said, hour]) => `(?<![\\p{L}\\p{N}])${said}(?<hour>${hour})`),
  `(?<![\\p{L}\\p{N}])(?<hour>${ENGLISH.join('|')}) o['’]clock${END}`,
  `(?<=^(?:half|(?:five|ten|twenty(?:[- ]five)?) (?:to|till)) )(?<hour>${ENGLISH.join('|')})$`,
  `^(?<hour>${[...new Set(LANGUAGES.flat())].join('|')}|\\d{1,2})(?=$| (?:${BEHIND_HOUR})(?!\\p{L}))`,
];

/** The hour of a word or of figures. */
export function spokenHour(said: string): number {
  const word = said.toLowerCase();
  if (/^\d/u.test(word)) return Number(word);
  return 1 + (LANGUAGES.find((hours) => hours.includes(word))?.indexOf(word) ?? 0);
}

/** Another hour, in the language and the letter case of a word. */
export function likeSpoken(said: string, hours: number): string {
  const words = LANGUAGES.find((each) => each.includes(said.toLowerCase()));
  return words === undefined ? String(hours) : likeCase(words[(hours % 12 || 12) - 1] ?? said, said);
}
