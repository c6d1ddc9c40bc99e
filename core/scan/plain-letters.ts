/** Letters that Unicode does not decompose, as they are written where only ASCII is allowed. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
};
const WITHOUT_DECOMPOSITION = /[ßłøđðıæœ]/gu;

/** A text in lower case, without accents already, with plain letters for those that Unicode does not decompose. */
export const withPlainLetters = (text: string): string =>
  text.replace(WITHOUT_DECOMPOSITION, (letter) => PLAIN[letter] ?? letter);
