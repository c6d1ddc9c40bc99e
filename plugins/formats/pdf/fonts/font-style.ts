/** How the letters of a font look. */
export interface FontStyle {
  readonly family: 'sans' | 'serif' | 'mono';
  readonly bold: boolean;
  readonly italic: boolean;
}
