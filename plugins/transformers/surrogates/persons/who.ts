import { mayBeParticle } from '../../../../kit/index.js';
import { Recent } from '../base/recent.js';
import { fold, respelled } from '../base/text.js';
import { fiscalLetters } from '../numbers/fiscal-code.js';
import type { Mention, Part } from './parse.js';

/** A surname written as one word: `deluca` is `de` and Luca. */
export interface JoinedSurname {
  /** Its particles, in lower case and without blanks. */
  readonly prefix: string;
  readonly surname: string;
}

/** The particles at the end of the text before a surname, as addresses write them: `vander` for `Jan van der `. */
function particlesBefore(text: string): string {
  const found: string[] = [];
  for (const word of text.toLowerCase().trim().split(/\s+/u).reverse()) {
    if (!mayBeParticle(word)) break;
    found.unshift(fold(word).replace(/\P{L}/gu, ''));
  }
  return found.join('');
}

const SEVERAL = 'several';

export const lettersOf = (initials: string): string[] => [...initials].filter((char) => /\p{L}/u.test(char));

/** The given names of a person, in order. */
export const givenOf = ({ parts }: Mention): string[] =>
  parts.flatMap(({ role, text }) => (role === 'given' ? [text] : []));

const surnameOf = ({ parts }: Mention): string => fold(parts.findLast(({ role }) => role === 'surname')?.text ?? '');

/** Remembers who is who, for initials, e-mail addresses and user names. */
export class WhoIsWho {
  /** Initials (`js`, `jas`), or an initial and the surname (`j smith`) -> the latest such person. */
  readonly #byInitials = new Recent<Mention>();
  readonly #byInitialAndSurname = new Recent<Mention>();

  /** Initial -> the person of whom only a given name with this initial is known, or a marker for several. */
  readonly #alone = new Recent<Mention | typeof SEVERAL>();

  /** Initial -> the only surname with this initial. */
  readonly #bySurnameInitial = new Recent<string>();

  /** Given name -> the latest person with this name whose surname is known. */
  readonly #byGiven = new Recent<Mention>();

  /** The six letters that a codice fiscale takes from a name -> the person. */
  readonly #byFiscalLetters = new Recent<Mention>();

  /**
   * Surnames as addresses write them, in one word of plain letters: `deluca`, `okonkwobailey`, `oconnor`, `mueller`.
   */
  readonly #joined = new Recent<JoinedSurname>();
  /** Given names as addresses write them: Jörg is `joerg`. */
  readonly #given = new Recent<string>();

  /** Names that have been read, with or without a substitute. */
  readonly #known = { given: new Recent<true>(), surname: new Recent<true>() };

  knows(kind: 'given' | 'surname', word: string): boolean {
    return this.#known[kind].has(fold(word));
  }

  /**
   * The person of an initial and a surname, if the document has one. Otherwise the only person with this initial who is
   * called by a given name alone: Sven in `Sven und Claudia Rüttgers`.
   */
  person(initial: string, surname: string): Mention | undefined {
    const letter = fold(initial).charAt(0);
    const named = this.#byInitialAndSurname.get(`${letter} ${fold(surname)}`);
    if (named !== undefined) return named;
    const alone = this.#alone.get(letter);
    return alone === SEVERAL ? undefined : alone;
  }

  /** The surname that an address writes as one word of plain letters, if that differs from the surname itself. */
  joined(word: string): JoinedSurname | undefined {
    return this.#joined.get(fold(word).replaceAll('-', ''));
  }

  /** The given name that an address writes in plain letters. */
  givenOf(word: string): string {
    return this.#given.get(fold(word)) ?? word;
  }

  /** The only surname that begins with a letter. */
  surnameOf(initial: string): string | undefined {
    const surname = this.#bySurnameInitial.get(fold(initial));
    return surname === SEVERAL ? undefined : surname;
  }

  /** The latest person with these initials, in lower case. */
  ofInitials(initials: string): Mention | undefined {
    return this.#byInitials.get(initials);
  }

  ofGivenName(given: string): Mention | undefined {
    return this.#byGiven.get(fold(given));
  }

  ofFiscalLetters(letters: string): Mention | undefined {
    return this.#byFiscalLetters.get(letters);
  }

  remember(mention: Mention): void {
    const { parts } = mention;
    const surnames = parts.filter((part) => part.role === 'surname');
    const surname = surnames.at(-1);
    const given = parts.find((part) => part.role === 'given');
    for (const { role, text } of parts)
      if (role === 'given' || role === 'surname') this.#known[role].set(fold(text), true);
    for (const { text } of surnames)
      if (text.includes('-')) for (const half of text.split('-')) this.#known.surname.set(fold(half), true);
    for (const part of surnames) {
      this.#join(mention, part);
      this.#noteInitial(part.text);
    }
    for (const name of givenOf(mention)) for (const word of respelled(name)) this.#given.set(word, name);
    if (surname === undefined && given !== undefined && parts.length === 1) this.#noteGivenOnly(mention, given.text);
    if (surname === undefined || given === undefined) return;
    this.#byGiven.set(fold(given.text), this.#fuller(mention, this.#byGiven.get(fold(given.text))));
    const nameOf = (part: Part): string => part.text;
    this.#byFiscalLetters.set(fiscalLetters(surnames.map(nameOf).join(''), givenOf(mention).join('')), mention);
    const firstNames = parts.filter((part) => part.role !== 'surname');
    const all = firstNames.flatMap((part) => (part.role === 'given' ? [part.text.charAt(0)] : lettersOf(part.text)));
    const last = surname.text.charAt(0);
    const double = surname.text.split('-').map((word) => word.charAt(0));
    for (const initials of [
      [...all, last],
      [...all, ...double],
      [given.text.charAt(0), last],
    ].map((l) => l.join('')))
      this.#byInitials.set(fold(initials), mention);
    const initial = fold(given.text).charAt(0);
    for (const name of new Set(surnames.flatMap(({ text }) => [text, ...text.split('-')]))) {
      const key = `${initial} ${fold(name)}`;
      this.#byInitialAndSurname.set(key, this.#fuller(mention, this.#byInitialAndSurname.get(key)));
    }
  }

  /**
   * Of two mentions of one person, the one with more given names: `Benjamin Alan Hale` instead of `Benjamin A. Hale`.
   */
  #fuller(mention: Mention, known: Mention | undefined): Mention {
    if (known === undefined) return mention;
    const [own, other] = [givenOf(mention), givenOf(known)];
    const isSame = fold(own[0] ?? '') === fold(other[0] ?? '') && surnameOf(mention) === surnameOf(known);
    return isSame && other.length > own.length ? known : mention;
  }

  #noteInitial(surname: string): void {
    const initial = fold(surname).charAt(0);
    const known = this.#bySurnameInitial.get(initial);
    this.#bySurnameInitial.set(initial, known === undefined || fold(known) === fold(surname) ? surname : SEVERAL);
  }

  #noteGivenOnly(mention: Mention, given: string): void {
    const initial = fold(given).charAt(0);
    const known = this.#alone.get(initial);
    const isOther = known !== undefined && known !== SEVERAL && fold(givenOf(known)[0] ?? '') !== fold(given);
    this.#alone.set(initial, isOther || known === SEVERAL ? SEVERAL : mention);
  }

  #join({ text }: Mention, surname: Part): void {
    const prefix = particlesBefore(text.slice(0, surname.start));
    const words = respelled(surname.text);
    for (const word of prefix === '' ? words : [fold(surname.text), ...words])
      this.#joined.set(prefix + word, { prefix, surname: surname.text });
    if (!surname.text.includes('-')) return;
    for (const name of surname.text.split('-'))
      for (const word of respelled(name)) this.#joined.set(word, { prefix: '', surname: name });
  }
}
