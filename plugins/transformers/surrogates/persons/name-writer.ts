import { type Edit, splice } from '../../../../core/index.js';
import { isTitle, longForms, originOf, wordBefore } from '../../../../kit/index.js';
import { sameShape } from '../base/shape.js';
import type { SubstituteRegistry } from '../base/substitute-registry.js';
import { fold, likeCase } from '../base/text.js';
import { fiscalLetters } from '../numbers/fiscal-code.js';
import { cultureNamed } from './cultures.js';
import { otherInitial } from './initials.js';
import type { Around, NameSubstitutes } from './name-substitutes.js';
import type { Mention, Part } from './parse.js';
import { patronymicFor } from './patronymics.js';
import { givenOf, lettersOf, type WhoIsWho } from './who.js';

/** Writes invented names in the form in which the document writes the names of persons. */
export class NameWriter {
  readonly #substitutes: SubstituteRegistry;
  readonly #nameSubstitutes: NameSubstitutes;
  readonly #who: WhoIsWho;

  constructor(substitutes: SubstituteRegistry, nameSubstitutes: NameSubstitutes, who: WhoIsWho) {
    this.#substitutes = substitutes;
    this.#nameSubstitutes = nameSubstitutes;
    this.#who = who;
  }

  /**
   * Writes a name with its parts replaced by those of the invented person. Titles and particles stay.
   * @param attempt under a key, number of results that could not be used
   */
  write(mention: Mention, attempt = 0): string {
    const { text, others = [] } = mention;
    return splice(
      text,
      [mention, ...others].flatMap((each) => this.#edits(each, attempt)),
    );
  }

  #edits(mention: Mention, attempt: number): Edit[] {
    const near = attempt === 0 ? around(mention) : { ...around(mention), attempt };
    return mention.parts.map((part) => ({
      start: part.start,
      end: part.end + pointBehind(part, mention),
      text: this.#part(part, mention, near),
    }));
  }

  /** The invented given names of a person, word by word. */
  inventedGiven(mention: Mention): string[] {
    return givenOf(mention).flatMap((name) => this.#nameSubstitutes.name('given', name, around(mention)).split('-'));
  }

  /** The names of a person before the last surname, word by word. */
  inFront(mention: Mention): { readonly original: string; readonly invented: string }[] {
    const { parts } = mention;
    // The surname may be written first.
    const inOrder = (['given', 'surname'] as const).flatMap((role) => parts.filter((part) => part.role === role));
    const names = inOrder.flatMap(({ role, text }) => {
      const invented = this.#nameSubstitutes
        .name(role === 'given' ? 'given' : 'surname', text, around(mention))
        .split('-');
      return text.split('-').map((original, i) => ({ original, invented: invented[i] ?? '' }));
    });
    return names.slice(0, -1);
  }

  /** The six letters of a codice fiscale for the invented name, in place of those for a name of the document. */
  fiscalLetters(letters: string): string | undefined {
    const mention = this.#who.ofFiscalLetters(letters);
    if (mention === undefined) return undefined;
    const name = (role: 'given' | 'surname'): string =>
      mention.parts
        .filter((part) => part.role === role)
        .map((part) => this.#nameSubstitutes.name(role, part.text, around(mention)))
        .join('');
    return fiscalLetters(name('surname'), name('given'));
  }

  /** The invented name for the first part of a role. */
  invented(mention: Mention, role: 'given' | 'surname'): string | undefined {
    const part = mention.parts.find((each) => each.role === role);
    return part === undefined ? undefined : this.#nameSubstitutes.name(role, part.text, around(mention));
  }

  #part(part: Part, mention: Mention, near: Around): string {
    if (part.role === 'initials') return this.#initials(part, mention);
    const kind = part.role === 'given' ? 'given' : 'surname';
    const made =
      patronymicFor(part.text, this.#substitutes.random(`patronymic/${fold(part.text)}`)) ??
      this.#nameSubstitutes.name(kind, part.text, near);
    // `kevin` in the name of a file stands for a Kévin.
    const isPlain = /^[a-z]+$/u.test(part.text) && !mention.text.includes(' ');
    const plain = isPlain ? withoutAccents(made) : this.#likeFile(made, part.text);
    return likeCase(part.inflect?.(plain) ?? plain, part.text);
  }

  /** Files of ASCII stay such, so there letters lose their signs: a name without signs gets none in any file of a run. */
  #likeFile(made: string, original: string): string {
    if (!this.#substitutes.sharing || ASCII.test(made) || !ASCII.test(original)) return made;
    return Array.from(made, (letter) => likeLetter(withoutAccents(letter), letter)).join('');
  }

  #initials(part: Part, mention: Mention): string {
    const original = lettersOf(part.text);
    const surname = mention.parts.findLast((each) => each.role === 'surname');
    const afterGiven = mention.parts.some((each) => each.role === 'given' && each.start < part.start);
    const invented =
      surname === undefined
        ? (this.#ofSurname(original, mention) ?? this.#initialsOnly(original))
        : original.map(
            (letter, i) =>
              this.#ofGiven(letter, i, mention, part) ??
              this.#letter(letter, i === 0 && !afterGiven ? surname.text : undefined, surname.text),
          );
    let next = 0;
    return part.text.replace(/\p{L}/gu, (letter) => likeLetter(invented[next++] ?? letter, letter));
  }

  /**
   * Initials of given names: `A.` in `Benjamin A. Hale`, `-S.` in `A.-S. Mercier`, if the document has the full name.
   */
  #ofGiven(letter: string, at: number, mention: Mention, { start }: Part): string | undefined {
    const own = givenOf({ ...mention, parts: mention.parts.filter((part) => part.start < start) });
    const first = own[0] ?? lettersOf(mention.parts.find(({ role }) => role === 'initials')?.text ?? '')[0] ?? letter;
    const person = this.#who.person(first.charAt(0), surnameOf(mention));
    if (person === undefined || (own[0] !== undefined && fold(givenOf(person)[0] ?? '') !== fold(own[0])))
      return undefined;
    const before = mention.parts.filter(({ role, end }) => role === 'initials' && end <= start);
    const place =
      own.flatMap((name) => name.split('-')).length + before.flatMap(({ text }) => lettersOf(text)).length + at;
    // `I. V. Pugh` for Idris Vaughan Pugh, whose second name is a surname elsewhere.
    const named = this.inFront(person)[place];
    return fold(named?.original ?? '').charAt(0) === fold(letter) ? named?.invented.charAt(0) : undefined;
  }

  /**
   * Initials of surnames: `L` in `Becky L`, if the document has a Rebecca Lindqvist; `G` in `Dr. G`, if it has only one
   * surname with this initial.
   */
  #ofSurname(original: readonly string[], mention: Mention): string[] | undefined {
    const [letter] = original;
    if (letter === undefined || original.length > 1) return undefined;
    const word = givenOf(mention)[0] ?? wordBefore(mention.before);
    const person = [word, ...longForms(word)]
      .map((name) => this.#who.ofGivenName(name))
      .find((one) => one !== undefined);
    const surname =
      person === undefined ? (isTitle(word) ? this.#who.surnameOf(letter) : undefined) : surnameOf(person);
    if (surname === undefined || fold(surname).charAt(0) !== fold(letter)) return undefined;
    return [this.#nameSubstitutes.name('surname', surname, around(person ?? EMPTY_MENTION)).charAt(0)];
  }

  #initialsOnly(original: readonly string[]): string[] {
    const person = this.#who.ofInitials(fold(original.join('')));
    if (person === undefined) return original.map((letter) => this.#letter(letter, undefined, ''));
    const surname = this.invented(person, 'surname') ?? '';
    const given = this.invented(person, 'given') ?? '';
    const all = this.inventedGiven(person);
    const middle = original
      .slice(1, -1)
      .map((letter, i) => all[i + 1]?.charAt(0) ?? this.#letter(letter, undefined, fold(surnameOf(person))));
    return [given.charAt(0), ...middle, surname.charAt(0)];
  }

  /** The substitute of an initial: that of the person's invented name, otherwise a random one. */
  #letter(letter: string, personOf: string | undefined, surname: string): string {
    const person = personOf === undefined ? undefined : this.#who.person(letter, personOf);
    const given = person === undefined ? undefined : this.invented(person, 'given');
    if (given !== undefined) return given.charAt(0);
    if (/\p{Script=Latin}/u.test(letter)) return otherInitial(letter, surname, this.#substitutes).toUpperCase();
    const random = this.#substitutes.random(`initial/${fold(letter)}/${fold(surname)}`);
    for (let i = 0; ; i++) {
      const other = sameShape(letter.toUpperCase(), random);
      if (other !== letter.toUpperCase() || i > 20) return other;
    }
  }
}

const EMPTY_MENTION: Mention = { text: '', before: '', parts: [], gender: undefined };

/**
 * `Wm. Tate`: the full stop after an abbreviated given name is removed, because the invented name is not abbreviated.
 */
const pointBehind = ({ role, end }: Part, { text, parts }: Mention): number =>
  role === 'given' && text.charAt(end) === '.' && parts.some(({ start }) => start > end) ? 1 : 0;

const surnameOf = ({ parts }: Mention): string => parts.findLast((part) => part.role === 'surname')?.text ?? '';

const likeLetter = (letter: string, model: string): string =>
  model === model.toLowerCase() ? letter.toLowerCase() : letter.toUpperCase();

const ASCII = /^[\0-\x7f]*$/;

const withoutAccents = (name: string): string => (/\p{Script=Latin}/u.test(name) ? fold(name) : name);

/** Text of a name outside of its parts, such as titles and particles; empty if there are only blanks. */
function besides(whole: string, parts: readonly Part[]): string {
  const length = parts.reduce((sum, { start, end }) => sum + end - start, parts.length - 1);
  if (length >= whole.length) return '';
  return splice(
    whole,
    parts.map(({ start, end }) => ({ start, end, text: '' })),
  );
}

function around({ text: whole, parts, gender, person }: Mention): Around {
  const text = (role: 'given' | 'surname'): string =>
    parts.find((part) => part.role === role)?.text ?? person?.[role] ?? '';
  return {
    given: text('given'),
    surname: text('surname'),
    gender,
    whole,
    origin: cultureNamed(originOf(besides(whole, parts))),
  };
}
