import type { Random } from '../../../../core/index.js';
import { fold, likeCase } from '../base/text.js';

/** The provinces of one country, with their codes if addresses use them. */
interface Provinces {
  readonly country: string;
  readonly codes: readonly string[];
  /** In the order of the codes; shorter or empty if addresses do not use the names. */
  readonly names: readonly string[];
}

const table = (country: string, codes: string, names = ''): Provinces => ({
  country,
  codes: codes === '' ? [] : codes.split(' '),
  names: names === '' ? [] : names.split(','),
});

const CANADA = table(
  'ca',
  'ON QC BC AB MB SK NS NB NL PE YT NU',
  'Ontario,Quebec,British Columbia,Alberta,Manitoba,Saskatchewan,Nova Scotia,New Brunswick,Newfoundland,Prince Edward Island,Yukon,Nunavut',
);
const AUSTRALIA = table(
  'au',
  'NSW VIC QLD WA SA TAS ACT NT',
  'New South Wales,Victoria,Queensland,Western Australia,South Australia,Tasmania,Australian Capital Territory,Northern Territory',
);
const BRAZIL = table(
  'br',
  'SP RJ MG RS PR SC BA PE CE GO DF ES PA MA MT MS AM PB RN AL PI SE TO RO AC AP RR',
  'São Paulo,Rio de Janeiro,Minas Gerais,Rio Grande do Sul,Paraná,Santa Catarina,Bahia,Pernambuco,Ceará,Goiás,Distrito Federal,Espírito Santo,Pará,Maranhão,Mato Grosso,Mato Grosso do Sul,Amazonas,Paraíba,Rio Grande do Norte,Alagoas,Piauí,Sergipe,Tocantins,Rondônia,Acre,Amapá,Roraima',
);
const ITALY = table(
  'it',
  'AG AL AN AR AT BA BG BI BL BN BO BR BS BZ CA CB CE CH CN CO CR CS CT FC FE FG FI FR GE GO GR IM IS KR LC LE LI LO LT LU MC ME MI MN MO MS MT NA NO NU OR PA PC PD PE PG PI PN PO PR PT PU PV PZ RA RC RE RG RI RM RN RO SA SI SO SP SR SS SV TA TE TN TO TP TR TS TV UD VA VC VE VI VR VT VV',
);
const TABLES: readonly Provinces[] = [
  CANADA,
  AUSTRALIA,
  BRAZIL,
  table(
    'de',
    '',
    'Bayern,Baden-Württemberg,Hessen,Sachsen,Thüringen,Brandenburg,Niedersachsen,Nordrhein-Westfalen,Rheinland-Pfalz,Saarland,Schleswig-Holstein,Sachsen-Anhalt,Mecklenburg-Vorpommern',
  ),
  table('at', '', 'Tirol,Kärnten,Steiermark,Salzburg,Vorarlberg,Burgenland,Niederösterreich,Oberösterreich'),
  table('de-en', '', 'Bavaria,Saxony,Hesse,Thuringia,Lower Saxony,Saxony-Anhalt'),
  table(
    'es',
    '',
    'Andalucía,Cataluña,Galicia,Aragón,Asturias,Cantabria,Extremadura,Castilla y León,Navarra,La Rioja,Canarias',
  ),
  table(
    'it-names',
    '',
    'Toscana,Lombardia,Piemonte,Umbria,Veneto,Liguria,Lazio,Campania,Puglia,Calabria,Sicilia,Sardegna,Abruzzo,Molise',
  ),
  table('fr', '', 'Normandie,Bretagne,Occitanie,Bourgogne,Alsace,Lorraine,Picardie,Auvergne,Aquitaine,Provence'),
  table(
    'nl',
    '',
    'Utrecht,Gelderland,Overijssel,Drenthe,Friesland,Zeeland,Limburg,Flevoland,Noord-Brabant,Noord-Holland,Zuid-Holland',
  ),
];

const BRAZILIAN = /[ãõç]|\b(?:rua|avenida|cep|bairro)\b|\d{5}-\d{3}(?!\d)|[/]\s?[A-Z]{2}$/iu;
const ITALIAN = /\b(?:via|viale|piazza|piazzale|corso|strada|largo|vicolo|contrada)\b/iu;
const AUSTRALIAN = /\b(?:NSW|VIC|QLD|TAS|ACT)\b|\b(?:WA|SA|NT)\s{1,3}\d{4}(?!\d)/u;

/** A province, as a table and an index. */
export interface Province {
  readonly table: Provinces;
  readonly at: number;
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

/** Another province of the same country: a code for a code, a name for a name. */
export function otherProvince({ table, at }: Province, text: string, random: Random): string {
  const isCode = table.codes.includes(text.trim());
  const step = 1 + random.int(Math.max(table.codes.length, table.names.length) - 1);
  const items = isCode ? table.codes : table.names;
  return likeCase(items[(at + step) % items.length] ?? '', text);
}
