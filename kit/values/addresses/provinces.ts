import { fold } from '../../words/fold.js';
import PROVINCES from './provinces.json' with { type: 'json' };
import { stateNamed } from './states.js';

/** The provinces of one country, with their codes if addresses use them. */
interface Provinces {
  readonly country: string;
  readonly codes: readonly string[];
  /** In the order of the codes; shorter or empty if addresses do not use the names. */
  readonly names: readonly string[];
}

const tableOf = (country: keyof typeof PROVINCES): Provinces => ({ country, ...PROVINCES[country] });
const CANADA = tableOf('ca');
const AUSTRALIA = tableOf('au');
const BRAZIL = tableOf('br');
const ITALY = tableOf('it');
/** Tables with names. */
const TABLES: readonly Provinces[] = [
  ...[CANADA, AUSTRALIA, BRAZIL, tableOf('de'), tableOf('at'), tableOf('de-en')],
  ...[tableOf('es'), tableOf('it-names'), tableOf('fr'), tableOf('nl')],
];

const BRAZILIAN = /[ãõç]|\b(?:rua|avenida|cep|bairro)\b|\d{5}-\d{3}(?!\d)|[/]\s?[A-Z]{2}$/iu;
const ITALIAN = /\b(?:via|viale|piazza|piazzale|corso|strada|largo|vicolo|contrada)\b/iu;
const AUSTRALIAN = /\b(?:NSW|VIC|QLD|TAS|ACT)\b|\b(?:WA|SA|NT)\s{1,3}\d{4}(?!\d)/u;

/** A province, as a table and an index. */
export interface Province {
  /** The provinces of its country. */
  readonly table: Provinces;
  /** Its place in the table, from 0. */
  readonly at: number;
  /** The same for its name and its code. */
  readonly key: string;
}

const found = (table: Provinces, at: number): Province => ({ table, at, key: `state/${table.country}:${at}` });

/** Provinces by folded name. If several tables have a name, the first one counts. */
const BY_NAME: ReadonlyMap<string, Province> = new Map(
  TABLES.toReversed().flatMap((table) => table.names.map((name, at) => [fold(name), found(table, at)] as const)),
);

/**
 * The province of a name or a code. Codes that are also codes of US states count only if the address shows another
 * country.
 * @param bracketed true for `(MI)`, the Italian notation.
 */
export function provinceNamed(text: string, whole: string, bracketed = false): Province | undefined {
  const name = text.trim();
  if (bracketed) return codeIn(ITALY, name);
  if (/^[A-Z]{2,3}$/u.test(name)) {
    if (AUSTRALIAN.test(whole) && codeIn(AUSTRALIA, name) !== undefined) return codeIn(AUSTRALIA, name);
    if (BRAZILIAN.test(whole) && codeIn(BRAZIL, name) !== undefined) return codeIn(BRAZIL, name);
    if (ITALIAN.test(whole) && codeIn(ITALY, name) !== undefined) return codeIn(ITALY, name);
    return codeIn(CANADA, name) ?? (name.length === 3 ? codeIn(AUSTRALIA, name) : undefined);
  }
  return BY_NAME.get(fold(name));
}

function codeIn(table: Provinces, code: string): Province | undefined {
  const at = table.codes.indexOf(code);
  return at < 0 ? undefined : found(table, at);
}

/** A province of a country other than the USA. Names of US states count only if the address shows another country. */
export function provinceOf(text: string, whole: string): Province | undefined {
  const province = provinceNamed(text, whole);
  return stateNamed(text) === undefined || (province !== undefined && whole !== text) ? province : undefined;
}
