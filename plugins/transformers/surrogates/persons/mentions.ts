import type { Term } from '../../../../core/index.js';
import { isTitle, lexiconPattern } from '../../../../kit/index.js';
import { Recent } from '../base/recent.js';
import type { SubstituteRegistry } from '../base/substitute-registry.js';
import { fold, likeCase } from '../base/text.js';
import { bracketed, clippedIn, withGenders } from './bracketed.js';
import { inFirstCases } from './cases.js';
import { apart, rolesElsewhere } from './company.js';
import { keptOfName } from './kept-of-name.js';
import { KnownRoles } from './known-roles.js';
import type { NameSubstitutes } from './name-substitutes.js';
import { NameWriter } from './name-writer.js';
import type { Gender } from './names/culture.js';
import { Namesakes } from './namesakes.js';
import { type Mention, type Part, parseName } from './parse.js';
import {
  type Certain,
  certainRoles,
  isGivenWord,
  turned,
  withoutAddress,
  withoutParticle,
  withRolesOfPerson,
} from './roles.js';
import { saidBeside } from './sex-cues.js';
import { WhoIsWho } from './who.js';

/** The fields of a term from which a name is parsed. */
export interface Named extends Pick<Term, 'text' | 'before' | 'header' | 'persons' | 'after'> {
  /** True if `after` ends where the next person begins. */
  readonly isFollowed?: boolean;
  /** Sex according to a field of the record. */
  readonly sex?: Gender | undefined;
}

const GENITIVE = /s$/u;
const CASES = new RegExp(`(?:${lexiconPattern('name-pools', { class: 'case-ending' })})$`, 'u');
const SHORTEST_STEM = 4;
/** Between the names of a couple: `Mr Fergus| and Mrs |Aoife MacAllister`. */
const BESIDE_PARTNER = /^ (?:&|\p{Ll}{1,3}) (\p{L}{1,12})\.? /u;

/** True for the given name alone of a person whose surname stands behind the next one. */
const isOfCouple = ({ parts }: Mention, after: string, next: Mention | undefined): boolean =>
  parts.length === 1 &&
  parts[0]?.role === 'surname' &&
  next !== undefined &&
  next.parts.length > 1 &&
  isTitle(BESIDE_PARTNER.exec(after)?.[1] ?? '');

const givenAlone = (mention: Mention): Mention => ({
  ...mention,
  parts: mention.parts.map((part) => ({ ...part, role: 'given' })),
});

// Maximum number of attempts to invent a name that is not taken.
const ROUNDS = 8;

/** Replaces names of persons in any form, and remembers who is who for e-mail addresses and user names. */
export class Names {
  readonly #substitutes: SubstituteRegistry;
  readonly #nameSubstitutes: NameSubstitutes;
  readonly who = new WhoIsWho();
  readonly writer: NameWriter;
  readonly #namesakes = new Namesakes();
  readonly #met = new Recent<true>(2000);

  constructor(substitutes: SubstituteRegistry, nameSubstitutes: NameSubstitutes) {
    this.#substitutes = substitutes;
    this.#nameSubstitutes = nameSubstitutes;
    this.writer = new NameWriter(substitutes, nameSubstitutes, this.who);
  }

  /**
   * Returns substitutes for the names, in order.
   * @param also names in other terms of the unit, such as e-mail addresses.
   */
  replace(terms: readonly (Term & Named)[], also: () => readonly Named[]): string[] {
    // In a long file, most names have been seen before.
    const known = terms.map(({ text }) => this.#substitutes.known(keyOf(text), text));
    if (known.every((substitute) => substitute !== undefined)) return known;
    const mentions = this.read([...terms, ...also()]).slice(0, terms.length);
    const written = this.#writeFree(mentions);
    return mentions.map((mention, i) =>
      this.#substitutes.settle({
        key: keyOf(mention.text),
        original: mention.text,
        keeps: () => keptOfName(mention.text),
        orMask: true,
        isShared: true,
        make: () => written[i] ?? this.writer.write(mention),
      }),
    );
  }

  /** The substitutes of the names. Some may still be taken after the last attempt. */
  #writeFree(mentions: readonly Mention[]): readonly string[] {
    if (this.#substitutes.keyed) return mentions.map((mention) => this.#writeKeyed(mention));
    for (let round = 0; round < ROUNDS; round++) {
      const written = mentions.map((mention) => this.writer.write(mention));
      const unusable = mentions.filter((mention, i) => !this.#isFree(mention, written[i] ?? ''));
      if (unusable.length === 0) return written;
      for (const { parts, others = [] } of unusable)
        for (const part of [...parts, ...others.flatMap((other) => other.parts)])
          this.#nameSubstitutes.reconsider(part);
    }
    return [];
  }

  /** Under a key, a further attempt is one for this name alone: all others stay what they are in other documents. */
  #writeKeyed(mention: Mention): string {
    let written = '';
    for (let attempt = 0; attempt < ROUNDS; attempt++) {
      written = this.writer.write(mention, attempt);
      if (this.#isFree(mention, written)) break;
    }
    return written;
  }

  /**
   * Reads names that will not be replaced here, such as those in e-mail addresses. Names that were seen recently are
   * skipped.
   */
  meet(names: readonly Named[]): void {
    const fresh = names.filter(({ text }) => !this.#met.has(text));
    if (fresh.length === 0) return;
    for (const { text } of fresh) this.#met.set(text, true);
    this.read(fresh);
  }

  /** The invented surname of a person in the document, in the case of the original; undefined for any other word. */
  surname(word: string): string | undefined {
    if (!/^\p{Lu}[\p{L}'’-]{2,}$/u.test(word) || !this.who.knows('surname', word)) return undefined;
    return likeCase(this.#nameSubstitutes.name('surname', word, { given: '', surname: word, gender: undefined }), word);
  }

  /** Parses names. Full names come first, so that a single name gets the role that it has elsewhere in the unit. */
  read(terms: readonly Named[]): Mention[] {
    const whole = inFirstCases(
      terms.map((term) =>
        this.#withCue(withRolesOfPerson(parseName(term, this.#substitutes.code), term.persons), term),
      ),
      this.#substitutes.code,
    ).map((mention, i, all) =>
      isOfCouple(mention, terms[i]?.after ?? '', all[i + 1]) ? givenAlone(mention) : mention,
    );
    const elsewhere = rolesElsewhere(whole);
    const groups = whole.map((mention) => apart(mention, elsewhere));
    const parsed = groups.flat();
    this.#nameSubstitutes.open(parsed);
    const known = new KnownRoles(parsed);
    const certain = certainRoles(parsed);
    const first = parsed.map((inflected) => {
      const withRoles = { ...inflected, parts: known.of(inflected, this.#substitutes.language) };
      const mention = this.#uninflected(withRoles, certain, known);
      const addressed = { ...mention, ...withoutAddress(mention, this.#substitutes.language) };
      const plain = { ...addressed, ...withoutParticle(addressed, certain) };
      const { parts } = turned(plain, certain, this.#substitutes.language);
      return { ...mention, parts: parts.map((part, i) => this.#decided(part, i, parts.length, certain)) };
    });
    const decided = withGenders(first);
    for (const mention of [...decided, ...bracketed(decided)]) this.who.remember(mention);
    for (const nickname of [...this.#namesakes.meet(decided), ...clippedIn(decided)])
      this.#nameSubstitutes.link(nickname);
    const each = decided.values();
    return groups.map((group) => {
      const [own, ...others] = group.map(() => each.next().value);
      return {
        ...(own ?? { text: '', before: '', parts: [], gender: undefined }),
        others: others.flatMap((one) => one ?? []),
      };
    });
  }

  /** Adds the sex that words around the name suggest. Under a key, a name is the same whatever stands around it. */
  #withCue(mention: Mention, { before, after = '', isFollowed = false, sex }: Named): Mention {
    if (this.#substitutes.keyed || mention.gender !== undefined) return mention;
    const cue =
      sex ?? saidBeside({ before, after, isFollowed }, this.#substitutes.callLanguage ?? this.#substitutes.code);
    return cue === undefined ? mention : { ...mention, cue };
  }

  /** `Oesterles`, `Łukaszem`: a known name with an inflectional ending. The ending stays. */
  #uninflected(mention: Mention, { all }: Certain, known: KnownRoles): Mention {
    const { parts } = mention;
    const last = parts.at(-1);
    if (last === undefined || last.role === 'initials') return mention;
    const { language } = this.#substitutes;
    const ending = (language === undefined ? CASES : GENITIVE).exec(last.text)?.[0] ?? '';
    const stem = last.text.slice(0, last.text.length - ending.length);
    if (ending === '' || stem.length < SHORTEST_STEM) return mention;
    const shown = all.get(fold(last.text));
    // If the form without the ending is not the more frequent one, the ending belongs to the name.
    const isRare = language !== undefined && language !== 'en' && known.count(stem) >= known.count(last.text);
    if (shown !== undefined && parts.length > 1 && !isRare) return mention;
    const role =
      (['surname', 'given'] as const).find(
        (kind) => all.get(fold(stem)) === kind || this.#nameSubstitutes.knows(kind, stem),
      ) ?? (isRare && known.count(stem) > 0 && isGivenWord(stem) && parts.length === 1 ? 'given' : undefined);
    // `Herr Peters` beside a Peter Peters.
    if (role === undefined || (shown !== undefined && !isRare)) return mention;
    const part = { ...last, text: stem, role };
    const inflected =
      language === 'de' ? { ...part, inflect: germanGenitive } : { ...part, end: last.start + stem.length };
    return { ...mention, parts: [...parts.slice(0, -1), inflected] };
  }

  /** Decides the role of a part that the name itself does not show, by the unit, the document and the lists. */
  #decided(part: Part, at: number, count: number, { all }: Certain): Part {
    if (part.role !== 'free') return part;
    const certain = all.get(fold(part.text));
    if (at === 0 || count <= 2) return { ...part, role: certain ?? this.#nameSubstitutes.kindOf(part.text) };
    // In `Ana García López`, the second word from the end is a surname unless it is a known given name.
    const { language } = this.#substitutes;
    const isHispanic = language === 'es' || language === 'pt';
    const isSurname = certain === 'surname' || (isHispanic && !isGivenWord(part.text));
    return { ...part, role: isSurname ? 'surname' : this.#nameSubstitutes.kindOf(part.text) };
  }

  /** In a long file, whose names are not all known in advance, only the name itself must not appear. */
  #isFree({ text }: Mention, written: string): boolean {
    return this.#substitutes.relaxed || this.#substitutes.sharing
      ? this.#substitutes.isOther(written, text, () => keptOfName(text))
      : this.#substitutes.isFree(written, keyOf(text), text, () => keptOfName(text));
  }
}

/** `Karls`, but `Andreas'`. */
const germanGenitive = (name: string): string => (/[sßxz]$/iu.test(name) ? `${name}'` : `${name}s`);

const keyOf = (text: string): string => `person/${fold(text)}`;
