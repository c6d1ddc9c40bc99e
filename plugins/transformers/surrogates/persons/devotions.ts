import { fold, list } from '../base/text.js';

/**
 * Spanish and Portuguese given names by the article before them: `del Pilar`, `de los Ángeles`, `da Conceição`. One
 * group per line.
 */
const GROUPS: readonly (readonly string[])[] = [
  'Pilar, Carmen, Rosario, Rocío, Socorro, Consuelo, Prado',
  'Ángeles, Dolores, Reyes, Remedios, Milagros, Desamparados',
  'Mercedes, Nieves, Angustias, Virtudes',
  'Conceição, Graça, Glória, Luz, Encarnação, Piedade',
  'Dores, Neves, Graças, Mercês',
  'Fátima, Lourdes, Nazaré, Belém',
  'Anjos, Prazeres, Milagres, Remédios',
].map((line) => list(line));

const BY_NAME: ReadonlyMap<string, readonly string[]> = new Map(
  GROUPS.flatMap((group) => group.map((name) => [fold(name), group] as const)),
);

/** True for a name that follows an article in a double given name: `María del Pilar`. */
export const isDevotion = (word: string): boolean => BY_NAME.has(fold(word));

/** Names that may replace it after the same article, in Spanish and Portuguese; undefined for any other name. */
export const devotionsLike = (word: string, culture: string): readonly string[] | undefined =>
  culture === 'es' || culture === 'pt' ? BY_NAME.get(fold(word)) : undefined;
