import type { CodeRecognizer, Match, TextDocument } from '../../../../core/index.js';
import { lexiconPattern, lexiconSet, scoreOf } from '../../../../kit/index.js';

/** The half of a day in other scripts: `[오후 8:41]`, `[9:12 م]`. */
const HALF = lexiconPattern('logins', { class: 'half-of-a-day' });
const TIME = String.raw`(?:\d{1,4}[-./]\d{1,2}[-./]\d{1,4},?[ T])?(?:(?:${HALF}) ?)?\d{1,2}:\d\d(?::\d\d)?(?: ?(?:[AaPp][Mm]|${HALF}))?`;
const NICK = String.raw`[\p{L}_][\p{L}\p{N}_.|^~-]{1,24}`;
/** `[10:02] mikeyb: …`, `10:02 <mikeyb> …`, `12.03.24, 10:02 - mikeyb: …`, `<mikeyb> …`. */
const LINE = new RegExp(
  String.raw`[ \t]{0,4}(?:(?:(\[${TIME}\]|\(${TIME}\)|${TIME} -)|${TIME})[ \t]{1,3}(?:<[@+ ]?(${NICK})>|@?(${NICK}(?: \p{Lu}[\p{L}\p{N}]{1,14}){0,2}) ?:(?=[ \t]))|<[@+ ]?(${NICK})>(?=[ \t]))`,
  'uy',
);
/** Words in the place of a speaker that name none: levels of logs, roles, measurements. */
const NO_NICKS = lexiconSet('logins', { class: 'not-a-speaker', language: 'en' });
const ZERO = 48;
/** Maximum number of nicks with the same first word; each is compared wherever that word occurs. */
const MOST_ALIKE = 50;
const SCORE = scoreOf('form:usual');

/** Nicks before the lines of a chat, if one of them speaks more than once, and all other mentions of these nicks. */
export const chatSpeaker: CodeRecognizer = {
  name: 'online/chat-speaker',
  types: ['USERNAME'],
  needs: { holds: [':>', '\n'] },
  recognize({ view }: TextDocument): readonly Match[] {
    const seen = new Map<string, number>();
    const sure = new Set<string>();
    let lines = 0;
    for (let start = 0; start >= 0; start = nextLine(view, start)) {
      if (!mayBegin(view, start)) continue;
      const nick = nickAt(view, start);
      if (nick === undefined) continue;
      lines++;
      seen.set(nick, (seen.get(nick) ?? 0) + 1);
      // A time and angle brackets are enough for one line: `[14:30] <nadi> hi`.
      if (view.charCodeAt(start) !== ANGLE && view.slice(start, start + MOST_BEFORE).includes(`<${nick}>`))
        sure.add(nick);
      // So is one line of a nick that is no word, if a sentence follows: `[9:12] sjoukje_p: om half tien bij Jan`.
      else if (TELLING.test(nick) && SENTENCE.test(saidBehind(view, start, nick))) sure.add(nick);
    }
    const plain = speakersWithoutTimes(view);
    return mentions(view, [
      ...(lines > seen.size ? seen.keys() : sure),
      ...[...plain, ...speakersBehindBlanks(view)].filter((nick) => !seen.has(nick)),
    ]);
  },
};

/** `nightowl_jess: no, and you?`: a nick in lower case, and the first words that follow it. */
const PLAIN_LINE = /(?:^|\n)@?([\p{Ll}_][\p{L}\p{N}_.-]{2,24}):[ \t]([^\n]{0,60})/gu;
/** `mvillar 09:31`, `jpenny_ldn — today at 10:02`: a nick and a time, on a line of their own. */
const ABOVE_LINE = new RegExp(
  String.raw`(?:^|\n)@?([\p{Ll}_][\p{L}\p{N}_.-]{2,24})(?: ?[-–—,•·|] ?| {1,3}| \[| \()(?:[\p{L}]{2,10} (?:at|um|à|a las|om) )?${TIME}[\])]?[ \t]*(?=\r?\n|$)`,
  'gu',
);
/** `21:03 ゆず茶 今日は`, `21:04<tab>kenta_0412<tab>了解`: a time, a nick and what it says, without a sign between. */
const BLANK_LINE = new RegExp(String.raw`(?:^|\n)\[?${TIME}\]?[ \t](${NICK})[ \t]{1,2}(?=\S)`, 'gu');
/** A nick that is no word of Latin letters: with a digit, a low line or letters of another script. */
const NO_WORD = /[_\d\u0370-\uffdc]/u;

/** Nicks before lines with a time and without a sign, if at least two of them speak more than once. */
function speakersBehindBlanks(view: string): string[] {
  const lines = new Map<string, number>();
  for (const [, nick = ''] of view.matchAll(BLANK_LINE))
    if (NO_WORD.test(nick) && !NO_NICKS.has(nick)) lines.set(nick, (lines.get(nick) ?? 0) + 1);
  const known = [...lines].flatMap(([nick, count]) => (count >= FEWEST.ofOne ? [nick] : []));
  return known.length > 1 ? known : [];
}

/** A nick that is no word: with a low line, a digit or a full stop. */
const TELLING = /[_\d]|\p{Ll}\.\p{Ll}/u;
/** A sentence rather than a value of a setting: three words, at least one in lower case. */
const SENTENCE = /^(?:@?[\p{L}\p{N}'’_-]+[,.!?]* ){2}[\p{L}\p{N}'’]/u;
/** Fewest lines of a chat without times, and of the one who speaks most. */
const FEWEST = { lines: 3, ofOne: 2 } as const;

/** Nicks before lines without a time, if several speak in sentences, and one whose nick is no word more than once. */
function speakersWithoutTimes(view: string): string[] {
  const lines = new Map<string, number>();
  let all = 0;
  let sentences = 0;
  for (const [, nick = '', said = ''] of view.matchAll(PLAIN_LINE)) {
    if (NO_NICKS.has(nick.toLowerCase())) continue;
    all++;
    if (SENTENCE.test(said)) sentences++;
    lines.set(nick, (lines.get(nick) ?? 0) + 1);
  }
  if (all < FEWEST.lines || lines.size < 2 || sentences * 2 < all) lines.clear();
  for (const [, nick = ''] of view.matchAll(ABOVE_LINE)) lines.set(nick, (lines.get(nick) ?? 0) + FEWEST.ofOne);
  const isTold = [...lines].some(([nick, count]) => count >= FEWEST.ofOne && TELLING.test(nick));
  return isTold
    ? [...lines].flatMap(([nick, count]) => (TELLING.test(nick) || count >= FEWEST.ofOne ? [nick] : []))
    : [];
}

/** The first words behind the nick of a line. */
function saidBehind(view: string, start: number, nick: string): string {
  const at = view.indexOf(nick, start) + nick.length;
  return view.slice(at, at + MOST_BEFORE).replace(/^[ \t]?[:>][ \t]{1,3}/u, '');
}

/** Offset of the next line; -1 after the last one. */
function nextLine(view: string, from: number): number {
  const end = view.indexOf('\n', from);
  return end < 0 || end + 1 >= view.length ? -1 : end + 1;
}

/** Rules out most lines without a regular expression: a chat line begins with a time, a date or a nick in angle brackets. */
function mayBegin(view: string, start: number): boolean {
  const first = view.charCodeAt(start);
  // Excludes letters and line breaks.
  if ((first > 57 && first !== 60 && first !== 91) || first === 10) return false;
  let at = start;
  while (at - start < LONGEST_INDENT && (view[at] === ' ' || view[at] === '\t')) at++;
  if (view[at] === '<') return true;
  // `[오후 8:41]`
  if (view[at] === '[' && view.charCodeAt(at + 1) > ASCII) return true;
  const most = view[at] === '[' || view[at] === '(' ? MOST_DIGITS : 2;
  if (most > 2) at++;
  for (let digits = 0; digits < most; digits++, at++)
    if (!isDigit(view, at)) return digits > 0 && ':./-'.includes(view[at] ?? ' ');
  return ':./-'.includes(view[at] ?? ' ');
}

const ANGLE = 60;
const ASCII = 127;
/** Maximum length of time, date and nick together, in code units. */
const MOST_BEFORE = 70;
const LONGEST_INDENT = 4;
/** Digits of a year. It is read only in brackets, because lines of logs begin with one. */
const MOST_DIGITS = 4;

function isDigit(view: string, at: number): boolean {
  const code = view.charCodeAt(at) - ZERO;
  return code >= 0 && code <= 9;
}

function nickAt(view: string, start: number): string | undefined {
  LINE.lastIndex = start;
  const [, bracket, angled, before, alone] = LINE.exec(view) ?? [];
  const nick = angled ?? before ?? alone;
  if (nick === undefined || NO_NICKS.has(nick.toLowerCase()) || /^\p{Lu}{2,}$/u.test(nick)) return undefined;
  // After a time without brackets, a capitalised word may be a heading: `08:00 Breakfast: …`.
  return before !== undefined && bracket === undefined && /^\p{Lu}\p{L}*$/u.test(nick) ? undefined : nick;
}

const WORD = /[\p{L}\p{N}_]+/gu;
const FIRST_WORD = /^[\p{L}\p{N}_]+/u;

/** All places where a nick is a whole word. */
function mentions(view: string, nicks: Iterable<string>): Match[] {
  const byWord = new Map<string, string[]>();
  for (const nick of nicks) {
    const word = FIRST_WORD.exec(nick)?.[0] ?? nick;
    const alike = byWord.get(word) ?? [];
    if (alike.length < MOST_ALIKE) byWord.set(word, [...alike, nick]);
  }
  if (byWord.size === 0) return [];
  return Array.from(view.matchAll(WORD)).flatMap(({ 0: word, index: start }) =>
    (byWord.get(word) ?? [])
      .filter((nick) => view.startsWith(nick, start) && !isInWord(view.charAt(start + nick.length)))
      .map((nick): Match => {
        return { type: 'USERNAME', start, end: start + nick.length, score: SCORE, why: 'speaks in a chat' };
      }),
  );
}

const isInWord = (char: string): boolean => char !== '' && /[\p{L}\p{N}_]/u.test(char);
