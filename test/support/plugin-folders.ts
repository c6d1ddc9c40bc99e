import { readdirSync } from 'node:fs';

/** The sources of the plugins, from `dist/test/support`. */
export const PLUGINS = new URL('../../../plugins/', import.meta.url);

const foldersIn = (folder: URL): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** The kinds of plugins, which are folders of `plugins/`: `detectors`, `formats` … */
export const PLUGIN_KINDS: readonly string[] = foldersIn(PLUGINS);

/** Paths of the plugins' folders below `plugins/`, by kind: `detectors/contact`. */
export const PLUGIN_FOLDERS: readonly string[] = PLUGIN_KINDS.flatMap((kind) =>
  foldersIn(new URL(`${kind}/`, PLUGINS)).map((name) => `${kind}/${name}`),
);
