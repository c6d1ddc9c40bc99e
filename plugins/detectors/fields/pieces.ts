import type { EntityType, Match } from '../../../core/index.js';
import { scoreOf } from '../../../kit/index.js';

const SCORE = scoreOf('cue:field');
const NAME_SCORE = scoreOf('cue:field');
const WHY = 'place in its segment';

/** Entity types that occur in machine-readable messages and records of any syntax. */
export const MESSAGE_TYPES: readonly EntityType[] = [
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
  'EMPLOYEE_ID',
  'ID_NUMBER',
  'FACILITY',
  'STREET_ADDRESS',
  'CITY',
  'STATE',
  'COUNTRY',
  'POSTAL_CODE',
  'ABA_ROUTING',
  'BANK_ACCOUNT',
  'TRANSACTION_ID',
  'IBAN_CODE',
  'SWIFT_BIC',
  'USERNAME',
  'PASSWORD',
];

/** A part of a message with its position. */
export interface Piece {
  readonly text: string;
  readonly start: number;
}

/** Longest segment that is read, in code units. */
const LONGEST = 4000;

/** The text from an offset to the end of its segment. */
export function pieceUntil(view: string, start: number, end: RegExp): Piece {
  const rest = view.slice(start, start + LONGEST);
  const stop = end.exec(rest)?.index ?? rest.length;
  return { text: rest.slice(0, stop), start };
}

export function split({ text, start }: Piece, sign: string): Piece[] {
  let at = start;
  return text.split(sign).map((one) => {
    const piece = { text: one, start: at };
    at += one.length + sign.length;
    return piece;
  });
}

/** The value as a finding. HL7 writes an empty value as two quotes, which yields none. */
export function* matchOf(piece: Piece | undefined, type: EntityType): Generator<Match> {
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
  if (type === 'SWIFT_BIC') return /^[A-Z]{4}[A-Z\d]{4,8}$/.test(text);
  return type === 'STREET_ADDRESS' ? /[\p{L}\d]/u.test(text) : /\d/.test(text);
};
