import type { Random } from '../../../../core/index.js';
import { lexiconPattern, lexiconSet, lexiconWords } from '../../../../kit/index.js';
import { likeCase } from '../base/text.js';

/** Names of streets and towns in a script other than Latin, and words of addresses that are not names. */
interface ScriptPlaces {
  readonly script: RegExp;
  readonly names: readonly string[];
  /** Kinds of streets, units and titles of towns, which stay. In lower case, without full stops. */
  readonly stays: ReadonlySet<string>;
}

const places = (script: RegExp, language: 'ar' | 'el' | 'he' | 'hi' | 'ko' | 'ru'): ScriptPlaces => ({
  script,
  names: lexiconWords('place-pools', { class: 'name-in-script', language }),
  stays: lexiconSet('place-pools', { class: 'stays-in-address', language }),
});

const SPACED: readonly ScriptPlaces[] = [
  places(/\p{Script=Cyrillic}/u, 'ru'),
  places(/\p{Script=Greek}/u, 'el'),
  places(/\p{Script=Arabic}/u, 'ar'),
  places(/\p{Script=Hebrew}/u, 'he'),
  places(/\p{Script=Devanagari}/u, 'hi'),
  places(/\p{Script=Hangul}/u, 'ko'),
];
/** Endings of Korean towns, districts and streets. */
const KOREAN_KIND = new RegExp(`(?:${lexiconPattern('streets', { class: 'korean-kind', language: 'ko' })})$`, 'u');

const EAST_ASIAN = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]/u;
/** Chinese and Japanese words for the parts of an address. */
const NAMED = new RegExp(
  `([\\p{Script=Han}\\p{Script=Katakana}\\p{Script=Hiragana}ー]{1,7}?)(${lexiconPattern('streets', { class: 'east-asian-kind', language: 'zh' })})`,
  'gu',
);
const UNNAMED =
  /(?<=[省市区區县縣県都府道镇町村郡])(?:(?![省市区區县縣県都府道镇町村郡])[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー]){1,12}(?=\d)/gu;
const HAN = lexiconWords('place-pools', { class: 'name-in-script', language: 'zh' });
const UNITS = new RegExp(`^(?:${lexiconPattern('streets', { class: 'east-asian-unit', language: 'zh' })})`, 'u');

const isSpaced = (text: string): ScriptPlaces | undefined => SPACED.find(({ script }) => script.test(text));

/**
 * Replaces an address or place in a script other than Latin. Its names become others in this script, its numbers stay.
 * Undefined for Latin.
 */
export function inScript(text: string, random: Random): string | undefined {
  if (!/[\u0370-\u1dff\u3040-\ud7ff]/u.test(text)) return undefined;
  const spaced = isSpaced(text);
  if (spaced !== undefined) return withNames(text, spaced, random);
  return EAST_ASIAN.test(text) ? eastAsian(text, random) : undefined;
}

function withNames(text: string, { names, stays }: ScriptPlaces, random: Random): string {
  return text.replace(/[\p{L}\p{M}][\p{L}\p{M}'’-]*/gu, (word) => {
    if (stays.has(word.toLowerCase())) return word;
    const kind = /\p{Script=Hangul}/u.test(word) ? (KOREAN_KIND.exec(word)?.[0] ?? '') : '';
    if (kind === word) return word;
    const others = names.filter((name) => !text.toLowerCase().includes(name.toLowerCase()));
    return likeCase(random.pick(others), word) + kind;
  });
}

function eastAsian(text: string, random: Random): string {
  const free = HAN.filter((each) => !text.includes(each));
  const other = (): string => random.pick(free);
  let isNamed = false;
  const made = text.replace(NAMED, (_, _name: string, kind: string) => {
    isNamed = true;
    return other() + kind;
  });
  // Names that are not followed by a kind, such as `千代田` before its number.
  const rest = isNamed ? UNNAMED : /\p{Script=Han}{1,12}/gu;
  return made.replace(rest, (name) => (UNITS.test(name) || HAN.some((each) => name.startsWith(each)) ? name : other()));
}
