/** What lists of names and words tell about a word. Who reads a name brings the lists that it has. */
export interface NameLists {
  /** True for a given name, also by its short forms or its ending. */
  isGiven(word: string): boolean;
  /** True for a given name or a surname. */
  isName(word: string): boolean;
  /** True for a word of forms and sentences that is nobody's name: `Donor`, `Mail`. */
  isNobody(word: string): boolean;
  /** True for a given name that follows an article in a double one: `María del Pilar`. */
  isDevotion(word: string): boolean;
}

/** Knows no word: names are read by their form alone. */
export const NO_LISTS: NameLists = {
  isGiven: () => false,
  isName: () => false,
  isNobody: () => false,
  isDevotion: () => false,
};
