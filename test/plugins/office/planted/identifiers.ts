/** A kind of identifier that is planted in every place. */
export interface Planted {
  readonly value: string;
  /** Whether something of it stands in a text. */
  readonly left: (text: string) => boolean;
}

const folded = (text: string): string => text.toLowerCase();
const holds =
  (...words: string[]) =>
  (text: string): boolean => {
    const all = folded(text);
    return words.some((word) => all.includes(word));
  };
/** Whether digits stand in a text, whatever stands between them. */
const holdsDigits = (digits: string) => {
  const pattern = new RegExp([...digits].join('[-_ .()]{0,3}'));
  return (text: string): boolean => pattern.test(text);
};

/** Numbers in groups, which look like points and measures where a format has those. */
export const GROUPED: Readonly<Record<string, Planted>> = {
  card: { value: '4012 8888 8888 1881', left: holdsDigits('4012888888881881') },
  'telephone number with code': { value: '+1 415 555 0143', left: holdsDigits('4155550143') },
};

/** By kind; no two share a piece. */
export const IDENTIFIERS: Readonly<Record<string, Planted>> = {
  name: { value: 'Zebulon Quarrington', left: holds('zebulon', 'quarrington') },
  ssn: { value: '219-09-9981', left: holdsDigits('219099981') },
  email: { value: 'zq.tarrow@hale.example', left: holds('zq.tarrow') },
  phone: { value: '(415) 555-0143', left: holdsDigits('4155550143') },
  /** Nobody could find it: it stands on the list of the caller. */
  listed: { value: 'Ostrelith Vane', left: holds('ostrelith') },
};
