const GIVEN = /\b(?:first|given|forename|firstname|vorname|prénom|prenom|nombre|nome)\b/iu;
const SURNAME = /\b(?:last|sur|family|surname|lastname|nachname|nom|apellidos?|cognome)\b/iu;
/** Titles above which not even several words are a whole name, as they may be below `nom`, `nombre` or `last contact`. */
const ONE_KIND =
  /\b(?:(?:last|first|given|family|sur|fore) ?names?|vornamen?|nachnamen?|prénoms?|prenoms?|apellidos?|cognom[ei])\b/iu;

/** A title as words, also of `RecipientLastName` and `last_name`. */
const words = (header: readonly string[]): string =>
  header
    .join(' ')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replaceAll('_', ' ');

/** What the title of a column says of a name below it, and whether of one word or of all of them. */
export function columnRole(
  header: readonly string[],
): { readonly role: 'given' | 'surname'; readonly ofAll: boolean } | undefined {
  if (header.length === 0) return undefined;
  const title = words(header);
  const isGiven = GIVEN.test(title);
  // `Name, first and last`, `nom et prénom`: both stand in it.
  if (isGiven === SURNAME.test(title)) return undefined;
  return { role: isGiven ? 'given' : 'surname', ofAll: ONE_KIND.test(title) };
}
