import { splice, type Term } from '../../../core/index.js';
import type { Ledger } from '../ledger.js';
import { fiscalLetters } from '../numbers/fiscal-code.js';
import { Recent } from '../recent.js';
import { letters } from '../shape.js';
import { fold, likeCase } from '../text.js';
import type { Around, Cast } from './cast.js';
import { cultureNamed } from './cultures.js';
import { Namesakes } from './namesakes.js';
import { type Mention, type Part, parseName } from './parse.js';
import { originOf } from './particles.js';
import { asTold, certainRoles, isGivenWord, turned } from './roles.js';
import { givenOf, lettersOf, WhoIsWho } from './who.js';

/** What a name is read from. */
export type Named = Pick<Term, 'text' | 'before' | 'header' | 'persons'>;

// How often a name is made up anew that is taken already.
const ROUNDS = 8;

/** Replaces names of persons, whatever their form, and remembers who is who for e-mail addresses and user names. */
export class Names {
  readonly #ledger: Ledger;
  readonly #cast: Cast;
  readonly who = new WhoIsWho();
  readonly #namesakes = new Namesakes();
  readonly #met = new Recent<true>(2000);

  constructor(ledger: Ledger, cast: Cast) {
    this.#ledger = ledger;
    this.#cast = cast;
  }

  /**
   * Substitutes of the names, in order.
   * @param also names that the unit holds in other terms, such as those in e-mail addresses.
   */
  replace(terms: readonly Term[], also: readonly Named[]): string[] {
    // In a long file, most names have been met before.
    const known = terms.map(({ text }) => this.#ledger.known(keyOf(text), text));
    if (known.every((substitute) => substitute !== undefined)) return known;
    const mentions = this.read([...terms, ...also]).slice(0, terms.length);
    const written = this.#writeFree(mentions);
    return mentions.map((mention, i) =>
      this.#ledger.settle({
        key: keyOf(mention.text),
        original: mention.text,
        make: () => written[i] ?? this.#write(mention),
      }),
    );
  }

  /** What the names become; nothing where names were made up anew to the last, since some of them were taken. */
  #writeFree(mentions: readonly Mention[]): readonly string[] {
    for (let round = 0; round < (this.#ledger.relaxed ? 1 : ROUNDS); round++) {
      const written = mentions.map((mention) => this.#write(mention));
      const unusable = mentions.filter((mention, i) => !this.#isFree(mention, written[i] ?? ''));
      if (unusable.length === 0) return written;
      for (const { parts } of unusable) for (const part of parts) this.#cast.reconsider(part);
    }
    return [];
  }

  /** Reads names that are not to be replaced, as e-mail addresses hold them; those met last are not read again. */
  meet(names: readonly Named[]): void {
    const fresh = names.filter(({ text }) => !this.#met.has(text));
    if (fresh.length === 0) return;
    for (const { text } of fresh) this.#met.set(text, true);
    this.read(fresh);
  }

  /** The invented given names of a person, word by word. */
  inventedGiven(mention: Mention): string[] {
    return givenOf(mention).flatMap((name) => this.#cast.name('given', name, around(mention)).split('-'));
  }

  /** The six letters of the invented name in place of those that a codice fiscale takes of a name of the document. */
  fiscalLetters(letters: string): string | undefined {
    const mention = this.who.ofFiscalLetters(letters);
    if (mention === undefined) return undefined;
    const name = (role: 'given' | 'surname'): string =>
      mention.parts
        .filter((part) => part.role === role)
        .map((part) => this.#cast.name(role, part.text, around(mention)))
        .join('');
    return fiscalLetters(name('surname'), name('given'));
  }

  /** The invented name of the first part of a role. */
  invented(mention: Mention, role: 'given' | 'surname'): string | undefined {
    const part = mention.parts.find((each) => each.role === role);
    return part === undefined ? undefined : this.#cast.name(role, part.text, around(mention));
  }

  /** Takes names apart, full ones first, so that a name alone is what it is elsewhere in the unit. */
  read(terms: readonly Named[]): Mention[] {
    const parsed = terms.map((term) => asTold(parseName(term), term.persons));
    this.#cast.open(parsed);
    const certain = certainRoles(parsed);
    const isHispanic = this.#ledger.language === 'es' || this.#ledger.language === 'pt';
    const decided = parsed.map((mention) => {
      const { parts } = turned(mention, certain, this.#ledger.language);
      return {
        ...mention,
        parts: parts.map((part, i): Part => {
          if (part.role !== 'free') return part;
          if (i === 0 || parts.length <= 2)
            return { ...part, role: certain.all.get(fold(part.text)) ?? this.#cast.kindOf(part.text) };
          // In `Ana García López` the second but last word is a surname unless it is a known given name.
          const isSurname = certain.all.get(fold(part.text)) === 'surname' || (isHispanic && !isGivenWord(part.text));
          return { ...part, role: isSurname ? 'surname' : this.#cast.kindOf(part.text) };
        }),
      };
    });
    for (const mention of decided) this.who.remember(mention);
    for (const nickname of this.#namesakes.meet(decided)) this.#cast.link(nickname);
    return decided;
  }

  #isFree({ text }: Mention, written: string): boolean {
    return this.#ledger.isFree(written, keyOf(text), text);
  }

  #write(mention: Mention): string {
    const { parts, text } = mention;
    const near = around(mention);
    const edits = parts.map((part) => ({ start: part.start, end: part.end, text: this.#part(part, mention, near) }));
    return splice(text, edits);
  }

  #part(part: Part, mention: Mention, near: Around): string {
    if (part.role === 'initials') return this.#initials(part, mention);
    const kind = part.role === 'given' ? 'given' : 'surname';
    return likeCase(this.#cast.name(kind, part.text, near), part.text);
  }

  #initials(part: Part, mention: Mention): string {
    const original = lettersOf(part.text);
    const surname = mention.parts.findLast((each) => each.role === 'surname');
    const afterGiven = mention.parts.some((each) => each.role === 'given' && each.start < part.start);
    const invented =
      surname === undefined
        ? this.#initialsAlone(original)
        : original.map((letter, i) =>
            this.#letter(letter, i === 0 && !afterGiven ? surname.text : undefined, surname.text),
          );
    let next = 0;
    return part.text.replace(/\p{L}/gu, (letter) => likeLetter(invented[next++] ?? letter, letter));
  }

  #initialsAlone(original: readonly string[]): string[] {
    const person = this.who.ofInitials(fold(original.join('')));
    if (person === undefined) return original.map((letter) => this.#letter(letter, undefined, ''));
    const surname = this.invented(person, 'surname') ?? '';
    const given = this.invented(person, 'given') ?? '';
    const middle = original.slice(1, -1).map((letter) => this.#letter(letter, undefined, fold(surnameOf(person))));
    return [given.charAt(0), ...middle, surname.charAt(0)];
  }

  /** The letter for an initial: that of the person's invented name, else another one drawn for it. */
  #letter(letter: string, personOf: string | undefined, surname: string): string {
    const person = personOf === undefined ? undefined : this.who.person(letter, personOf);
    const given = person === undefined ? undefined : this.invented(person, 'given');
    if (given !== undefined) return given.charAt(0);
    const random = this.#ledger.random(`initial/${fold(letter)}/${fold(surname)}`);
    for (let i = 0; ; i++) {
      const other = letters(1, random);
      if (other !== letter.toUpperCase() || i > 20) return other;
    }
  }
}

const surnameOf = ({ parts }: Mention): string => parts.findLast((part) => part.role === 'surname')?.text ?? '';

const keyOf = (text: string): string => `person/${fold(text)}`;

const likeLetter = (letter: string, model: string): string =>
  model === model.toLowerCase() ? letter.toLowerCase() : letter.toUpperCase();

/** Titles and particles: what is no part of a name; empty where there is nothing but blanks. */
function besides(whole: string, parts: readonly Part[]): string {
  const length = parts.reduce((sum, { start, end }) => sum + end - start, parts.length - 1);
  if (length >= whole.length) return '';
  return splice(
    whole,
    parts.map(({ start, end }) => ({ start, end, text: '' })),
  );
}

function around({ text: whole, parts, gender }: Mention): Around {
  const text = (role: 'given' | 'surname'): string => parts.find((part) => part.role === role)?.text ?? '';
  return {
    given: text('given'),
    surname: text('surname'),
    gender,
    origin: cultureNamed(originOf(besides(whole, parts))),
  };
}
