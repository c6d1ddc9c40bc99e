import type { Random } from '../../../core/index.js';
import type { Logins } from '../persons/logins.js';
import { likeCase, wordSet } from '../text.js';
import { token } from './addresses.js';
import { siteOf } from './domains.js';

const LABELS =
  'alder,apex,aster,basil,beacon,birch,cedar,cobalt,coral,delta,ember,fern,garnet,harbor,indigo,juniper,lumen,maple,nimbus,onyx,opal,pine,quartz,ridge,sable,sierra,summit,terra,umber,vertex,willow,zephyr'.split(
    ',',
  );

/** Words of paths and names of machines that say of which kind something is, and nobody's name: they stay. */
const COMMON = wordSet(
  `about account accounts admin api app apps archive article articles assets auth blog booking bookings careers cart case cases category checkout
  client clients company confirm contact contacts content customer customers dashboard data default details dev document documents download downloads
  edit email employee employees en event events faq feed file files form forms forum gallery group groups help home id image images img in index info
  invoice invoices item items jobs lang legal list loan loans login logout mail media member members message messages my news order orders page pages
  patient patients payment payments people person photo photos portal post posts press private product products profile profiles project projects pub
  public ref register report reports reset search security service services session settings shop sign-in sign-up signin signup sites staff status store
  support tag tags team teams ticket tickets token topic track tracking upload uploads user users v1 v2 v3 verify video videos view web wp-content
  laptop desktop pc macbook iphone ipad android phone printer scanner server srv host nas db vpn router mac tablet workstation notebook`,
);

/** A host of a reserved domain, with a label of its own where the original has one or more are needed. */
export function host(text: string, random: Random, variant: number, logins: Logins): string {
  if (!text.includes('.')) return variant < 3 ? words(text, random, logins) : words(`${text}-x`, random, logins);
  const www = /^www\./iu.test(text) ? 'www.' : '';
  const isDeeper = text.length - www.length > siteOf(text).length;
  const label = isDeeper || variant > 2 ? `${random.pick(LABELS)}${variant > 8 ? random.int(1000) : ''}.` : '';
  const made = www + label + logins.domain(text.toLowerCase(), variant);
  return text === text.toUpperCase() && text !== text.toLowerCase() ? made.toUpperCase() : made;
}

const EXTENSION = /\.(?:html?|php|aspx?|jsp|pdf|jpe?g|png|gif|json|xml|csv|docx?)$/iu;
const NUMBER = /\d/u;

/** One word: a common one stays, a name follows its person, a number or code becomes another one, anything else another word. */
function other(word: string, random: Random, logins: Logins): string {
  if (COMMON.has(word.toLowerCase())) return word;
  if (logins.knows(word)) return logins.write(word, random, 0);
  return word.length < 3 || NUMBER.test(word) || /[^a-z]/iu.test(word)
    ? token(word, random)
    : likeCase(random.pick(LABELS), word);
}

/** Words between hyphens and the like; where all of them are names, they are one person's. */
function words(text: string, random: Random, logins: Logins): string {
  if (COMMON.has(text.toLowerCase())) return text;
  const parts = text.split(/([-_.+~]|%20)/u);
  const isName = parts.every((part, i) => i % 2 === 1 || part.length < 3 || logins.knows(part));
  if (parts.length > 1 && isName && !NUMBER.test(text)) return logins.write(text, random, 0);
  return parts.map((part, i) => (i % 2 === 1 || part === '' ? part : other(part, random, logins))).join('');
}

/** Path, query and fragment: names follow their persons, common words, endings of file names and names of parameters stay. */
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
