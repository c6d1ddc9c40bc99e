import { readdirSync } from 'node:fs';

/** The sources of the plugins, from `dist/test/support`. */
export const PLUGINS = new URL('../../../plugins/', import.meta.url);

/** Paths of the plugins' folders below `plugins/`, by room: `detectors/contact`. */
export const PLUGIN_FOLDERS: readonly string[] = readdirSync(PLUGINS).flatMap((room) =>
  readdirSync(new URL(`${room}/`, PLUGINS)).map((name) => `${room}/${name}`),
);
