import { pdfkit } from './make-pdf.js';

/** How a table is printed. */
export interface Layout {
  readonly name: string;
  /** Draws borders and stripes. `y` is the top of each row, the last one the bottom of the table. */
  readonly borders?: (page: PDFKit.PDFDocument, xs: readonly number[], ys: readonly number[]) => void;
  readonly bold?: boolean;
  /** Titles are printed in small letters above or below the values of each row. */
  readonly small?: 'above' | 'below';
  /** Columns end, instead of begin, at the same position. */
  readonly align?: 'right' | 'center';
  /** Height of a row, in points. */
  readonly step?: number;
  /** Width by which columns are narrower than usual, in points. */
  readonly narrow?: number;
}

const below = (page: PDFKit.PDFDocument, xs: readonly number[], y: number): void => {
  page
    .moveTo(xs[0] ?? 0, y - 3)
    .lineTo(xs.at(-1) ?? 0, y - 3)
    .stroke();
};

export const LAYOUTS: readonly Layout[] = [
  { name: 'without lines' },
  { name: 'with narrow columns and rows', step: 13, narrow: 12 },
  { name: 'with one line below the titles', borders: (page, xs, ys) => below(page, xs, ys[1] ?? 0) },
  {
    name: 'with lines above and below the titles and at the end',
    borders: (page, xs, ys) => {
      for (const row of [0, 1, ys.length - 1]) below(page, xs, ys[row] ?? 0);
    },
  },
  {
    name: 'with lines below the rows',
    borders: (page, xs, ys) => {
      for (const y of ys.slice(1)) below(page, xs, y);
    },
  },
  {
    name: 'with stripes',
    borders: (page, xs, ys) => {
      const [left = 0, right = 0] = [xs[0], xs.at(-1)];
      for (let row = 1; row < ys.length - 1; row += 2)
        page.rect(left - 4, (ys[row] ?? 0) - 3, right - left + 8, (ys[row + 1] ?? 0) - (ys[row] ?? 0)).fill('#dddddd');
      page.fillColor('black');
    },
  },
  { name: 'with bold titles wider than their columns', bold: true },
  { name: 'with columns that end alike', align: 'right' },
  { name: 'with centred columns', align: 'center' },
  { name: 'with labels in small print above the values', small: 'above', step: 30 },
  { name: 'with labels in small print below the values', small: 'below', step: 30 },
  {
    name: 'with a grid',
    borders: (page, xs, ys) => {
      for (const y of ys)
        below(
          page,
          xs.map((x) => x - 3),
          y,
        );
      for (const x of xs)
        page
          .moveTo(x - 3, (ys[0] ?? 0) - 3)
          .lineTo(x - 3, (ys.at(-1) ?? 0) - 3)
          .stroke();
    },
  },
];

const SIZE = 9;

/** Prints a table, with a line of text above it and one below. The first row has the titles. */
export function printed(layout: Layout, rows: readonly (readonly string[])[]): Promise<Buffer> {
  const [titles = [], ...values] = rows;
  return pdfkit(
    (page) => {
      page.font('Helvetica').fontSize(SIZE).text('The list of the branch', 40, 30, { lineBreak: false });
      const xs = [40];
      titles.forEach((_, column) => {
        const cells = (layout.small === undefined && !layout.bold ? rows : values).map((row) => row[column] ?? '');
        const room = Math.max(...cells.map((cell) => page.widthOfString(cell))) + 20 - (layout.narrow ?? 0);
        xs.push((xs.at(-1) ?? 0) + Math.max(room, layout.small === undefined ? 0 : 60));
      });
      const step = layout.step ?? 18;
      const lines = layout.small === undefined ? rows : values;
      const ys = Array.from({ length: lines.length + 1 }, (_, row) => 60 + row * step);
      layout.borders?.(page, xs, ys);
      lines.forEach((row, index) => {
        const isTitle = layout.small === undefined && index === 0;
        page.font(isTitle && layout.bold ? 'Helvetica-Bold' : 'Helvetica').fontSize(SIZE);
        row.forEach((cell, column) => {
          const [x = 0, y = 0] = [xs[column], ys[index]];
          const free = (xs[column + 1] ?? 0) - x - 8 - page.widthOfString(cell);
          const shift = layout.align === 'right' ? free : layout.align === 'center' ? free / 2 : 0;
          if (layout.small !== undefined) {
            page
              .fontSize(6)
              .text(titles[column] ?? '', x, layout.small === 'above' ? y - 8 : y + 10, { lineBreak: false });
            page.fontSize(SIZE);
          }
          page.text(cell, x + shift, y, { lineBreak: false });
        });
      });
      page.text('These are all of them.', 40, (ys.at(-1) ?? 0) + 30, { lineBreak: false });
    },
    { size: [800, 500], margin: 30 },
  );
}
