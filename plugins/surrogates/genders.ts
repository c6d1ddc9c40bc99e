import type { Random, Term } from '../../core/index.js';
import type { Ledger } from './ledger.js';
import { sameShape } from './shape.js';
import { fold, likeCase, list } from './text.js';

/** Letters for what is neither, when the other sex is taken already. */
const OTHER_LETTERS = [...'XUNOIZ'];
// What each letter becomes: the other sex, in the language that uses it.
const OPPOSITE: ReadonlyMap<string, string> = new Map([
  ['m', 'F'],
  ['f', 'M'],
  ['w', 'M'],
  ['v', 'M'],
  ['h', 'F'],
  ['k', 'M'],
  ['d', 'M'],
  ['x', 'F'],
]);
const GERMAN = /\b(?:geschlecht|patientin|weiblich|männlich)\b/iu;
const DUTCH = /\b(?:geslacht)\b/iu;

/** Words for each sex and for neither, by language; a word is replaced by one of another column of its line. */
const WORDS: readonly (readonly (readonly string[])[])[] = [
  'female, woman, lady, girl; male, man, gentleman, boy; nonbinary, intersex, genderfluid, agender, unspecified, undisclosed, unknown, not stated, other',
  'weiblich, Frau, weibl., Mädchen; männlich, Mann, männl., Junge; divers, nichtbinär, ohne Angabe, unbekannt, inter, offen, keine Angabe, andere, nicht erfasst',
  'féminin, femme, fille; masculin, homme, garçon; autre, non précisé, inconnu, neutre, non binaire, indéterminé, non renseigné, intersexe, non indiqué',
  'femenino, mujer, feminino, mulher; masculino, hombre, varón, homem; otro, no binario, desconocido, intersexual, sin especificar, no consta, indeterminado, neutro, no indicado',
  'femmina, donna, femminile; maschio, uomo, maschile; altro, non binario, sconosciuto, non indicato, intersessuale, non precisato, neutro, ignoto, non rilevato',
  'vrouw, vrouwelijk, meisje; man, mannelijk, jongen; anders, onbekend, non-binair, niet vermeld, onzijdig, interseks, niet opgegeven, genderneutraal, divers',
].map((line) => line.split('; ').map((column) => list(column)));
/** For all that no line has. */
const ENGLISH = WORDS[0]?.flat() ?? [];
const TRIES_OF_KIND = 6;
const MORE = list(
  'transgender,bigender,pangender,two-spirit,gender-neutral,self-described,declined,not recorded,not asked,queer',
);

function letterFor({ text, before, header }: Term, ledger: Ledger, variant: number): string {
  const small = text.toLowerCase();
  const near = `${header.join(' ')} ${before}`;
  let opposite = OPPOSITE.get(small) ?? 'F';
  if (opposite === 'F' && GERMAN.test(near)) opposite = 'W';
  if (opposite === 'F' && DUTCH.test(near)) opposite = 'V';
  const letters = [opposite, ...OTHER_LETTERS].filter((letter) => letter.toLowerCase() !== small);
  // In a table both sexes stand: each becomes the other.
  const place = ledger.relaxed ? ledger.candidate : ledger.candidate + variant;
  const letter = letters[place % letters.length] ?? 'X';
  return text === small ? letter.toLowerCase() : letter;
}

function wordFor(text: string, variant: number, random: Random): string {
  const folded = fold(text);
  for (const line of WORDS) {
    const column = line.findIndex((words) => words.some((word) => fold(word) === folded));
    if (column < 0) continue;
    const place = line[column]?.findIndex((word) => fold(word) === folded) ?? 0;
    // The word that stands in the same place for the other sex comes first.
    const facing = line[column === 0 ? 1 : 0]?.[place];
    if (variant === 0 && facing !== undefined) return facing;
    if (variant < TRIES_OF_KIND) return random.pick(line.filter((_, i) => i !== column).flat());
  }
  return random.pick([...ENGLISH, ...MORE]);
}

/** Another word for a gender, in its language; for one letter another one that means a gender. */
export function otherGender(term: Term, ledger: Ledger, random: Random, variant: number): string {
  const { text } = term;
  if (/^\p{L}$/u.test(text)) return letterFor(term, ledger, variant);
  if (!/\p{L}/u.test(text) || /\d/u.test(text)) return sameShape(text, random);
  const made = likeCase(wordFor(text, variant, random), text);
  return /^\p{Lu}/u.test(text) ? made.charAt(0).toUpperCase() + made.slice(1) : made;
}
