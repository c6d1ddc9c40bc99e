export { drawAppearances } from './appearances.js';
export type {
  Applied,
  ApplyOptions,
  Content,
  ContentOptions,
  ContentProblem,
  ContentProblemKind,
  ContentUnit,
  DrawnPicture,
  EditMode,
  PageContent,
  Rectangle,
  RereadUnit,
  SeenCharacter,
} from './base/contract.js';
export { openContent } from './content.js';
