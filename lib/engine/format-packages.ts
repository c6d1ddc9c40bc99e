import { definePlugin, type Plugin } from '../../core/index.js';
import { isInstalled, type PackageName, toInstall } from './packages.js';

/** A package with a plugin for file formats. The default configuration lists it, although it may not be installed. */
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

/** The packages, by the name of their plugin in configurations. */
export const FORMAT_PACKAGES: Readonly<Record<string, FormatPackage>> = {
  'deidkit/plugins/office': OFFICE,
  'deidkit/plugins/pdf': PDF,
};

/** The package to install for files of this extension; undefined if it is installed, or the extension needs none. */
export const missingFor = (extension: string): PackageName | undefined =>
  [OFFICE, PDF].find(({ name, extensions }) => extensions.includes(extension) && !isInstalled(name))?.name;

/**
 * Stands in for the plugin of a package that is not installed, so that one configuration works with and without it. It registers no
 * adapter; files of these formats are refused by an error that names the package.
 */
export const absent = ({ name, plugin }: FormatPackage): Plugin =>
  definePlugin<Record<string, unknown>>({
    name: plugin,
    description: `Not installed: npm install ${toInstall(name)}`,
    options: { type: 'object', required: [], additionalProperties: true },
    register() {},
  });
