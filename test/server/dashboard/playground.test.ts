import { createServer, request } from 'node:http';
import { expect } from 'chai';
import { raw, request as requestOf } from '../kit/raw.js';
import { form, startTestService, type TestService } from '../kit/service.js';
import { guestOf, join, setUp, Visitor } from '../kit/visitor.js';

const PLAYGROUND = '/dashboard/playground';

/** Asks with headers that `fetch` keeps to itself. */
const statusWith = (service: TestService, headers: Readonly<Record<string, string>>, path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    request({ port: service.port, host: '127.0.0.1', path, headers })
      .once('response', (response) => resolve(response.resume().statusCode ?? 0))
      .once('error', reject)
      .end();
  });

describe('dashboard: the playground', () => {
  let service: TestService;
  let visitor: Visitor;
  before(async () => {
    service = await startTestService();
    await setUp(service);
    visitor = await guestOf(service);
    await visitor.get(PLAYGROUND);
  });
  after(() => service.close());

  const show = (text: string, fields: Readonly<Record<string, string | readonly string[]>> = {}) =>
    visitor.post(PLAYGROUND, { text, ...fields });
  const marks = (html: string): readonly string[] =>
    [...html.matchAll(/<mark[^>]*><bdi>(.*?)<\/bdi><span class="tag">(\w+)<\/span>/g)].map(
      ([, term, type]) => `${term} ${type}`,
    );

  it('is closed to everybody without a pass, wherever they come from and whatever their headers say', async () => {
    const host = `127.0.0.1:${service.port}`;
    for (const headers of [
      { Host: host },
      { Host: `localhost:${service.port}` },
      { Host: 'localhost' },
      { Host: `[::1]:${service.port}` },
      { Host: 'evil.test' },
      { Host: host, 'X-Forwarded-For': '127.0.0.1' },
      { Host: host, Forwarded: 'for=127.0.0.1' },
      { Host: host, 'X-Real-IP': '127.0.0.1' },
    ])
      for (const path of [PLAYGROUND, `${PLAYGROUND}/file`])
        expect(await statusWith(service, headers, path), JSON.stringify(headers)).to.equal(303);
    const stranger = new Visitor(service.url);
    const front = await stranger.get('/');
    expect(front.html).to.include('Sign in to try it').and.not.include('<textarea');
    await stranger.get('/dashboard/sign-in');
    expect((await stranger.post(PLAYGROUND, { text: 'mary@jones.test' })).to).to.equal('/dashboard/sign-in');
  });

  it('is closed behind a proxy that adds no header', async () => {
    const proxy = createServer((from, to) => {
      // What nginx does with one line `proxy_pass`: its own Host, and nothing about the client.
      const { method = 'GET', url = '/' } = from;
      const on = request({ port: service.port, host: '127.0.0.1', path: url, method }, (answer) => {
        to.writeHead(answer.statusCode ?? 0, answer.headers);
        answer.pipe(to);
      });
      from.pipe(on);
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    const address = proxy.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    for (const path of [PLAYGROUND, '/dashboard/keys'])
      expect((await fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' })).status).to.equal(303);
    proxy.closeAllConnections();
    proxy.close();
  });

  it('is opened by an address that works once, and opens nothing else', async () => {
    const pass = await service.keys.guests.pass(Date.now());
    const guest = new Visitor(service.url);
    // Messengers look at addresses before people open them.
    await fetch(`${service.url}/dashboard/open/${pass}`, { method: 'HEAD', redirect: 'manual' });
    expect(await guest.get(`/dashboard/open/${pass}`)).to.include({ status: 303, to: '/dashboard/playground' });
    expect((await guest.get(PLAYGROUND)).status).to.equal(200);
    expect((await guest.post(PLAYGROUND, { text: 'mary@jones.test', action: 'redact' })).html).to.include('1 found');
    expect((await guest.get('/')).html).to.include('<textarea');
    for (const path of ['', '/keys', '/plans', '/plans/free', '/jobs', '/members', '/audit', '/account'])
      expect((await guest.get(`/dashboard${path}`)).to, path).to.equal('/dashboard/sign-in');
    const second = new Visitor(service.url);
    const used = await second.get(`/dashboard/open/${pass}`);
    expect(used.status).to.equal(410);
    expect(used.html).to.include('deidkit welcome').and.not.include(pass);
    for (const wrong of ['x', '%00', pass.slice(1)]) {
      expect((await second.get(`/dashboard/open/${wrong}`)).status, wrong).to.equal(410);
      expect((await second.get(PLAYGROUND)).status).to.equal(303);
    }
    expect(JSON.stringify(service.lines)).to.not.include(pass);
  });

  it('is open to members, who leave a pass unused', async () => {
    const viewer = await join(service, 'viewer', 'vi@hospital.test');
    const pass = await service.keys.guests.pass(Date.now());
    for (let i = 0; i < 2; i++)
      expect((await viewer.get(`/dashboard/open/${pass}`)).to).to.equal('/dashboard/playground');
    expect((await viewer.get(PLAYGROUND, { 'X-Forwarded-For': '203.0.113.9' })).status).to.equal(200);
    expect(await service.keys.guests.open(pass, Date.now())).to.be.a('string');
  });

  it('marks findings and substitutes, with evidence', async () => {
    const { html, status } = await show('Write to mary@jones.test about BX-123456', { action: 'redact', level: '2' });
    expect(status).to.equal(200);
    const [redacted, original] = [marks(html).slice(0, 2), marks(html).slice(2)];
    expect(redacted).to.deep.equal(['***** EMAIL_ADDRESS', '***** EMPLOYEE_ID']);
    expect(original).to.deep.equal(['mary@jones.test EMAIL_ADDRESS', 'BX-123456 EMPLOYEE_ID']);
    expect(html).to.include('class="ledger"').and.include('2 found');
  });

  it('shows several candidates, all modes, and the selected level', async () => {
    const { html } = await show('mary@jones.test', { action: 'transform', candidates: '3', seed: 's' });
    expect(html.match(/Candidate \d/g)).to.deep.equal(['Candidate 1', 'Candidate 2', 'Candidate 3']);
    for (const action of ['MASKED', 'GDPR', 'HIPAA']) {
      const page = await show('mary@jones.test', { action });
      expect(marks(page.html)[0], action).to.match(/^\*+ EMAIL_ADDRESS$/);
      expect(page.html).to.include(`&quot;compliance_mode&quot;:&quot;${action}&quot;`);
    }
    const found = await show('mary@jones.test', { action: 'find' });
    expect(marks(found.html)).to.deep.equal(['mary@jones.test EMAIL_ADDRESS']);
    const few = await show('mary@jones.test BX-123456', { action: 'redact', entities: ['EMAIL_ADDRESS', 'MADE_UP'] });
    expect(marks(few.html).at(-1)).to.equal('mary@jones.test EMAIL_ADDRESS');
  });

  it('displays text as text, whatever it contains', async () => {
    const hostile = '</textarea><script>alert(1)</script> \u202e "x" & <img src=x onerror=y> mary@jones.test';
    const { html } = await show(hostile, { action: 'redact' });
    expect(html).to.not.include('<script>alert').and.not.include('<img src=x');
    expect(html).to.include('&lt;/textarea>').and.include('&lt;script>');
    expect(marks(html)).to.have.length(2);
  });

  it('returns every character of a text, except for line ends that browsers change', async () => {
    const text = 'a\r\nb\n\n  c\té😀 +%2B&amp; end ';
    const { html } = await show(text, { action: 'redact' });
    const shown = /<textarea[^>]*>([\s\S]*?)<\/textarea>/.exec(html)?.[1] ?? '';
    expect(
      shown
        .replace(/&lt;/g, '<')
        .replace(/&quot;/g, '"')
        .replace(/&amp;/g, '&'),
    ).to.equal(text.replace(/\r\n/g, '\n'));
  });

  it('refuses texts that are too long or not text, and stores nothing', async () => {
    const long = await show('x'.repeat(20_001));
    expect(long.status).to.equal(422);
    expect(long.html).to.include('Take at most 20,000 characters');
    // A browser would cut the text silently, so that the refusal never came.
    expect(long.html).to.not.match(/<textarea[^>]*maxlength/i);
    expect(long.html).to.include('up to 20,000 characters');
    expect((await show('x'.repeat(600_000))).status).to.equal(413);
    const wrong = await fetch(service.url + PLAYGROUND, {
      method: 'POST',
      body: `_csrf=${visitor.csrf}&text=%ff%fe`,
      headers: {
        Cookie: visitor.cookie,
        Origin: service.url,
        'Content-Type': 'application/x-www-form-urlencoded',
      },
    });
    expect(wrong.status).to.equal(400);
    expect((await visitor.post(PLAYGROUND, { text: 'a', _csrf: 'x' })).status).to.equal(403);
  });

  describe('for files', () => {
    const path = `${PLAYGROUND}/file`;
    const linkIn = (html: string) => /href="(\/dashboard\/playground\/file\/[\w-]+)"/.exec(html)?.[1] ?? '';

    it('reports, and returns the file only to the client who submitted it', async () => {
      const { html, status } = await visitor.postForm(
        path,
        form('to mary@jones.test', 'Mary Jones.txt', { action: 'redact' }),
      );
      expect(status).to.equal(200);
      expect(html).to.include('1 replaced').and.include('EMAIL_ADDRESS').and.not.include('Mary Jones');
      const file = await visitor.get(linkIn(html));
      expect(file.html).to.equal('to *****');
      expect(file.headers.get('content-disposition')).to.equal('attachment; filename="deid_Mary Jones.txt"');
      expect(file.headers.get('content-security-policy')).to.include('sandbox');
      expect((await (await guestOf(service)).get(linkIn(html))).status).to.equal(404);
    });

    it('reads a text of another format as plain text if that is ticked, with a warning', async () => {
      const fields = { action: 'redact', format: 'txt' };
      const { html } = await visitor.postForm(path, form('<to>mary@jones.test</to>', 'a.xml', fields));
      expect(html).to.include('1 replaced').and.include('may not parse').and.include('format=txt');
      const file = await visitor.get(linkIn(html));
      expect(file.html).to.equal('<to>*****</to>');
      expect(file.headers.get('content-disposition')).to.equal('attachment; filename="deid_a.xml"');
      const refused = await visitor.postForm(path, form('<to>mary@jones.test</to>', 'a.xml', { action: 'redact' }));
      expect(refused.html).to.include('with the box below ticked');
    });

    it('returns an empty file empty', async () => {
      const { html, status } = await visitor.postForm(path, form('', 'empty.txt'));
      expect(status).to.equal(200);
      expect((await visitor.get(linkIn(html))).html).to.equal('');
    });

    it('parses the form while it arrives, and reports mistakes before the rest has arrived', async () => {
      const boundary = 'b';
      const begin = `--${boundary}\r\nContent-Disposition: form-data; name="other"; filename="a.txt"\r\n\r\n`;
      const head = requestOf('POST', path, {
        Host: `127.0.0.1:${service.port}`,
        Cookie: visitor.cookie,
        Origin: service.url,
        'Content-Type': `multipart/form-data; boundary=${boundary}`,
        'Content-Length': '5000000',
      });
      const { status, body } = await raw(service.port, head + begin);
      expect(status).to.equal(422);
      expect(body).to.include('/docs/errors/file_missing');
    });

    it('returns a file of several megabytes completely', async () => {
      const text = 'line of a letter\n'.repeat(200_000);
      const { html } = await visitor.postForm(path, form(text, 'a.txt'));
      expect((await visitor.get(linkIn(html))).html).to.equal(text);
    });

    it('reports obstacles', async () => {
      for (const [name, content, status, words] of [
        ['a.exe', 'x', 415, 'Unsupported file type'],
        ['a.docx', 'no zip', 415, 'File type mismatch'],
        ['a.mock', 'encrypted', 422, 'Document encrypted'],
      ] as const) {
        const page = await visitor.postForm(path, form(content, name));
        expect(page.status, name).to.equal(status);
        expect(page.html).to.include(words);
      }
      const stranger = new FormData();
      stranger.set('file', new Blob(['x']), 'a.txt');
      stranger.set('_csrf', 'x');
      const refused = await fetch(service.url + path, {
        method: 'POST',
        body: stranger,
        headers: { Cookie: visitor.cookie, Origin: service.url },
      });
      expect(refused.status).to.equal(403);
    });
  });

  it('leaves no piece of a text or file name in the log or the store', async () => {
    await show('canary-text mary@jones.test');
    await visitor.postForm(`${PLAYGROUND}/file`, form('canary-file', 'canary-name.txt'));
    await service.keys.store.flush(Date.now());
    expect(JSON.stringify(service.lines)).to.not.include('canary');
    expect(JSON.stringify(await service.keys.audit.list(1_000))).to.not.include('canary');
  });
});
