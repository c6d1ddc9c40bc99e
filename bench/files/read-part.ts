/** One part of a file, unpacked and read by simpler means than the adapters'. */
export interface ReadPart {
  readonly bytes: Uint8Array;
  /** Its running text. */
  readonly text: string;
  /** Numbers that formulas of a sheet have computed. */
  readonly computed?: string;
  /** Values beside the text that a person may read: attributes of XML that do not name styles, fonts, parts. */
  readonly values: string;
  /** What belongs to the format and cannot vanish. */
  readonly skeleton: string;
  readonly binary: boolean;
}
