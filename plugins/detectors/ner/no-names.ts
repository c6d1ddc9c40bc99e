import type { EntityType, Span } from '../../../core/index.js';
import { isDiseaseBehind, isTitleBeside } from '../../../kit/index.js';

/** A count with or without words beside it: `15000`, `platelets 15000`, `WBC 12500`, `10025 units`. */
const COUNT = /^\s*(?:(\p{Lu}{2,6}|\p{Lu}-\p{Ll}{2,20}|\p{Ll}{2,20})[:=]?\s+)?\d{4,6}(?:\s+\p{Ll}{2,20}){0,3}\s*$/u;
/** As long as codes of states, with which a postal code makes an address: `TX 75201`. */
const CODE_LENGTH = 2;

/**
 * True for measurements and amounts in a row, which look like postal codes behind their towns: `platelets 15000, WBC
 * 12500`. A row of nothing but states with their codes may be addresses.
 */
function areCounts(term: string): boolean {
  const counts = term.split(/[,;]/).map((part) => COUNT.exec(part));
  if (counts.length < 2 || counts.some((count) => count === null)) return false;
  return counts.some((count) => count?.[1] === undefined || count[1].length > CODE_LENGTH);
}

/** Three or more names of two and more characters with dots between them, as of packages, classes and functions. */
const DOTTED = /^[\p{L}_$][\p{L}\p{N}_$]+(?:\.[\p{L}_$<][\p{L}\p{N}_$<>]+){2,}$/u;
/** The same with parts that a log has cut to one letter, or a module before them: `c.f.billing.MailGateway`, `java.base/java.net.Socket`. */
const QUALIFIED = /^(?:[\p{Ll}\d.]{1,40}\/)?(?:[\p{Ll}_][\p{Ll}\d_]*\.){2,12}[\p{L}\p{N}_$<.]+$/u;
const LOWER_PART = /(?:^|[./])\p{Ll}{3,}\./u;
const DOTTED_BEFORE = /[\p{L}\p{N}_$./]{0,160}$/u;
const DOTTED_BEHIND = /^[\p{L}\p{N}_$./<>]{0,160}/u;
const HUMP = /\p{Ll}\p{Lu}/u;

/** True for a class or function in a stack trace, or a part of its name: `java.lang.NullPointerException`. */
function isProgram(view: string, { start, end }: Span, type: EntityType): boolean {
  const term = view.slice(start, end);
  if (!term.includes('.') || /[\s,]/.test(term)) return false;
  const before = DOTTED_BEFORE.exec(view.slice(Math.max(0, start - 160), start))?.[0] ?? '';
  const whole = before + term + (DOTTED_BEHIND.exec(view.slice(end, end + 160))?.[0] ?? '');
  const name = whole.replace(/^[./]+|[./]+$/g, '');
  const isDotted = DOTTED.test(name) || (LOWER_PART.test(name) && QUALIFIED.test(name));
  return isDotted && (type !== 'PERSON' || HUMP.test(name));
}

/** The name of an element where it ends, which nobody writes around a person: `</NbOfTxs>`. */
const isEndTag = (view: string, { start, end }: Span): boolean =>
  view.startsWith('</', start - 2) && view.charAt(end) === '>';
/** Measures of a part: `washer 16.3x31.5x2`. */
const DIMENSIONS = /\d(?:[.,]\d{1,2})? ?[x×] ?\d/u;

/** Units of laboratories: `K/uL`, `mg/dL`, `cells/mm3`, alone or with a range of values. */
const UNIT =
  /^(?:[KMG]|x ?10\S{0,3}|cells|copies|[mµμunpf]?(?:g|mol|Eq|kat|IU|U)|[kKM]U)\/(?:[dcmµμunpf]?L|l|kg|g|mm[23³]|m[23²]|min|hr?|day|[hl]pf)\b[\s\d.,<>≤≥–-]*$/iu;
/** A label before its number: `NHS No` of `NHS No: 943 476 5919`. */
const LABEL = /^(?:\p{Lu}[\p{L}.]{1,11} ){1,2}(?:no|nr|num|number)\.?$/iu;
const BEFORE_VALUE = /^[ \t]{0,3}[:#=][ \t]{0,8}[\p{L}\p{N}]/u;

/** Nothing but numbers, signs and names of measures, which begin small and go on in capitals: `148/86. eGFR 58`; not `22 mcKenzie rd`. */
const MEASURES = /^(?:[\d\s.,:;/<>=%-]|(?<!\p{L})\p{Ll}{1,3}\p{Lu}{1,4}\p{Ll}?(?!\p{L}))+$/u;
const areMeasures = (term: string): boolean => /\d/.test(term) && /\p{Lu}/u.test(term) && MEASURES.test(term);

/** `c/o` before the name of whom a letter reaches. */
const CARE_OF = /^c\/o\.?$/iu;

/** True if the form of a term tells that it is no name of this type, however likely the model finds it. */
export function isNoName(view: string, span: Span, type: EntityType): boolean {
  if (isProgram(view, span, type) || isEndTag(view, span) || isTitleBeside(view, span)) return true;
  const term = view.slice(span.start, span.end);
  if (UNIT.test(term) || (LABEL.test(term) && BEFORE_VALUE.test(view.slice(span.end, span.end + 12)))) return true;
  if (type === 'PERSON') return isDiseaseBehind(view, span.end);
  return type === 'LOCATION' && (areCounts(term) || areMeasures(term) || CARE_OF.test(term) || DIMENSIONS.test(term));
}
