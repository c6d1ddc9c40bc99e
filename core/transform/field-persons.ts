import type { Finding } from '../contracts/recognizer.js';
import { fieldLabel } from '../titles/field-label.js';
import { type NameColumn, nameColumn } from '../titles/name-columns.js';
import { wholeName, withPersons } from './persons.js';

/** Maximum distance between two parts of one name, in code units: a label, or a few other fields. */
const MAX_DISTANCE = 120;
/** Separator between the values of one field: `"given": ["Ida", "Rosa"]`. */
const IN_LIST = /^["'\s]{0,4},["'\s]{0,4}$/;

type Part = NameColumn['part'];

/** Findings that are parts of one name, according to the labels of their fields. */
class Group {
  readonly indexes: number[] = [];
  readonly #parts = new Map<Part, string>();
  #last: Part = 'whole';
  #owner = '';
  #end = Number.NEGATIVE_INFINITY;

  /** True if a part that begins at `start` can belong to the same name. */
  takes({ part, owner }: NameColumn, start: number): boolean {
    const isOwn = owner === this.#owner || owner === '' || this.#owner === '';
    return isOwn && !this.#parts.has(part) && start - this.#end <= MAX_DISTANCE;
  }

  add(index: number, { part, owner }: NameColumn, text: string, end: number): void {
    this.#owner ||= owner;
    this.#last = part;
    this.more(index, text, end);
  }

  /** Adds another name of the field that was read last. */
  more(index: number, text: string, end: number): void {
    const known = this.#parts.get(this.#last);
    this.#parts.set(this.#last, known === undefined ? text : `${known} ${text}`);
    this.indexes.push(index);
    this.#end = end;
  }

  /** The full name; undefined without both a given name and a surname. */
  get name(): string | undefined {
    const [given, middle, surname] = [this.#parts.get('given'), this.#parts.get('middle'), this.#parts.get('surname')];
    if (given === undefined || surname === undefined) return undefined;
    return wholeName(surname, middle === undefined ? given : `${given} ${middle}`);
  }
}

const UNLABELLED: NameColumn = { part: 'whole', owner: '' };

/** The name part that a label announces. `Name` beside `Vorname` means the surname. */
function columnOf(label: string | undefined): NameColumn {
  if (label === undefined) return UNLABELLED;
  const column = nameColumn([label]);
  return column.part === 'whole' && column.owner === '' ? { ...column, part: 'surname' } : column;
}

/** Groups the parts of names in the fields of a text, one group per person. */
function groupsIn(text: string, findings: readonly Finding[], isPerson: (finding: Finding) => boolean): Group[] {
  const groups: Group[] = [];
  let open: Group | undefined;
  for (const [index, finding] of findings.entries()) {
    if (!isPerson(finding)) continue;
    const { start, end } = finding;
    const before = text.slice(Math.max(findings[index - 1]?.end ?? 0, start - MAX_DISTANCE), start);
    const name = text.slice(start, end);
    const label = fieldLabel(before.slice(before.lastIndexOf('\n') + 1));
    const column = columnOf(label);
    if (open?.indexes.at(-1) === index - 1 && IN_LIST.test(before)) open.more(index, name, end);
    else if (column.part === 'whole') open = undefined;
    else {
      if (open === undefined || !open.takes(column, start)) {
        open = new Group();
        groups.push(open);
      }
      open.add(index, column, name, end);
    }
  }
  return groups;
}

/**
 * Adds the person to findings that are parts of a name , where labels show it: `First name: Ida`, `"lastName":
 * "Brandt"`. Others stay as they are.
 * @param isPerson whether a finding is the name of a person.
 */
export function withFieldPersons(
  text: string,
  findings: readonly Finding[],
  isPerson: (finding: Finding) => boolean,
): readonly Finding[] {
  if (findings.length < 2) return findings;
  const changed = [...findings];
  for (const { name, indexes } of groupsIn(text, findings, isPerson)) {
    if (name === undefined) continue;
    const persons = [name];
    for (const index of indexes)
      for (const named of withPersons(findings.slice(index, index + 1), persons)) changed[index] = named;
  }
  return changed;
}
