import type { CodeRecognizer, Match, Span } from '../../../core/index.js';
import { lexiconPattern, lexiconSet, scoreOf } from '../../../kit/index.js';

/**
 * The backward search for the start of a local part stops after this many characters. RFC 5321 allows 64; bounce
 * addresses are longer.
 */
const LONGEST_LOCAL = 160;
const LOCAL_SYMBOLS = ".+-_%'&~!#$*^|{}";
const WORD = /[\p{L}\p{N}\p{M}\p{Cs}]/u;
/** Scripts written without blanks: in `发邮件到anna@example.com` the address begins at the `a`. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** Endings of files whose names have an `@`: `logo@2x.png`. */
const FILE_ENDINGS = lexiconSet('web', { class: 'file-ending-behind-at-sign' });
const LABEL = '[\\p{L}\\p{N}][\\p{L}\\p{N}\\p{M}_-]{0,62}';

/** Score of an address that only its label identifies, because the domain is incomplete: `E-mail: jsmith@mercy`. */
const LABELLED = scoreOf('form:own');
const NAMED = /(?<!\p{L})(?:e-?mail|mail|courriel|correo)(?: [a-zà-ÿ]{2,12})?[ \t]{0,3}[:=][ \t"'<]{0,4}$/iu;
/** Behind a label, or alone in angle brackets: `rcpt=<tbrandt@nordbyte>`. */
const isLabelled = (view: string, start: number, end: number): boolean =>
  (view[start - 1] === '<' && view[end] === '>') || NAMED.test(view.slice(Math.max(0, start - 32), start));

/**
 * `jdoe@NORTH`: a Windows domain in capitals. Words that manuals use as placeholders are excluded.
 */
const OF_OFFICE = new RegExp(
  `^[a-z][a-z\\d._-]{2,24}@(?!(?:${lexiconPattern('mailboxes', { class: 'placeholder-host', language: 'en' })}))[A-Z][A-Z\\d-]{2,15}$`,
);

/** `kavita@okaxis`: a payment address of India's UPI, whose second part names the bank. */
const PAYMENT = new RegExp(`^@(?:${lexiconPattern('mailboxes', { class: 'payment-handle' })})$`, 'i');

/** The end of a line within an address, also of a quoted one. */
const LINE_END = /\r?\n(?:> ?){0,4}/uy;
const NO_DOMAIN = { length: 0, score: 0 };

/** Finds e-mail addresses by looking at every `@`, so that text without one costs nothing. */
export function emailRecognizer(topLevel: ReadonlySet<string>): CodeRecognizer {
  const domain = new RegExp(`${LABEL}(?:\\.${LABEL}){1,9}`, 'uy');
  const literal = /\[(?:IPv6:)?[0-9a-fA-F:.]{3,45}\]/y;
  const host = /[A-Za-z][A-Za-z0-9-]{1,62}(?![\p{L}\p{N}@-]|\.[\p{L}\p{N}])/uy;
  const matchAt = (regex: RegExp, view: string, at: number): string => {
    regex.lastIndex = at;
    return regex.exec(view)?.[0] ?? '';
  };
  /** Reads the text after the `@`: returns the length of the domain and how certain it makes the address. */
  const readDomain = (view: string, at: number): { length: number; score: number } => {
    const named = matchAt(domain, view, at);
    if (named !== '') return judgeDomain(named, topLevel);
    const numeric = matchAt(literal, view, at);
    if (numeric !== '') return { length: numeric.length, score: scoreOf('form:unmistakable') };
    const line = matchAt(LINE_END, view, at).length;
    if (line > 0) {
      const next = judgeDomain(matchAt(domain, view, at + line), topLevel);
      return next.score < 0.9 ? NO_DOMAIN : { length: next.length + line, score: scoreOf('form:usual') };
    }
    const behindBlank = view[at] === ' ' ? judgeDomain(matchAt(domain, view, at + 1), topLevel) : undefined;
    if (behindBlank !== undefined)
      return behindBlank.score < 0.9 ? NO_DOMAIN : { length: behindBlank.length + 1, score: scoreOf('form:usual') };
    return { length: matchAt(host, view, at).length, score: scoreOf('form:common') };
  };
  return {
    name: 'contact/email',
    types: ['EMAIL_ADDRESS'],
    needs: { holds: ['@%'] },
    recognize({ view }) {
      const matches: Match[] = [];
      for (let at = view.indexOf('@'); at >= 0; at = view.indexOf('@', at + 1)) {
        const local = localPart(view, at);
        if (local === undefined) continue;
        const { length, score } = readDomain(view, at + 1);
        if (length === 0) continue;
        const end = at + 1 + length;
        const isOffice = score < 0.5 && OF_OFFICE.test(view.slice(local.start, end));
        const isPayment = score < 0.5 && PAYMENT.test(view.slice(at, end));
        const sure =
          score < LABELLED && isLabelled(view, local.start, end)
            ? LABELLED
            : isOffice
              ? scoreOf('form:plausible')
              : isPayment
                ? scoreOf('form:own')
                : score;
        matches.push({ type: 'EMAIL_ADDRESS', start: local.start, end, score: sure });
      }
      for (let at = view.indexOf('%40'); at >= 0; at = view.indexOf('%40', at + 1)) {
        const local = localPart(view, at);
        const { length, score } = local === undefined ? NO_DOMAIN : readDomain(view, at + 3);
        if (local !== undefined && score >= 0.9) matches.push(encoded(local.start, at + 3 + length));
      }
      return matches;
    },
  };
}

const encoded = (start: number, end: number): Match => ({
  type: 'EMAIL_ADDRESS',
  start,
  end,
  score: scoreOf('form:typical'),
  why: 'percent-encoded',
});

/**
 * Ends the domain at its last label that is a top-level domain, so that a sentence without a blank before it is not
 * included. A domain without a known top-level domain is most likely misspelt (`gmail.con`), which is just as personal.
 */
function judgeDomain(named: string, topLevel: ReadonlySet<string>): { length: number; score: number } {
  const labels = named.replace(/[-_]{1,62}$/, '').split('.');
  let before = labels.join('.').length;
  for (let count = labels.length; count > 1; count--) {
    const last = labels[count - 1] ?? '';
    before -= last.length + (count < labels.length ? 1 : 0);
    if (topLevel.has(last.toLowerCase())) return { length: before + last.length, score: scoreOf('form:unmistakable') };
    const ascii = /^[A-Za-z]{2,63}(?=[\u0080-\uffff])/.exec(last)?.[0] ?? '';
    if (topLevel.has(ascii.toLowerCase()))
      return { length: before + ascii.length, score: scoreOf('form:unmistakable') };
  }
  const last = labels.at(-1) ?? '';
  // `anna@example.com2`: the number of a footnote, or the next cell.
  const numbered = /^(\p{L}{2,24})\d{1,4}$/u.exec(last)?.[1];
  if (labels.length > 1 && numbered !== undefined && topLevel.has(numbered.toLowerCase()))
    return { length: labels.join('.').length, score: scoreOf('form:own') };
  if (labels.length < 2 || !/^\p{L}{2,24}$/u.test(last)) return NO_DOMAIN;
  return {
    length: labels.join('.').length,
    score: FILE_ENDINGS.has(last.toLowerCase()) ? scoreOf('form:common') : scoreOf('form:usual'),
  };
}

function localPart(view: string, at: number): Span | undefined {
  const before = view[at - 1];
  if (before === '"') return quotedPart(view, at);
  if (before === '}') return bracedPart(view, at);
  let start = walkBack(view, at);
  // Bounce addresses contain the recipient's address: bounce-12-anna=example.org@lists.example.com.
  if (view[start - 1] === '=' && view.slice(start, at).includes('.')) {
    const outer = walkBack(view, start - 1);
    if (/[+-]/.test(view.slice(outer, start - 1))) start = outer;
  }
  while (start < at && !WORD.test(view.charAt(start)) && !'_+'.includes(view.charAt(start))) start++;
  return start < at && !/^[_+]{1,64}$/.test(view.slice(start, at)) ? { start, end: at } : undefined;
}

/** Offset of the first character of the local part that ends at `end`. */
function walkBack(view: string, end: number): number {
  const lowest = Math.max(0, end - LONGEST_LOCAL);
  let start = end;
  let ascii = false;
  while (start > lowest) {
    const char = view.charAt(start - 1);
    const code = char.charCodeAt(0);
    if (code < 128 ? !isLocalAscii(code, char) : !WORD.test(char) || (ascii && UNSPACED.test(char))) break;
    ascii ||= code < 128;
    start--;
  }
  return start;
}

const isLocalAscii = (code: number, char: string): boolean =>
  (code >= 97 && code <= 122) ||
  (code >= 48 && code <= 57) ||
  (code >= 65 && code <= 90) ||
  LOCAL_SYMBOLS.includes(char);

/** `"anna maria"@example.com` */
const quotedPart = (view: string, at: number): Span | undefined => enclosed(view, at, 66, /"[^"\n@<>]{1,64}"$/);

/** `{anna,bert}@example.edu`, as in the header of scientific papers. */
const bracedPart = (view: string, at: number): Span | undefined =>
  enclosed(view, at, LONGEST_LOCAL, /\{[\w.,;| -]{2,160}\}$/);

function enclosed(view: string, at: number, reach: number, form: RegExp): Span | undefined {
  const before = view.slice(Math.max(0, at - reach), at);
  const found = form.exec(before);
  return found === null ? undefined : { start: at - before.length + found.index, end: at };
}
