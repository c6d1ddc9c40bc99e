import { createRequire } from 'node:module';

/** The functions of a test runner that the kit uses. */
export interface TestRunner {
  /** Opens a group; its body runs at once and registers tests. */
  describe(title: string, body: () => void): unknown;
  /** Registers a test; it fails if the body throws, or its promise is rejected. */
  it(title: string, body: () => unknown): unknown;
  /** Runs once before the tests of the group (`beforeAll` of Jest and Vitest). */
  before(work: () => unknown): unknown;
  /** Runs once after the tests of the group (`afterAll` of Jest and Vitest). */
  after(work: () => unknown): unknown;
}

type Globals = Partial<Readonly<Record<'describe' | 'it' | 'before' | 'after' | 'beforeAll' | 'afterAll', unknown>>>;

const isCallable = (value: unknown): value is (...args: readonly unknown[]) => unknown => typeof value === 'function';

/** The runner that runs this file: the global functions of mocha, Jest or Vitest (with `globals`); if there are none, Node's own runner. */
export function currentRunner(globals: Globals = globalThis): TestRunner {
  const { describe, it, before = globals.beforeAll, after = globals.afterAll } = globals;
  if (isCallable(describe) && isCallable(it) && isCallable(before) && isCallable(after))
    return { describe, it, before, after };
  const node: typeof import('node:test') = createRequire(import.meta.url)('node:test');
  return {
    // Node's functions return promises of the results, which only its own runner may wait for.
    describe: (title, body) => void node.describe(title, body),
    it: (title, body) => void node.it(title, async () => void (await body())),
    before: (work) => node.before(async () => void (await work())),
    after: (work) => node.after(async () => void (await work())),
  };
}
