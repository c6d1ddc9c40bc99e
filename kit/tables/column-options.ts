import type { ColumnPlan } from './column-plan.js';
import type { GivenColumns } from './columns.js';

/** JSON Schema of the option `columns`, by which a caller states what columns hold. */
export const COLUMNS_OPTION = {
  type: 'object',
  maxProperties: 16384,
  additionalProperties: { type: 'string', pattern: '^(?:keep|text|[A-Za-z][A-Za-z0-9_]{1,60})$' },
  description: "By title or number from 1: 'keep', 'text' (search each cell) or an entity type (each cell is one).",
} as const;

/** Reads the validated option `columns`. */
export function givenColumns(value: unknown): GivenColumns {
  const columns = new Map<string, string>();
  if (typeof value !== 'object' || value === null) return columns;
  for (const [name, use] of Object.entries(value)) {
    if (typeof use === 'string') columns.set(name.trim().toLowerCase(), use);
  }
  return columns;
}

/** How one column is treated, for a report. Holds no content of the file. */
export interface ColumnReport extends Pick<ColumnPlan, 'use' | 'why'> {
  /** From 1. */
  readonly column: number;
  /** Entity type of its cells; missing if they are searched as text. */
  readonly type?: string;
}

/** The plans of a table's columns, for a report. */
export const reportColumns = (plans: readonly ColumnPlan[]): ColumnReport[] =>
  plans.map(({ use, why, context: { type } }, i) => ({
    column: i + 1,
    use,
    ...(type === undefined ? {} : { type }),
    why,
  }));
