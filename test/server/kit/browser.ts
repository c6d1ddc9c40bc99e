import { existsSync, readFileSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright-core';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const OPTIONS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Where this machine has a browser. */
const executable = (): string | undefined =>
  [process.env.DEIDKIT_TEST_BROWSER, ...PLACES].find((path) => path !== undefined && existsSync(path));

/** Opens the browser of this machine; where there is none the tests are left out, but not where everything must run. */
export async function openBrowser(test: Mocha.Context): Promise<Browser> {
  const path = executable();
  if (path !== undefined) return chromium.launch({ executablePath: path, args: OPTIONS });
  const words =
    'no Chromium here (apt-get install chromium, or name one in DEIDKIT_TEST_BROWSER): pages are not looked at';
  if (process.env.CI === 'true') throw new Error(words);
  console.log(`      ${words}`);
  return test.skip();
}

const AXE = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** What axe-core has against a page, as lines: WCAG 2.2 AA and good practice. */
export async function violationsOf(page: Page): Promise<readonly string[]> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  await page.evaluate(AXE);
  const found = await page.evaluate<readonly Violation[]>(
    `axe.run({ runOnly: ${JSON.stringify(tags)} }).then((result) => result.violations)`,
  );
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}

/** How many pixels a page is wider than its window. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
