import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Words and patterns that templates of a language are filled with: lists parted by bars. */
interface TemplateWords {
  readonly months: string;
  readonly days: string;
  /** Feasts and seasons. */
  readonly feasts: string;
  readonly hobbies: string;
  readonly works: string;
  /** Words that name nobody, as they stand inside a sentence. */
  readonly nouns: string;
  /** What people call each other. */
  readonly nicknames: string;
  readonly particles: string;
  /** With `{SURNAME}`, `{CITY}`; any number is another each time. */
  readonly streets: string;
  /** A town with its postal code, `#` for a digit. */
  readonly towns: string;
  /** What stands in front of a name, of a town, behind a name, and trades in front of either. */
  readonly orgKinds: string;
  readonly orgPlaces: string;
  readonly orgLegal: string;
  readonly orgTrades: string;
}

/** A language that has templates of its own. */
export interface TemplateLanguage {
  /** ISO 639-1 code: of its templates, and how the locales of its names begin. */
  readonly code: string;
  /** ISO 3166-1 codes of the countries whose towns stand in its texts. */
  readonly countries: ReadonlySet<string>;
  readonly words: TemplateWords;
  /** Sentences, one or more lines each. */
  readonly sentences: readonly string[];
  /** Sentences in which every date, time, age, occupation, user name and identifier is a slot too. */
  readonly details: readonly string[];
}

/** Reads the languages of a folder: `words.json`, and files of sentences for each (everyday ones, news, details of people), one a line, `\n` for a line break within. */
export function readTemplateLanguages(folder: string): TemplateLanguage[] {
  const all: unknown = JSON.parse(readFileSync(join(folder, 'words.json'), 'utf8'));
  if (!isObject(all)) throw new Error('words.json holds no languages');
  return Object.entries(all).map(([code, lists]) => {
    const list = (name: string): string => {
      const words = isObject(lists) ? lists[name] : undefined;
      if (typeof words !== 'string') throw new Error(`words.json: ${code} has no ${name}`);
      return words;
    };
    return {
      code,
      countries: new Set(list('countries').split(' ')),
      words: {
        months: list('months'),
        days: list('days'),
        feasts: list('feasts'),
        hobbies: list('hobbies'),
        works: list('works'),
        nouns: list('nouns'),
        nicknames: list('nicknames'),
        particles: list('particles'),
        streets: list('streets'),
        towns: list('towns'),
        orgKinds: list('orgKinds'),
        orgPlaces: list('orgPlaces'),
        orgLegal: list('orgLegal'),
        orgTrades: list('orgTrades'),
      },
      sentences: readSentences([`${code}.txt`, `news-${code}.txt`].map((file) => join(folder, file))),
      details: readSentences([join(folder, `details-${code}.txt`)]),
    };
  });
}

const readSentences = (paths: readonly string[]): string[] =>
  paths
    .filter((path) => existsSync(path))
    .flatMap((path) => readFileSync(path, 'utf8').split('\n'))
    .filter((line) => line !== '')
    .map((line) => line.replaceAll('\\n', '\n'));

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
