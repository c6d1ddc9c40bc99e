import type { Span } from '../../core/index.js';

/** A word for a number or its sign and a code, a code of six digits or more, the address of a network card. */
const LABELLED =
  /^\p{Lu}{2,5}(?: ?(?:#|(?:[Nn]o|NO|[Nn]r|ID|[Nn]umber)(?!\p{L})\.?)[:# ]{0,3}[A-Z]{0,3}\d{3}(?:\d\d| \d)|:? ?[A-Z]{0,2}\d{6}| ?\d{2}[A-Z]\d{6}| (?:[\dA-F]{2}[:-]){3})/u;
/** The abbreviation alone, or with its number. */
const TERM = /^\p{Lu}{2,5}(?:[^\p{L}].*)?$/u;
const LOOKAHEAD = 20;

/** How much of a probability is left for an abbreviation that is the label of a number: `NPI 1467560003`, `CLIA 03D0902117`, `DEA# BW…`. */
export const labelDoubt = (view: string, { start, end }: Span): number =>
  TERM.test(view.slice(start, end)) && LABELLED.test(view.slice(start, end + LOOKAHEAD)) ? 0.3 : 1;
