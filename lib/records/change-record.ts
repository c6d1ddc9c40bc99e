import { type FieldChoice, isChosen, notChosen, shownName, titleOf } from './fields.js';
import { JsonRecord, type JsonValue } from './json-record.js';
import { RecordMistake } from './mistake.js';

/** A field of a record, as it is read. */
interface Field {
  readonly title: string;
  readonly text: string;
  /** True if it only shows what the other fields are. */
  readonly stays: boolean;
}

/** Reads records. */
export interface RecordReader {
  /** True for a title that says that its values identify persons. */
  identifies(title: string): boolean;
  /** The new texts of the fields of one record, in their order. */
  change(fields: readonly Field[]): Promise<readonly string[]>;
}

/**
 * Changes some fields of a JSON object and leaves every other byte as it is.
 * @param line one JSON object
 * @throws RecordMistake if the line is no JSON object, has a member twice, lacks a chosen field or has a list or object there, or has a
 * field that identifies somebody and is neither chosen nor kept
 */
export async function changeRecord(line: Uint8Array, choice: FieldChoice, reader: RecordReader): Promise<string> {
  const record = new JsonRecord(line);
  checkFields(record, choice);
  const values = record.values.filter(({ text }) => text !== undefined);
  const fields = values.map((value) => {
    const stays = !isChosen(choice, value.name);
    const title = titleOf(value.name);
    if (stays && isOpen(value, choice) && reader.identifies(title)) throw notChosen(value.name);
    return { title, text: value.text ?? '', stays };
  });
  if (fields.every(({ stays }) => stays)) return record.with(new Map());
  const texts = await reader.change(fields);
  return record.with(new Map(values.map((value, i) => [value, texts[i] ?? ''])));
}

/** True for a value of a field that nobody keeps, of which something could be read. */
const isOpen = ({ name, text, type }: JsonValue, { kept }: FieldChoice): boolean =>
  !kept.has(name) && type !== 'boolean' && text !== '';

function checkFields({ values, branches }: JsonRecord, { changed }: FieldChoice): void {
  if (changed === 'all') return;
  const inList = new Set(values.filter((value) => value.isInList).map(({ name }) => name));
  const names = new Set(values.map(({ name }) => name));
  for (const name of changed) {
    // A list of texts is no text, and nobody has said how its items belong together.
    if (branches.has(name) || inList.has(name))
      throw new RecordMistake(`has no text in the field ${shownName(name)}, but a list or an object`);
    if (!names.has(name)) throw new RecordMistake(`lacks the field ${shownName(name)}`);
  }
}
