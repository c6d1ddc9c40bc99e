import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { ERROR_CODES } from '../../core/index.js';
import { exampleError } from '../../server/docs/error-examples.js';
import { codeOf } from '../../server/docs/error-page.js';
import { asCurl, asJavaScript, asPython, type Call } from '../../server/openapi/calls.js';
import type { OpenApiDocument } from '../../server/openapi/document.js';
import { operationsIn, schemaChecker } from './kit/openapi.js';
import { PATHS, startTestService, type TestService } from './kit/service.js';

const run = promisify(execFile);
const JSON_TYPE = 'application/json';

describe('the documentation', () => {
  let service: TestService;
  let document: OpenApiDocument;
  before(async () => {
    service = await startTestService();
    document = JSON.parse(await (await fetch(`${service.url}/openapi.json`)).text());
  });
  after(() => service.close());

  const pageOf = async (path: string) => {
    const response = await fetch(service.url + path);
    expect(response.status, path).to.equal(200);
    return response.text();
  };

  it('shows examples that satisfy the schemas', () => {
    const check = schemaChecker(document);
    const shown = operationsIn(document).flatMap(({ operation }) => {
      const contents = [operation.requestBody?.content, Object.values(operation.responses)[0]?.content];
      return contents.flatMap((content) => Object.values<{ schema: object; examples?: object }>(content ?? {}));
    });
    const examples = shown.flatMap(({ schema, examples = {} }) =>
      Object.values<{ value: unknown }>({ ...examples }).map(({ value }) => check(schema, value)),
    );
    expect(examples).to.have.length(16);
    expect(examples.filter((mistake) => mistake !== '')).to.deep.equal([]);
  });

  it('contains every operation, with its fields in place, an example and its errors', async () => {
    const html = await pageOf('/docs');
    for (const { path, operation } of operationsIn(document)) {
      const section =
        html.slice(html.indexOf(`id="${operation.operationId}"`)).split('<section class="operation"')[0] ?? '';
      expect(section, path).to.include(path).and.include(`id="${operation.operationId}-curl"`);
      expect(section)
        .to.match(/Errors that apply \(\d+\)/)
        .and.include('/docs/errors/api_key_missing');
    }
    expect(html).to.include('<code>masking_type</code>').and.not.include('service.invalid');
  });

  it('has only working links, and loads nothing from elsewhere', async () => {
    const seen = new Set(['/docs', '/docs/errors']);
    for (const path of seen) {
      const html = await pageOf(path);
      for (const [, target = ''] of html.matchAll(/(?:href|src)="([^"]*)"/g)) {
        expect(target, path).to.match(/^[/#]/);
        const [address = ''] = target.split('#');
        if (address.startsWith('/docs')) seen.add(address);
        else if (address !== '') expect((await fetch(service.url + address)).status, target).to.equal(200);
      }
    }
    expect([...seen].filter((path) => path.startsWith('/docs/guides/'))).to.have.length(8);
    for (const code of Object.keys(ERROR_CODES)) expect(seen).to.include(`/docs/errors/${code}`);
  }).timeout(60_000);

  it('explains each error, what to do, and how it looks', async () => {
    for (const code of Object.keys(ERROR_CODES)) {
      const html = await pageOf(`/docs/errors/${code}`);
      expect(html, code)
        .to.include('Cause')
        .and.include('What to do')
        .and.include(`&quot;error&quot;: &quot;${code}&quot;`);
    }
    expect(await pageOf('/docs/errors/document_encrypted'), 'a pointer where nothing has a place').not.to.include(
      'pointer',
    );
    for (const word of ['none', '__proto__', 'constructor'])
      expect((await fetch(`${service.url}/docs/errors/${word}`)).status).to.equal(404);
    expect((await fetch(`${service.url}/docs/guides/none`)).status).to.equal(404);
  });

  it('shows an example with every value of its message', () => {
    for (const code of Object.keys(ERROR_CODES).map(codeOf)) {
      if (code === undefined) throw new Error('a code that the pages do not know');
      expect(exampleError(code).parts, code).to.have.length(ERROR_CODES[code].detail.split('%s').length - 1);
    }
  });

  describe('shows calls that run', () => {
    const folder = mkdtempSync(join(tmpdir(), 'deidkit-docs-'));
    after(() => rmSync(folder, { recursive: true }));

    const hard = `it's "quoted" \\ $HOME \`x\` 😀 é
mary@jones.test`;
    const calls: readonly (readonly [name: string, call: Omit<Call, 'origin'>])[] = [
      [
        'a text',
        {
          method: 'post',
          path: PATHS.outputs,
          body: { text: hard, masking_type: 'redact', pii_entities: ['ALL'], explain: true },
        },
      ],
      ['a list', { method: 'get', path: '/api/v1/usage' }],
      [
        'a file',
        {
          method: 'post',
          path: PATHS.txt,
          form: { file: 'notes.txt', fields: { masking_type: 'redact', level: '2' } },
        },
      ],
    ];
    const languages: readonly (readonly [
      name: string,
      command: string,
      args: (code: string) => string[],
      write: typeof asCurl,
    ])[] = [
      ['curl', 'bash', (code) => ['-c', code], asCurl],
      ['JavaScript', process.execPath, (code) => ['--input-type=module', '--eval', code], asJavaScript],
      ['Python', 'python3', (code) => ['-c', code], asPython],
    ];
    for (const [what, call] of calls)
      for (const [language, command, args, write] of languages)
        it(`${what} in ${language}`, async function () {
          const there = await run(command, ['--version']).then(
            () => true,
            () => false,
          );
          if (!there && process.env.CI !== 'true') {
            console.log(`      no ${command} here: this call is not run`);
            this.skip();
          }
          writeFileSync(join(folder, 'notes.txt'), hard);
          rmSync(join(folder, 'deid_notes.txt'), { force: true });
          const env = { PATH: process.env.PATH ?? '', DEIDKIT_KEY: service.key };
          const { stdout } = await run(command, args(write({ ...call, origin: service.url })), { cwd: folder, env });
          if (call.form !== undefined)
            expect(readFileSync(join(folder, 'deid_notes.txt'), 'utf8')).to.equal(
              hard.replace('mary@jones.test', '*****'),
            );
          else if (call.method === 'get') expect(stdout).to.include('standard');
          else expect(stdout).to.include('*****').and.include('😀');
        }).timeout(30_000);
  });

  it('names the actual media types of its answers', () => {
    for (const { operation } of operationsIn(document)) {
      if (operation.responses['204'] !== undefined) continue;
      const types = Object.keys(Object.values(operation.responses)[0]?.content ?? {});
      expect(types.length).to.be.greaterThan(0);
      const sent = Object.keys(operation.requestBody?.content ?? {});
      // A stream comes back as what it was sent.
      if (sent.includes(JSON_TYPE)) expect(types).to.deep.equal(sent);
    }
  });
});
