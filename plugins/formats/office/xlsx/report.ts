import { reportColumns } from '../../../../kit/index.js';
import type { SearchedSheet } from './found-cell.js';

/** The report about a sheet; it contains no data of the file. */
export const reportOf = ({ sheet, regions }: SearchedSheet): Readonly<Record<string, unknown>> => ({
  sheet: sheet.number,
  tables: regions
    .filter(({ plans }) => plans.length > 0)
    .map(({ header, area, plans, labels }) => ({
      headerRow: header,
      // A transposed table has its fields in rows.
      ...(labels === undefined
        ? { columns: reportColumns(plans).map((one) => ({ ...one, column: one.column + area.firstColumn })) }
        : { labelColumn: area.firstColumn + 1, fields: reportColumns(plans).map(({ column, ...field }) => field) }),
    })),
});
