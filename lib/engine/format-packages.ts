import { definePlugin, type Plugin } from '../../core/index.js';
import { isInstalled, type PackageName } from './packages.js';

/** A package with a plugin for file formats, which the default configuration names although it may be missing. */
interface FormatPackage {
  readonly name: PackageName;
  /** Name of the plugin. */
  readonly plugin: string;
  /** Extensions of the files that it reads. */
  readonly extensions: readonly string[];
}

const OFFICE: FormatPackage = {
  name: '@deidkit/office',
  plugin: 'office',
  extensions: ['docx', 'docm', 'dotx', 'dotm', 'xlsx', 'xlsm', 'xltx', 'xltm', 'xls'],
};
const PDF: FormatPackage = { name: '@deidkit/pdf', plugin: 'pdf', extensions: ['pdf'] };

/** These packages, by the name of their plugin in configurations. */
export const FORMAT_PACKAGES: Readonly<Record<string, FormatPackage>> = {
  'deidkit/plugins/office': OFFICE,
  'deidkit/plugins/pdf': PDF,
};

/** The package that is to be installed for files of this extension; undefined if none is missing. */
export const missingFor = (extension: string): PackageName | undefined =>
  [OFFICE, PDF].find(({ name, extensions }) => extensions.includes(extension) && !isInstalled(name))?.name;

/**
 * Takes the place of the plugin of a missing package, so that one configuration serves with and without it. It registers
 * nothing; a file of these formats is refused by an error that names the package.
 */
export const absent = ({ name, plugin }: FormatPackage): Plugin =>
  definePlugin<Record<string, unknown>>({
    name: plugin,
    description: `Not installed: npm install ${name}`,
    options: { type: 'object', required: [], additionalProperties: true },
    register() {},
  });
