/** What a key of a known service begins with. */
const PREFIX =
  /^(?:gh[pousr]_|github_pat_|sk[-_](?:live|test)_|pk_(?:live|test)_|xox[abprs]-|AKIA|ASIA|AIza|glpat-|npm_|eyJ|Bearer |[a-z][a-z0-9+]{1,15}:\/\/)/u;

/** What of a key says only of which service it is; empty for others. */
export const secretPrefix = (text: string): string => PREFIX.exec(text)?.[0] ?? '';

/** What of a secret says only of which kind it is. */
export const secretPrefixes = (text: string): string[] => [
  secretPrefix(text),
  ...(text.match(/-----[A-Z ]+-----/gu) ?? []),
];
