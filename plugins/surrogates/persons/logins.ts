import type { Random, Term } from '../../../core/index.js';
import type { Ledger } from '../ledger.js';
import { DOMAINS } from '../online/web.js';
import { Recent } from '../recent.js';
import { digits } from '../shape.js';
import { fold, isCode, likeCase, wordSet } from '../text.js';
import type { Cast } from './cast.js';
import { gapOf, takeApart } from './login-parts.js';
import type { Named, Names } from './mentions.js';
import { isParticle } from './particles.js';

const ANYBODY = { given: '', surname: '', gender: undefined };
const MAILBOXES =
  'info office contact support admin service sales help hello team mail desk billing hr news press'.split(' ');
/** Mailboxes of other languages and of one office only; substitutes are drawn from those above. */
const MORE_MAILBOXES = wordSet(
  `secretary reception accounts accounting invoices invoice orders careers jobs feedback webmaster postmaster noreply bookings sekretariat kontakt
  buchhaltung rechnung rechnungen bewerbung verwaltung empfang praxis anmeldung zentrale contacto ventas administracion secretaria recepcion citas
  accueil secretariat comptabilite facturation segreteria amministrazione prenotazioni contato atendimento financeiro receptie administratie`,
);
const isMailbox = (word: string): boolean => MAILBOXES.includes(word) || MORE_MAILBOXES.has(word);
/** More letters in front of a surname are a name. */
const MOST_INITIALS = 3;
const ADJECTIVES =
  'amber blue bright calm clear cool early green grey happy keen late lucky mellow quiet quick rapid red silver sunny swift warm wild'.split(
    ' ',
  );
const NOUNS =
  'badger beacon brook cedar comet falcon fern finch harbor heron lark maple meadow otter pebble pine raven river robin spruce summit tiger willow wren'.split(
    ' ',
  );

/** Accents off, as addresses are written: `Müller` is `mueller` or `muller`; the second is taken. */
function ascii(name: string): string {
  const folded = fold(name);
  return isCode(folded) ? folded : folded.replace(/[^a-z0-9]/gu, '');
}

/** Replaces the local part of e-mail addresses and user names, so that they follow the invented names of their persons. */
export class Logins {
  readonly #ledger: Ledger;
  readonly #cast: Cast;
  readonly #names: Names;
  /** Where the reserved domains begin that stand for a domain. */
  readonly #domains = new Recent<number>(2000);

  constructor(ledger: Ledger, cast: Cast, names: Names) {
    this.#ledger = ledger;
    this.#cast = cast;
    this.#names = names;
  }

  /** A substitute for a user name or local part; `variant` above 0 asks for another one by a number at the end. */
  write(login: string, random: Random, variant: number): string {
    const { front, name: middle, number } = takeApart(login);
    const name = this.#name(middle, random);
    const tail =
      number === '' ? (variant > 0 ? digits(2 + (variant >> 3), random) : '') : digits(number.length, random);
    return front + name + tail;
  }

  /** The domain of an e-mail address: one of the reserved ones, the same for the same original where it can be. */
  domain(original: string, variant: number): string {
    const known = this.#domains.get(original);
    const first = known ?? this.#ledger.random(`mail/${fold(original)}`).int(DOMAINS.length);
    if (known === undefined) this.#domains.set(original, first);
    const made = DOMAINS[(first + variant) % DOMAINS.length] ?? 'example.com';
    return original === original.toLowerCase() ? made : made.toUpperCase();
  }

  /** E-mail addresses whose local part names a person: names that the document may know in no other form. */
  static namesIn(term: Term): Named[] {
    if (term.category !== 'EMAIL_ADDRESS') return [];
    const at = term.text.indexOf('@');
    const local = at < 0 ? term.text : term.text.slice(0, at);
    const gap = gapOf(local);
    if (gap < 0) return [];
    const parts = /^(\p{L}{2,})[._](\p{L}{2,})\d*$/u.exec(local);
    // `jl.moreau`: initials.
    return parts === null || /^[^aeiouy]{2}$/iu.test(parts[1] ?? '')
      ? []
      : [{ text: `${parts[1]} ${parts[2]}`, before: '', header: [] }];
  }

  #name(text: string, random: Random): string {
    // `jean-marc.legoff`: a point parts more than a hyphen.
    const separator = (/[._+]/u.exec(text) ?? /-/u.exec(text))?.[0];
    if (separator === undefined) return this.#word(text, random);
    const words = text.split(separator);
    if (words.length > 4 || words.some((word) => !isCode(word) && !/^[\p{L}\p{N}-]*$/u.test(word)))
      return this.#handle(text, random);
    return this.#separated(words).join(separator);
  }

  /** `john.smith`, `smith.john`, `j.smith`: name by name. */
  #separated(words: readonly string[]): string[] {
    const surnameFirst =
      this.#names.who.knows('surname', words[0] ?? '') && !this.#names.who.knows('surname', words.at(-1) ?? '');
    const surname = (surnameFirst ? words[0] : words.at(-1)) ?? '';
    return words.map((word, at) => {
      if (at > 0 && at < words.length - 1 && isParticle(words, at)) return word;
      const named =
        word.length === 1 && word === words.at(-1) ? this.#initialOfSurname(words[0] ?? '', word) : undefined;
      if (named !== undefined) return likeCase(named, word);
      if (word.length === 1)
        return likeCase(this.#initial(word, this.#names.who.joined(surname)?.surname ?? surname), word);
      const initials = word.length <= MOST_INITIALS ? this.#initials(word, surname) : undefined;
      if (initials !== undefined) return likeCase(initials, word);
      const kind = word === surname ? 'surname' : 'given';
      const joined = this.#joined(word);
      if (joined !== undefined) return likeCase(joined, word);
      const around = { ...ANYBODY, given: kind === 'surname' ? (words.find((other) => other !== word) ?? '') : '' };
      const name = this.#cast.name(kind, kind === 'given' ? this.#names.who.givenOf(word) : word, around);
      return likeCase(name.split('-').map(ascii).join('-'), word);
    });
  }

  /** One word: a name, an initial and a surname, two names without anything between them, a mailbox, or anything else. */
  #word(word: string, random: Random): string {
    if (isMailbox(fold(word))) return random.pick(MAILBOXES);
    const joined = this.#joined(word);
    if (joined !== undefined) return likeCase(joined, word);
    for (const kind of ['surname', 'given'] as const)
      if (this.#names.who.knows(kind, word)) return this.#as(kind, word);
    for (let at = 1; at < word.length && word.length <= 40; at++) {
      const parts =
        this.#split(word.slice(0, at), word.slice(at)) ?? this.#split(word.slice(at), word.slice(0, at))?.toReversed();
      if (parts !== undefined) return likeCase(parts.join(''), word);
    }
    return this.#handle(word, random);
  }

  #split(first: string, surname: string): string[] | undefined {
    const joined = this.#joined(surname);
    if (joined === undefined && !this.#names.who.knows('surname', surname)) return undefined;
    const other = joined ?? this.#as('surname', surname);
    const person = this.#names.who.joined(surname)?.surname ?? surname;
    if (first.length === 1) return [this.#initial(first, person), other];
    const initials = first.length <= MOST_INITIALS ? this.#initials(first, surname) : undefined;
    if (initials !== undefined) return [initials, other];
    const given = this.#names.who.givenOf(first);
    return this.#names.who.knows('given', given)
      ? [likeCase(ascii(this.#as('given', given)), first), other]
      : undefined;
  }

  /** `deluca`, `okonkwobailey`, `oconnor`, `mueller-vey`: a surname in one word of plain letters. */
  #joined(word: string): string | undefined {
    const joined = this.#names.who.joined(word);
    if (joined === undefined) return undefined;
    const parts = this.#cast.name('surname', joined.surname, ANYBODY).split('-').map(ascii);
    return joined.prefix + parts.join(word.includes('-') ? '-' : '');
  }

  #as(kind: 'given' | 'surname', word: string): string {
    return likeCase(ascii(this.#cast.name(kind, word, ANYBODY)), word);
  }

  /** `c` of `anneliese.c`, where the document has named an Anneliese C… */
  #initialOfSurname(given: string, letter: string): string | undefined {
    const person = this.#names.who.ofGivenName(given);
    const surname = person?.parts.findLast(({ role }) => role === 'surname')?.text ?? '';
    if (person === undefined || fold(surname).charAt(0) !== fold(letter)) return undefined;
    return ascii(this.#names.writer.invented(person, 'surname') ?? '').charAt(0) || undefined;
  }

  #initial(letter: string, surname: string): string {
    const person = this.#names.who.person(letter, surname);
    const given = person === undefined ? undefined : this.#names.writer.invented(person, 'given');
    return ascii(given ?? this.#ledger.random(`initial/${fold(letter)}/${fold(surname)}`).pick(NOUNS)).charAt(0);
  }

  /** `jl` of `jl.moreau`, where the document has named a Jean-Luc or a Jean Luc Moreau. */
  #initials(word: string, surname: string): string | undefined {
    const person = this.#names.who.person(word.charAt(0), this.#names.who.joined(surname)?.surname ?? surname);
    if (person === undefined || word.length < 2) return undefined;
    const given = person.parts.flatMap(({ role, text }) => (role === 'given' ? text.split('-') : []));
    if (fold(given.map((each) => each.charAt(0)).join('')) !== fold(word)) return undefined;
    const invented = this.#names.writer.inventedGiven(person);
    return invented.length === given.length ? invented.map((each) => ascii(each).charAt(0)).join('') : undefined;
  }

  /** An invented handle, of one word for a short one, of two for a long one. */
  #handle(text: string, random: Random): string {
    const made = (text.length > 9 ? random.pick(ADJECTIVES) : '') + random.pick(NOUNS);
    return likeCase(made, text === '' ? 'x' : text);
  }
}
