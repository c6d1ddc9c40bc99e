import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from 'chai';
import { ROOT } from '../../scripts/pack/members.js';
import { markdownPages } from './commands/pages.js';

/** What says how fast something is. Limits of the service have other units (MiB per second, seconds of a wait). */
const CLAIM =
  /\d (?:words|pieces|pages|lines|rows|notes|texts|records|characters|MB|megabytes)(?: a| per| each)(?: CPU)? second|(?:words|pages|pieces|MB|lines) per CPU second|[\d.] ?(?:µs|microseconds?)\b|\d (?:CPU seconds?|CPU ms)\b|ms of CPU|seconds? of CPU|core hours per|(?:times|half|twice|%) (?:as fast|faster|slower|the words)|megabytes a second|CPU, relative|relative cost/i;
const MACHINE = /Node \d\d[^.]*(?:processor|EPYC|AVX)|(?:processor|EPYC|AVX)[^.]*Node \d\d/;
const COMMAND = /`npm run bench(?::\w+)?\b|`node dist\/bench\/\w+/;
const LINK = /\]\(([^()\s]*)#([\w-]+)\)/g;

interface Section {
  readonly page: string;
  readonly anchor: string;
  readonly text: string;
}

const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .trim()
    .replaceAll(' ', '-');

/** A page by its headings. */
function sectionsOf(page: string): Section[] {
  const parts = readFileSync(join(ROOT, page), 'utf8')
    .replace(/^```[\s\S]*?^```$/gm, '')
    .split(/^#{1,6} (?=.*\n)/m);
  return parts.map((text) => ({ page, anchor: anchorOf(text.split('\n', 1)[0] ?? ''), text }));
}

const isMeasured = ({ text }: Section): boolean => MACHINE.test(text) && COMMAND.test(text);

/** True if a paragraph or a row says where the measurement stands. */
function linksToMeasured(part: string, page: string): boolean {
  return [...part.matchAll(LINK)].some(([, path = '', anchor = '']) => {
    const target = path === '' ? page : join(dirname(page), path);
    if (!existsSync(join(ROOT, target))) return false;
    return sectionsOf(target).some((section) => section.anchor === anchor && isMeasured(section));
  });
}

/** Paragraphs, items of lists and rows of tables. */
const partsOf = (text: string): string[] => text.split(/\n\s*\n|\n(?=\s*[-|])/);

describe('what the pages say about speed', () => {
  // Those of the benchmarks say what they aim at.
  const pages = markdownPages().filter((page) => !page.startsWith('bench/'));

  it('names the machine and the command, or links to the section that does', () => {
    const bare = pages.flatMap((page) =>
      sectionsOf(page)
        .filter((section) => !isMeasured(section))
        .flatMap(({ text }) => partsOf(text).filter((part) => CLAIM.test(part) && !linksToMeasured(part, page)))
        .map((part) => `${page}: ${part.trim().slice(0, 160)}`),
    );
    expect(bare).to.deep.equal([]);
  });

  it('is seen where it stands', () => {
    expect(pages.flatMap(sectionsOf).filter(({ text }) => CLAIM.test(text)).length).to.be.greaterThan(4);
  });
});
