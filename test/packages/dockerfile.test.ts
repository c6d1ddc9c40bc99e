import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect } from 'chai';
import { freePort } from '../server/kit/port.js';
import { firstKeyIn } from '../server/kit/process.js';
import { PATHS } from '../server/kit/service.js';
import { packedOnce } from './installed.js';

const DOCKERFILE = readFileSync(new URL('../../../deploy/Dockerfile', import.meta.url), 'utf8');

/** The instructions of the last stage, each in one line. */
const STAGE = (DOCKERFILE.split(/^FROM /m).at(-1) ?? '')
  .replace(/\\\n/g, ' ')
  .split('\n')
  .filter((line) => !line.startsWith('#'));

/** The arguments of an instruction. */
const given = (instruction: string): string =>
  STAGE.find((line) => line.startsWith(`${instruction} `))?.slice(instruction.length + 1) ?? '';

/** A command written as a list. */
const listed = (text: string): readonly string[] => JSON.parse(text.slice(text.indexOf('[')));

/**
 * What must be otherwise than in a container: npm takes what its cache holds and leaves the cache alone, and the user of
 * the image is not there.
 */
const SHIMS = `
npm() { case "$1" in cache) ;; *) command npm "$@" --offline ;; esac; }
chown() { :; }
`;

describe('the commands of deploy/Dockerfile, without Docker', function () {
  this.timeout(180_000);
  const root = mkdtempSync(join(tmpdir(), 'deidkit-image-'));
  /** A path of the image, here. */
  const here = (text: string): string => text.replace(/(^|[\s=:'"])\/(srv|data)\b/g, `$1${root}/$2`);
  const stop: (() => void)[] = [];
  after(() => {
    for (const one of stop) one();
    rmSync(root, { recursive: true, force: true });
  });

  it('make an image whose service starts, says that it is healthy, and shows its first key by a command', async function () {
    const [tarball] = packedOnce();
    // `COPY` of what the first stage leaves, which ends in `rm -r /tmp/packages/folders`.
    cpSync(dirname(tarball?.path ?? ''), join(root, 'srv'), {
      recursive: true,
      filter: (path) => !path.endsWith('/folders'),
    });
    const app = here(given('WORKDIR'));
    try {
      execFileSync('bash', ['-e', '-c', SHIMS + here(given('RUN'))], { cwd: app, stdio: 'pipe' });
    } catch (error) {
      // `npm ci` of a clone fills the cache; without it there is nothing to install from.
      if (String(error).includes('ENOTCACHED') && process.env.CI !== 'true') return this.skip();
      throw error;
    }
    const port = await freePort();
    const settings = given('ENV')
      .split(/\s+/)
      .map((pair) => here(pair).split('='));
    const env = {
      ...Object.fromEntries(settings),
      PATH: `${join(app, 'node_modules/.bin')}:${process.env.PATH ?? ''}`,
      HOST: '127.0.0.1',
      PORT: String(port),
    };
    const [program = '', ...first] = listed(given('ENTRYPOINT'));
    const service = spawn(program, [...first, ...listed(given('CMD'))], { cwd: app, env, stdio: 'pipe' });
    stop.push(() => service.kill('SIGKILL'));
    const [check = '', ...how] = listed(given('HEALTHCHECK'));
    const isHealthy = (): boolean => {
      try {
        execFileSync(check, how, { cwd: app, env, stdio: 'ignore' });
        return true;
      } catch {
        return false;
      }
    };
    expect(isHealthy(), 'before it listens').to.equal(false);
    for (let i = 0; i < 60 && !isHealthy(); i++) await new Promise((resolve) => setTimeout(resolve, 500));
    expect(isHealthy()).to.equal(true);
    const key = firstKeyIn(join(root, 'data'));
    const answer = await fetch(`http://127.0.0.1:${port}${PATHS.outputs}`, {
      method: 'POST',
      body: JSON.stringify({ text: 'Call Mary Jones at (415) 555-0132.', masking_type: 'redact' }),
      headers: { 'X-API-Key': key, 'Content-Type': 'application/json' },
    });
    expect(JSON.parse(await answer.text()).outputs[0].text).to.equal('Call ***** at *****.');
    // As `docker exec deidkit deidkit welcome` runs it.
    expect(execFileSync('deidkit', ['welcome'], { cwd: app, env, encoding: 'utf8' })).to.include(key);
    const ended = new Promise<number | null>((resolve) => service.once('exit', resolve));
    service.kill('SIGTERM');
    expect(await ended).to.equal(0);
  });
});
