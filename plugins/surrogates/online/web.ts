import type { Random } from '../../../core/index.js';
import { token } from './addresses.js';

/** Reserved by RFC 2606: no mail arrives there, no page is anybody's. */
export const DOMAINS = ['example.com', 'example.org', 'example.net'];

const LABELS =
  'alder,apex,aster,basil,beacon,birch,cedar,cobalt,coral,delta,ember,fern,garnet,harbor,indigo,juniper,lumen,maple,nimbus,onyx,opal,pine,quartz,ridge,sable,sierra,summit,terra,umber,vertex,willow,zephyr'.split(
    ',',
  );

/** A host of a reserved domain, with a label of its own where the original has one or more are needed. */
export function host(text: string, random: Random, variant: number): string {
  const www = /^www\./iu.test(text) ? 'www.' : '';
  const labels = text.replace(/^www\./iu, '').split('.');
  const label = labels.length > 2 || variant > 2 ? `${random.pick(LABELS)}${variant > 8 ? random.int(1000) : ''}.` : '';
  const made = www + label + random.pick(DOMAINS);
  return text === text.toUpperCase() && text !== text.toLowerCase() ? made.toUpperCase() : made;
}

const EXTENSION = /\.(?:html?|php|aspx?|jsp|pdf|jpe?g|png|gif|json|xml|csv|docx?)$/iu;

/** Path, query and fragment in random characters of the same kinds; endings of file names and names of parameters stay. */
function rest(text: string, random: Random): string {
  return text
    .split(/(?<=[/?&#=])|(?=[/?&#=])/u)
    .map((piece, i, all) => {
      if (/^[/?&#=]$/u.test(piece) || all[i + 1] === '=') return piece;
      const extension = EXTENSION.exec(piece)?.[0] ?? '';
      return token(piece.slice(0, piece.length - extension.length), random) + extension;
    })
    .join('');
}

/** A web address at a reserved domain: scheme and port stay, the rest is replaced. */
export function url(text: string, random: Random, variant: number): string {
  const parts = /^([a-z][a-z0-9+.-]{0,20}:\/{0,2})?(?:[^@/\s]{1,100}@)?([^/?#:\s]*)(:\d{1,5})?(.*)$/isu.exec(text);
  const [, scheme = '', name = '', port = '', tail = ''] = parts ?? [];
  return scheme + host(name, random, variant) + port + rest(tail, random);
}
