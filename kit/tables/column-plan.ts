import type { EntityType } from '../../core/contracts/entity-type.js';
import type { UnitContext } from '../../core/contracts/file-adapter.js';
import { SeenCells } from './seen-cells.js';

/** How the cells of a column are treated. */
export interface ColumnPlan {
  /** `keep`: copied without a search. `type`: each cell is one finding. `text`: each cell is searched. */
  readonly use: 'keep' | 'type' | 'text';
  /** Context passed to the session for each cell. */
  readonly context: UnitContext;
  /** Its title says that it holds names of things: a cell that looks like a person or place as a whole is not one. */
  readonly ofThings?: boolean;
  /** What decided it, for the report. */
  readonly why: 'option' | 'title' | 'title and values' | 'values' | 'search';
  /** Persons that the terms of all its cells can belong to: those of the form of which the column is a field. */
  readonly persons?: readonly string[];
  /** Cache of cells already searched. */
  readonly seen: SeenCells;
}

/** Creates a plan with the context for its cells. */
export const plan = (use: ColumnPlan['use'], why: ColumnPlan['why'], title: string, type?: EntityType): ColumnPlan => ({
  use,
  why,
  context: { ...(title === '' ? {} : { header: [title] }), ...(type === undefined ? {} : { type }) },
  seen: new SeenCells(),
});

/** Plan for a cell that belongs to no column. */
export const searched = (): ColumnPlan => plan('text', 'search', '');

/** The plan of a title or label. */
export const titled = (): ColumnPlan => ({ ...searched(), context: { isTitle: true } });
