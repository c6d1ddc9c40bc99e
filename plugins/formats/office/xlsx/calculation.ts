import type { Edit } from '../../../../core/index.js';
import { elements, type Part } from '../parts/parts.js';

/** Elements of a workbook that follow the calculation settings (ECMA-376 part 1, 18.2.27). */
const BEHIND = new Set([
  ...['oleSize', 'customWorkbookViews', 'pivotCaches', 'smartTagPr', 'smartTagTypes', 'webPublishing'],
  ...['fileRecoveryPr', 'webPublishObjects', 'extLst'],
]);

/** Makes programs recalculate the workbook when it is opened, because cells that formulas refer to have changed. */
export function calculationEdits({ xml }: Part): Edit[] {
  const source = xml?.text ?? '';
  let behind: number | undefined;
  for (const { name, attributes, start, end, empty } of elements(source, new Set([...BEHIND, 'calcPr']))) {
    if (name !== 'calcPr') behind ??= start;
    else if (attributes.has('fullCalcOnLoad')) return [];
    else {
      const at = end - (empty ? 2 : 1);
      return [{ start: at, end: at, text: ' fullCalcOnLoad="1"' }];
    }
  }
  const close = /<\/((?:[\w.-]{1,40}:)?)workbook\s{0,10}>\s{0,100}$/.exec(source.slice(-300));
  if (close === null) return [];
  const at = behind ?? source.length - Math.min(300, source.length) + close.index;
  return [{ start: at, end: at, text: `<${close[1]}calcPr fullCalcOnLoad="1"/>` }];
}

/**
 * The list of cells with formulas. Excel recreates it, and reports a damaged file if it names a cell without a formula.
 */
export const calculationChain = (parts: readonly Part[]): Part[] =>
  parts.filter(({ xml }) => xml !== undefined && /<(?:[\w.-]{1,40}:)?calcChain[\s>]/.test(xml.text.slice(0, 1000)));
