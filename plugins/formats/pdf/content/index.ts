export { drawAppearances } from './appearances.js';
export type {
  Applied,
  Content,
  ContentOptions,
  ContentProblem,
  ContentProblemKind,
  DrawnPicture,
  EditMode,
  PageContent,
  Rectangle,
  SeenCharacter,
} from './base/contract.js';
export { openContent } from './content.js';
