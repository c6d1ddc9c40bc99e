/** What SQLite says by numbers, for people; its messages may name tables and columns. */
const REASONS: Readonly<Record<number, string>> = {
  5: 'another program has locked it',
  6: 'another program has locked it',
  7: 'no memory is left',
  8: 'it is read-only',
  10: 'the disk cannot be read or written',
  11: 'it is damaged',
  13: 'no space is left on the disk',
  14: 'it cannot be opened',
  26: 'it is no database',
};

/** What the store has against a request, in fixed words; undefined for what is no error of the store. */
export function storeReason(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return undefined;
  // The low byte is the kind, the rest its variety.
  return REASONS[error.errcode & 0xff] ?? `SQLite says ${error.errcode}`;
}
