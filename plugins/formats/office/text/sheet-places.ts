import { lexiconSet } from '../../../../kit/index.js';

// Names are local names, because prefixes differ between producers.

/** Elements whose text is a formula or the name of a range. */
export const FORMULA_TEXTS: ReadonlySet<string> = new Set([
  ...['f', 'formula', 'formula1', 'formula2', 'definedName', 'calculatedColumnFormula', 'totalsRowFormula'],
  ...['FmlaLink', 'FmlaRange', 'FmlaGroup', 'FmlaPict', 'nf'],
]);

/** Attributes with a formula or the address of a range. */
export const FORMULA_ATTRIBUTES: ReadonlySet<string> = lexiconSet('format-names', { class: 'formula-attribute' });

/** Attributes with the name of a sheet of this workbook, without quotes. */
export const SHEET_NAMES: ReadonlySet<string> = new Set([
  'sheet@name',
  'worksheetSource@sheet',
  'rangeSet@sheet',
  // A sheet of another workbook, to which formulas refer as `[1]Name!A1`.
  'sheetName@val',
]);

/** Attributes that name a table or a range, or refer to one. */
export const IDENTIFIERS: ReadonlySet<string> = new Set([
  ...['table@name', 'table@displayName', 'definedName@name', 'worksheetSource@name', 'rangeSet@name'],
  ...['slicerCacheDefinition@name', 'slicer@cache', 'timelineCacheDefinition@name', 'timeline@cache'],
  ...['rangePr@sourceName', 'property@linkTarget'],
]);

/** Attributes of a pivot table that repeat the text of its cells. */
export const PIVOT_CAPTIONS: ReadonlySet<string> = new Set([
  ...['item@n', 'pivotField@name', 'dataField@name', 'pivotTableDefinition@dataCaption'],
  ...['pivotTableDefinition@rowHeaderCaption', 'pivotTableDefinition@colHeaderCaption'],
  ...['pivotTableDefinition@grandTotalCaption', 'pivotField@subtotalCaption'],
]);

/** Attributes that repeat the title of a column, or caption the totals of a pivot table. */
export const FIELD_TITLES: ReadonlySet<string> = new Set([
  ...['cacheField@name', 'cacheField@caption', 'pivotField@name', 'dataField@name'],
  ...['pivotTableDefinition@grandTotalCaption', 'pivotTableDefinition@dataCaption', 'pivotField@subtotalCaption'],
]);

/** True for headers and footers, whose text contains codes. */
export const isHeaderOrFooter = (element: string): boolean => /^(?:odd|even|first)(?:Header|Footer)$/.test(element);
