import { RecordMistake } from './mistake.js';

/** Which fields of a record a caller wants to change, and which to leave. */
export interface FieldChoice {
  /** Names of fields, with a dot between those of nested objects; each must exist. `all`: every field that is not kept. */
  readonly changed: readonly string[] | 'all';
  /** Names of fields that stay, whatever their titles say. */
  readonly kept: ReadonlySet<string>;
}

/** Longest name of a field that a message shows; a longer one may be content. */
const SHOWN = /^[\p{L}\p{N}_.,: -]{1,64}$/u;

/** The name of a field in a message. */
export const shownName = (name: string): string => (SHOWN.test(name) ? name : 'whose name is not shown here');

/** The title of a field: its name as words. */
export const titleOf = (name: string): string => name.replaceAll('.', ' ');

/** True for a field that is to be changed. */
export const isChosen = ({ changed, kept }: FieldChoice, name: string): boolean =>
  changed === 'all' ? !kept.has(name) : changed.includes(name);

/** The mistake of a record that has a field of which its title says that it identifies somebody, and which nobody chose. */
export const notChosen = (name: string): RecordMistake =>
  new RecordMistake(
    `has the field ${shownName(name)}, which by its title identifies a person: name it in --fields, or in --keep to leave it as it is`,
  );
