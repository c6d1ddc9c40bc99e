import type { CodeRecognizer, Match } from '../../../../core/index.js';
import { append, lexiconPattern, lexiconSet, PERSON_ROLES, scoreOf } from '../../../../kit/index.js';

/** Roles in transcripts (`Caller`), and those of contracts, courts and wards. */
const ROLES = new Set([...lexiconSet('speakers', { class: 'role' }), ...PERSON_ROLES]);

/** A line with the author of the next lines and the time: `sanjay p  9:06 AM`, `Dana Boyd:palm_tree:  9:05 AM`. */
const LINE =
  /[ \t]{0,4}(\p{L}[\p{L}\p{M}\d'._-]{1,24}(?: \p{L}[\p{L}\p{M}'.-]{0,24}){0,3})(?::[a-z\d_+-]{1,30}:)?[ \t]{1,4}(?:\[|\()?\d{1,2}:\d\d ?[AaPp][Mm](?:\]|\))?[ \t\r]{0,3}(?=\n|$)/uy;
/** Lines of an exported chat: `19/11/2025, 08:02 - Gosia W: …`, `[11/7/25, 6:41:12 PM] Dana Boyd 🌸: …`. */
const EXPORTED =
  /(?:\[\d{1,4}[-./]\d{1,2}[-./]\d{2,4},? \d{1,2}:\d\d(?::\d\d)?(?: ?[AaPp][Mm])?\]|\d{1,4}[-./]\d{1,2}[-./]\d{2,4}, \d{1,2}:\d\d(?: ?[AaPp][Mm])? -) (\p{Lu}[\p{L}\p{M}'-]{1,24}(?: \p{Lu}[\p{L}\p{M}'.-]{0,24}){0,3})(?: ?[^\p{L}\p{N}\s:]{1,12})?(?: \([^()\n]{1,40}\))?: /uy;
/** `carmen: oye`, if every line of a text has this form. */
const SAYS = /(\p{L}[\p{L}\p{M}'-]{1,19}): {1,2}(?=[^\s{["'])/uy;
/** Programs and titles of schedules, which are not speakers. */
const NO_SPEAKER = new RegExp(`(?:^| )(?:${lexiconPattern('speakers', { class: 'not-a-speaker' })})(?: |$)`, 'iu');
const LONGEST = 90;
const FEWEST = 2;
const SCORE = scoreOf('cue:phrase');

/** Names above the messages of a chat, if at least two lines of the text have that form. */
export const speakerLine: CodeRecognizer = {
  name: 'names/speaker',
  types: ['PERSON'],
  needs: { holds: [': ', '\n'] },
  recognize({ view }): Match[] {
    const matches: Match[] = [];
    let lines = 0;
    for (let start = 0, end = 0; start < view.length; start = end + 1) {
      end = view.indexOf('\n', start);
      if (end < 0) end = view.length;
      const [all, name] = lineAt(view, start, end) ?? [];
      if (all === undefined || name === undefined) continue;
      lines++;
      const at = view.indexOf(name, start);
      if (!NO_SPEAKER.test(name) && !ROLES.has(name.toLowerCase()))
        matches.push({
          type: 'PERSON',
          start: at,
          end: at + name.length,
          score: SCORE,
          why: 'cue: author of a chat message',
        });
    }
    return lines >= FEWEST ? matches : transcript(view);
  },
};

const FEWEST_SAID = 4;
/** Maximum length of a speaker's name in code units: twenty letters, which may be surrogate pairs. */
const LONGEST_NAME = 40;
/** How far into a line a number is searched for, in code units. */
const MOST_SAID = 82;

/** Speakers of a transcript: several lines in a row begin with a speaker, and speakers recur. */
function transcript(view: string): Match[] {
  const found: Match[] = [];
  let block: Match[] = [];
  let colon = -1;
  for (let start = 0, end = 0; start < view.length; start = end + 1) {
    end = view.indexOf('\n', start);
    if (end < 0) end = view.length;
    if (colon < start) colon = view.indexOf(': ', start);
    if (colon < 0) break;
    SAYS.lastIndex = start;
    const name = colon - start > LONGEST_NAME ? undefined : SAYS.exec(view)?.[1];
    if (name === undefined) {
      append(found, speakersOf(block, view));
      block = [];
    } else
      block.push({
        type: 'PERSON',
        start,
        end: start + name.length,
        score: SCORE,
        why: 'cue: author of a chat message',
      });
  }
  return [...found, ...speakersOf(block, view)];
}

function speakersOf(block: readonly Match[], view: string): readonly Match[] {
  if (block.length < FEWEST_SAID) return [];
  const nameOf = ({ start, end }: Match): string => view.slice(start, end);
  if (new Set(block.map((line) => nameOf(line).toLowerCase())).size > block.length / 2) return [];
  // `decode: local code x 492 ops/sec`: measurements rather than speech.
  const measured = block.filter(({ end }) => /^[^\n]{0,80}\d/.test(view.slice(end, end + MOST_SAID))).length;
  if (measured * 2 > block.length) return [];
  return block.filter((line) => !ROLES.has(nameOf(line).toLowerCase()) && !NO_SPEAKER.test(nameOf(line)));
}

function lineAt(view: string, start: number, end: number): RegExpExecArray | null {
  const first = view.charCodeAt(start);
  const isExported = first === BRACKET || (first >= ZERO && first <= NINE);
  if (!isExported && (end - start > LONGEST || !endsWithHalfDay(view, end))) return null;
  const form = isExported ? EXPORTED : LINE;
  form.lastIndex = start;
  return form.exec(view);
}

const [BRACKET, ZERO, NINE] = [91, 48, 57];

/** Fast pre-check: an `M` near the end of the line. */
function endsWithHalfDay(view: string, end: number): boolean {
  let at = end - 1;
  while (at > end - 4 && ' \t\r])'.includes(view.charAt(at))) at--;
  const unit = view.charCodeAt(at) | 32;
  return unit === 109;
}
