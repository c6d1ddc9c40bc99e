import { expect } from 'chai';
import fc from 'fast-check';
import { editPdf } from './edit-pdf.js';
import { tinyPdf } from './tiny-pdf.js';

/** Operators in any order, right and wrong ones; most show the same term. */
const PARTS = [
  ...[
    'q',
    'Q',
    'BT',
    'ET',
    'EMC',
    'T*',
    '14 TL',
    '10 -12 Td',
    '1 0 0 1 50 700 Tm',
    '0 0 0 0 0 0 Tm',
    '/X1 Do',
    '<<',
    '>>',
  ],
  ...['/F1 12 Tf', '/F2 9 Tf', '/F2 0 Tf', '/F9 3 Tf', '0 Tz', '-50 Tz', '3 Tr', '7 Tr', '99999 Tc', '5 Ts', 'null Tj'],
  ...[
    '(Miller) Tj',
    '[(Mil) -30 (ler) 1e9 (x)] TJ',
    '<4d696c6c6572> Tj',
    '1 2 (Miller) "',
    "(Miller) '",
    '[[(Miller)]] TJ',
  ],
  ...['-1 0 0 -1 300 300 cm', '1e30 0 0 1e30 0 0 cm', '/Span <</ActualText (Miller)>> BDC', '[ (Mi', '(Miller'],
  ...['BI /W 1 /H 1 /BPC 8 /CS /G ID x EI', '(M\u00e9) Tj'],
];

const FORM = [
  '/Subtype /Form /BBox [0 0 99 99] /Resources << /XObject << /X1 101 0 R >> >>',
  'BT /F1 9 Tf 5 5 Td (Miller) Tj ET /X1 Do',
] as const;

describe('pdf: arbitrary operators', () => {
  it('remove the term, or report the page', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...PARTS), { minLength: 3, maxLength: 30 }), async (parts) => {
        const content = `BT /F1 10 Tf 50 500 Td ${parts.join(' ')}`;
        const given = tinyPdf({ pages: [content], resources: '/XObject << /X1 101 0 R >>', objects: { 101: FORM } });
        for (const terms of [['Miller'], { Miller: 'Featherstone Baker' }]) {
          const { bytes, problems } = await editPdf(given, terms);
          const { read } = await editPdf(bytes, []);
          expect(problems.length > 0 || !read.join('\n').includes('Miller')).to.equal(true);
        }
      }),
      { numRuns: 8, seed: 1 },
    );
  });
});
