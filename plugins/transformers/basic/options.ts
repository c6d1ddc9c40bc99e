/** Options as a policy gives them: accepted by the transformer's schema, defaults not yet filled in. */
export type Options = Readonly<Record<string, unknown>>;

/** The option, or the fallback where it was left out. */
export const textOption = (options: Options, name: string, fallback: string): string => {
  const value = options[name];
  return typeof value === 'string' ? value : fallback;
};

/** The option, or the fallback where it was left out. */
export const numberOption = (options: Options, name: string, fallback: number): number => {
  const value = options[name];
  return typeof value === 'number' ? value : fallback;
};

/** The option, or the fallback where it was left out. */
export const flagOption = (options: Options, name: string, fallback = false): boolean => {
  const value = options[name];
  return typeof value === 'boolean' ? value : fallback;
};

/** Case and white space aside, so that `Mary  Jones` and `MARY JONES` are one term. */
export const normalise = (text: string): string => text.normalize('NFC').toLowerCase().replace(/\s+/gu, ' ').trim();
