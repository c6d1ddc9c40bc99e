import type { Span } from '../../core/contracts/span.js';
import { lexiconPattern } from '../../lexicon/words.js';
import { LISTED_NAMES } from './listed-names.js';

type Term = Span & { readonly type: string };

/** What a code or the name of a concept is taken for. A diagnosis, a sex or an origin is one, whoever defines its code. */
const TAKEN_FOR: ReadonlySet<string> = new Set(
  (
    'PERSON USERNAME ORGANIZATION FACILITY LOCATION CITY STATE POSTAL_CODE PHONE_NUMBER ID_NUMBER MEDICAL_RECORD_NUMBER CASE_NUMBER ' +
    'CUSTOMER_ID BANK_ACCOUNT TAX_ID NATIONAL_ID PROPRIETARY_TERM'
  ).split(' '),
);
const SYSTEM = `(?:${lexiconPattern('format-names', { class: 'code-system' })})`;
const REGISTER = `(?:${lexiconPattern('format-names', { class: 'code-system-number' })})"`;

interface Syntax {
  /** What stands before the value of a code or its name. */
  readonly key: RegExp;
  /** The signs between which the public code system must be named. */
  readonly open: string;
  readonly close: string;
  readonly names: RegExp;
}

const SYNTAXES: readonly Syntax[] = [
  // FHIR: `{"system": "http://loinc.org", "code": "718-7", "display": "Hemoglobin"}`
  {
    key: /"(?:code|display)"\s{0,4}:\s{0,4}$/,
    open: '{',
    close: '}',
    names: new RegExp(`"system"\\s{0,4}:\\s{0,4}"${SYSTEM}`),
  },
  // C-CDA: `<value code="195967001" displayName="Asthma" codeSystem="2.16.840.1.113883.6.96"/>`
  { key: /\s(?:code|displayName)=$/, open: '<', close: '>', names: new RegExp(`\\scodeSystem="${REGISTER}`) },
  // FHIR in XML: `<coding><system value="http://loinc.org"/><code value="2339-0"/></coding>`
  {
    key: /<(?:code|display) value=$/,
    open: '<coding',
    close: '</coding',
    names: new RegExp(`<system value="${SYSTEM}`),
  },
];
/** How far from a term its object or element begins and ends, in code units. */
const REACH = 400;
const LONGEST_KEY = 24;

/** `Maria Keller`: two words or more, one of them a name, stay a finding wherever they stand. */
function isFullName(view: string, { start, end, type }: Term): boolean {
  const words =
    type === 'PERSON'
      ? view
          .slice(start, end)
          .toLowerCase()
          .split(/[^\p{L}\p{M}'’]+/u)
      : [];
  return words.length > 1 && words.some((word) => LISTED_NAMES.has(word));
}

/**
 * True for what lies in a code, or in the name of a code, of a public code system such as LOINC or SNOMED CT, in FHIR or C-CDA: it is the
 * same for everybody, whatever a name or number in it looks like.
 */
export function isOfCodeSystem(view: string, { start, end, type }: Term): boolean {
  if (!TAKEN_FOR.has(type)) return false;
  const before = view.slice(Math.max(0, start - REACH), start);
  const quote = before.lastIndexOf('"');
  if (quote < 0) return false;
  const key = before.slice(Math.max(0, quote - LONGEST_KEY), quote);
  const syntax = SYNTAXES.find((one) => one.key.test(key));
  if (syntax === undefined) return false;
  const behind = view.slice(end, end + REACH);
  const [from, to] = [before.lastIndexOf(syntax.open), behind.indexOf(syntax.close)];
  if (from < 0 || to < 0) return false;
  return (
    !isFullName(view, { start, end, type }) &&
    syntax.names.test(before.slice(from) + view.slice(start, end) + behind.slice(0, to))
  );
}
