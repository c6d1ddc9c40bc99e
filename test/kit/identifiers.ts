import type { Arbitrary } from 'fast-check';
import { fc } from './fast-check.js';

const digits = (count: number): Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: count, maxLength: count });
const word = fc.string({ unit: fc.constantFrom(...'abcdefghijklmnoprstuvwy'), minLength: 3, maxLength: 9 });
const name = word.map((text) => text.charAt(0).toUpperCase() + text.slice(1));
const known = fc.constantFrom(
  'Jane',
  'Roe',
  'Susan',
  'Wakeham',
  'Müller',
  'Łukasz',
  'Kowalska',
  'Nguyen',
  'Соколова',
  '山田太郎様',
);

/** Generates a text for a form: each `#` is a digit, `N` a name, `w` a word. */
function written(form: string): Arbitrary<string> {
  const pieces = form.match(/#+|N|w|[^#Nw]+/gu) ?? [];
  const each = pieces.map((piece) => {
    if (piece.startsWith('#')) return digits(piece.length);
    if (piece === 'N') return fc.oneof(known, name);
    return piece === 'w' ? word : fc.constant(piece);
  });
  return fc.tuple(...each).map((parts) => parts.join(''));
}

/** Notations of identifiers, alone and together with others, as people write them into one field. */
const FORMS = [
  ...['N N', 'N, N', 'Dr. N N-N', 'N', 'N N (w)', 'N N, SSN ###-##-####', 'N <w.w@w.org>', 'N N; +1 (###) ###-####'],
  ...['###-##-####', '#########', '(###) ###-####', '+44 ## #### ####', '+49 ### #######', '########', 'MRN ########'],
  ...[
    'w.w@w.com',
    'w##@w.co.uk',
    'https://www.w.com/w/w-w?id=####',
    'w.w.org',
    '##.###.#.##',
    'w_w##',
    '@w',
    'w####.pdf',
  ],
  ...[
    '#### #### #### ####',
    'DE## #### #### #### #### ##',
    'WWNNDE##',
    'AB-######',
    'w-########',
    '####-####-####',
    'S##-#####',
  ],
  ...[
    '## N Street, N, IL #####',
    'Calle N ##, ##### N',
    'Nstraße ##, ##### N',
    'N Hospital',
    'N & N LLP',
    'University of N',
  ],
  ...['##/##/####', '#### N ####', 'N ##, ####', '## years', 'USD ##,###.##', 'project N', 'w w', 'key_w####w'],
] as const;

/** Generates texts that identify an invented person. */
export const identifier: Arbitrary<string> = fc.oneof(...FORMS.map(written));
