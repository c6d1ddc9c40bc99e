export { drawAppearances } from './appearances.js';
export { openContent } from './content.js';
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
} from './contract.js';
