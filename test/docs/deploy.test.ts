import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { expect } from 'chai';
import { readSettings } from '../../server/settings.js';
import { tempFolder } from '../lib/temp-folder.js';

const FOLDER = new URL('../../../deploy/', import.meta.url);

/** Settings as each kind of file writes them: `NAME=value`, `NAME: value`, `{ name: NAME, value: value }`. */
const SETTING = /\b(HOST|PORT|DEIDKIT_[A-Z_]+)(?:=|: |, value: )"?([^\s",}]+)/g;

describe('the files in deploy/', () => {
  for (const name of readdirSync(FOLDER).filter((one) => !one.endsWith('.mjs')))
    it(`${name} sets only known settings, to accepted values`, () => {
      const text = readFileSync(new URL(name, FOLDER), 'utf8');
      const settings = Object.fromEntries([...text.matchAll(SETTING)].map(([, key = '', value = '']) => [key, value]));
      // Secrets lie where the service runs, not here.
      for (const key of Object.keys(settings)) if (key.endsWith('_FILE')) settings[key] = '';
      expect(Object.keys(settings)).not.to.deep.equal([]);
      expect(() => readSettings(settings)).not.to.throw();
    });

  for (const [name, wanted] of Object.entries({
    'compose.yaml': [/mem_limit: /, /pids_limit: /, /read_only: true/, /cap_drop: \["ALL"\]/],
    'compose-postgres.yaml': [/mem_limit: [\s\S]*mem_limit: /, /pids_limit: [\s\S]*pids_limit: /, /internal: true/],
    'deidkit.service': [/^MemoryMax=/m, /^TasksMax=/m, /^LimitCORE=0$/m],
    'kubernetes.yaml': [/limits: \{ memory: /, /policyTypes: \[Ingress, Egress\]/],
    'kubernetes-replicas.yaml': [/limits: \{ memory: /, /policyTypes: \[Ingress, Egress\]/],
  }))
    it(`${name} limits memory and processes, or who may call whom`, () => {
      const text = readFileSync(new URL(name, FOLDER), 'utf8');
      for (const one of wanted) expect(text).to.match(one);
    });

  it('name the peers of every rule of a network policy', () => {
    for (const name of ['kubernetes.yaml', 'kubernetes-replicas.yaml']) {
      const policy = readFileSync(new URL(name, FOLDER), 'utf8').split('kind: NetworkPolicy')[1] ?? '';
      const rules = policy.split(/\n {4}- /).slice(1);
      expect(rules.length).to.be.greaterThan(1);
      for (const rule of rules)
        expect(rule).to.match(/^(?:from|to):\n(?: {6}.*\n)*? {6,}(?:- )?(?:namespace|pod)Selector:/);
    }
  });

  it('print nothing that opens anything into a log: the first key is asked for by a command', () => {
    for (const name of readdirSync(FOLDER)) {
      const text = readFileSync(new URL(name, FOLDER), 'utf8');
      expect(text, name).to.not.match(/key: .*(?:logs|journalctl)/);
      // A version that Node itself no longer maintains gets no mends.
      for (const [, version] of text.matchAll(/node:(\d+)/g)) expect(Number(version)).to.be.at.least(24);
    }
  });
});

describe('deploy/pin-images.mjs', () => {
  /** A registry with one image, which asks for a token as the public one does. */
  async function registry(): Promise<{ readonly url: string; readonly manifest: string; close(): void }> {
    const manifest = JSON.stringify({ schemaVersion: 2, manifests: [] });
    const server = createServer((request, response) => {
      const { url = '', headers } = request;
      if (url.startsWith('/token')) return response.end(JSON.stringify({ token: 'pull' }));
      if (headers.authorization !== 'Bearer pull') {
        const challenge = `Bearer realm="http://${headers.host}/token",service="test",scope="pull"`;
        return response.writeHead(401, { 'WWW-Authenticate': challenge }).end();
      }
      if (!url.startsWith('/v2/library/node/manifests/24-')) return response.writeHead(404).end();
      return response.end(manifest);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    return { url: `http://127.0.0.1:${port}`, manifest, close: () => server.close() };
  }

  it('writes the digests of what it has looked up, and says what it has not', async () => {
    await using folder = await tempFolder();
    for (const name of readdirSync(FOLDER)) copyFileSync(new URL(name, FOLDER), folder.file(name));
    const { url, manifest, close } = await registry();
    const run = () =>
      new Promise<{ readonly code: number | null; readonly err: string }>((resolve) => {
        const child = spawn(process.execPath, [folder.file('pin-images.mjs'), '--registry', url]);
        let err = '';
        child.stderr.on('data', (piece) => {
          err += piece;
        });
        child.once('close', (code) => resolve({ code, err }));
      });
    const { code, err } = await run();
    expect(code).to.equal(1);
    expect(err).to.match(/^postgres:\d+: not looked up, the registry answers 404$/m);
    const digest = `sha256:${createHash('sha256').update(manifest).digest('hex')}`;
    const pinned = readFileSync(folder.file('Dockerfile'), 'utf8');
    expect(pinned.match(/^FROM node:24-bookworm-slim@sha256:[0-9a-f]{64}(?: AS build)?$/gm)).to.deep.equal([
      `FROM node:24-bookworm-slim@${digest} AS build`,
      `FROM node:24-bookworm-slim@${digest}`,
    ]);
    const untouched = readFileSync(new URL('compose-postgres.yaml', FOLDER), 'utf8');
    expect(readFileSync(folder.file('compose-postgres.yaml'), 'utf8')).to.equal(untouched);
    await run();
    expect(readFileSync(folder.file('Dockerfile'), 'utf8')).to.equal(pinned);
    close();
  });
});
