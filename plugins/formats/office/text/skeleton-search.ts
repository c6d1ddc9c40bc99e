import type { FileSession, Finding } from '../../../../core/index.js';
import { countsSpelled, type Pauses, replaced, SoughtTerms } from '../../../../kit/index.js';
import { FormatNames } from './format-names.js';
import { isPlainWord, withTermsOf } from './known-terms.js';
import { spelledUnit } from './spelled.js';
import { type Unit, type UnitText, unitTextOf, VIEW } from './unit.js';

/**
 * Reads text that belongs to the format of a part, such as names of styles.
 * @param only restricts the result to values equal to one of these, in lower case; if left out, all values that may
 * contain a term are read.
 */
export type SkeletonReader = (only?: ReadonlySet<string>) => Iterable<Unit>;

interface InSkeleton<P> {
  readonly part: P;
  readonly reading: UnitText;
  readonly findings: readonly Finding[];
}

const MAX_ID_LENGTH = 250;
/** The identifier that Word derives from the name of a style: `JaneRoe` for `Jane Roe`. */
const asId = (name: string): string => name.replace(/[^\p{L}\p{M}\p{N}]+/gu, '').toLowerCase();

/** Searches text that belongs to the formats of a package, after all its other terms are known. */
export class SkeletonSearch<P> {
  /** Receives the words of the formats that cannot contain a term. */
  readonly words = new FormatNames();
  readonly #session: FileSession;
  readonly #pauses: Pauses;
  readonly #parts: { readonly part: P; readonly units: SkeletonReader }[] = [];
  readonly #read: { readonly part: P; readonly reading: UnitText; readonly isName: boolean }[] = [];
  /** Findings by text, because most texts repeat. */
  readonly #found = new Map<string, readonly Finding[]>();
  /** For each text, whether it contains a term found elsewhere. */
  readonly #known = new Map<string, boolean>();

  constructor(session: FileSession, pauses: Pauses) {
    this.#session = session;
    this.#pauses = pauses;
  }

  /** @param sought terms of all other places. */
  async read(part: P, units: SkeletonReader, sought: SoughtTerms): Promise<void> {
    this.#parts.push({ part, units });
    for (const unit of units()) {
      if (this.#pauses.due) await this.#pauses.take();
      const spelled = spelledUnit(unit);
      for (const one of spelled === undefined ? [unit] : [unit, spelled]) {
        const reading = unitTextOf(one, VIEW.final);
        if (reading === undefined) continue;
        const { text } = reading;
        if (one === (spelled ?? unit)) this.words.see(text, this.#find(text));
        if (this.#find(text).length > 0 || this.#holdsKnown(reading, sought))
          this.#read.push({ part, reading, isName: unit.search === 'spelled' });
      }
    }
  }

  #find(text: string): readonly Finding[] {
    const known = this.#found.get(text);
    if (known !== undefined) return known;
    const found = this.#session.find(text, { charged: false });
    this.#found.set(text, found);
    return found;
  }

  #holdsKnown(reading: UnitText, sought: SoughtTerms): boolean {
    const known = this.#known.get(reading.text) ?? withTermsOf(sought, reading, []).length > 0;
    this.#known.set(reading.text, known);
    return known;
  }

  /** The findings, after all parts have been read. */
  settle(sought: SoughtTerms): InSkeleton<P>[] {
    // Terms found in one name are searched in the others: `Jane Roe` in `Jane Roe Char`.
    const own = new SoughtTerms();
    const counting = this.#read.map(({ part, reading, isName }) => {
      const { text } = reading;
      // A name that was given by a person and not by the format.
      const counts = isName ? countsSpelled : this.words.counts;
      const findings = this.#find(text).filter((one) => counts(one, text));
      for (const { start, end, type } of replaced(findings)) own.add(text.slice(start, end), type);
      return { part, reading, findings };
    });
    const found = counting.flatMap(({ part, reading, findings }) => {
      const all = withTermsOf(own, reading, withTermsOf(sought, reading, findings));
      const telling = all.filter((one) => !isPlainWord(one, reading));
      return telling.length > 0 ? [{ part, reading, findings: telling }] : [];
    });
    return [...found, ...this.#identifiers(found)];
  }

  /** Identifiers derived from names with findings. */
  #identifiers(found: readonly InSkeleton<P>[]): InSkeleton<P>[] {
    const finding = new Map<string, Finding>();
    for (const { reading, findings } of found) {
      const [first] = replaced(findings);
      const id = reading.text.length > MAX_ID_LENGTH ? '' : asId(reading.text);
      if (first !== undefined && id !== '' && id !== reading.text.toLowerCase()) finding.set(id, first);
    }
    if (finding.size === 0) return [];
    const ids = new Set(finding.keys());
    return this.#parts.flatMap(({ part, units }) =>
      [...units(ids)].flatMap((unit) => {
        const reading = unitTextOf(unit, VIEW.final);
        const known = reading && finding.get(reading.text.toLowerCase());
        if (reading === undefined || known === undefined) return [];
        return [{ part, reading, findings: [{ ...known, start: 0, end: reading.text.length }] }];
      }),
    );
  }
}
