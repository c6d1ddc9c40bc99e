#!/usr/bin/env node
// `npm create deidkit KIND NAME` does what `deidkit init KIND NAME` does.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const deidkit = dirname(createRequire(import.meta.url).resolve('deidkit/package.json'));
const command = [join(deidkit, 'dist/cli/main.js'), 'init', ...process.argv.slice(2)];
const { status } = spawnSync(process.execPath, command, { stdio: 'inherit' });
process.exitCode = status ?? 1;
