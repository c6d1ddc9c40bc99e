import { expect } from 'chai';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { JobClient } from '../jobs/kit.js';
import { openBrowser, overflowOf, violationsOf } from '../kit/browser.js';
import { PATHS, startTestService, type TestService } from '../kit/service.js';
import { OWNER } from '../kit/visitor.js';

const DOCS = [
  '/docs',
  '/docs/errors',
  '/docs/errors/validation_failed',
  '/docs/guides/first-call',
  '/docs/guides/modes',
];
const PAGES = [
  '',
  '/playground',
  '/playground/file',
  '/keys',
  '/keys/new',
  '/plans',
  '/plans/new',
  '/plans/free',
  '/plans/free/activate',
  '/usage',
  '/requests',
  '/jobs',
  '/audit',
  '/detection',
  '/members',
  '/account',
];

describe('dashboard in a browser', function () {
  this.timeout(120_000);
  let service: TestService;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  before(async function () {
    browser = await openBrowser(this);
    service = await startTestService();
    // Without scripts: every page works without.
    context = await browser.newContext({ javaScriptEnabled: false });
    page = await context.newPage();
  });
  after(async () => {
    await browser?.close();
    await service?.close();
  });

  const go = (path: string) => page.goto(`${service.url}/dashboard${path}`);
  const send = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).click();
    await page.waitForLoadState();
  };

  it('works without scripts from the set-up code to a result and the end of the key', async () => {
    await go('/setup');
    await page.getByLabel('Set-up code').fill((await service.keys.accounts.setUpCode(Date.now())) ?? '');
    await page.getByLabel('Your name').fill(OWNER.name);
    await page.getByLabel('E-mail').fill(OWNER.email);
    await page.getByLabel('Password').fill(OWNER.password);
    await send('Make the account');
    expect(await page.getByRole('status').textContent()).to.include('Welcome');
    await page.getByRole('link', { name: 'Activate a plan' }).click();
    await page.getByRole('link', { name: 'Activate free' }).click();
    await send('Activate');
    await page.getByRole('navigation').getByRole('link', { name: 'API Keys' }).click();
    await page.getByRole('link', { name: 'New key' }).click();
    await page.getByLabel('Plan').selectOption('free');
    await page.getByRole('textbox', { name: 'Name' }).fill('ward import');
    await send('Make the key');
    const key = await page.getByLabel('API key', { exact: true }).inputValue();
    expect((await service.post(PATHS.outputs, { text: 'mary@jones.test' }, key)).status).to.equal(200);
    await page.getByRole('link', { name: 'I have stored it' }).click();
    await page.getByLabel('To confirm').fill(key.slice(-4));
    await send('Revoke the key');
    expect(await page.getByRole('status').textContent()).to.include('revoked for ever');
    expect((await service.post(PATHS.outputs, { text: 'mary@jones.test' }, key)).status).to.equal(401);
  });

  /** Pages of one key, and of the jobs there are. */
  const pagesOfOne = async (): Promise<readonly string[]> => {
    const [key] = await service.keys.admin.list();
    const jobs = await service.jobs.table.list({ workspace: 'local' });
    return [`/keys/${key?.id}`, ...jobs.map(({ id }) => `/jobs/${id}`)];
  };
  const expectUsable = async (seen: Page, name: string) => {
    expect(await violationsOf(seen), name).to.deep.equal([]);
    expect(await overflowOf(seen), `${name} is too wide`).to.be.at.most(0);
  };
  const look = async (seen: Page, path: string) => {
    const response = await seen.goto(service.url + path);
    expect(response?.status(), path).to.equal(200);
    expect(new URL(seen.url()).pathname).to.equal(path);
    await expectUsable(seen, path);
  };

  it('shows the state of jobs, and deletes one, without scripts', async () => {
    const jobs = new JobClient(service);
    await jobs.ended((await jobs.send('mary@jones.test', 'letter.txt')).id);
    await jobs.ended((await jobs.send('encrypted', 'letter.mock')).id);
    const { id } = await jobs.ended((await jobs.send('soon gone', 'letter.txt')).id);
    await go('');
    await page.getByRole('navigation').getByRole('link', { name: 'Jobs' }).click();
    await page.locator(`a[href$="${id}"]`).click();
    await send('Delete the job');
    expect(await page.getByRole('status').textContent()).to.include('deleted');
    expect(await page.locator('a[href*="/jobs/job_"]').count()).to.equal(2);
  });

  for (const [width, colorScheme] of [
    [1280, 'light'],
    [1280, 'dark'],
    [390, 'light'],
    [390, 'dark'],
  ] as const)
    it(`is accessible: ${width} pixels, ${colorScheme}`, async () => {
      const storageState = await context.storageState();
      const viewport = { width, height: 844 };
      // axe-core is put into the page from outside, which its policy rightly forbids to everybody else.
      const looking = await browser.newContext({ viewport, colorScheme, storageState, bypassCSP: true });
      const seen = await looking.newPage();
      const pages = [...PAGES, ...(await pagesOfOne())].map((page) => `/dashboard${page}`);
      for (const path of ['/', ...DOCS, ...pages]) {
        await look(seen, path);
        if (path.endsWith('/keys/new')) {
          await seen.getByRole('textbox', { name: 'Name' }).fill('ward import');
          await seen.getByRole('button', { name: 'Make the key', exact: true }).click();
          await seen.getByLabel('API key', { exact: true }).waitFor();
          await expectUsable(seen, 'the page that shows a new key');
        }
      }
      // Signed out.
      await looking.clearCookies();
      await look(seen, '/dashboard/sign-in');
      await looking.close();
    });

  it('leads a new user from the one-time address of the terminal to a de-identified text and file', async () => {
    const newcomer = await browser.newContext({ javaScriptEnabled: false, acceptDownloads: true });
    const seen = await newcomer.newPage();
    await seen.goto(`${service.url}/dashboard/open/${await service.keys.guests.pass(Date.now())}`);
    await seen.getByRole('button', { name: 'De-identify' }).waitFor();
    await seen.goto(service.url);
    await seen.getByLabel('Try it with a text').fill('Write to mary@jones.test today');
    await seen.getByRole('button', { name: 'De-identify' }).click();
    await seen.getByLabel('What to do').selectOption('redact');
    await seen.getByRole('button', { name: 'De-identify' }).click();
    expect(await seen.locator('.marked').first().innerText()).to.match(/^Write to \*{5}\s*EMAIL_ADDRESS\s* today$/);
    await seen.getByRole('link', { name: 'File', exact: true }).click();
    const file = { name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('Dear mary@jones.test') };
    await seen.getByLabel('File', { exact: true }).setInputFiles(file);
    await seen.getByLabel('What to do').selectOption('redact');
    await seen.getByRole('button', { name: 'De-identify the file' }).click();
    const waiting = seen.waitForEvent('download');
    await seen.getByRole('link', { name: 'Download the file' }).click();
    const download = await waiting;
    expect(download.suggestedFilename()).to.equal('deid_letter.txt');
    const chunks = await (await download.createReadStream()).toArray();
    expect(Buffer.concat(chunks).toString()).to.equal('Dear *****');
    await newcomer.close();
  });

  it('shows with its script how much of a file has been sent, then the report in its place', async () => {
    const scripted = await browser.newContext();
    const seen = await scripted.newPage();
    await seen.goto(`${service.url}/dashboard/open/${await service.keys.guests.pass(Date.now())}`);
    const complaints: string[] = [];
    seen.on('console', (message) => complaints.push(message.text()));
    const loads: string[] = [];
    seen.on('load', () => loads.push(seen.url()));
    const post = async (name: string, content: string) => {
      await seen.getByLabel('File', { exact: true }).setInputFiles({
        name,
        mimeType: 'application/octet-stream',
        buffer: Buffer.from(content),
      });
      await seen.getByRole('button', { name: 'De-identify the file' }).click();
    };
    await seen.goto(`${service.url}/dashboard/playground/file`);
    expect(await seen.getByRole('progressbar').count()).to.equal(0);
    await post('letter.mock', 'wait a moment');
    await seen.getByText('Uploaded. Working on it…').waitFor();
    expect(await seen.getByRole('progressbar', { name: 'Uploaded' }).getAttribute('value')).to.equal('1');
    await seen.getByRole('link', { name: 'Download the file' }).waitFor();
    expect(await seen.evaluate<string>('document.activeElement.id')).to.equal('result');
    // The new page works as the first one did; what is wrong is said in the same way.
    await post('letter.mock', 'encrypted');
    await seen.getByRole('alert').waitFor();
    expect(await seen.getByRole('alert').textContent()).to.include('Document encrypted');
    expect(loads).to.have.length(1);
    expect(complaints.filter((line) => !line.includes('422'))).to.deep.equal([]);
    // Where the script cannot send it, the browser does.
    await seen.route('**/playground/file', (route) =>
      route.request().resourceType() === 'xhr' ? route.abort() : route.continue(),
    );
    await post('letter.txt', 'Dear mary@jones.test');
    await seen.getByRole('link', { name: 'Download the file' }).waitFor();
    expect(loads).to.have.length(2);
    await scripted.close();
  });

  it('takes a code from behind # of the address into its field, and out of the history', async () => {
    const scripted = await browser.newContext();
    const seen = await scripted.newPage();
    const asked: string[] = [];
    seen.on('request', (request) => asked.push(request.url()));
    await seen.goto(`${service.url}/dashboard/setup#code=ABCD-EFGH`);
    expect(await seen.getByLabel('Code of the invitation').inputValue()).to.equal('ABCD-EFGH');
    expect(seen.url()).to.equal(`${service.url}/dashboard/setup`);
    expect(asked.filter((url) => new URL(url).search !== '')).to.deep.equal([]);
    await scripted.close();
  });

  it('runs its own script under its policy, and copies to the clipboard', async () => {
    const scripted = await browser.newContext({
      storageState: await context.storageState(),
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const seen = await scripted.newPage();
    const complaints: string[] = [];
    seen.on('console', (message) => complaints.push(message.text()));
    await seen.goto(`${service.url}/dashboard`);
    expect(await seen.locator('html.js').count()).to.equal(1);
    expect(complaints).to.deep.equal([]);
    await scripted.close();
  });
});
