import type { Term } from '../../../../core/index.js';
import { LANGUAGES as LANGUAGES_AT_HOME, type Language } from '../../../../kit/index.js';
import { wordSet } from './text.js';

/** A language of which the package has dates and addresses, or another one of which it has names and towns. */
type Guess = Language | 'pl' | 'sv' | 'tr';

/** Words that stand in front of names, dates and places in each language. */
const SMALL: readonly (readonly [Guess, ReadonlySet<string>])[] = [
  [
    'en',
    wordSet('the and of to with was for at by from his her is on in dear born name address phone your our has lives'),
  ],
  [
    'de',
    wordSet(
      'der die das und mit für vom wurde geb herr herrn frau ihren ihre wir am im zum sich bei den dem ist geehrter geehrte wohnhaft tel nach vorname nachname geburtsname geburtsdatum geburtsort straße hausnummer plz versicherungsnummer versichertennr versichertennummer krankenkasse staatsangehörigkeit familienstand handy personalausweis kontoinhaber kundennummer rechnungsnummer steuer hausarzt enkel',
    ),
  ],
  [
    'fr',
    wordSet(
      'le les de que un des du et une est né née monsieur madame dans pour par sur au docteur chez patiente adresse mari à la son sa mme tél sœur fille adressée dans nom prénom naissance courriel allocataire employeur prescripteur dossier né',
    ),
  ],
  [
    'es',
    wordSet(
      'el los las del y una nacido nacida por para con su paciente señor señora en la domicilio teléfono esposo hija hijo correo de que se al un desde calle cuenta fecha don doña apellidos municipio edad nacimiento médico petición',
    ),
  ],
  [
    'it',
    wordSet(
      'il gli della nato nata di che per con sig signora dal nel residente la al del presso marito moglie telefono paziente res figlio figlia dott medico sig firma riferisce nata cognome nascita indirizzo comune codice fiscale cellulare documento assistito richiedente',
    ),
  ],
  [
    'pt',
    wordSet(
      'o os de que um ao desde conta data da do dos das e não nascido nascida em residente na no com para por esposa telefone morada rua nascimento utente requisição médico telemóvel contribuinte',
    ),
  ],
  [
    'nl',
    wordSet(
      'het een van en de is op voor met geboren mevrouw uw bij meneer door in te adres achternaam voornamen voornaam voorletters geboortedatum straat huisnr postcode woonplaats burgerservicenummer telefoon handtekening datum patiënt aanvrager',
    ),
  ],
  [
    'pl',
    wordSet(
      'pani pana panią panem państwa szanowna szanowny dr ur zam ul jest był była została jego jej syn mąż żona córka przez oraz dnia tel adres zamieszkały urodzony urodzona przesyłam się w z nr',
    ),
  ],
  [
    'sv',
    wordSet(
      'och är på den som till från jag hon han har född telefon eller för med av bor fru träffade patienten adress personnummer dotter sonen maken makan hej sjukhus av inte det ett',
    ),
  ],
  [
    'tr',
    wordSet(
      'sayın ve bir ile doğum tarihi adresinde telefonu hastamız eşi oğlu kızı bey hanım günü için olan yaşında kimlik oturmaktadır adresi tarafından',
    ),
  ],
];
/** The languages of each word; one of several counts less for each of them. */
const LANGUAGES: ReadonlyMap<string, readonly Guess[]> = languagesOfWords();

function languagesOfWords(): Map<string, Guess[]> {
  const found = new Map<string, Guess[]>();
  for (const [language, words] of SMALL)
    for (const word of words) found.set(word, [...(found.get(word) ?? []), language]);
  return found;
}

const WORD = /\p{L}+/gu;
/** `IL`, `DE` and `LA` are states and codes of records as well. */
const isCodeWord = (word: string): boolean => word.length < 3 && word === word.toUpperCase();
const TERMS = 400;
/** Letters that occur in only one of the languages. */
const LETTERS: readonly (readonly [Guess, RegExp])[] = [
  ['tr', /[ğışİ]/u],
  ['pl', /[ąęłńśźż]/u],
  ['sv', /å/u],
];
const isSupported = (guess: Guess | undefined): guess is Language => LANGUAGES_AT_HOME.some((each) => each === guess);
const MIN_WORDS = 2;
const LEAD = 1.5;

/** Guesses the language of a document from the words before its terms. */
export class LanguageGuess {
  readonly #points = new Map<Guess, number>();
  /** A word alone, however often, is none: `PER` begins lines of an insurance claim. */
  readonly #words = new Map<Guess, Set<string>>();
  #terms = 0;
  #guess: Guess | undefined;

  /** The language so far; undefined where none shows clearly, or another one than those that are read. */
  get language(): Language | undefined {
    return isSupported(this.#guess) ? this.#guess : undefined;
  }

  /** The code of the language, also of others, for what is named as there. */
  get code(): string | undefined {
    return this.#guess;
  }

  read(terms: readonly Term[]): void {
    if (this.#terms >= TERMS) return;
    for (const { before } of terms.slice(0, TERMS - this.#terms)) {
      this.#terms++;
      for (const word of before.match(WORD) ?? []) if (!isCodeWord(word)) this.#count(word.toLowerCase());
    }
    const [first, second] = [...this.#points].sort(([, a], [, b]) => b - a);
    const most = first?.[1] ?? 0;
    const words = this.#words.get(first?.[0] ?? 'en')?.size ?? 0;
    this.#guess = most >= MIN_WORDS && words >= MIN_WORDS && most >= LEAD * (second?.[1] ?? 0) ? first?.[0] : undefined;
  }

  #count(word: string): void {
    const told = LETTERS.find(([, letters]) => letters.test(word))?.[0];
    const languages = LANGUAGES.get(word) ?? (told === undefined ? [] : [told]);
    for (const language of languages) {
      this.#points.set(language, (this.#points.get(language) ?? 0) + 1 / languages.length);
      this.#words.set(language, (this.#words.get(language) ?? new Set()).add(word));
    }
  }
}
