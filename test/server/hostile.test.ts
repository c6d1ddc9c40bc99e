import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { expect } from 'chai';
import fc from 'fast-check';
import { type RawAnswer, raw, request } from './kit/raw.js';
import { form, PATHS, problem, startTestService, type TestService } from './kit/service.js';

const SECRET = 'Sigrid Vonnegut';
const JSON_TYPE = { 'Content-Type': 'application/json' };

describe('hostile requests', () => {
  let service: TestService;
  before(async () => {
    service = await startTestService({ requestTimeout: 400, limits: { fileBytes: 100_000, uploadBytes: 1_000_000 } });
  });
  after(() => service.close());

  const keyed = (extra: Readonly<Record<string, string>> = {}) => ({
    'X-API-Key': service.key,
    ...JSON_TYPE,
    ...extra,
  });
  const post = (headers: Readonly<Record<string, string>>, body = '') =>
    raw(service.port, request('POST', PATHS.outputs, headers, body));
  const send = (body: NonNullable<RequestInit['body']>, headers: Readonly<Record<string, string>> = {}) =>
    service.call(PATHS.outputs, { method: 'POST', body, headers: { ...JSON_TYPE, ...headers } });

  function expectProblem(answer: RawAnswer, status: number, code: string): void {
    expect(answer.status, answer.body).to.equal(status);
    expect(answer.headers.get('content-type')).to.equal('application/problem+json');
    expect(answer.headers.get('connection')).to.equal('close');
    const body = JSON.parse(answer.body);
    expect(body).to.include({ error: code, status });
    expect(body.instance).to.equal(answer.headers.get('x-request-id'));
  }

  describe('framing', () => {
    for (const [what, bytes] of [
      ['an unknown method', 'FOO / HTTP/1.1\r\nHost: a\r\n\r\n'],
      [
        'a length and chunks',
        'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      ],
      ['two lengths', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\nabc'],
      ['a negative length', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n'],
      ['a TLS greeting', Buffer.from('16030100ee010000ea0303', 'hex')],
      ['bare line feeds', 'GET / HTTP/1.1\nHost: a\n\n'],
    ] as const)
      it(`answers 400 to ${what}`, async () => expectProblem(await raw(service.port, bytes), 400, 'malformed_http'));

    it('answers 400 to a broken chunk, even in the middle of a body', async () => {
      const head = request('POST', PATHS.outputs, keyed({ 'Transfer-Encoding': 'chunked' }));
      expectProblem(await raw(service.port, `${head}zz\r\n`), 400, 'malformed_http');
    });

    it('answers 400 if no host is named', async () => {
      const bytes = `POST ${PATHS.outputs} HTTP/1.1\r\nConnection: close\r\nX-API-Key: ${service.key}\r\n\r\n`;
      expectProblem(await raw(service.port, bytes), 400, 'malformed_http');
      expectProblem(await raw(service.port, 'GET /healthz HTTP/1.1\r\n\r\n'), 400, 'malformed_http');
    });

    it('answers 400 if two hosts are named, and reads nothing after it', async () => {
      const twice = 'GET /healthz HTTP/1.1\r\nHost: a\r\nhost: b\r\n\r\n';
      const answer = await raw(service.port, twice + twice);
      expectProblem(answer, 400, 'malformed_http');
      expect(answer.body).not.to.include('HTTP/1.1 400');
    });

    it('accepts HTTP/1.0 without a host', async () => {
      expect((await raw(service.port, 'GET /healthz HTTP/1.0\r\n\r\n')).status).to.equal(200);
    });

    it('answers 400 to a transfer encoding that compresses the body', async () => {
      const packed = gzipSync('{"text":"hi"}');
      const head = request('POST', PATHS.outputs, keyed({ 'Transfer-Encoding': 'gzip, chunked' }));
      const chunk = `${packed.length.toString(16)}\r\n`;
      expectProblem(await raw(service.port, head + chunk, packed, '\r\n0\r\n\r\n'), 400, 'malformed_http');
    });

    it('answers 431 to large headers and addresses', async () => {
      const large = 'x'.repeat(20_000);
      expectProblem(await post({ 'X-API-Key': large }), 431, 'headers_too_large');
      expectProblem(await raw(service.port, request('GET', `/${large}`, {})), 431, 'headers_too_large');
    });

    it('answers 417 to an unknown expectation', async () => {
      expectProblem(await post({ Expect: 'foo', 'Content-Length': '3' }), 417, 'expectation_failed');
    });

    it('answers 408 to incomplete headers and bodies, chunked or not', async () => {
      expectProblem(await raw(service.port, 'POST / HTTP/1.1\r\nHo'), 408, 'request_timeout');
      expectProblem(await post(keyed({ 'Content-Length': '100' }), '{"text":'), 408, 'request_timeout');
      expectProblem(await post(keyed({ 'Transfer-Encoding': 'chunked' }), '5\r\n{"tex\r\n'), 408, 'request_timeout');
    });

    it('waits for the whole announced body, even if the form is complete', async () => {
      const body = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nx\r\n--b--\r\n';
      const headers = {
        ...keyed(),
        'Content-Type': 'multipart/form-data; boundary=b',
        'Content-Length': String(body.length + 9),
      };
      expectProblem(await raw(service.port, request('POST', PATHS.txt, headers, body)), 408, 'request_timeout');
    });

    for (const path of [
      '/api/v2/entities',
      '/api/v1/entities/',
      '/api/v1/%00',
      '/%zz',
      '/api/v1/../v1/entities',
      '/API/V1/entities',
      '/*',
    ])
      it(`answers 404 at ${path}`, async () => {
        expectProblem(await raw(service.port, request('GET', path, keyed())), 404, 'not_found');
      });
  });

  describe('keys', () => {
    it('are checked before an upload is read', async () => {
      const headers = { ...JSON_TYPE, 'Content-Length': '10000000000' };
      expectProblem(await post(headers, '{"text":"'), 401, 'api_key_missing');
    });

    it('are rejected visibly for a client that sends a large body first and reads afterwards', async () => {
      const body = 'x'.repeat(900_000);
      const answer = await post({ ...JSON_TYPE, 'Content-Length': String(body.length) }, body);
      expectProblem(answer, 401, 'api_key_missing');
    });

    it('are checked before the client is told to send the body', async () => {
      const expecting = { Expect: '100-continue', 'Content-Length': '12', ...JSON_TYPE };
      expectProblem(await post(expecting), 401, 'api_key_missing');
      const answer = await post({ ...expecting, ...keyed() }, '{"text":"a"}');
      expect(answer.status).to.equal(100);
      expect(answer.body).to.match(/^HTTP\/1.1 200 OK/);
    });

    it('are accepted only in their header', async () => {
      const elsewhere = { ...JSON_TYPE, Authorization: `Bearer ${service.key}`, 'Content-Length': '0' };
      const answer = await raw(service.port, request('POST', `${PATHS.outputs}?api_key=${service.key}`, elsewhere));
      expectProblem(answer, 401, 'api_key_missing');
      expect(answer.headers.get('www-authenticate')).to.equal('ApiKey realm="deid"');
    });

    it('are refused in two headers as ambiguous', async () => {
      const two = request('POST', PATHS.outputs, {
        ...JSON_TYPE,
        'X-API-Key': service.key,
        'x-api-key': service.key,
        'Content-Length': '0',
      });
      expectProblem(await raw(service.port, two), 401, 'api_key_ambiguous');
    });

    it('are refused with characters that a header must not contain', async () => {
      const bytes = Buffer.from(
        request('POST', PATHS.outputs, { 'X-API-Key': 'd\xe9id', 'Content-Length': '0' }),
        'latin1',
      );
      expectProblem(await raw(service.port, bytes), 401, 'api_key_malformed');
    });
  });

  describe('bodies', () => {
    const codeOf = async (response: Response) => {
      const { status, error } = await problem(response);
      return `${status} ${error}`;
    };

    it('may be chunked or compressed', async () => {
      const body = JSON.stringify({ text: 'mary@jones.test', masking_type: 'redact' });
      for (const [encoding, bytes] of [
        ['gzip', gzipSync(body)],
        ['identity', Buffer.from(body)],
      ] as const) {
        const response = await send(bytes, { 'Content-Encoding': encoding });
        expect(JSON.parse(await response.text()).outputs[0].text).to.equal('*****');
      }
      const chunked = await post(
        keyed({ 'Transfer-Encoding': 'chunked' }),
        `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`,
      );
      expect(chunked.status).to.equal(200);
    });

    it('are limited before and after decompression', async () => {
      const large = JSON.stringify({ text: 'a'.repeat(8 * 1024 * 1024) });
      expect(await codeOf(await send(large))).to.equal('413 body_too_large');
      expect(await codeOf(await send(gzipSync(large), { 'Content-Encoding': 'gzip' }))).to.equal('413 body_too_large');
      expectProblem(await post(keyed({ 'Content-Length': '99999999' })), 413, 'body_too_large');
    });

    it('must be compressed once, with a known method, and completely', async () => {
      const packed = gzipSync('{"text":"a"}');
      for (const encoding of ['zstd', 'gzip, gzip', '__proto__']) {
        const response = await send(packed, { 'Content-Encoding': encoding });
        expect(response.headers.get('accept-encoding')).to.equal('gzip, deflate, br, identity');
        expect(await codeOf(response)).to.equal('415 unsupported_content_encoding');
      }
      expect(await codeOf(await send(packed.subarray(0, 15), { 'Content-Encoding': 'gzip' }))).to.equal(
        '400 malformed_content_encoding',
      );
    });

    it('must be JSON, and declare it', async () => {
      for (const type of [
        'text/plain',
        'application/xml',
        'application/x-www-form-urlencoded',
        'application/merge-patch+json',
        ';;;',
        'application/json;=',
        'application/jsonx',
      ])
        expect(await codeOf(await send('{"text":"a"}', { 'Content-Type': type })), type).to.equal(
          '415 unsupported_media_type',
        );
      for (const charset of ['iso-8859-1', 'utf-16', '"UTF-7"'])
        expect(
          await codeOf(await send('{"text":"a"}', { 'Content-Type': `application/json; charset=${charset}` })),
        ).to.equal('415 unsupported_charset');
      for (const type of ['application/json; charset=UTF-8', 'Application/JSON ; charset="utf-8"'])
        expect((await send('{"text":"a"}', { 'Content-Type': type })).status, type).to.equal(200);
    });

    it('of files must be forms', async () => {
      for (const type of ['application/json', 'application/octet-stream', 'multipart/mixed; boundary=b'])
        expect(
          await codeOf(await service.call(PATHS.txt, { method: 'POST', body: 'x', headers: { 'Content-Type': type } })),
        ).to.equal('415 unsupported_media_type');
    });

    it('of files are limited, as announced and as sent', async () => {
      const upload = (size: number) =>
        service.call(PATHS.txt, { method: 'POST', body: form('x'.repeat(size), 'a.txt') });
      expect(await codeOf(await upload(100_001))).to.equal('413 file_too_large');
      expect(await codeOf(await upload(2_000_000))).to.equal('413 file_too_large');
      expect((await upload(100_000)).status).to.equal(200);
    });

    it('of files wait before they are read if there is no memory for them', async () => {
      const type = { 'Content-Type': 'multipart/form-data; boundary=b' };
      const slow = connect(service.port, '127.0.0.1');
      slow.write(request('POST', PATHS.txt, keyed({ ...type, 'Content-Length': '600000' })));
      await new Promise((resolve) => setTimeout(resolve, 50));
      const answer = await raw(
        service.port,
        request('POST', PATHS.txt, keyed({ ...type, 'Content-Length': '600000' })),
      );
      expectProblem(answer, 503, 'overloaded');
      expect(Number(answer.headers.get('retry-after'))).to.be.greaterThan(0);
      slow.destroy();
    });

    it('of long texts wait as well, announced or not; short ones do not', async () => {
      const slow = connect(service.port, '127.0.0.1');
      slow.write(request('POST', PATHS.outputs, keyed({ 'Content-Length': '250000' }), '{'));
      await new Promise((resolve) => setTimeout(resolve, 50));
      const long = JSON.stringify({ text: 'word '.repeat(30_000) });
      expectProblem(await post(keyed({ 'Content-Length': String(long.length) })), 503, 'overloaded');
      const chunks = `${long.length.toString(16)}\r\n${long}\r\n0\r\n\r\n`;
      expectProblem(await post(keyed({ 'Transfer-Encoding': 'chunked' }), chunks), 503, 'overloaded');
      expect((await send('{"text":"Mary Jones"}')).status).to.equal(200);
      slow.destroy();
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect((await send(long)).status).to.equal(200);
    });

    it('that break off leave a line in the log and nothing else', async () => {
      const socket = connect(service.port, '127.0.0.1');
      socket.write(request('POST', PATHS.outputs, keyed({ 'Content-Length': '999' }), `{"text":"${SECRET}`));
      await new Promise((resolve) => setTimeout(resolve, 50));
      socket.destroy();
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(service.lines.at(-1)).to.include('"status":499').and.not.include(SECRET);
    });

    it('come back unchanged, whatever characters they contain', async () => {
      const odd = fc.string({
        unit: fc.constantFrom(
          '\0',
          '\u001b',
          '\u202e',
          '\u200b',
          '\uFEFF',
          '\u0301',
          'é',
          '😀',
          '\ufffd',
          '\r\n',
          ' ',
          'a',
        ),
        minLength: 1,
        maxLength: 40,
      });
      for (const text of fc.sample(odd, 60)) {
        const body = JSON.parse(await (await send(JSON.stringify({ text, masking_type: 'redact' }))).text());
        expect(body.original_text).to.equal(text);
        expect(body.outputs[0].text).to.equal(text);
      }
    });
  });
});
