import { fold, list } from '../base/text.js';

/** Given names of Spain and Portugal by the article before them: `del Pilar`, `de los Ángeles`, `da Conceição`. A line is a group. */
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

/** True for a name that stands behind an article in a double given name: `María del Pilar`. */
export const isDevotion = (word: string): boolean => BY_NAME.has(fold(word));

/** The names that may stand in its place behind the same article, in Spanish and Portuguese; undefined for any other name. */
export const devotionsLike = (word: string, culture: string): readonly string[] | undefined =>
  culture === 'es' || culture === 'pt' ? BY_NAME.get(fold(word)) : undefined;
