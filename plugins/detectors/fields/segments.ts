import type { CodeRecognizer, EntityType, Match } from '../../../core/index.js';
import { append } from '../../../kit/index.js';
import { fix } from './fix.js';
import { MESSAGE_TYPES, matchOf, type Piece, pieceUntil, split } from './pieces.js';
import { HL7_SEGMENTS, type Part } from './segment-fields.js';
import { swift } from './swift.js';
import { x12 } from './x12.js';

/**
 * Values of messages whose fields are identified by position: HL7 version 2, X12, FIX, and parties in SWIFT messages.
 */
export const segmentsRecognizer: CodeRecognizer = {
  name: 'fields/segments',
  withinWords: true,
  types: [...MESSAGE_TYPES, 'NPI', 'CASE_NUMBER', 'ORDER_NUMBER', 'SPECIMEN_ID', 'DATE_TIME'],
  needs: { holds: ['|*/;^\u0001:'] },
  recognize({ view }): Match[] {
    const out: Match[] = [];
    if (view.includes('|')) append(out, hl7(view));
    if (X12_MARKS.some((mark) => view.includes(mark)) || (view.includes('*') && X12_PLACE.test(view)))
      append(out, x12(view));
    if (/^:(?:5|86)/.test(view) || view.includes('\n:5') || view.includes('\n:86:') || view.includes('F:/'))
      append(out, swift(view));
    if (view.includes('8=FIX')) append(out, fix(view));
    if (view.includes('BEGIN:VCARD')) append(out, cards(view));
    return out;
  },
};

/** Every X12 message, or part of one, begins with one of these. */
const X12_MARKS = ['ISA*', 'NM1*', 'N1*', 'BPR*', 'CLP*'];

/** A street or a place from an X12 message without the rest: `N3*12 ELM ST~`, `N4*TULSA*OK*74103~`. */
const X12_PLACE = /(?:^|[~\r\n])(?:N3\*\d{1,6} \p{Lu}{2}|N4\*\p{Lu}[^*~\r\n]{1,40}\*[A-Z]{2}\*\d{5})/u;

/** Length of an HL7 segment name. */
const SEGMENT_NAME = 3;
/** A segment may also stand in a sentence or a log: `Received: PID|1||…`. */
const WITHIN_WORD = /[\p{L}\p{N}|^~&]/u;

function* hl7(view: string): Generator<Match> {
  for (let sign = view.indexOf('|'); sign >= 0; sign = view.indexOf('|', sign + 1)) {
    const start = sign - SEGMENT_NAME;
    if (start < 0 || (start > 0 && WITHIN_WORD.test(view.charAt(start - 1)))) continue;
    const segment = HL7_SEGMENTS.get(view.slice(start, sign));
    if (segment === undefined) continue;
    const fields = split(pieceUntil(view, start, /[\r\n]/), '|');
    if (fields.length > 2)
      for (const [place, part] of segment) for (const one of repeated(fields[place])) yield* componentsOf(one, part);
  }
}

const repeated = (field: Piece | undefined): Piece[] =>
  field === undefined || field.text === '' ? [] : split(field, '~');

function* componentsOf(field: Piece, part: Part): Generator<Match> {
  const components = split(field, field.text.includes('^') ? '^' : '&');
  for (const [place, type] of part) yield* matchOf(components[place - 1], type);
  // Some senders omit the second line of an address, which shifts the rest: `PO BOX 91^GRANT^FL^32949`.
  if (part.some(([, type]) => type === 'POSTAL_CODE') && ZIP.test(components[3]?.text ?? '')) {
    yield* matchOf(components[1], 'CITY');
    yield* matchOf(components[3], 'POSTAL_CODE');
  }
}

const ZIP = /^\d{5}(?:-?\d{4})?$/;

const CARD_LINE = /^(?:item\d{1,2}\.)?(ADR|N|BDAY|ANNIVERSARY|ORG)(?:;[^:\n]{0,60})?:([^\r\n]{1,300})/gm;
const CARD_FIELDS: ReadonlyMap<string, readonly (EntityType | undefined)[]> = new Map([
  ['N', ['PERSON', 'PERSON', 'PERSON']],
  ['ADR', ['STREET_ADDRESS', 'STREET_ADDRESS', 'STREET_ADDRESS', 'CITY', 'STATE', 'POSTAL_CODE', 'COUNTRY']],
  ['BDAY', ['DATE_OF_BIRTH']],
  ['ANNIVERSARY', ['DATE']],
  ['ORG', ['ORGANIZATION']],
]);

/** Lines of a vCard (RFC 6350) whose components are identified by position. */
function* cards(view: string): Generator<Match> {
  for (const { index, 0: all, 1: name = '', 2: value = '' } of view.matchAll(CARD_LINE)) {
    const pieces = split({ text: value, start: index + all.length - value.length }, ';');
    for (const [i, type] of (CARD_FIELDS.get(name) ?? []).entries())
      if (type !== undefined) yield* matchOf(pieces[i], type);
  }
}
