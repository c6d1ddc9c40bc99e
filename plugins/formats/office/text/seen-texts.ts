import type { FileSession, Finding, UnitContext } from '../../../../core/index.js';
import { codePointCount } from '../../../../kit/index.js';

/** Maximum length of a cached text; longer ones rarely repeat. */
const MAX_TEXT_LENGTH = 100;
/** Maximum number of cached texts. */
const MAX_TEXTS = 50_000;

/** Searches the texts of a package, many of which repeat. Each short text is searched once and charged every time. */
export class SeenTexts {
  readonly #session: FileSession;
  readonly #found = new Map<string, readonly Finding[]>();

  constructor(session: FileSession) {
    this.#session = session;
  }

  /**
   * The findings of a text. The result is cached only for texts without context, because they have the same findings
   * everywhere.
   */
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
