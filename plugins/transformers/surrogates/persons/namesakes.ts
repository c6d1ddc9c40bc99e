import { longForms, shortForms } from '../../../../kit/index.js';
import { Recent } from '../base/recent.js';
import { fold } from '../base/text.js';
import { isKnownGiven } from './cultures.js';
import type { Mention } from './parse.js';

/** A short form and the name that it stands for, as in the document. */
export interface Nickname {
  readonly short: string;
  readonly long: string;
}

const SEVERAL = '*';
/** More given names with one beginning are not told apart. */
const MOST_ALIKE = 8;

/**
 * Links short forms to persons: `Bob Smith` to `Robert Smith`, and a single `Bob` to the only Robert with a full name
 * in the document, unless there is a full name with Bob. A different surname or a second Robert prevents the link.
 */
export class Namesakes {
  /** Given name -> the surname with which it was seen. */
  readonly #surnames = new Recent<string>();
  readonly #whole = new Recent<true>();
  /** Given names that were seen without a surname. */
  readonly #alone = new Recent<true>();
  /** Given names of full names by their first letters. */
  readonly #byBeginning = new Recent<readonly string[]>();
  /** Surname -> given names of its bearers, as the text writes them. */
  readonly #bearers = new Recent<readonly string[]>();
  /** The longest given name by its first letters and surname; also for halves of a double name. */
  readonly #longest = new Recent<string>();

  /** Nicknames among the names of a unit that belong to a person with another name. */
  meet(mentions: readonly Mention[]): Nickname[] {
    const pairs = mentions.map(pairOf);
    for (const pair of pairs) this.#note(pair);
    return pairs.flatMap((pair) => this.#nickname(pair) ?? this.#clipped(pair) ?? this.#ofMailbox(pair) ?? []);
  }

  #addBearer(surname: string, given: string): void {
    const bearers = this.#bearers.get(surname) ?? [];
    if (!bearers.includes(given) && bearers.length < MOST_ALIKE) this.#bearers.set(surname, [...bearers, given]);
  }

  #note({ given, surname, isMailbox }: Pair): void {
    if (given !== undefined && surname === undefined) this.#alone.set(given, true);
    if (given === undefined || surname === undefined) return;
    if (!isMailbox) this.#addBearer(surname, given);
    const other = this.#surnames.get(given);
    this.#surnames.set(given, other === undefined || other === surname ? surname : SEVERAL);
    this.#whole.set(`${given} ${surname}`, true);
    const alike = this.#byBeginning.get(given.slice(0, 3)) ?? [];
    if (!alike.includes(given) && alike.length < MOST_ALIKE)
      this.#byBeginning.set(given.slice(0, 3), [...alike, given]);
    for (const key of startsOf(given, surname))
      if (!this.#longest.get(key)?.startsWith(given)) this.#longest.set(key, given);
  }

  /** `thad.okonkwo` for Thaddeus Okonkwo-Bailey: a shortened name that is in no list. */
  #clipped({ given, surname }: Pair): Nickname | undefined {
    if (given === undefined || given.length < 3 || isKnownGiven(given)) return undefined;
    if (surname === undefined) return this.#beginning(given);
    const long = startsOf(given, surname)
      .map((key) => this.#longest.get(key))
      .find((name) => name?.startsWith(given));
    return long === undefined || long === given ? undefined : { short: given, long };
  }

  /**
   * `kasia.wozniak@`, `seun.fashola@` for the only Katarzyna Woźniak and Oluwaseun Fashola: a short form that is in no
   * list, with the same initial or from within the name.
   */
  #ofMailbox({ given, surname, isMailbox }: Pair): Nickname | undefined {
    if (!isMailbox || given === undefined || surname === undefined || given.length < 3 || isKnownGiven(given))
      return undefined;
    const bearers = this.#bearers.get(surname) ?? [];
    if (bearers.includes(given)) return undefined;
    const meant = bearers.filter((name) => name.charAt(0) === given.charAt(0) || name.includes(given));
    const [long] = meant;
    return long === undefined || meant.length > 1 ? undefined : { short: given, long };
  }

  /** `Raj` alone, for the only Rajesh with a full name. */
  #beginning(given: string): Nickname | undefined {
    if (this.#surnames.has(given)) return undefined;
    const longs =
      this.#byBeginning.get(given.slice(0, 3))?.filter((long) => long.startsWith(given) && long !== given) ?? [];
    const [long] = longs;
    return long === undefined || longs.length > 1 || this.#surnames.get(long) === SEVERAL
      ? undefined
      : { short: given, long };
  }

  /**
   * The nickname to which a name belongs, as short or as long form, if the document has the other form of the same
   * person.
   */
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
  /** True for a name that only an e-mail address gives, in lower case. */
  readonly isMailbox: boolean;
}

function pairOf({ parts, text }: Mention): Pair {
  const given = parts.find((part) => part.role === 'given')?.text;
  const surname = parts.findLast((part) => part.role === 'surname')?.text;
  return {
    given: given && fold(given),
    surname: surname && fold(surname).replace(/['’\s]/gu, ''),
    isMailbox: text === text.toLowerCase(),
  };
}
