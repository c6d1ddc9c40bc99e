import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../scripts/pack/members.js';

/** A command as a page shows it, with the pages that do. */
export interface Shown {
  readonly command: string;
  readonly pages: readonly string[];
}

/** Folders whose pages tell what to type. */
const FOLDERS = ['docs', 'deploy', 'examples', 'lexicon', 'plugins', 'packages', 'bench', 'server', 'cli/init'];
const NO_PAGES = /node_modules|\/training\/|CHANGELOG|THIRD_PARTY/;
const PAGE = /\.(?:md|ya?ml|service|tsx)$|Dockerfile$/;
/** What a command of this project begins with, also behind settings or a pipe. */
const COMMAND = /^(?:[A-Z_]+=(?:'[^']*'|\S+) )?(?:(?:npm|npx|deidkit|curl) |node (?=dist\/|deploy\/))\S|\| deidkit /;

const pages = (): string[] => [
  ...readdirSync(ROOT).filter((name) => name.endsWith('.md') && !NO_PAGES.test(name)),
  ...FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => PAGE.test(name) && !NO_PAGES.test(`/${name}`))
      .map((name) => `${folder}/${name}`),
  ),
];

/** The pages in Markdown, relative to the repository. */
export const markdownPages = (): string[] => pages().filter((page) => page.endsWith('.md'));

/** A comment of the shell, and what Markdown and HTML need to show a sign. */
const plain = (text: string): string =>
  text
    .replace(/\s+#\s.*$/, '')
    .replace(/\\\|/g, '|')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();

function commandsOf(page: string): string[] {
  const text = readFileSync(join(ROOT, page), 'utf8');
  const blocks = [...text.matchAll(/^```sh\n([\s\S]*?)^```/gm)].flatMap(([, block = '']) =>
    block.replace(/\\\n\s*/g, '').split('\n'),
  );
  const prose = page.endsWith('.tsx') ? /<code>([^<{]+)<\/code>/g : /`([^`\n]+)`/g;
  // A package beside `deidkit` in a table of packages is no argument.
  const spans = [...text.replace(/^```[\s\S]*?^```/gm, '').matchAll(prose)].map(([, span = '']) => span);
  return [...blocks, ...spans].map(plain).filter((line) => COMMAND.test(line) && !/^deidkit @/.test(line));
}

/** Every command that a page shows, once. */
export function shownCommands(): readonly Shown[] {
  const shown = new Map<string, string[]>();
  for (const page of pages())
    for (const command of commandsOf(page)) {
      const on = shown.get(command) ?? [];
      if (!on.includes(page)) on.push(page);
      shown.set(command, on);
    }
  return [...shown].map(([command, on]) => ({ command, pages: on }));
}
