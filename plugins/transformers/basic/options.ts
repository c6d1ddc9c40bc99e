/** Options as given by a policy: accepted by the transformer's schema, without defaults. */
export type Options = Readonly<Record<string, unknown>>;

/** A string option, or the fallback if it is missing. */
export const textOption = (options: Options, name: string, fallback: string): string => {
  const value = options[name];
  return typeof value === 'string' ? value : fallback;
};

/** A numeric option, or the fallback if it is missing. */
export const numberOption = (options: Options, name: string, fallback: number): number => {
  const value = options[name];
  return typeof value === 'number' ? value : fallback;
};

/** A boolean option, or the fallback if it is missing. */
export const flagOption = (options: Options, name: string, fallback = false): boolean => {
  const value = options[name];
  return typeof value === 'boolean' ? value : fallback;
};

/** Ignores case and white space, so that `Mary  Jones` and `MARY JONES` are the same term. */
export const normalise = (text: string): string => text.normalize('NFC').toLowerCase().replace(/\s+/gu, ' ').trim();
