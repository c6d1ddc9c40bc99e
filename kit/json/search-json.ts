import type { FileSession } from '../../core/contracts/file-adapter.js';
import type { JsonUnit, SearchedJson } from '../../core/contracts/json.js';
import { atOnce, type Steps } from '../../core/contracts/pauses.js';
import type { Finding } from '../../core/contracts/recognizer.js';
import type { Edit } from '../../core/contracts/span.js';
import { TitleDictionary } from '../../core/titles/header-words.js';
import { ColumnPlanner } from '../tables/columns.js';
import { sharing } from '../terms/shared-terms.js';
import type { Change } from './distinct-keys.js';
import { KeySearch } from './key-search.js';
import { RecordSearch, type SearchedField } from './record-search.js';
import { type JsonField, type JsonRecord, type JsonText, type KeyPlace, pointerOf, RecordReader } from './records.js';
import { titleOf } from './titles.js';
import { writeJson } from './write-json.js';

/** A unit and the place that it was read from. */
interface PlacedUnit extends JsonUnit {
  readonly place: JsonField | KeyPlace;
}

/** Reads and searches JSON texts of one file: those of the same path are searched alike. */
export class JsonSearch {
  readonly #session: FileSession;
  readonly #reader: RecordReader;
  readonly #search: RecordSearch;
  readonly #keys: KeySearch;

  constructor(session: FileSession) {
    const dictionary = new Meanings();
    this.#session = session;
    this.#reader = new RecordReader(dictionary);
    const titles = new Map<readonly string[], string>();
    const title = (keys: readonly string[]): string => {
      const known = titles.get(keys) ?? titleOf(keys, dictionary);
      titles.set(keys, known);
      return known;
    };
    this.#search = new RecordSearch(session, new ColumnPlanner(new Map(), dictionary, session), title);
    this.#keys = new KeySearch(session, dictionary);
  }

  /**
   * Parses a text. Texts that are parsed before the first is searched all help to decide how values are searched.
   * @param firstLine number of its first line in the file
   * @throws DeidError `document_unreadable`
   */
  read(text: string, firstLine = 1): JsonRecord {
    return this.#reader.read(text, firstLine);
  }

  /**
   * Searches a text that has been read.
   * @param isWhole true if all texts of the document are searched together, so that terms are found in earlier values too
   */
  search(text: string, record: JsonRecord, isWhole: boolean): SearchedJson {
    return atOnce(this.searching(text, record, isWhole));
  }

  /** Like `search`, in steps. */
  *searching(text: string, record: JsonRecord, isWhole: boolean): Generator<undefined, SearchedJson, undefined> {
    const fields: SearchedField[] = [];
    yield* this.#search.search(record, fields);
    const texts = fields.map(({ field, findings }) => ({ text: field.leaf.text, findings }));
    const found = isWhole ? yield* sharing(texts, this.#session) : texts.map(({ findings }) => findings);
    const keys = yield* this.#keys.search(keysIn(record), fields);
    const units: PlacedUnit[] = fields.flatMap(({ field, header }, i) => unitOf(field, found[i] ?? [], header));
    for (const [place, findings] of keys) units.push(keyUnit(place, findings));
    const all = sorted(units);
    return { units: all, write: (edits) => writeJson(text, changesOf(all, edits), keysIn(record)) };
  }
}

/** Searches one JSON text; see {@link StructureReader.searchJson}. */
export function* searchJson(text: string, session: FileSession): Steps<SearchedJson> {
  const search = new JsonSearch(session);
  return yield* search.searching(text, search.read(text), true);
}

/** The dictionary of titles with its answers: keys repeat. */
class Meanings extends TitleDictionary {
  readonly #known = new Map<string, ReturnType<TitleDictionary['meaning']>>();

  override meaning(title: string): ReturnType<TitleDictionary['meaning']> {
    if (this.#known.has(title)) return this.#known.get(title);
    if (this.#known.size > MAX_KNOWN) this.#known.clear();
    const meaning = super.meaning(title);
    this.#known.set(title, meaning);
    return meaning;
  }
}

const MAX_KNOWN = 10_000;

const unitOf = (field: JsonField, findings: readonly Finding[], header: readonly string[]): PlacedUnit[] =>
  findings.length === 0
    ? []
    : [{ place: field, pointer: pointerOf(field.path), text: field.leaf.text, findings, header }];

const keyUnit = (place: KeyPlace, findings: readonly Finding[]): PlacedUnit => ({
  place,
  pointer: pointerOf(place.path),
  inKey: true,
  text: place.key.text,
  findings,
  header: [],
});

function* keysIn({ keys, parts }: JsonRecord): Generator<KeyPlace> {
  yield* keys;
  for (const part of parts) yield* keysIn(part);
}

const startOf = (place: JsonField | KeyPlace): number => ('key' in place ? place.key.start : place.leaf.start);

/** Offset of a place in the document; for a string that is JSON itself, that of the string. */
function offsetOf(place: JsonField | KeyPlace): number {
  let outer = place;
  for (let at: JsonText['inside'] = place.source.inside; at !== undefined; at = at.source.inside) outer = at;
  return startOf(outer);
}

const sorted = (units: readonly PlacedUnit[]): PlacedUnit[] =>
  units
    .map((unit) => ({ unit, at: offsetOf(unit.place) }))
    .sort((a, b) => a.at - b.at || startOf(a.unit.place) - startOf(b.unit.place))
    .map(({ unit }) => unit);

const changesOf = (units: readonly PlacedUnit[], edits: readonly (readonly Edit[])[]): Change[] =>
  units.flatMap(({ place }, i) => {
    const own = edits[i] ?? [];
    return own.length === 0 ? [] : [{ place, edits: own }];
  });
