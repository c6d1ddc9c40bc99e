import type { EntityType } from '../contracts/entity-type.js';
import type { Finding } from '../contracts/recognizer.js';
import type { Edit } from '../contracts/span.js';

type Found = Pick<Finding, 'start' | 'end' | 'type'>;

/** Applies the policy to a unit. */
type Make<F extends Found> = (unit: string, findings: readonly F[], header: readonly string[]) => Edit[];

/** Maximum number of cached units per type and header: as many as there are days in ninety years. */
const MAX_UNITS = 1 << 15;
const MAX_UNIT_LENGTH = 64;
const MAX_KINDS = 1024;
/** After this many lookups, a cache with fewer than one hit in sixteen is abandoned: numbers, addresses. */
const TRIAL_LOOKUPS = 4096;

/** The units of one type under one header. */
class Kind {
  #known: Map<string, string> | undefined = new Map();
  #lookups = 0;
  #answered = 0;

  get(text: string): string | undefined {
    if (this.#known === undefined) return undefined;
    const known = this.#known.get(text);
    this.#lookups++;
    if (known !== undefined) this.#answered++;
    else if (this.#lookups > TRIAL_LOOKUPS && this.#answered * 16 < this.#lookups) this.#known = undefined;
    return known;
  }

  set(text: string, substitute: string): void {
    if (this.#known === undefined) return;
    if (this.#known.size >= MAX_UNITS) this.#known.clear();
    this.#known.set(text, substitute);
  }
}

/**
 * Cache of the substitutes of short units that are a single term: table cells repeat, and equal cells of a file get
 * equal substitutes. Bounded; evicted units are sent to the policy again, whose transformers remember longer.
 */
export class RepeatedUnits {
  readonly #kinds = new Map<string, Kind>();
  /** Last type of each header array: a column has one header, the same array for all its cells. */
  readonly #byHeader = new Map<readonly string[], { readonly type: EntityType; readonly kind: Kind }>();

  /** The edits of a unit. @param make applies the policy */
  edits<F extends Found>(unit: string, findings: readonly F[], header: readonly string[], make: Make<F>): Edit[] {
    const [found, second] = findings;
    if (found === undefined || second !== undefined || unit.length > MAX_UNIT_LENGTH)
      return make(unit, findings, header);
    if (found.start > 0 || found.end < unit.length) return make(unit, findings, header);
    const kind = this.#kind(found.type, header);
    const known = kind.get(unit);
    if (known !== undefined) return [{ start: 0, end: unit.length, text: known }];
    const edits = make(unit, findings, header);
    const [edit] = edits;
    if (edit !== undefined) kind.set(unit, edit.text);
    return edits;
  }

  #kind(type: EntityType, header: readonly string[]): Kind {
    const latest = this.#byHeader.get(header);
    if (latest !== undefined && latest.type === type) return latest.kind;
    const kind = this.#named(header.length === 0 ? type : `${type}\0${header.join('\0')}`);
    if (this.#byHeader.size >= MAX_KINDS) this.#byHeader.clear();
    this.#byHeader.set(header, { type, kind });
    return kind;
  }

  #named(name: string): Kind {
    const known = this.#kinds.get(name);
    if (known !== undefined) return known;
    // If nearly every unit has a header of its own, it is not a table.
    if (this.#kinds.size >= MAX_KINDS) this.#kinds.clear();
    const kind = new Kind();
    this.#kinds.set(name, kind);
    return kind;
  }
}
