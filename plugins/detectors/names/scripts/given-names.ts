import { lexiconPattern } from '../../../../kit/index.js';
import { ANY_CHINESE_SURNAME, KOREAN_SURNAME } from './surnames.js';

const KOREAN = new RegExp(`^${KOREAN_SURNAME}(?<given>\\p{Script=Hangul}{2})$`, 'u');
const CHINESE = new RegExp(`^${ANY_CHINESE_SURNAME}(?<given>\\p{Script=Han}{2})$`, 'u');
/** The given name in a Japanese name with a blank. */
const JAPANESE = /^\p{Script=Han}{1,3}[ 　](?<given>[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー]{2,4})$/u;

/** What follows a Korean given name that stands for a person: a title, a vocative, a relative. */
const KOREAN_BEHIND = new RegExp(
  `^ ?(?:(?:${lexiconPattern('person-titles', { class: ['behind-name', 'behind-full-name'], language: 'ko' })})|이(?:가|는|를|도|랑|네)?(?!\\p{Script=Hangul})|이? ?(?:오빠|언니|누나|형)|아(?!\\p{Script=Hangul})|야(?!\\p{Script=Hangul})|한테|에게)`,
  'u',
);
const CHINESE_BEHIND = /^(?:[姐哥妹弟叔婶总，,、。：:！!？?\n]|老伴|阿姨|叔叔|先生|女士|同学|$)/u;
const JAPANESE_BEHIND = /^(?:さん|ちゃん|くん|君|様|さま|が|は|も|の|に|と|、)/u;
const LETTER = /\p{L}/u;
const HANGUL = /\p{Script=Hangul}/u;
const LONGEST_BEHIND = 12;

/** The forms of a whole name with its given name, and what follows the given name where it stands for the person. */
const FORMS: readonly (readonly [name: RegExp, behind: RegExp])[] = [
  [KOREAN, KOREAN_BEHIND],
  [JAPANESE, JAPANESE_BEHIND],
  [CHINESE, CHINESE_BEHIND],
];

/** The given name in a name that was found as a whole; undefined if it has no part of two letters that stands alone. */
export function givenNameOf(name: string): string | undefined {
  for (const [form] of FORMS) {
    const given = form.exec(name)?.groups?.given;
    if (given !== undefined) return given;
  }
  return undefined;
}

/** Whether a given name at this place stands for the person, by what follows it. */
export function isGivenMention(view: string, start: number, end: number): boolean {
  if (LETTER.test(view.charAt(start - 1))) return false;
  const behind = view.slice(end, end + LONGEST_BEHIND);
  if (HANGUL.test(view.charAt(start))) return KOREAN_BEHIND.test(behind);
  return CHINESE_BEHIND.test(behind) || JAPANESE_BEHIND.test(behind);
}
