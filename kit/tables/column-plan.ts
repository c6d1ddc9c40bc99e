import type { EntityType } from '../../core/contracts/entity-type.js';
import type { UnitContext } from '../../core/contracts/file-adapter.js';
import { SeenCells } from './seen-cells.js';

/** What is done with the cells of a column. */
export interface ColumnPlan {
  /** `keep`: copied unseen. `type`: each cell is one finding. `text`: each cell is searched. */
  readonly use: 'keep' | 'type' | 'text';
  /** How the session is asked about a cell. */
  readonly context: UnitContext;
  /** Its title says that it holds names of things: what looks like a person or place and fills a cell is none. */
  readonly ofThings?: boolean;
  /** Why, as a fixed word for the report. */
  readonly why: 'option' | 'title' | 'title and values' | 'values' | 'search';
  /** Names of the persons to whom terms of all its cells can belong: those of a form, one of whose fields it is. */
  readonly persons?: readonly string[];
  /** Cells of the column that were searched before. */
  readonly seen: SeenCells;
}

/** A plan, and what the session is told of its cells. */
export const plan = (use: ColumnPlan['use'], why: ColumnPlan['why'], title: string, type?: EntityType): ColumnPlan => ({
  use,
  why,
  context: { ...(title === '' ? {} : { header: [title] }), ...(type === undefined ? {} : { type }) },
  seen: new SeenCells(),
});

/** The plan of a cell that belongs to no column. */
export const searched = (): ColumnPlan => plan('text', 'search', '');

/** The plan of a title or label. */
export const titled = (): ColumnPlan => ({ ...searched(), context: { isTitle: true } });
