export { drawAppearances } from './appearances.js';
export type {
  Applied,
  Content,
  ContentOptions,
  ContentProblem,
  ContentProblemKind,
  ContentUnit,
  DrawnPicture,
  EditMode,
  PageContent,
  Rectangle,
  SeenCharacter,
  TextCell,
  TextRow,
  TextTable,
} from './base/contract.js';
export { openContent } from './content.js';
export { normalContent } from './edit/normal-content.js';
