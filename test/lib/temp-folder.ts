import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A folder for one test, with the given files in it. */
export interface TempFolder extends AsyncDisposable {
  readonly path: string;
  /** Absolute path of a file in it. */
  file(name: string): string;
}

/** Makes a folder with files (path within it -> content). Dispose of it at the end of the test. */
export async function tempFolder(files: Readonly<Record<string, string | Uint8Array>> = {}): Promise<TempFolder> {
  const path = await mkdtemp(join(tmpdir(), 'deidkit-test-'));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(path, name)), { recursive: true });
    await writeFile(join(path, name), content);
  }
  return {
    path,
    file: (name) => join(path, name),
    [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }),
  };
}
