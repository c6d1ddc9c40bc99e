import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { expect } from 'chai';
import { createEngine, type Engine } from '../../lib/index.js';
import { type McpHttpOptions, serveMcp } from '../../lib/mcp/index.js';
import { ROOT } from '../../scripts/pack/members.js';

const KEY = 'a secret of sixteen letters';
const ORIGINALS = /Anna|Smith|Weber/;

/** Calls a tool, and gives what it answers. */
async function call(client: Client, name: string, given: Record<string, unknown>) {
  const { isError, structuredContent, content } = await client.callTool({ name, arguments: given });
  return { isError: isError === true, made: Object(structuredContent), text: JSON.stringify(content) };
}

describe('an MCP server', function () {
  this.timeout(120_000);
  let folder = '';
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'deidkit-mcp-'));
    mkdirSync(join(folder, 'open'));
    mkdirSync(join(folder, 'opened'));
    writeFileSync(join(folder, 'open/a.csv'), 'name;age\nAnna Smith;41\n');
    writeFileSync(join(folder, 'opened/b.csv'), 'name;age\nPaul Weber;41\n');
    symlinkSync(join(folder, 'opened/b.csv'), join(folder, 'open/link.csv'));
  });
  after(() => rmSync(folder, { recursive: true }));

  describe('over standard input and output', () => {
    const client = new Client({ name: 'test', version: '1' });
    before(async () => {
      const args = [join(ROOT, 'dist/lib/mcp/main.js'), '--folder', join(folder, 'open'), '--mode', 'REDACT'];
      await client.connect(new StdioClientTransport({ command: process.execPath, args }));
    });
    after(() => client.close());

    it('lists its tools', async () => {
      expect(client.getServerVersion()?.name).to.equal('deidkit');
      const { tools } = await client.listTools();
      expect(tools.map(({ name }) => name)).to.deep.equal(['hide', 'restore', 'analyze', 'deidentify_file']);
      expect(tools[3]?.description).to.include('csv').and.to.include('docx');
    });

    it('hides and restores texts, with the same labels in one conversation', async () => {
      const first = await call(client, 'hide', { text: 'Anna Smith is ill.' });
      expect(first.made).to.deep.equal({ text: '[PERSON_1] is ill.', hidden: 1 });
      expect(first.text).not.to.match(ORIGINALS);
      const second = await call(client, 'hide', { text: 'Paul Weber asks about Anna Smith.' });
      expect(second.made.text).to.equal('[PERSON_2] asks about [PERSON_1].');
      const other = await call(client, 'hide', { text: 'Paul Weber left.', conversation: 'other' });
      expect(other.made.text).to.equal('[PERSON_1] left.');
      const restored = await call(client, 'restore', { text: 'Tell [person_2] of \\[PERSON\\_1\\], [PERSON_9].' });
      expect(restored.made).to.deep.equal({
        text: 'Tell Paul Weber of Anna Smith, [PERSON_9].',
        unknown: ['[PERSON_9]'],
      });
    });

    it('analyses texts without giving them back', async () => {
      const { made, text } = await call(client, 'analyze', { text: 'Anna Smith is ill.' });
      expect(made.findings[0]).to.include({ type: 'PERSON', start: 0, end: 10 });
      expect(text).not.to.match(ORIGINALS);
    });

    it('de-identifies files of its folders, and no others', async () => {
      const path = join(folder, 'open/a.csv');
      const { made } = await call(client, 'deidentify_file', { path });
      expect(made.path).to.equal(join(folder, 'open/deid_a.csv'));
      expect(made.counts.PERSON).to.equal(1);
      expect(readFileSync(made.path, 'utf8')).to.equal('name;age\n*****;*****\n');
      // It is there already.
      expect((await call(client, 'deidentify_file', { path })).isError).to.equal(true);
      for (const other of ['opened/b.csv', 'open/link.csv', 'open/../opened/b.csv', 'open/none.csv']) {
        const refused = await call(client, 'deidentify_file', { path: join(folder, other) });
        expect(refused.isError, other).to.equal(true);
        expect(refused.text).not.to.match(ORIGINALS).and.not.to.include(folder);
      }
      expect(existsSync(join(folder, 'opened/deid_b.csv'))).to.equal(false);
    });

    it('says what is wrong, and holds nothing of what it was given', async () => {
      for (const [name, given] of [
        ['hide', {}],
        ['hide', { text: 'Anna Smith', Weber: 1 }],
        ['hide', { text: 41 }],
        ['restore', { text: 'Anna Smith', conversation: 'never begun' }],
        ['Anna', { text: 'Anna Smith' }],
      ] as const) {
        const refused = await call(client, name, given);
        expect(refused.isError, name).to.equal(true);
        expect(refused.text).not.to.match(ORIGINALS);
      }
    });
  });

  describe('over HTTP', () => {
    let engine: Engine;
    const servers: Server[] = [];
    const clients: Client[] = [];
    before(async () => {
      engine = await createEngine();
    });
    after(async () => {
      for (const client of clients) await client.close();
      for (const server of servers) server.close().closeAllConnections();
      await engine.close();
    });

    async function serving(options: McpHttpOptions = {}): Promise<URL> {
      const server = await serveMcp(engine, '1', options);
      servers.push(server);
      const address = server.address();
      return new URL(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/mcp`);
    }

    async function connected(url: URL, headers: Record<string, string> = {}): Promise<Client> {
      const client = new Client({ name: 'test', version: '1' });
      // Safe: the class has what the interface asks for; only its optional members are declared otherwise.
      await client.connect(
        new StreamableHTTPClientTransport(url, { requestInit: { headers } }) as Parameters<Client['connect']>[0],
      );
      clients.push(client);
      return client;
    }

    it('gives each session a memory of its own', async () => {
      const url = await serving();
      const [one, two] = [await connected(url), await connected(url)];
      expect((await one.listTools()).tools.map(({ name }) => name)).not.to.include('deidentify_file');
      await call(one, 'hide', { text: 'Anna Smith is ill.' });
      expect((await call(two, 'restore', { text: '[PERSON_1]' })).isError).to.equal(true);
      expect((await call(two, 'hide', { text: 'Paul Weber is ill.' })).made.text).to.equal('[PERSON_1] is ill.');
      expect((await call(one, 'restore', { text: '[PERSON_1]' })).made.text).to.equal('Anna Smith');
    });

    it('asks for its key, and for a name of this machine where it has none', async () => {
      const open = await serving();
      const keyed = await serving({ key: KEY });
      expect(await connected(keyed, { Authorization: `Bearer ${KEY}` })).to.be.instanceOf(Client);
      for (const headers of [{}, { Authorization: 'Bearer no' }])
        expect((await fetch(keyed, { method: 'POST', headers })).status).to.equal(401);
      for (const origin of ['https://example.com', 'null'])
        expect((await fetch(open, { method: 'POST', headers: { origin } })).status).to.equal(403);
      expect((await fetch(`${open.origin}//`, { method: 'POST' })).status).to.equal(404);
      const refused = await serveMcp(engine, '1', { host: '0.0.0.0' }).catch((error) => error.code);
      expect(refused).to.equal('setting_invalid');
    });
  });
});
