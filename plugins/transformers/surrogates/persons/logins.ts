import type { Random, Term } from '../../../../core/index.js';
import { isParticle, lexiconWords } from '../../../../kit/index.js';
import { DOMAINS, siteOf } from '../base/domains.js';
import { Recent } from '../base/recent.js';
import { digits } from '../base/shape.js';
import type { SubstituteRegistry } from '../base/substitute-registry.js';
import { fold, isCode, likeCase } from '../base/text.js';
import { gapOf, takeApart } from './login-parts.js';
import { ascii, LoginWords, MAX_INITIALS } from './login-words.js';
import { isMailbox, MAILBOXES } from './mailboxes.js';
import type { Named, Names } from './mentions.js';
import type { NameSubstitutes } from './name-substitutes.js';

const NO_CONTEXT = { given: '', surname: '', gender: undefined };
const ADJECTIVES = lexiconWords('login-pools', { class: 'adjective', language: 'en' });
const NOUNS = lexiconWords('login-pools', { class: 'noun', language: 'en' });

const NAMED_TRIES = 4;

/**
 * Replaces user names and the local part of e-mail addresses, so that they follow the invented names of their persons.
 */
export class Logins {
  readonly #substitutes: SubstituteRegistry;
  readonly #nameSubstitutes: NameSubstitutes;
  readonly #names: Names;
  readonly #words: LoginWords;
  /** For each original domain, the index of the first reserved domain to use. */
  readonly #domains = new Recent<number>(2000);

  constructor(substitutes: SubstituteRegistry, nameSubstitutes: NameSubstitutes, names: Names) {
    this.#substitutes = substitutes;
    this.#nameSubstitutes = nameSubstitutes;
    this.#names = names;
    this.#words = new LoginWords(substitutes, nameSubstitutes, names);
  }

  /** A substitute for a user name or local part. With `variant` above 0, a number at the end makes it different. */
  write(login: string, random: Random, variant: number): string {
    const { front, name: middle, sign, number } = takeApart(login);
    // If adding a number was not enough, the invented name itself shows something of the original.
    const name = variant < NAMED_TRIES ? this.#name(middle, random) : this.#handle(middle, random);
    const tail =
      number === '' ? (variant > 0 ? digits(2 + (variant >> 3), random) : '') : digits(number.length, random);
    return front + name + sign + tail;
  }

  /** True if a word is a name of the document, or made of one. */
  knows(word: string): boolean {
    return this.#words.knows(word);
  }

  /** One of the reserved domains: the same one for the same original wherever possible, in e-mail and web addresses. */
  domain(original: string, variant: number): string {
    const site = siteOf(original);
    const known = this.#domains.get(site);
    const first = known ?? this.#substitutes.random(`mail/${site}`).int(DOMAINS.length);
    if (known === undefined) this.#domains.set(site, first);
    const made = DOMAINS[(first + variant) % DOMAINS.length] ?? 'example.com';
    return original === original.toLowerCase() ? made : made.toUpperCase();
  }

  /** E-mail addresses whose local part contains a person's name, which the document may have in no other form. */
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
    // `jean-marc.legoff`: a point separates more strongly than a hyphen.
    const separator = (/[._+]/u.exec(text) ?? /-/u.exec(text))?.[0];
    if (separator === undefined) return this.#word(text, random);
    // `ehrlich-maier`, `dalvarez-stone`: a double surname is one word.
    const whole = separator === '-' ? this.#words.whole(text) : undefined;
    if (whole !== undefined) return whole;
    const words = text.split(separator);
    if (words.length > 4 || words.some((word) => !isCode(word) && !/^[\p{L}\p{N}-]*$/u.test(word)))
      return this.#handle(text, random);
    return this.#separated(words).join(separator);
  }

  /** `john.smith`, `smith.john`, `j.smith`: replaces each name by itself. */
  #separated(words: readonly string[]): string[] {
    const surnameFirst =
      this.#names.who.knows('surname', words[0] ?? '') && !this.#names.who.knows('surname', words.at(-1) ?? '');
    const surname = (surnameFirst ? words[0] : words.at(-1)) ?? '';
    return words.map((word, at) => {
      if (at > 0 && at < words.length - 1 && isParticle(words, at)) return word;
      const named =
        word.length === 1 && word === words.at(-1) ? this.#words.initialOfSurname(words[0] ?? '', word) : undefined;
      if (named !== undefined) return likeCase(named, word);
      if (word.length === 1)
        return likeCase(this.#words.initial(word, this.#names.who.joined(surname)?.surname ?? surname), word);
      const initials = word.length <= MAX_INITIALS ? this.#words.initials(word, surname) : undefined;
      if (initials !== undefined) return likeCase(initials, word);
      const kind = word === surname ? 'surname' : 'given';
      const joined = this.#words.joined(word);
      if (joined !== undefined) return likeCase(joined, word);
      const around = { ...NO_CONTEXT, given: kind === 'surname' ? (words.find((other) => other !== word) ?? '') : '' };
      const name = this.#nameSubstitutes.name(kind, kind === 'given' ? this.#names.who.givenOf(word) : word, around);
      return likeCase(name.split('-').map(ascii).join('-'), word);
    });
  }

  /** A single word: a name, an initial and a surname, two names joined, a mailbox, or anything else. */
  #word(word: string, random: Random): string {
    if (isMailbox(fold(word))) return random.pick(MAILBOXES);
    const joined = this.#words.joined(word);
    if (joined !== undefined) return likeCase(joined, word);
    for (const kind of ['surname', 'given'] as const)
      if (this.#names.who.knows(kind, word)) return this.#words.as(kind, word);
    return this.#words.whole(word) ?? this.#words.clipped(word) ?? this.#handle(word, random);
  }

  /** An invented handle: one word for a short one, two for a long one. */
  #handle(text: string, random: Random): string {
    const made = (text.length > 9 ? random.pick(ADJECTIVES) : '') + random.pick(NOUNS);
    return likeCase(made, text === '' ? 'x' : text);
  }
}
