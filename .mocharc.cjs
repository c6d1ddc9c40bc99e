const { existsSync, readdirSync } = require('node:fs');
const { availableParallelism } = require('node:os');
const { join } = require('node:path');

const TESTS = 'dist/test';
/** Folders and files whose tests take minutes, which begin first, so that the others fill the rest of the time. */
const LONG = ['examples', 'docs/commands', 'packages', 'cli', 'deploy', 'server', 'plugins/pdf', 'docs'];

const rank = (file) => {
  const found = LONG.findIndex((name) => file.startsWith(name));
  return found === -1 ? LONG.length : found;
};
const files = existsSync(TESTS)
  ? readdirSync(TESTS, { recursive: true })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => file.endsWith('.test.js'))
      .sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))
  : [];

/** Files of tests run side by side, each in one of a few processes. */
module.exports = {
  spec: files.map((file) => join(TESTS, file)),
  parallel: true,
  jobs: Math.min(4, availableParallelism()),
  timeout: 60_000,
  'enable-source-maps': true,
  'node-option': ['enable-source-maps'],
};
