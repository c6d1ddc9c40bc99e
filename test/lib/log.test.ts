import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { BasicTracerProvider, InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-base';
import { expect } from 'chai';
import pino from 'pino';
import {
  cleanedLogRecords,
  cleanedSpans,
  cleanedStream,
  cleanedTransport,
  createLogCleaner,
  type LogCleaner,
} from '../../lib/log/index.js';
import { ROOT } from '../../scripts/pack/members.js';

/** Folder in which .ci/run has installed `test/packages/tools`. */
const { DEIDKIT_TEST_FOREIGN: TOOLS, CI } = process.env;
const ORIGINALS = /Anna|Smith|Weber|example\.com|555.?0132/;

/** A package as a user has it. Their types are not those of this repository, so that what it gives is not checked here. */
async function load(name: string) {
  const require = createRequire(join(TOOLS ?? '', 'tools', 'package.json'));
  return import(pathToFileURL(require.resolve(name)).href);
}

/** A stream that keeps what it is given. */
function kept(): { readonly lines: string[]; readonly to: Writable } {
  const lines: string[] = [];
  const write = (line: unknown, _: unknown, done: () => void): void => {
    lines.push(String(line).trimEnd());
    done();
  };
  return { lines, to: new Writable({ write }) };
}

const ended = (stream: Writable): Promise<void> => new Promise((done) => stream.end(done));

describe('logs without identifying data', function () {
  this.timeout(120_000);
  let cleaner: LogCleaner;
  before(async () => {
    cleaner = await createLogCleaner();
  });
  after(() => cleaner.close());

  it('of pino: messages, objects, errors, children, numbers and names of fields', async () => {
    const { lines, to } = kept();
    const stream = cleanedStream(cleaner, to);
    const logger = pino({ base: null }, stream);
    logger.info('mail of Anna Smith to anna@example.com failed');
    logger.info({ patient: 'Anna Smith', note: { text: ['call Anna Smith', 'anna@example.com'] } }, 'seen');
    logger.error(new Error('no record of Anna Smith (anna@example.com)'), 'failed');
    logger.error({ err: new Error('outer of Anna Smith', { cause: new Error('inner of Paul Weber') }) });
    logger.child({ patient: 'Anna Smith' }).child({ email: 'anna@example.com' }).info('opened');
    logger.info({ phone: 4155550132, telephone: '(415) 555-0132', size: 12, ok: true, none: null }, 'called');
    logger.info({ 'anna@example.com': 1, rows: [{ name: 'Anna Smith' }, { name: 'Paul Weber' }] });
    logger.info({ bytes: Buffer.from('Anna') }, 'sent');
    logger.info({ body: JSON.stringify({ to: 'anna@example.com', name: 'Anna Smith', n: [1, true] }) });
    await ended(stream);
    expect(lines).to.have.length(9);
    expect(lines[7]).not.to.include('110');
    for (const line of lines) {
      expect(line).not.to.match(ORIGINALS).and.not.to.include('a line was left out');
      expect(JSON.parse(line).level).to.be.oneOf([30, 50]);
      expect(Date.now() - JSON.parse(line).time).to.be.below(120_000);
    }
    expect(JSON.parse(lines[5] ?? '')).to.include({ size: 12, ok: true, none: null });
    expect(JSON.parse(JSON.parse(lines[8] ?? '').body)).to.deep.include({ n: [1, true] });
  });

  it('stay as they are written where nothing is found, and keep their order', async () => {
    const { lines, to } = kept();
    const stream = cleanedStream(cleaner, to);
    const given = Array.from({ length: 300 }, (_, i) => `{ "level":30,"n":${i}.0, "msg":"cache is warm" }`);
    for (const line of given) stream.write(`${line}\n`);
    // Pieces that are cut anywhere, and a text that is no JSON.
    stream.write('started\nserving Anna Sm');
    stream.write(Buffer.from('ith\nlast'));
    await ended(stream);
    expect(lines.slice(0, 300)).to.deep.equal(given);
    expect(lines.slice(300)).to.deep.equal(['started', 'serving *****', 'last']);
  });

  it('hold a note in the place of a line that is too long, too deep, or too many; nothing is thrown', async () => {
    await using small = await createLogCleaner({ maxChars: 200, maxQueued: 1000 });
    const long = JSON.stringify({ level: 50, msg: `Anna Smith ${'x'.repeat(300)}` });
    expect(JSON.parse(await small.clean(long))).to.deep.equal({
      level: 50,
      msg: 'a line was left out: it is longer than may be read',
    });
    const deep = `{"level":30,"message":${'['.repeat(40)}"Anna Smith"${']'.repeat(40)}}`;
    expect(JSON.parse(await small.clean(deep))).to.deep.equal({
      level: 30,
      message: 'a line was left out: it could not be read',
    });
    const many = await Promise.all(Array.from({ length: 20 }, () => small.clean(`call Anna Smith ${'y'.repeat(100)}`)));
    expect(many.filter((line) => line.includes('more came than could be read'))).not.to.have.length(0);
    expect(many.join()).not.to.match(ORIGINALS);
    await small.close();
    expect(await small.clean('Anna Smith')).to.include('left out');
  });

  it('hold a note in the place of a line that is not read in time, and the lines around it', async () => {
    await using hasty = await createLogCleaner({ timeoutMs: 300, maxChars: 2_000_000 });
    const slow = JSON.stringify({ level: 30, all: Array.from({ length: 40_000 }, (_, i) => `Anna Smith ${i}`) });
    const [first, second] = await Promise.all([hasty.clean(slow), hasty.clean('{"level":30,"n":1}')]);
    expect(JSON.parse(first)).to.deep.equal({ level: 30, msg: 'a line was left out: it could not be read in time' });
    expect(second).to.equal('{"level":30,"n":1}');
  });

  it('pass fields that the program itself writes as they are', async () => {
    await using own = await createLogCleaner({ own: ['name'] });
    expect(await own.clean('{"name":"billing","user":{"name":"Anna"}}')).to.equal(
      '{"name":"billing","user":{"name":"*****"}}',
    );
  });

  it('keep the time that the logger writes as text, and no other time', async () => {
    const [now, born] = [new Date().toISOString(), '1980-03-02T10:00:00Z'];
    expect(await cleaner.clean(`{"level":30,"time":"${now}","seen":{"time":"${now}"},"timestamp":"${born}"}`)).to.equal(
      `{"level":30,"time":"${now}","seen":{"time":"*****"},"timestamp":"*****"}`,
    );
    const long = JSON.parse(await cleaner.clean(`{"level":40,"time":"${now}","msg":"${'x'.repeat(70_000)}"}`));
    expect(long).to.include({ level: 40, time: now });
  });

  it('keep names of fields in one word, and hide texts that are written as bytes', async () => {
    const fields = { sev: 'info', max: 3, kim: { rose: 'Anna Smith' }, counts: { 0: 3, 1: 200, 2: 7, 3: 1 } };
    expect(await cleaner.clean(JSON.stringify(fields))).to.equal(
      '{"sev":"info","max":3,"kim":{"rose":"*****"},"counts":{"0":3,"1":200,"2":7,"3":1}}',
    );
    const bytes = { buffer: Buffer.from('Anna'), array: new Uint8Array(Buffer.from('Anna Smith')) };
    for (const value of Object.values(JSON.parse(await cleaner.clean(JSON.stringify(bytes)))))
      expect(value).to.include('bytes were left out');
  });

  it('show where in the code an error was thrown, but not whose folder it is', async () => {
    const stack = 'Error: x\n    at main (file:///home/anna/app/server.mjs:10:5)\n    at file:///app/a.mjs:1:22';
    expect(JSON.parse(await cleaner.clean(JSON.stringify({ stack }))).stack).to.equal(stack.replace('anna', '*****'));
  });

  it('have no credentials of HTTP in them', async () => {
    const basic = `Basic ${Buffer.from('anna:secret').toString('base64')}`;
    expect(await cleaner.clean(JSON.stringify({ headers: { authorization: basic } }))).to.equal(
      '{"headers":{"authorization":"Basic *****"}}',
    );
  });

  it('of winston keep its time and the fields that the program itself writes', async () => {
    await using own = await createLogCleaner({ own: ['service'] });
    const fields = { message: 'of Anna Smith', service: 'Anna', timestamp: new Date().toISOString() };
    const made: unknown[] = [];
    const to = new Writable({ objectMode: true, write: (info, _encoding, done) => done(void made.push(info)) });
    const [level, message] = [Symbol.for('level'), Symbol.for('message')];
    const transport = cleanedTransport(own, to);
    transport.write({ level: 'info', ...fields, [level]: 'info', [message]: JSON.stringify(fields) });
    await new Promise<void>((done) => transport.end(done));
    const clean = { ...fields, message: 'of *****' };
    expect(made).to.deep.equal([{ level: 'info', ...clean, [level]: 'info', [message]: JSON.stringify(clean) }]);
  });

  it('refuse options that are none, before the first line', async () => {
    for (const options of [{ mode: 'NO_SUCH' }, { timeoutMs: 0 }, { maxQueued: -1 }])
      expect(await createLogCleaner(options).catch((error) => error.code)).to.be.oneOf([
        'unknown_mode',
        'validation_failed',
      ]);
  });

  it('of pino in the thread of its transports', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'deidkit-log-'));
    const [program, out] = [join(folder, 'a.mjs'), join(folder, 'out.log')];
    const pipeline = [
      { target: pathToFileURL(join(ROOT, 'dist/lib/log/pino.js')).href, options: { mode: 'GDPR' } },
      { target: 'pino/file', options: { destination: out } },
    ];
    writeFileSync(
      program,
      `import { createRequire } from 'node:module';
const pino = createRequire(${JSON.stringify(join(ROOT, 'package.json'))})('pino');
const logger = pino({ base: null, transport: { pipeline: ${JSON.stringify(pipeline)} } });
logger.child({ patient: 'Anna Smith' }).info('mail to %s', 'anna@example.com');
logger.error(new Error('no record of Paul Weber'));`,
    );
    try {
      await promisify(execFile)(process.execPath, [program]);
      const lines = readFileSync(out, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line));
      expect(lines).to.have.length(2);
      expect(lines[0]).to.include({ patient: '[PERSON_1]', msg: 'mail to [EMAIL_ADDRESS_1]' });
      expect(JSON.stringify(lines)).not.to.match(ORIGINALS);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('of OpenTelemetry: spans with their attributes, events and status', async () => {
    const memory = new InMemorySpanExporter();
    const exporter = cleanedSpans(cleaner, memory);
    const provider = new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] });
    const tracer = provider.getTracer('test');
    const span = tracer.startSpan('GET /patients/anna@example.com', {
      attributes: { 'user.name': 'Anna Smith', 'http.status': 200, tags: ['Paul Weber', 'b'] },
      links: [
        {
          context: { traceId: 'a'.repeat(32), spanId: 'b'.repeat(16), traceFlags: 1 },
          attributes: { of: 'Anna Smith' },
        },
      ],
    });
    span.recordException(new Error('no record of Anna Smith'));
    span.setStatus({ code: 2, message: 'no mail for anna@example.com' });
    span.end();
    await provider.forceFlush();
    const [made] = memory.getFinishedSpans();
    const shown = JSON.stringify([
      made?.name,
      made?.attributes,
      made?.events,
      made?.links,
      made?.status,
      made?.resource.attributes,
    ]);
    expect(shown).not.to.match(ORIGINALS);
    expect(made?.attributes).to.include({ 'http.status': 200 });
    expect(made?.status.code).to.equal(2);
    expect(made?.events[0]?.name).to.equal('exception');
    expect(made?.events[0]?.time).to.have.length(2);
    expect(made?.links[0]?.context.spanId).to.equal('b'.repeat(16));
    expect(made?.spanContext()).to.deep.equal(span.spanContext());
    expect(made?.duration).to.have.length(2);
    expect(made?.resource.attributes['service.name']).to.be.a('string');
    await provider.shutdown();
  });

  describe('of packages that CI installs', () => {
    before(function () {
      if (TOOLS !== undefined && existsSync(TOOLS)) return;
      const words = 'DEIDKIT_TEST_FOREIGN names no folder with the loggers; .ci/run makes one';
      if (CI === 'true') throw new Error(words);
      console.log(`      skipped: ${words}`);
      this.skip();
    });

    it('winston: messages, fields, errors, further arguments, children and finished lines', async () => {
      const { default: winston } = await load('winston');
      const { format, transports, createLogger } = winston;
      const { lines, to } = kept();
      const inner = new transports.Stream({ stream: to });
      const logger = createLogger({
        level: 'info',
        format: format.combine(format.errors({ stack: true }), format.splat(), format.json()),
        transports: [cleanedTransport(cleaner, inner)],
      });
      logger.info('mail of Anna Smith to anna@example.com failed');
      logger.info('mail of %s', 'Anna Smith', { email: 'anna@example.com', size: 12 });
      logger.error(new Error('no record of Anna Smith'));
      logger.error('failed', new Error('no record of Paul Weber'));
      logger.child({ patient: 'Anna Smith' }).warn('opened');
      logger.debug('not of this level');
      await new Promise((done) => logger.on('finish', done).end());
      expect(lines).to.have.length(5);
      for (const line of lines) expect(line).not.to.match(ORIGINALS).and.not.to.include('left out');
      expect(lines.map((line) => JSON.parse(line).level)).to.deep.equal(['info', 'info', 'error', 'error', 'warn']);
      expect(JSON.parse(lines[1] ?? '')).to.include({ size: 12 });
    });

    it('OpenTelemetry: log records with their bodies and attributes', async () => {
      const { LoggerProvider, SimpleLogRecordProcessor, InMemoryLogRecordExporter } =
        await load('@opentelemetry/sdk-logs');
      const memory = new InMemoryLogRecordExporter();
      const exporter = cleanedLogRecords(cleaner, memory);
      const provider = new LoggerProvider({
        processors: [new SimpleLogRecordProcessor({ exporter })],
      });
      const logger = provider.getLogger('test');
      logger.emit({
        body: 'mail of Anna Smith',
        attributes: { email: 'anna@example.com', size: 12 },
        severityNumber: 9,
      });
      logger.emit({ body: { to: ['Anna Smith'], n: 1 }, severityText: 'INFO' });
      logger.emit({ body: new Uint8Array([65, 110, 110, 97]) });
      await exporter.forceFlush();
      const records = memory.getFinishedLogRecords();
      expect(records).to.have.length(3);
      const shown = records.map(({ body, attributes }: { body: unknown; attributes: unknown }) => ({
        body,
        attributes,
      }));
      expect(JSON.stringify(shown)).not.to.match(ORIGINALS).and.not.to.include('65');
      expect(records[0]).to.deep.include({ severityNumber: 9, attributes: { email: '*****', size: 12 } });
      expect(records[1]).to.deep.include({ severityText: 'INFO', body: { to: ['*****'], n: 1 } });
      expect(records[0].hrTime).to.have.length(2);
      await provider.shutdown();
    });
  });
});
