import type { CodeRecognizer, Match } from '../../../core/index.js';
import { lexiconPattern, scoreOf } from '../../../kit/index.js';
import { type HostReader, hostReader } from './host.js';
import type { DomainJudge } from './top-level-domains.js';

/**
 * Characters that end an address: white space, brackets and quotes that addresses do not contain, East Asian quotes and
 * full stops.
 */
const OUTSIDE = '\\s<>"`{}|\\\\^\\u0000-\\u001f“”„«»‹›「」『』【】。，、；：！？（）';
/** Characters at the end of an address that belong to the sentence. */
const TRAILING = ".,;:!?'*_~…)]";

/**
 * Web addresses: with a scheme, with `www.`, and bare host names. Every `://` and every dot inside a word is examined,
 * so that text without them costs next to nothing.
 */
export function urlRecognizer(judge: DomainJudge): CodeRecognizer {
  const rest = new RegExp(`[^${OUTSIDE}]*`, 'uy');
  const hosts = hostReader(judge);
  const endOf = (view: string, from: number): number => {
    rest.lastIndex = from;
    rest.test(view);
    return trimmed(view, from, rest.lastIndex);
  };
  return {
    name: 'online/url',
    types: ['URL', 'DOMAIN_NAME'],
    needs: { holds: ['.:'] },
    recognize({ view }) {
      const matches: Match[] = [];
      let from = 0;
      let scheme = view.indexOf('://');
      for (let dot = view.indexOf('.'); dot >= 0 || scheme >= 0; dot = view.indexOf('.', Math.max(from, dot + 1))) {
        while (scheme >= 0 && (dot < 0 || scheme < dot)) {
          const found = scheme < from ? undefined : withScheme(view, scheme, endOf);
          from = Math.max(from, found?.end ?? 0, scheme + 3);
          if (found !== undefined) matches.push(found);
          scheme = view.indexOf('://', from);
        }
        if (dot < 0) break;
        if (dot < from) continue;
        const found = bare(view, dot, from, hosts, endOf);
        from = Math.max(from, found.from);
        if (found.match !== undefined) matches.push(found.match);
      }
      return matches;
    },
  };
}

/** Hosts whose addresses identify vocabularies and formats rather than persons. */
const VOCABULARIES = new RegExp(
  `^(?:www\\.)?(?:${lexiconPattern('web', { class: 'host-of-a-vocabulary' })})(?![\\p{L}\\p{N}.-])`,
  'iu',
);

/**
 * `http://www.w3.org/2001/XMLSchema`, namespaces of XML and FHIR: replacing them would change the meaning of the
 * document.
 */
const isVocabulary = (scheme: string, rest: string): boolean => /^https?$/i.test(scheme) && VOCABULARIES.test(rest);

/** `file:///app/server.mjs:10:5` in the trace of an error: line and column of a file, which is searched like any other path. */
const isPlaceInCode = (scheme: string, rest: string): boolean =>
  /^file$/i.test(scheme) && /^\/.*:\d{1,7}:\d{1,7}$/u.test(rest);

type EndOf = (view: string, from: number) => number;

function withScheme(view: string, at: number, endOf: EndOf): Match | undefined {
  const scheme = /[a-z][a-z0-9+.-]{1,19}$/i.exec(view.slice(Math.max(0, at - 20), at))?.[0];
  if (scheme === undefined) return undefined;
  const end = closed(view, at - scheme.length, endOf(view, at + 3));
  const rest = view.slice(at + 3, Math.min(end, at + 300));
  if (!/^[\p{L}\p{N}[/%_~-]/u.test(rest) || isVocabulary(scheme, rest) || isPlaceInCode(scheme, rest)) return undefined;
  // `http://name` is not certain: a name without a dot needs a port or path.
  const sure = /^[^/?#]*[.[]|^localhost/.test(rest)
    ? scoreOf('form:unmistakable')
    : /^[^/?#]*(?::\d|[/?#]\S)/.test(rest)
      ? scoreOf('form:typical')
      : 0;
  return sure === 0 ? undefined : { type: 'URL', start: at - scheme.length, end, score: sure };
}

const REVERSED = /^(?:com|org|net|io|edu|dev|gov)\.[a-z]/;

/** `com.acme.claims` in `at com.acme.claims.web.Controller.get(…)`: a package, named after a reversed domain. */
const isPackage = (view: string, { start, end }: Pick<Match, 'start' | 'end'>): boolean =>
  REVERSED.test(view.slice(start, start + 5)) && /^\.[a-z]/.test(view.slice(end, end + 2));

/** `order.customer.email == …`: a field in source code that ends like a domain. */
const COMPARED = /^(?: ?[!=]==?|\((?!\s))/;

/** A host name without a scheme. `from`: the offset at which the search continues. */
function bare(
  view: string,
  dot: number,
  from: number,
  hosts: HostReader,
  endOf: EndOf,
): { readonly match?: Match; readonly from: number } {
  const host = hosts(view, dot, from);
  if (host.score === 0 || isPackage(view, host) || COMPARED.test(view.slice(host.end, host.end + 4)))
    return { from: host.end };
  const tail = /^(?::\d{1,5}(?!\d))?[/?#]/.exec(view.slice(host.end, host.end + 8))?.[0];
  const end = tail === undefined ? host.end : endOf(view, host.end);
  const longer = end > host.end + 1;
  const score = Math.min(scoreOf('form:unmistakable'), longer ? host.score + 0.15 : host.score);
  return {
    match: { type: longer ? 'URL' : host.type, start: host.start, end: longer ? end : host.end, score },
    from: end,
  };
}

/** Removes trailing punctuation of the sentence. A closing bracket stays if the address contains the opening one. */
function trimmed(view: string, from: number, to: number): number {
  let end = to;
  while (end > from && TRAILING.includes(view.charAt(end - 1))) {
    const last = view.charAt(end - 1);
    const open = last === ')' ? '(' : last === ']' ? '[' : undefined;
    if (open !== undefined && isBalanced(view.slice(Math.max(from, end - 2000), end), open, last)) break;
    end--;
  }
  return end;
}

/** `(https://example.com/):value`: an address in brackets ends at the closing bracket. */
function closed(view: string, start: number, end: number): number {
  if (view.charAt(start - 1) !== '(') return end;
  let open = 1;
  for (let at = start; at < end; at++) {
    const unit = view.charAt(at);
    if (unit === '(') open++;
    else if (unit === ')' && --open === 0) return at;
  }
  return end;
}

/** Number of occurrences of a character in a text. */
function count(text: string, character: string): number {
  let sum = 0;
  for (let at = text.indexOf(character); at >= 0; at = text.indexOf(character, at + 1)) sum++;
  return sum;
}

const isBalanced = (text: string, open: string, close: string): boolean => count(text, open) >= count(text, close);
