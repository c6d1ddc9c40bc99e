import type { Random } from '../../../../core/index.js';
import { lexiconWords } from '../../../../kit/index.js';
import { siteOf } from '../base/domains.js';
import { likeCase } from '../base/text.js';
import type { Logins } from '../persons/logins.js';
import { token } from './addresses.js';
import { EXTENSION, isCommonInPaths } from './path-words.js';

const LABELS = lexiconWords('host-pools', { class: 'label', language: 'en' });

/**
 * A host of a reserved domain. It gets a label of its own if the original has one, or if more hosts are needed than
 * there are domains.
 */
export function host(text: string, random: Random, variant: number, logins: Logins): string {
  if (!text.includes('.')) return variant < 3 ? words(text, random, logins) : words(`${text}-x`, random, logins);
  const www = /^www\./iu.test(text) ? 'www.' : '';
  const isDeeper = text.length - www.length > siteOf(text).length;
  const label = isDeeper || variant > 2 ? `${random.pick(LABELS)}${variant > 8 ? random.int(1000) : ''}.` : '';
  const made = www + label + logins.domain(text.toLowerCase(), variant);
  return text === text.toUpperCase() && text !== text.toLowerCase() ? made.toUpperCase() : made;
}

const NUMBER = /\d/u;

/**
 * Replaces one word: a generic one stays, a name follows its person, a number or code becomes another one, and
 * everything else becomes another word.
 */
function other(word: string, random: Random, logins: Logins): string {
  if (isCommonInPaths(word)) return word;
  if (logins.knows(word)) return logins.write(word, random, 0);
  return word.length < 3 || NUMBER.test(word) || /[^a-z]/iu.test(word)
    ? token(word, random)
    : likeCase(random.pick(LABELS), word);
}

/** Replaces words joined by hyphens and similar signs. If all of them are names, they belong to one person. */
function words(text: string, random: Random, logins: Logins): string {
  if (isCommonInPaths(text)) return text;
  const parts = text.split(/([-_.+~]|%20)/u);
  const isName = parts.every((part, i) => i % 2 === 1 || part.length < 3 || logins.knows(part));
  if (parts.length > 1 && isName && !NUMBER.test(text)) return logins.write(text, random, 0);
  return parts.map((part, i) => (i % 2 === 1 || part === '' ? part : other(part, random, logins))).join('');
}

/**
 * Path, query and fragment: names follow their persons; generic words, file extensions and names of parameters stay.
 */
function rest(text: string, random: Random, logins: Logins): string {
  return text
    .split(/(?<=[/?&#=])|(?=[/?&#=])/u)
    .map((piece, i, all) => {
      if (/^[/?&#=]$/u.test(piece) || all[i + 1] === '=') return piece;
      const extension = EXTENSION.exec(piece)?.[0] ?? '';
      return words(piece.slice(0, piece.length - extension.length), random, logins) + extension;
    })
    .join('');
}

/** A web address at a reserved domain: scheme and port stay, the rest is replaced. */
export function url(text: string, random: Random, variant: number, logins: Logins): string {
  const parts = /^([a-z][a-z0-9+.-]{0,20}:\/{0,2})?(?:[^@/\s]{1,100}@)?([^/?#:\s]*)(:\d{1,5})?(.*)$/isu.exec(text);
  const [, scheme = '', name = '', port = '', tail = ''] = parts ?? [];
  return scheme + host(name, random, variant, logins) + port + rest(tail, random, logins);
}
