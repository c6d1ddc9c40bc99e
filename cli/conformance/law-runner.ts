/** Result of one test. */
export interface TestResult {
  /** Titles of its groups, then its own. */
  readonly title: string;
  /** Message of the failure; missing if it passed. */
  readonly fault?: string;
}

interface Group {
  readonly title: string;
  readonly before: (() => unknown)[];
  readonly after: (() => unknown)[];
  readonly tests: { readonly title: string; readonly body: () => unknown }[];
  readonly groups: Group[];
}

const groupOf = (title: string): Group => ({ title, before: [], after: [], tests: [], groups: [] });

const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? '';

/** A test runner with the functions that the test kit requires. It collects the results. */
export class LawRunner {
  readonly #root = groupOf('');
  #open = this.#root;

  readonly describe = (title: string, body: () => void): void => {
    const outer = this.#open;
    const group = groupOf(title);
    outer.groups.push(group);
    this.#open = group;
    try {
      body();
    } finally {
      this.#open = outer;
    }
  };
  readonly it = (title: string, body: () => unknown): void => void this.#open.tests.push({ title, body });
  readonly before = (work: () => unknown): void => void this.#open.before.push(work);
  readonly after = (work: () => unknown): void => void this.#open.after.push(work);

  /** Runs the tests in order. */
  async run(): Promise<readonly TestResult[]> {
    const results: TestResult[] = [];
    await runGroup(this.#root, '', results);
    return results;
  }
}

async function runGroup(group: Group, titles: string, results: TestResult[]): Promise<void> {
  const path = [titles, group.title].filter((title) => title !== '').join(': ');
  try {
    for (const work of group.before) await work();
    for (const { title, body } of group.tests) results.push(await runTest(`${path}: ${title}`, body));
    for (const inner of group.groups) await runGroup(inner, path, results);
  } catch (error) {
    // If a `before` hook fails, no test of the group can run.
    results.push({ title: path, fault: messageOf(error) });
  }
  for (const work of group.after) await Promise.resolve(work()).catch(() => undefined);
}

async function runTest(title: string, body: () => unknown): Promise<TestResult> {
  try {
    await body();
    return { title };
  } catch (error) {
    return { title, fault: messageOf(error) };
  }
}
