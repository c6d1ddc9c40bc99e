import { expect } from 'chai';
import { editPdf, readPdf, seenText } from './edit-pdf.js';
import { tinyPdf } from './tiny-pdf.js';

const line = (x: number, y: number, text: string, font = 'F1'): string =>
  `BT /${font} 10 Tf ${x} ${y} Td (${text}) Tj ET\n`;

/** Lines of a cell from the top, as its producer breaks them. */
const cell = (x: number, y: number, lines: readonly string[]): string =>
  lines.map((text, index) => line(x + 3, y - 12 - index * 12, text)).join('');

/** A grid of borders, drawn side by side as thin boxes. */
function grid(xs: readonly number[], ys: readonly number[]): string {
  const upright = xs.map((x) => `${x} ${ys.at(-1)} 0.5 ${(ys[0] ?? 0) - (ys.at(-1) ?? 0)} re f\n`);
  const level = ys.flatMap((y) => xs.slice(1).map((x, i) => `${xs[i]} ${y} ${x - (xs[i] ?? 0)} 0.5 re f\n`));
  return [...upright, ...level].join('');
}

/** Text of the first unit of a page. */
async function read(content: string, page = ''): Promise<string> {
  const [first] = await readPdf(tinyPdf({ pages: [content], page }));
  return first?.units[0]?.text.trimEnd() ?? '';
}

const NAMES = ['Margaret', 'Ellen', 'Holloway'];
const ADDRESS = ['1482 North', 'Willow Creek', 'Road, Salem'];

describe('pdf: ruled tables', () => {
  const twoCells = cell(50, 700, NAMES) + cell(110, 700, ADDRESS);

  it('reads each cell as a whole, whatever is beside it', async () => {
    expect(await read(grid([50, 110, 190], [700, 660]) + twoCells)).to.equal(
      'Margaret Ellen Holloway\t1482 North Willow Creek Road, Salem',
    );
  });

  it('recognises cells whose borders are drawn as lines, also on a rotated page', async () => {
    const lines = '50 700 m 190 700 l 190 660 l 50 660 l h S\n110 700 m 110 660 l S\n';
    const turned = `q 0 1 -1 0 600 0 cm\n${lines}${twoCells}Q\n`;
    for (const content of [lines + twoCells, turned]) {
      expect(await read(content)).to.equal('Margaret Ellen Holloway\t1482 North Willow Creek Road, Salem');
    }
  });

  it('recognises rows with borders only below them', async () => {
    const rows = [700, 660, 620, 580].map((y) => `50 ${y} 300 0.5 re f\n`).join('');
    const texts = [0, 40, 80].map(
      (down) =>
        line(53, 680 - down, '3 May') +
        cell(110, 700 - down, ['Ada Bell', 'Winterbottom']) +
        line(300, 680 - down, '12.50'),
    );
    expect(await read(rows + texts.join(''))).to.match(/^(3 May\tAda Bell Winterbottom\t12\.50\n?){3}$/);
  });

  it('joins addresses and names that a narrow cell breaks without a hyphen', async () => {
    const content = cell(50, 700, ['margaret.hollo', 'way@example', '.org']) + cell(125, 700, ['Note']);
    expect(await read(grid([50, 121, 190], [700, 660]) + content)).to.equal('margaret.holloway@example.org\tNote');
    const name = cell(50, 700, ['Bartholomew K', 'ensington-Worth', 'ing and son']) + cell(125, 700, ['Note']);
    expect(await read(grid([50, 121, 190], [700, 660]) + name)).to.equal(
      'Bartholomew Kensington-Worthing and son\tNote',
    );
    const [page] = await readPdf(tinyPdf({ pages: [grid([50, 121, 190], [700, 660]) + name] }));
    expect(page?.units[0]?.halves).to.deep.equal(['K', 'ensington', 'Worth', 'ing']);
  });

  it('does not join lines that would have fitted on one, or labels with the values below them', async () => {
    const address = cell(50, 700, ['Ada Bell', '5 Elm St', 'Salem']) + cell(200, 700, ['Paid']);
    expect(await read(grid([50, 200, 300], [700, 660]) + address)).to.equal('Ada Bell\n5 Elm St\nSalem\nPaid');
    const label = line(53, 688, 'Patient', 'F2') + line(53, 676, 'Winterbottom') + cell(120, 700, ['MRN 7']);
    expect(await read(grid([50, 118, 190], [700, 660]) + label)).to.equal('Patient\nWinterbottom\nMRN 7');
  });

  it('separates an address in a narrow cell before its number if another line shows that lines are separate', async () => {
    const lines = ['Leo Winter', '11205 Sycamore', 'Road', 'Knox, TN 3'];
    const content = cell(50, 700, lines) + cell(133, 700, ['Paid']);
    expect(await read(grid([50, 131, 190], [700, 640]) + content)).to.equal(
      'Leo Winter\n11205 Sycamore Road\nKnox, TN 3\nPaid',
    );
  });

  it('reads the lines of tall columns across if they are drawn so', async () => {
    const rows = [0, 12, 24].map(
      (down, i) =>
        line(53, 688 - down, ['Name:', 'Born:', 'Ward:'][i] ?? '') +
        line(103, 688 - down, ['Bell', '1980', 'B2'][i] ?? ''),
    );
    expect(await read(grid([50, 100, 190], [700, 655]) + rows.join(''))).to.equal(
      'Name:\tBell\nBorn:\t1980\nWard:\tB2',
    );
  });

  it('does not take stripes behind lines for a table', async () => {
    const stripes = [655, 673, 691].map((y) => `0 ${y} 600 18 re f\n`).join('');
    const lines = ['The report was written by Dr. Anna', 'Miller of the hospital in the year', 'of 1999.'];
    const content = lines.map((text, index) => line(50, 696 - index * 18, text)).join('');
    expect(await read(stripes + content)).to.include('Anna Miller of the hospital');
  });

  it('keeps words whole that extend beyond their cell', async () => {
    const content = cell(50, 700, ['04/17/1958']) + cell(92, 700, ['Ada Bell']);
    expect(await read(grid([50, 92, 190], [700, 660]) + content)).to.equal('04/17/1958\tAda Bell');
  });

  it('keeps words together that were written across the border of a cell, and joins running text in a wide cell', async () => {
    const frame = grid([50, 150, 500], [700, 600]);
    const note = line(120, 690, 'Note for those');
    const prose = [
      'the report was written in the year of 1999 by Mrs.',
      'H. Winter of the hospital, as all others had been',
      'before.',
    ];
    const text = await read(frame + note + cell(52, 660, ['Bell']) + cell(200, 690, prose));
    expect(text).to.include('Note for those');
    expect(text).to.include('Mrs. H. Winter of the hospital, as all others had been before.');
  });

  it('reads letters in separate boxes unchanged', async () => {
    const xs = [...'123456'].map((_, index) => 50 + index * 20);
    const letters = [...'12345'].map((digit, index) => line(57 + index * 20, 688, digit)).join('');
    const [page] = await readPdf(tinyPdf({ pages: [grid(xs, [700, 680]) + letters] }));
    expect(page?.units.map(({ text }) => text.trimEnd())).to.include('12345');
  });

  it('takes neither highlighted words nor boxes behind labels for tables', async () => {
    const marked = '1 1 0 rg 69.5 685 30 12 re f 99.5 685 40 12 re f 0 g\n';
    expect(await read(`${marked}${line(50, 688, 'Mr. Anna Miller was here')}`)).to.equal('Mr. Anna Miller was here');
    const form = line(20, 688, 'Name:') + line(20, 668, 'Born:') + cell(50, 700, ['Bell']) + cell(50, 680, ['1980']);
    expect(await read(grid([50, 150], [700, 680, 660]) + form)).to.equal('Name: Bell\nBorn: 1980');
  });

  it('does not take a clip for a border', async () => {
    const clips = 'q 50 600 60 100 re W n Q q 110 600 80 100 re W n Q\n';
    expect(await read(clips + twoCells)).to.match(/^Margaret\t1482/);
  });

  it('does not move words of the next cell', async () => {
    const table = grid([50, 96, 190], [700, 680]) + cell(50, 700, ['Ada Bell']) + cell(96, 700, ['of Salem']);
    const { bytes } = await editPdf(tinyPdf({ pages: [table] }), { 'Ada Bell': 'Jo' });
    const seen = await seenText(bytes);
    expect(seen.find(({ text }) => text.startsWith('of'))?.x).to.be.closeTo(99, 0.01);
  });
});
