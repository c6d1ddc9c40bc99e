import type { Edit, EntityType, FileSession, Finding } from '../../../core/index.js';
import { codePointCount, EarlierValues, type EncodedReader, Pauses } from '../../../kit/index.js';
import { EarlierNames } from './earlier-names.js';
import { cutOf, type WindowSizes, within } from './windows.js';

/**
 * De-identifies a text that arrives in blocks, window by window. The findings are the same as in the whole text,
 * provided that detection depends only on the text within the context and the overlap, and on earlier names.
 */
export class TextStream {
  #left = '';
  #text = '';
  #bytes: Uint8Array = new Uint8Array(0);
  /** True until a window has been searched: only then is the length of the text known before. */
  #isFirst = true;
  readonly #names = new EarlierNames();
  readonly #values = new EarlierValues();

  constructor(
    readonly session: FileSession,
    readonly reader: EncodedReader,
    readonly sizes: WindowSizes,
    /** Number of replaced findings by type; incremented. */
    readonly counts: Map<EntityType, number>,
    /** True for a log, which has entries instead of sentences. */
    readonly isLog = false,
    readonly pauses = new Pauses(),
  ) {}

  /** Takes the next block of whole characters; yields the finished bytes. */
  async *push(block: Uint8Array): AsyncGenerator<Uint8Array> {
    this.#text += this.reader.codec.decode(block);
    this.#bytes = this.#bytes.length === 0 ? block : Buffer.concat([this.#bytes, block]);
    const { window, overlap } = this.sizes;
    while (this.#text.length >= window + overlap) yield* this.#window(this.#text.slice(0, window + overlap), false);
  }

  /** Yields the rest. */
  async *end(): AsyncGenerator<Uint8Array> {
    if (this.#isFirst && !this.isLog) this.session.announce?.([this.#text.length]);
    if (this.#text !== '') yield* this.#window(this.#text, true);
  }

  async *#window(text: string, last: boolean): AsyncGenerator<Uint8Array> {
    this.#isFirst = false;
    const { session, sizes } = this;
    const base = this.#left.length;
    const looked = this.#left + text;
    const searched = looked + this.#names.below(looked);
    await session.annotate?.(searched);
    const all = session.finding?.(searched, { charged: false });
    const found = all === undefined ? session.find(searched, { charged: false }) : await this.pauses.between(all);
    const own = found.filter(({ start }) => start < looked.length);
    const findings = this.#values.addTo(looked, own);
    const cut = last ? text.length : cutOf(text, within(findings, base, text.length), sizes);
    session.count(codePointCount(text.slice(0, cut)));
    const kept = within(findings, base, cut).map((f) => ({ ...f, start: f.start + base, end: f.end + base }));
    for (const { type } of kept) this.counts.set(type, (this.counts.get(type) ?? 0) + 1);
    yield* this.#splice(kept.length === 0 ? [] : await this.#edits(looked, kept), base, cut);
    if (!last) {
      this.#names.learn(looked, kept);
      this.#values.learn(looked, kept);
    }
    this.#left = looked.slice(Math.max(0, base + cut - sizes.context), base + cut);
    this.#text = this.#text.slice(cut);
  }

  async #edits(text: string, findings: readonly Finding[]): Promise<readonly Edit[]> {
    const { session, pauses } = this;
    const steps = session.replacing?.(text, findings, { charged: false });
    return steps === undefined ? session.replace(text, findings, { charged: false }) : pauses.between(steps);
  }

  /**
   * Yields the bytes of the first `cut` code units with the edits applied, whose offsets start at `-base`; drops them
   * from the buffer.
   */
  *#splice(edits: readonly { start: number; end: number; text: string }[], base: number, cut: number) {
    const { codec } = this.reader;
    let at = 0;
    let units = 0;
    for (const edit of edits) {
      const from = codec.advance(this.#bytes, at, edit.start - base - units);
      if (from > at) yield this.#bytes.subarray(at, from);
      yield this.reader.encode(edit.text);
      at = codec.advance(this.#bytes, from, edit.end - edit.start);
      units = edit.end - base;
    }
    const end = codec.advance(this.#bytes, at, cut - units);
    if (end > at) yield this.#bytes.subarray(at, end);
    this.#bytes = this.#bytes.subarray(end);
  }
}
