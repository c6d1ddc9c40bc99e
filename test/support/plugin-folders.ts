import { readdirSync } from 'node:fs';

/** The sources of the plugins, from `dist/test/support`. */
export const PLUGINS = new URL('../../../plugins/', import.meta.url);

const foldersIn = (folder: URL): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** The rooms that plugins are sorted into: `detectors`. */
export const PLUGIN_ROOMS: readonly string[] = foldersIn(PLUGINS);

/** Paths of the plugins' folders below `plugins/`, by room: `detectors/contact`. */
export const PLUGIN_FOLDERS: readonly string[] = PLUGIN_ROOMS.flatMap((room) =>
  foldersIn(new URL(`${room}/`, PLUGINS)).map((name) => `${room}/${name}`),
);
