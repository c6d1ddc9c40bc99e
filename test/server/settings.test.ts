import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { isDeidError } from '../../core/index.js';
import { readSettings } from '../../server/settings.js';
import { temporaryDirectory } from './kit/service.js';

const MIB = 1024 * 1024;

function complaint(environment: Readonly<Record<string, string>>): string {
  try {
    readSettings(environment);
  } catch (error) {
    if (isDeidError(error)) return `${error.code} ${error.message}`;
    throw error;
  }
  return '';
}

describe('settings of the service', () => {
  it('are all optional, and an empty variable counts as missing', () => {
    const settings = readSettings({});
    expect(settings).to.deep.include({ host: '127.0.0.1', port: 3000, threads: {} });
    expect(settings.limits).to.deep.include({ textChars: 1_000_000, fileBytes: 50 * MIB, jsonBytes: 8 * MIB });
    const empty = { HOST: '', PORT: '', DEIDKIT_MAX_TEXT: '', DEIDKIT_MAX_FILE: '', DEIDKIT_THREADS: '' };
    expect(readSettings(empty)).to.deep.equal(settings);
  });

  it('set the size of texts and files; the limit of bodies grows with that of texts', () => {
    const { limits } = readSettings({ DEIDKIT_MAX_TEXT: '3000000', DEIDKIT_MAX_FILE: '400' });
    expect(limits).to.deep.equal({
      textChars: 3_000_000,
      modelChars: { cascade: 540_000, accurate: 180_000 },
      jsonBytes: 24_000_000,
      fileBytes: 400 * MIB,
      uploadBytes: 800 * MIB,
    });
    expect(readSettings({ DEIDKIT_MAX_TEXT: '1000' }).limits.jsonBytes).to.equal(8 * MIB);
    // What a detector reads grows with the time that it has, unless it is set.
    const slow = { DEIDKIT_TEXT_SECONDS: '60', DEIDKIT_MAX_TEXT_CASCADE: '700000' };
    expect(readSettings(slow).limits.modelChars).to.deep.equal({ cascade: 700_000, accurate: 360_000 });
  });

  it('name the proxies whose word about addresses counts, and refuse what is no address', () => {
    const read = (list: string) => readSettings({ DEIDKIT_TRUSTED_PROXIES: list }).trustedProxies.length;
    expect([read(''), read('127.0.0.1'), read('10.0.0.0/8, ::1 ,fd00::/8')]).to.deep.equal([0, 1, 3]);
    for (const wrong of ['proxy', '10.0.0.0/99', '10.0.0.0/8;::1'])
      expect(() => read(wrong), wrong).to.throw('DEIDKIT_TRUSTED_PROXIES');
  });

  it('set the number of threads, and the limits of each', () => {
    const environment = {
      DEIDKIT_THREADS: '3',
      DEIDKIT_THREAD_MEMORY: '2048',
      DEIDKIT_TEXT_SECONDS: '5',
      DEIDKIT_FILE_SECONDS: '600',
    };
    expect(readSettings(environment).threads).to.deep.equal({
      threads: 3,
      memoryMb: 2048,
      textTimeoutMs: 5_000,
      timeoutMs: 600_000,
    });
  });

  it('are refused with the allowed values if they are invalid', () => {
    for (const [name, value] of [
      ['PORT', '70000'],
      ['DEIDKIT_MAX_TEXT', '1e6'],
      ['DEIDKIT_MAX_FILE', '50MB'],
      ['DEIDKIT_MAX_FILE', '0'],
      ['DEIDKIT_THREADS', '-1'],
      ['DEIDKIT_THREADS', '1.5'],
      ['DEIDKIT_TEXT_SECONDS', '30s'],
      ['DEIDKIT_FILE_SECONDS', '99999'],
      ['DEIDKIT_THREAD_MEMORY', '16'],
    ] as const) {
      const said = complaint({ [name]: value });
      expect(said, `${name}=${value}`)
        .to.match(/^setting_invalid /)
        .and.include(name);
      expect(said, `${name}=${value}`).to.match(/must be .*\d+ to \d+/);
    }
  });

  it('are refused with the right name if misspelt; variables of other programs are ignored', () => {
    for (const [name, meant] of [
      ['DEIDKIT_MAX_TXT', 'DEIDKIT_MAX_TEXT'],
      ['DEIDKIT_DATADIR', 'DEIDKIT_DATA_DIR'],
      ['DEIDKIT_THREAD', 'DEIDKIT_THREADS'],
      ['DEIDKIT_METRIC_PORT', 'DEIDKIT_METRICS_PORT'],
      ['DEIDKIT_PORT', '; PORT is meant'],
      ['DEIDKIT_HOST', '; HOST is meant'],
    ] as const)
      expect(complaint({ [name]: '1' }), name)
        .to.match(/^setting_invalid /)
        .and.include(name)
        .and.include(meant);
    expect(complaint({ DEIDKIT_PSEUDONYM_KEY: 'x', DEIDKIT_FPE_KEY: 'y' })).to.equal('');
    // Kubernetes gives these to each pod beside a service called deidkit.
    const service = { DEIDKIT_SERVICE_HOST: '10.0.0.9', DEIDKIT_PORT: 'tcp://10.0.0.9:80' };
    expect(complaint(service)).to.equal('');
  });

  it('set the address for Prometheus, the log level, and how long an ending service keeps listening', () => {
    expect(readSettings({})).to.deep.include({ lingerMs: 0, logLevel: 'info' });
    expect(readSettings({}).metrics).to.equal(undefined);
    const set = readSettings({ DEIDKIT_METRICS_PORT: '9464', DEIDKIT_LOG_LEVEL: 'error', DEIDKIT_DRAIN_SECONDS: '15' });
    expect(set).to.deep.include({ metrics: { host: '127.0.0.1', port: 9464 }, lingerMs: 15_000, logLevel: 'error' });
    expect(complaint({ DEIDKIT_LOG_LEVEL: 'loud' })).to.match(/DEIDKIT_LOG_LEVEL.*info, error, silent/);
  });

  it('open the guardrail of LiteLLM with the options of the operator, or not at all', () => {
    const read = (more: Readonly<Record<string, string>>) => readSettings(more).litellm;
    expect(read({})).to.equal(undefined);
    expect(read({ DEIDKIT_LITELLM: 'on' })).to.deep.equal({ options: {} });
    const options = '{"level":3}';
    expect(read({ DEIDKIT_LITELLM: 'on', DEIDKIT_LITELLM_OPTIONS: options })).to.deep.equal({ options: { level: 3 } });
    for (const wrong of [
      { DEIDKIT_LITELLM_OPTIONS: options },
      { DEIDKIT_LITELLM: 'on', DEIDKIT_LITELLM_OPTIONS: '{"deny":"Anna' },
      { DEIDKIT_LITELLM: 'on', DEIDKIT_LITELLM_OPTIONS: '[]' },
    ])
      expect(() => read(wrong))
        .to.throw(/DEIDKIT_LITELLM_OPTIONS/)
        .and.property('message')
        .not.to.include('Anna');
  });

  it('set the stores by connection strings, or by files that contain them', () => {
    const directory = temporaryDirectory();
    const path = join(directory.path, 'url');
    writeFileSync(path, 'rediss://:secret@cache.test:6380/1\n');
    const given = { DEIDKIT_DATABASE_URL: 'postgres://deid:p%40ss@db.test/deid?sslmode=verify-full' };
    expect(readSettings({ ...given, DEIDKIT_REDIS_URL_FILE: path })).to.include({
      databaseUrl: given.DEIDKIT_DATABASE_URL,
      redisUrl: 'rediss://:secret@cache.test:6380/1',
    });
    expect(readSettings({ DEIDKIT_DATABASE_URL: '', DEIDKIT_REDIS_URL_FILE: '' })).not.to.have.any.keys(
      'databaseUrl',
      'redisUrl',
    );
    directory.remove();
  });

  it('are refused without their values if a store is invalid', () => {
    for (const environment of [
      { DEIDKIT_DATABASE_URL: 'mysql://deid:secret@db.test/deid' },
      { DEIDKIT_DATABASE_URL: 'host=db.test password=secret' },
      { DEIDKIT_DATABASE_URL: 'postgres://deid:se/cret@db.test/deid' },
      { DEIDKIT_REDIS_URL: 'postgres://deid:secret@db.test/deid' },
      { DEIDKIT_REDIS_URL: 'redis://secret', DEIDKIT_REDIS_URL_FILE: '/secret' },
      { DEIDKIT_REDIS_URL_FILE: '/no/such/secret' },
      { DEIDKIT_DATABASE_URI: 'postgres://deid:secret@db.test/deid' },
    ]) {
      const said = complaint(environment);
      expect(said)
        .to.match(/^setting_invalid /)
        .and.match(/DEIDKIT_(?:DATABASE|REDIS)_URL/);
      expect(said).not.to.match(/secret|cret@|db\.test/);
    }
  });
});
