import type { FileSession, Finding, UnitContext } from '../../../../core/index.js';
import { codePointCount } from '../../../../kit/index.js';

/** Maximum length of a cached text; longer ones rarely repeat. */
const MAX_TEXT_LENGTH = 100;
/** Maximum number of cached texts. */
const MAX_TEXTS = 50_000;

/** Looks for terms in the texts of a package, of which many come again: each short one is searched once, and charged each time. */
export class SeenTexts {
  readonly #session: FileSession;
  readonly #found = new Map<string, readonly Finding[]>();

  constructor(session: FileSession) {
    this.#session = session;
  }

  /** The findings of a text. Only what stands alone is the same wherever it stands. */
  find(text: string, context: UnitContext): readonly Finding[] {
    const isAlone = context.type === undefined && context.header === undefined && context.isTitle !== true;
    if (!isAlone || text.length > MAX_TEXT_LENGTH) return this.#session.find(text, context);
    const known = this.#found.get(text);
    if (known === undefined) {
      const found = this.#session.find(text, context);
      if (this.#found.size < MAX_TEXTS) this.#found.set(text, found);
      return found;
    }
    if (context.charged !== false) this.#session.count(codePointCount(text));
    return known;
  }
}
