import type { FileSession } from '../../core/contracts/file-adapter.js';
import type { Steps } from '../../core/contracts/pauses.js';
import type { Finding } from '../../core/contracts/recognizer.js';
import { replaced } from '../../core/detect/selection.js';
import { isTitleShaped, type TitleDictionary } from '../../core/titles/header-words.js';
import { notATitle } from '../tables/cell-kinds.js';
import { withKnownTerms } from '../terms/known-findings.js';
import { sharedTerms } from '../terms/shared-terms.js';
import type { SoughtTerms } from '../terms/sought-terms.js';
import type { SearchedField } from './record-search.js';
import type { KeyPlace } from './records.js';

/** Maximum number of keys whose findings are remembered. */
const MAX_KNOWN = 20_000;
const RECOGNIZER = 'document-memory';
/** Names of fields as programs write them: `userName`, `created_at`, `@type`, `x-amz-date`. */
const OF_PROGRAMS = /^[\p{Ll}_$@#][\p{L}_$.:/-]*\d{0,3}$/u;

/** Searches the keys of objects: most are names of fields, some are names of people, addresses and numbers. */
export class KeySearch {
  readonly #session: FileSession;
  readonly #dictionary: Pick<TitleDictionary, 'meaning'>;
  readonly #known = new Map<string, readonly Finding[]>();

  constructor(session: FileSession, dictionary: Pick<TitleDictionary, 'meaning'>) {
    this.#session = session;
    this.#dictionary = dictionary;
  }

  /** The keys with findings, in steps. @param fields the values of the same document, whose terms may be among the keys */
  *search(keys: Iterable<KeyPlace>, fields: readonly SearchedField[]): Steps<Map<KeyPlace, readonly Finding[]>> {
    const found = new Map<KeyPlace, readonly Finding[]>();
    let sought: SoughtTerms | undefined;
    for (const place of keys) {
      const { text } = place.key;
      const own = this.#find(text, place.title);
      sought ??= sharedTerms(fields.map(({ field, findings }) => ({ text: field.leaf.text, findings }))).sought;
      const all = replaced(sought.size === 0 ? own : withKnownTerms(own, sought.find(text), RECOGNIZER));
      if (all.length > 0) found.set(place, all);
      yield;
    }
    return found;
  }

  #find(key: string, above: string): readonly Finding[] {
    const place = `${above}\n${key}`;
    const known = this.#known.get(place);
    if (known !== undefined) return known;
    const isTitle =
      OF_PROGRAMS.test(key) || (isTitleShaped(key) && !notATitle(key) && this.#dictionary.meaning(key) !== undefined);
    const found = this.#session.find(key, isTitle ? { isTitle } : above === '' ? {} : { header: [above] });
    if (this.#known.size >= MAX_KNOWN) this.#known.clear();
    this.#known.set(place, found);
    return found;
  }
}
