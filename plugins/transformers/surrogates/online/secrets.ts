/** Prefixes of keys of known services. */
const PREFIX =
  /^(?:gh[pousr]_|github_pat_|sk[-_](?:live|test)_|pk_(?:live|test)_|xox[abprs]-|AKIA|ASIA|AIza|glpat-|npm_|eyJ|Bearer |[a-z][a-z0-9+]{1,15}:\/\/)/u;

/** The prefix of a key that only shows its service; empty for others. */
export const secretPrefix = (text: string): string => PREFIX.exec(text)?.[0] ?? '';

/** Parts of a secret that only show what kind it is. */
export const secretPrefixes = (text: string): string[] => [
  secretPrefix(text),
  ...(text.match(/-----[A-Z ]+-----/gu) ?? []),
];
