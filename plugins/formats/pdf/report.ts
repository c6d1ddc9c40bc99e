import type { FileReport } from '../../../core/index.js';
import type { ContentProblemKind } from './content/index.js';
import type { Removed } from './scrub/remove.js';

/** Collects what was done to a document; it contains no content. */
export class Report {
  pages = 0;
  hiddenTexts = 0;
  leftovers = false;
  unplaced = false;
  unreadPictures = false;
  /** True if words were read in pictures on pages of text. */
  innerPictures = false;
  attachments = false;
  privateCopies = false;
  removed: Removed | undefined;
  readonly changedPages = new Set<number>();
  readonly recognisedPages = new Set<number>();
  readonly unreadPages = new Set<number>();
  readonly picturePages = new Set<number>();
  readonly incompletePages = new Set<number>();
  /** Kinds of content that was not searched. */
  readonly notSearched = new Set<string>();
  readonly problems = new Set<ContentProblemKind>();

  toFileReport(): FileReport {
    return {
      counts: {},
      warnings: this.#warnings(),
      format: {
        pages: this.pages,
        pagesChanged: this.changedPages.size,
        pagesRecognised: numbers(this.recognisedPages),
        pagesReplacedByPictures: numbers(this.picturePages),
        pagesNotRead: numbers(this.unreadPages),
        pagesIncomplete: numbers(this.incompletePages),
        hiddenTextsChanged: this.hiddenTexts,
        partsNotSearched: [...this.notSearched].sort(),
      },
    };
  }

  #warnings(): string[] {
    const { removed } = this;
    const all: readonly (readonly [boolean | undefined, string])[] = [
      [this.unreadPages.size > 0, 'The file has pages without text that can be read, which were not searched.'],
      [this.incompletePages.size > 0, 'The file is damaged: some pages have less text than other programs may show.'],
      [
        this.recognisedPages.size > 0,
        'The file has pages that were read as pictures: recognised text may have mistakes.',
      ],
      [this.innerPictures, 'Images on pages of text were read: recognised text may have mistakes.'],
      [this.picturePages.size > 0, 'Pages that could not be changed safely became pictures of themselves.'],
      [this.unreadPictures, 'The file holds images, which were not searched.'],
      [this.unplaced, 'The file holds content that no page shows and that could not be read.'],
      [this.problems.has('no-face'), 'A substitute has letters that no font at hand has; a label stands in its place.'],
      [this.leftovers, 'Older revisions and objects that nothing refers to were removed.'],
      [removed?.signed, 'The digital signature was removed, because the file has changed.'],
      [this.attachments, 'Attached files were removed, because they were not searched.'],
      [this.privateCopies, "Programs' own copies of the content were removed, because they were not searched."],
      [removed?.scripts, 'Scripts were removed, because the file has changed.'],
      [removed?.dynamicForm, 'The dynamic form (XFA) was removed, because the file has changed.'],
    ];
    return all.filter(([applies]) => applies).map(([, sentence]) => sentence);
  }
}

/** Page numbers from 1. */
const numbers = (pages: ReadonlySet<number>): number[] => [...pages].map((page) => page + 1).sort((a, b) => a - b);
