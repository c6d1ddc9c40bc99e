import type { EntityType } from '../../../core/index.js';
import { labelBefore, lexiconPattern, mayEndInLink } from '../../../kit/index.js';
import { isNumberWord, type LabelMeaning, labelMeaning } from './label-meaning.js';
import type { FieldMeanings } from './meanings.js';

/** How the words around a number announce it, from the surest to the least sure. */
export type Manner = 'titled' | 'linked' | 'named' | 'beside';

/** What the words around a number say. */
export interface Announcement {
  readonly type: EntityType;
  /**
   * `titled`: a label that is a title of such numbers (`account number 4471`); `linked`: a label and a sign or verb (`policy is …`);
   * `named`: a label directly before or behind; `beside`: an apposition (`my account, 4471 2201,`).
   */
  readonly manner: Manner;
  /** True if the label names a person, behind whom a telephone number may stand as well. */
  readonly isOfPerson: boolean;
}

const announced = ({ type, isTitle, isOfPerson }: LabelMeaning, manner: Manner): Announcement => ({
  type,
  manner: isTitle ? 'titled' : manner,
  isOfPerson,
});

const r = String.raw;
/** How far back and ahead a label is looked for, in code units. */
const BACK = 90;
const AHEAD = 48;
const LINKS = lexiconPattern('number-labels', { class: 'between-label-and-number' });
/** Words and signs between a label and its number: ` is `, `: `, ` no. `. */
const LINK = new RegExp(
  r`(?:[ \t,:#=(]+(?:${LINKS})\.?[ \t:#=.("'-]{0,6}|[ \t]{0,40}[:=#>|]["'*#> \t]{0,6}|[ \t]?\.{3,40} ?)$`,
  'iu',
);
/** What a label is explained by, which is no number of its own: `VIN (last 8): `. */
const EXPLAINED = / ?\((?![^()\n]{0,27}\d{3})[^()\n]{2,30}\)[ :=#]{0,4}$/u;
const WHOSE = lexiconPattern('number-labels', { class: 'whose-number' });
/** Whose number it is, between a label and its verb: `policy in the name of Joan Rickett`, `number on the account`. */
const OF_WHOM = new RegExp(r` (?:${WHOSE}) ((?:[\p{L}\p{M}.'’-]{1,20} ){0,4}[\p{L}\p{M}.'’-]{1,20})$`, 'iu');
/** Whose number it is, behind: ` on the account`, ` for my policy`. */
const OF_WHOM_BEHIND = new RegExp(
  r`^ (?:${WHOSE}) ((?:[\p{L}\p{M}'’-]{1,16} ){0,3}[\p{L}\p{M}'’-]{2,16})(?![\p{L}\p{N}])`,
  'iu',
);
/** A label behind the number, in brackets: ` (policy no.)`. */
const IN_BRACKETS = /^ ?\((?:the |my |your |our |his |her |their )?([^()\n\d]{2,32})\)/u;
const MOST_LINKS = 3;
const LONGEST_LINK = 44;

/** What the words before and behind a number say of it; undefined if none of them is a label. */
export function announcementOf(
  view: string,
  start: number,
  end: number,
  meanings: FieldMeanings,
): Announcement | undefined {
  const from = Math.max(0, start - BACK);
  const near = view.slice(from, start);
  const before = near.slice(near.lastIndexOf('\n') + 1);
  return (
    announcedBefore(before, meanings) ??
    announcedBehind(before, view.slice(end, end + AHEAD), meanings) ??
    besideLabel(before, view.charAt(end), meanings)
  );
}

/** The label at the end of a text, or before the words and signs that link it to its number. */
function announcedBefore(before: string, meanings: FieldMeanings): Announcement | undefined {
  let noun: Announcement | undefined;
  let rest = before;
  for (let links = 0; links <= MOST_LINKS; links++) {
    const whose = links === 0 ? null : OF_WHOM.exec(rest);
    const said = whose === null ? announcedAtEnd(rest, links > 0, meanings) : ofWhom(rest, whose, meanings);
    if (said !== undefined && said.type !== 'ID_NUMBER') return said;
    noun ??= said;
    // What belongs to somebody is what is numbered: `the code for the account is`.
    if (whose !== null && said === undefined && !isNumberWord(labelBefore(rest.slice(0, whose.index)) ?? ''))
      return noun;
    const cut = whose?.index ?? linkBefore(rest);
    if (cut === undefined) return noun;
    rest = rest.slice(0, cut);
  }
  return noun;
}

/** Signs of which at least one, or a word for it, links a label to its number. */
const LINK_SIGNS = /[:=#>|)]|\.{3}/u;

/** Where the words and signs begin that link a label to what follows; undefined if there are none. */
function linkBefore(text: string): number | undefined {
  const from = Math.max(0, text.length - LONGEST_LINK);
  const near = text.slice(from);
  if (!LINK_SIGNS.test(near) && !mayEndInLink(near)) return undefined;
  const link = LINK.exec(near) ?? (near.includes(')') ? EXPLAINED.exec(near) : null);
  return link === null ? undefined : from + link.index;
}

/** `the file w 123456789`: a letter right before the digits may belong to the number. */
const ENDS_IN_LETTER = /\s\p{L}$/u;

function announcedAtEnd(text: string, isLinked: boolean, meanings: FieldMeanings): Announcement | undefined {
  const label = /[,;]\s*$/u.test(text) ? undefined : labelBefore(text);
  if (label !== undefined && ENDS_IN_LETTER.test(label) && !isNumberWord(label.slice(-1))) return undefined;
  const meaning = label === undefined ? undefined : labelMeaning(label, meanings);
  return meaning && announced(meaning, isLinked ? 'linked' : 'named');
}

/** A label, then whose number it is: `Policy in the name of Joan Rickett is`, `The number on the account is`. */
function ofWhom(before: string, found: RegExpExecArray, meanings: FieldMeanings): Announcement | undefined {
  const label = labelBefore(before.slice(0, found.index));
  if (label === undefined) return undefined;
  const meaning =
    labelMeaning(label, meanings) ?? (isNumberWord(label) ? labelMeaning(found[1] ?? '', meanings) : undefined);
  return meaning && announced(meaning, 'linked');
}

/** `8829 1147 (policy no.)`, `number 5520 1187 on the account`. */
function announcedBehind(before: string, after: string, meanings: FieldMeanings): Announcement | undefined {
  const inBrackets = after.startsWith('(', 1) || after.startsWith('(') ? IN_BRACKETS.exec(after)?.[1] : undefined;
  const label = inBrackets ?? (isNumberWord(labelBefore(before) ?? '') ? OF_WHOM_BEHIND.exec(after)?.[1] : undefined);
  const meaning = label === undefined ? undefined : labelMeaning(label, meanings);
  return meaning && announced(meaning, 'named');
}

/** `My Vanguard account, 88412207, still shows the old address.` */
function besideLabel(before: string, sign: string, meanings: FieldMeanings): Announcement | undefined {
  if (!before.endsWith(', ') || !',.;)'.includes(sign || ',')) return undefined;
  const words = before.slice(0, -2);
  const whose = OF_WHOM.exec(words);
  const label = labelBefore(words);
  const meaning = label === undefined ? undefined : labelMeaning(label, meanings);
  if (meaning !== undefined) return { ...announced(meaning, 'beside'), manner: 'beside' };
  const said = whose === null ? undefined : ofWhom(words, whose, meanings);
  return said && { ...said, manner: 'beside' };
}
