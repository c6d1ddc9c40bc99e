import { longForms, shortForms } from '../../../../kit/index.js';
import { Recent } from '../base/recent.js';
import { fold } from '../base/text.js';
import { isKnownGiven } from './cultures.js';
import type { Mention } from './parse.js';

/** A short form and the name that it stands for, as the document has them. */
export interface Nickname {
  readonly short: string;
  readonly long: string;
}

const SEVERAL = '*';

/**
 * Knows `Bob Smith` for `Robert Smith`, and a `Bob` alone for the only Robert whom the document has named in full, unless it
 * has named a Bob in full. Another surname, or a second Robert, leaves them strangers.
 */
export class Namesakes {
  /** The surname that a given name has been met with. */
  readonly #surnames = new Recent<string>();
  readonly #whole = new Recent<true>();
  /** Given names that have been met without a surname. */
  readonly #alone = new Recent<true>();
  /** The longest given name of these first letters and this surname, or half of a double one. */
  readonly #longest = new Recent<string>();

  /** The nicknames among the names of a unit that are some other name's person. */
  meet(mentions: readonly Mention[]): Nickname[] {
    const pairs = mentions.map(pairOf);
    for (const pair of pairs) this.#note(pair);
    return pairs.flatMap((pair) => this.#nickname(pair) ?? this.#clipped(pair) ?? []);
  }

  #note({ given, surname }: Pair): void {
    if (given !== undefined && surname === undefined) this.#alone.set(given, true);
    if (given === undefined || surname === undefined) return;
    const other = this.#surnames.get(given);
    this.#surnames.set(given, other === undefined || other === surname ? surname : SEVERAL);
    this.#whole.set(`${given} ${surname}`, true);
    for (const key of startsOf(given, surname))
      if (!this.#longest.get(key)?.startsWith(given)) this.#longest.set(key, given);
  }

  /** `thad.okonkwo` of Thaddeus Okonkwo-Bailey: a clipped name that no list has. */
  #clipped({ given, surname }: Pair): Nickname | undefined {
    if (given === undefined || surname === undefined || given.length < 3 || isKnownGiven(given)) return undefined;
    const long = startsOf(given, surname)
      .map((key) => this.#longest.get(key))
      .find((name) => name?.startsWith(given));
    return long === undefined || long === given ? undefined : { short: given, long };
  }

  /** The nickname in which a name takes part, if the other side of it is the same person. */
  #nickname({ given, surname }: Pair): Nickname | undefined {
    if (given === undefined) return undefined;
    const pairs = [
      ...longForms(given).map((long) => ({ short: given, long: fold(long), other: fold(long) })),
      ...shortForms(given).map((short) => ({ short: fold(short), long: given, other: fold(short) })),
    ].filter(({ other }) =>
      surname === undefined ? this.#isOnly(given, other) : this.#whole.has(`${other} ${surname}`),
    );
    return surname !== undefined || pairs.length === 1 ? pairs[0] : undefined;
  }

  #isOnly(given: string, other: string): boolean {
    const surname = this.#surnames.get(other);
    return !this.#surnames.has(given) && surname !== SEVERAL && (surname !== undefined || this.#alone.has(other));
  }
}

const startsOf = (given: string, surname: string): string[] =>
  [surname, ...surname.split('-')].map((part) => `${given.slice(0, 3)} ${part}`);

/** The names that identify a person, folded. */
interface Pair {
  readonly given: string | undefined;
  readonly surname: string | undefined;
}

function pairOf({ parts }: Mention): Pair {
  const given = parts.find((part) => part.role === 'given')?.text;
  const surname = parts.findLast((part) => part.role === 'surname')?.text;
  return { given: given && fold(given), surname: surname && fold(surname).replace(/['’\s]/gu, '') };
}
