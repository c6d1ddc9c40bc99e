import type { CodeRecognizer, EntityType, Match } from '../../core/index.js';
import { HL7_SEGMENTS, type Part, type Segment, X12_QUALIFIED, X12_SEGMENTS } from './segment-fields.js';

const SCORE = 0.95;
const NAME_SCORE = 0.99;
const WHY = 'place in its segment';

/** Values of messages whose fields have places instead of names: HL7 version 2, X12, and parties in SWIFT messages. */
export const segmentsRecognizer: CodeRecognizer = {
  name: 'fields/segments',
  types: [
    'PERSON',
    'ORGANIZATION',
    'PHONE_NUMBER',
    'DATE_OF_BIRTH',
    'DATE',
    'US_SSN',
    'TAX_ID',
    'DRIVER_LICENSE',
    'MEDICAL_RECORD_NUMBER',
    'HEALTH_PLAN_ID',
    'NPI',
    'EMPLOYEE_ID',
    'CASE_NUMBER',
    'ORDER_NUMBER',
    'SPECIMEN_ID',
    'ID_NUMBER',
    'FACILITY',
    'STREET_ADDRESS',
    'CITY',
    'STATE',
    'COUNTRY',
    'POSTAL_CODE',
  ],
  needs: { holds: ['|*/;'] },
  recognize({ view }): Match[] {
    const out: Match[] = [];
    if (view.includes('|')) out.push(...hl7(view));
    if (view.includes('NM1*')) out.push(...x12(view));
    if (view.includes('F:/')) out.push(...swift(view));
    if (view.includes('BEGIN:VCARD')) out.push(...cards(view));
    return out;
  },
};

interface Piece {
  readonly text: string;
  readonly start: number;
}

/** Length of the name of a segment of HL7, and what may stand before it. */
const SEGMENT_NAME = 3;
const LINE_BREAKS = '\r\n\v';
const X12_START = /(?<![^~\r\n])(?:NM1|N1|N3|N4|PER|DMG|REF|CLM|SBR|DTP|BHT|PAT)\*/g;
/** Longest segment that is read. */
const LONGEST = 4000;

function* hl7(view: string): Generator<Match> {
  for (let sign = view.indexOf('|'); sign >= 0; sign = view.indexOf('|', sign + 1)) {
    const start = sign - SEGMENT_NAME;
    if (start < 0 || (start > 0 && !LINE_BREAKS.includes(view.charAt(start - 1)))) continue;
    const segment = HL7_SEGMENTS.get(view.slice(start, sign));
    if (segment === undefined) continue;
    const fields = split(pieceUntil(view, start, /[\r\n]/), '|');
    if (fields.length > 2)
      for (const [place, part] of segment) for (const one of repeated(fields[place])) yield* componentsOf(one, part);
  }
}

function pieceUntil(view: string, start: number, end: RegExp): Piece {
  const rest = view.slice(start, start + LONGEST);
  const stop = end.exec(rest)?.index ?? rest.length;
  return { text: rest.slice(0, stop), start };
}

function split({ text, start }: Piece, sign: string): Piece[] {
  let at = start;
  return text.split(sign).map((one) => {
    const piece = { text: one, start: at };
    at += one.length + sign.length;
    return piece;
  });
}

const repeated = (field: Piece | undefined): Piece[] =>
  field === undefined || field.text === '' ? [] : split(field, '~');

function* componentsOf(field: Piece, part: Part): Generator<Match> {
  const components = split(field, field.text.includes('^') ? '^' : '&');
  for (const [place, type] of part) yield* matchOf(components[place - 1], type);
  // Senders that leave out the second line of an address: `PO BOX 91^GRANT^FL^32949`.
  if (part.some(([, type]) => type === 'POSTAL_CODE') && ZIP.test(components[3]?.text ?? '')) {
    yield* matchOf(components[1], 'CITY');
    yield* matchOf(components[3], 'POSTAL_CODE');
  }
}

const ZIP = /^\d{5}(?:-?\d{4})?$/;

/** The value as a finding if it is one: two quotes are the way of HL7 to say that there is none. */
function* matchOf(piece: Piece | undefined, type: EntityType): Generator<Match> {
  const text = piece?.text.trim() ?? '';
  if (piece === undefined || text === '' || text === '""' || !mayBe(type, text)) return;
  const start = piece.start + piece.text.indexOf(text);
  yield { type, start, end: start + text.length, score: type === 'PERSON' ? NAME_SCORE : SCORE, why: WHY };
}

const mayBe = (type: EntityType, text: string): boolean => {
  if (type === 'PERSON' || type === 'CITY' || type === 'ORGANIZATION' || type === 'FACILITY')
    return /\p{L}/u.test(text) && !/\d{3}/.test(text);
  if (type === 'STATE' || type === 'COUNTRY') return /^\p{L}{2}/u.test(text);
  if (type === 'EMPLOYEE_ID') return /[\p{L}\d]{2}/u.test(text);
  return type === 'STREET_ADDRESS' ? /[\p{L}\d]/u.test(text) : /\d/.test(text);
};

function* x12(view: string): Generator<Match> {
  for (const { index } of view.matchAll(X12_START)) {
    const elements = split(pieceUntil(view, index, /[~\r\n]/), '*');
    const name = elements[0]?.text ?? '';
    const segment: Segment | undefined = X12_SEGMENTS.get(name === 'NM1' ? `NM1 ${elements[2]?.text ?? ''}` : name);
    for (const [place, part] of segment ?? []) for (const [, type] of part) yield* matchOf(elements[place], type);
    for (const [qualifier, value, types] of X12_QUALIFIED.get(name) ?? []) {
      const type = types.get(elements[qualifier]?.text ?? '');
      if (type !== undefined) yield* matchOf(elements[value], type);
    }
  }
}

const PARTY = /:(?:50|59)F:[^\n]{0,40}((?:\r?\n[1-8]\/[^\r\n]{1,40}){1,6})/g;
const PARTY_LINES: ReadonlyMap<string, EntityType> = new Map([
  ['1', 'PERSON'],
  ['2', 'STREET_ADDRESS'],
  ['3', 'STREET_ADDRESS'],
  ['4', 'DATE_OF_BIRTH'],
  ['5', 'CITY'],
]);

/** Numbered lines of a party: name, address, `country/town`, date and `country/place` of birth. */
function* swift(view: string): Generator<Match> {
  for (const found of view.matchAll(PARTY)) {
    const [all, lines = ''] = found;
    for (const line of split({ text: lines, start: found.index + all.length - lines.length }, '\n')) {
      const [, number = '', text = ''] = /^([1-8])\/(?:[A-Z]{2}\/)?([^\r]*)/.exec(line.text) ?? [];
      const type = PARTY_LINES.get(number);
      const start = line.start + line.text.indexOf(text);
      if (type !== undefined && text !== '') yield* matchOf({ text, start }, type);
    }
  }
}

const CARD_LINE = /^(?:item\d{1,2}\.)?(ADR|N|BDAY|ANNIVERSARY|ORG)(?:;[^:\n]{0,60})?:([^\r\n]{1,300})/gm;
const CARD_FIELDS: ReadonlyMap<string, readonly (EntityType | undefined)[]> = new Map([
  ['N', ['PERSON', 'PERSON', 'PERSON']],
  ['ADR', ['STREET_ADDRESS', 'STREET_ADDRESS', 'STREET_ADDRESS', 'CITY', 'STATE', 'POSTAL_CODE', 'COUNTRY']],
  ['BDAY', ['DATE_OF_BIRTH']],
  ['ANNIVERSARY', ['DATE']],
  ['ORG', ['ORGANIZATION']],
]);

/** Lines of a visiting card (RFC 6350) whose parts have places. */
function* cards(view: string): Generator<Match> {
  for (const { index, 0: all, 1: name = '', 2: value = '' } of view.matchAll(CARD_LINE)) {
    const pieces = split({ text: value, start: index + all.length - value.length }, ';');
    for (const [i, type] of (CARD_FIELDS.get(name) ?? []).entries())
      if (type !== undefined) yield* matchOf(pieces[i], type);
  }
}
