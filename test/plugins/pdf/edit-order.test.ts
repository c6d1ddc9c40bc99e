import { expect } from 'chai';
import type { Edit } from '../../../core/index.js';
import { longestFirst } from '../../../plugins/formats/pdf/edit-order.js';
import { readPdf } from './content/edit-pdf.js';
import { tinyPdf } from './content/tiny-pdf.js';

const at = (x: number, y: number, text: string): string => `BT /F1 12 Tf ${x} ${y} Td (${text}) Tj ET\n`;

describe('pdf: edits of overlapping readings', () => {
  it('are made from the longest on, starting with units that no other reading has longer', async () => {
    const cells = [
      at(50, 700, 'Replace the valve'),
      at(200, 706, 'Daniel'),
      at(200, 693, 'Okafor'),
      at(300, 700, '2.5'),
    ];
    const [page] = await readPdf(tinyPdf({ pages: [cells.join('')] }));
    if (page === undefined) throw new Error('no page');
    const edit = (order: number, term: string): Edit => {
      const start = page.units[order]?.text.indexOf(term) ?? -1;
      expect(start).to.be.greaterThan(-1);
      return { start, end: start + term.length, text: 'x' };
    };
    const [half, other] = [edit(0, 'Daniel'), edit(0, 'valve')];
    const whole = edit(1, 'Daniel Okafor');
    const units = new Map([
      [0, [half, other]],
      [1, [whole]],
    ]);
    expect(longestFirst(page, units)).to.deep.equal([
      [0, [other]],
      [1, [whole]],
      [0, [half]],
    ]);
    expect(longestFirst(page, new Map([[0, [half]]]))).to.deep.equal([[0, [half]]]);
    expect(longestFirst(page)).to.deep.equal([]);
  });
});
