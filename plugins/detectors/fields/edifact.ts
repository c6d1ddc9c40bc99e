import type { EntityType, Match } from '../../../core/index.js';
import { matchOf, type Piece, pieceUntil, split } from './pieces.js';
import { FIRM } from './swift.js';

/** Position of a value in a segment, from 0: its element, and the component in it. */
type Field = readonly [element: number, component: number, type: EntityType];

/** Segments of EDIFACT (directory D.96A and later) that hold parties, people, places, dates and numbers. */
const SEGMENTS: ReadonlyMap<string, readonly Field[]> = new Map([
  [
    'UNB',
    [
      [2, 0, 'ID_NUMBER'],
      [3, 0, 'ID_NUMBER'],
      [5, 0, 'TRANSACTION_ID'],
    ],
  ],
  ['BGM', [[2, 0, 'ID_NUMBER']]],
  ['DTM', [[1, 1, 'DATE']]],
  ['RFF', [[1, 1, 'ID_NUMBER']]],
  [
    'NAD',
    [
      [2, 0, 'ID_NUMBER'],
      [3, 0, 'PERSON'],
      [3, 1, 'STREET_ADDRESS'],
      [4, 0, 'PERSON'],
      [4, 1, 'PERSON'],
      [5, 0, 'STREET_ADDRESS'],
      [5, 1, 'STREET_ADDRESS'],
      [6, 0, 'CITY'],
      [8, 0, 'POSTAL_CODE'],
    ],
  ],
  [
    'PNA',
    [
      [2, 0, 'ID_NUMBER'],
      [5, 1, 'PERSON'],
      [6, 1, 'PERSON'],
      [7, 1, 'PERSON'],
      [8, 1, 'PERSON'],
    ],
  ],
  [
    'CTA',
    [
      [2, 0, 'EMPLOYEE_ID'],
      [2, 1, 'PERSON'],
    ],
  ],
  ['COM', [[1, 0, 'PHONE_NUMBER']]],
  [
    'FII',
    [
      [2, 0, 'BANK_ACCOUNT'],
      [2, 1, 'PERSON'],
      [3, 0, 'SWIFT_BIC'],
    ],
  ],
  [
    'ADR',
    [
      [2, 1, 'STREET_ADDRESS'],
      [3, 0, 'CITY'],
      [4, 0, 'POSTAL_CODE'],
    ],
  ],
]);

const START = /(?<![^'\r\n])(?:UNB|BGM|DTM|RFF|NAD|PNA|CTA|COM|FII|ADR)\+/g;

/** Values of EDIFACT messages. */
export function* edifact(view: string): Generator<Match> {
  for (const { index } of view.matchAll(START)) {
    const elements = split(pieceUntil(view, index, /'|[\r\n](?=[A-Z]{3}\+)/), '+');
    for (const [element, component, type] of SEGMENTS.get(elements[0]?.text ?? '') ?? []) {
      const field = elements[element];
      const piece = field === undefined ? undefined : split(field, ':')[component];
      yield* matchOf(piece, typeOf(type, piece));
    }
  }
}

const typeOf = (type: EntityType, piece: Piece | undefined): EntityType =>
  type === 'PERSON' && FIRM.test(piece?.text ?? '') ? 'ORGANIZATION' : type;
