import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { install, packedOnce } from './installed.js';

/** A program of a foreign project: what it is run with, and what it prints. */
interface Program {
  /** Folder below `projects`, and where in the tools it is put. */
  readonly project: string;
  readonly tools?: 'tools' | 'tools-jest-29';
  /** Commands, each of a program of the tools or `node`, and its arguments. */
  readonly commands: readonly (readonly [program: string, ...args: string[]])[];
  /** What the last command prints; left out where its exit status says all. */
  readonly prints?: string;
}

const TSC = 'typescript/bin/tsc';
const MASKED = 'Call *****.\n';
const SERVED = '200 false\n';

const PROGRAMS: Readonly<Record<string, Program>> = {
  'TypeScript with ES modules, strict, libraries checked': {
    project: 'typescript-esm',
    commands: [[TSC], ['node', 'out/main.js']],
    prints: `EMPLOYEE_ID\nfalse\nfile_type_mismatch\nfile_type_mismatch\n${MASKED}true\ncontact true true\n`,
  },
  'TypeScript with CommonJS, strict, libraries checked': {
    project: 'typescript-commonjs',
    commands: [[TSC], ['node', 'out/main.js']],
    prints: `${MASKED}true true\nfunction true\n`,
  },
  'Jest 30, without a flag': { project: 'jest', commands: [['jest/bin/jest.js', '--ci']] },
  'Jest 29, without a flag': { project: 'jest', tools: 'tools-jest-29', commands: [['jest/bin/jest.js', '--ci']] },
  Vitest: { project: 'vitest', commands: [['vitest/vitest.mjs', 'run']] },
  'node:test': { project: 'node-test', commands: [['node', '--test']] },
  'a bundle of esbuild, with the package outside of it': {
    project: 'bundled',
    commands: [
      [
        'esbuild/bin/esbuild',
        'main.ts',
        '--bundle',
        '--platform=node',
        '--format=esm',
        '--packages=external',
        '--outfile=out/main.js',
      ],
      ['node', 'out/main.js'],
    ],
    prints: MASKED,
  },
  Express: { project: 'servers', commands: [['node', 'express.js']], prints: SERVED },
  Fastify: { project: 'servers', commands: [['node', 'fastify.js']], prints: SERVED },
  'Koa, with the router of @deidkit/server': {
    project: 'servers',
    commands: [['node', 'koa.js']],
    prints: SERVED,
  },
  NestJS: { project: 'nestjs', commands: [[TSC], ['node', 'out/main.js']], prints: '201 false\n' },
  'two engines side by side': { project: 'two-engines', commands: [['node', 'main.js']], prints: '0 1\n' },
};

const PROJECTS = fileURLToPath(new URL('../../../test/packages/projects/', import.meta.url));
const PACKAGES = ['deidkit', '@deidkit/office', '@deidkit/pdf', '@deidkit/server', '@deidkit/testing'];
/** Folder in which .ci/run has installed `test/packages/tools` and `tools-jest-29`. */
const { DEIDKIT_TEST_FOREIGN: TOOLS, CI } = process.env;
const run = promisify(execFile);

describe('the packages in foreign projects, without a network', function () {
  this.timeout(300_000);
  const folders: string[] = [];
  let modules = '';

  before(function () {
    if (TOOLS === undefined || !existsSync(TOOLS)) {
      const words = 'DEIDKIT_TEST_FOREIGN names no folder with the tools of foreign projects; .ci/run makes one';
      if (CI === 'true') throw new Error(words);
      console.log(`      skipped: ${words}`);
      return this.skip();
    }
    const folder = mkdtempSync(join(TOOLS, 'tools', 'run-'));
    folders.push(folder);
    const tarballs = packedOnce().filter(({ name }) => PACKAGES.includes(name));
    modules = install(folder, tarballs, ['fast-check', '@types/node', '@types/koa']).modules;
  });
  after(() => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

  /** A copy of a project that finds the packages, and its tools in the folders above. */
  function copyOf({ project, tools = 'tools' }: Program): string {
    const folder = mkdtempSync(join(TOOLS ?? '', tools, 'project-'));
    folders.push(folder);
    cpSync(join(PROJECTS, project), folder, { recursive: true });
    symlinkSync(modules, join(folder, 'node_modules'));
    return folder;
  }

  for (const [title, program] of Object.entries(PROGRAMS))
    it(title, async () => {
      const folder = copyOf(program);
      let printed = '';
      for (const [name, ...args] of program.commands) {
        const file = name === 'node' ? [] : [join(TOOLS ?? '', program.tools ?? 'tools', 'node_modules', name)];
        const done = await run(process.execPath, [...file, ...args], { cwd: folder }).catch((error) => error);
        expect(done.code ?? 0, `${name}\n${done.stdout}\n${done.stderr}`).to.equal(0);
        printed = done.stdout;
      }
      if (program.prints !== undefined) expect(printed).to.equal(program.prints);
    });
});
