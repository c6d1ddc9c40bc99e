// Part of `npm run build`: puts the four hundred modules of the shipped plugins into one file, with what V8 has compiled of them.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { createEngine } from '../lib/index.js';
import { compiledPlugins, writeJoinedPlugins } from '../lib/joined-plugins.js';

const DIST = new URL('../', import.meta.url);
const CORE = 'core/index.js';
const SAMPLE = 'Call Jane Roe at 555-123-4567, born 3/4/1980, 12 Main Street, Springfield, IL 62701.';

/** A module as the body of a function of `exports`, `$load`, which loads what it imports, and `$url`. */
interface Body {
  readonly path: string;
  readonly code: string;
}

const pathOf = (url: URL): string => url.href.slice(DIST.href.length);

/** Names in braces, as `import` writes them, for a pattern: `a as b` is `a: b`. */
const pattern = (elements: readonly ts.ImportSpecifier[]): string =>
  elements
    .map(({ propertyName, name }) => (propertyName ? `${propertyName.text}: ${name.text}` : name.text))
    .join(', ');

/** Writes a module without `import` and `export`. */
class Writer {
  readonly #path: string;
  readonly #imports: Set<string>;
  /** Names with what they stand for, as in a literal. */
  readonly #exported: string[] = [];

  /** @param imports takes the paths of the modules that it imports. */
  constructor(path: string, imports: Set<string>) {
    this.#path = path;
    this.#imports = imports;
  }

  /** Imported names become constants, not properties that are asked for at each use: a text takes no longer than with modules. */
  body(): string {
    const { outputText } = ts.transpileModule(readFileSync(new URL(this.#path, DIST), 'utf8'), {
      compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022, removeComments: true },
    });
    const source = ts.createSourceFile(this.#path, outputText, ts.ScriptTarget.ES2022);
    const lines = source.statements.map((statement) => this.#statement(statement, source));
    const code = `"use strict";\n${lines.join('\n')}\nObject.assign(exports, { ${this.#exported.join(', ')} });`;
    return code.replaceAll('import.meta.url', '$url');
  }

  #statement(statement: ts.Statement, source: ts.SourceFile): string {
    if (ts.isImportDeclaration(statement)) return this.#import(statement);
    if (ts.isExportDeclaration(statement)) return this.#export(statement);
    if (ts.isExportAssignment(statement)) {
      this.#exported.push('default: $default');
      return `const $default = ${statement.expression.getText(source)};`;
    }
    const code = statement.getText(source);
    if (!isExported(statement)) return code;
    this.#exported.push(...namesOf(statement));
    return code.replace(/^export /, '');
  }

  #import({ importClause, moduleSpecifier }: ts.ImportDeclaration): string {
    const load = this.#load(moduleSpecifier);
    const { name, namedBindings } = importClause ?? {};
    if (namedBindings !== undefined && ts.isNamespaceImport(namedBindings))
      return `const ${namedBindings.name.text} = ${load};`;
    const whole = name === undefined ? '' : `const ${name.text} = ((all) => all.default ?? all)(${load});`;
    return namedBindings === undefined ? whole : `${whole}const { ${pattern(namedBindings.elements)} } = ${load};`;
  }

  #export({ exportClause, moduleSpecifier }: ts.ExportDeclaration): string {
    if (exportClause === undefined || !ts.isNamedExports(exportClause))
      throw new TypeError(`${this.#path}: only exports by name can be joined`);
    for (const { propertyName, name } of exportClause.elements) {
      const own = (propertyName ?? name).text;
      this.#exported.push(`${name.text}: ${moduleSpecifier ? `${this.#load(moduleSpecifier)}.${own}` : own}`);
    }
    return '';
  }

  #load(specifier: ts.Expression): string {
    if (!ts.isStringLiteral(specifier)) throw new TypeError(`${this.#path}: no module is named`);
    if (!specifier.text.startsWith('.')) return `$load(${JSON.stringify(specifier.text)})`;
    const path = pathOf(new URL(specifier.text, new URL(this.#path, DIST)));
    this.#imports.add(path);
    return `$load(${JSON.stringify(path)})`;
  }
}

const isExported = (statement: ts.Statement): boolean =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

function namesOf(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []));
  const named = ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement) ? statement.name : undefined;
  if (named === undefined) throw new TypeError('an export without a name');
  return [named.text];
}

/** A plugin's modules; undefined if it loads some of them later, which would then be there twice. */
function modulesOf(plugin: string): Body[] | undefined {
  const paths = new Set([plugin]);
  const bodies: Body[] = [];
  for (const path of paths) {
    if (path === CORE) continue;
    const code = new Writer(path, paths).body();
    if (/\bimport\(/.test(code)) return undefined;
    bodies.push({ path, code });
  }
  return bodies;
}

const plugins = readdirSync(new URL('plugins/', DIST))
  .map((name) => `plugins/${name}/index.js`)
  .filter((path) => existsSync(new URL(path, DIST)));
const bodies = plugins.flatMap((plugin) => modulesOf(plugin) ?? []);
const WIDE = /[^\0-\xff]/;

/** One string of modules; of Latin letters alone it takes a byte for each, if it is made of bytes. */
function codeOf(some: readonly Body[]): string {
  const table = some.map(({ path, code }) => `${JSON.stringify(path)}(exports, $load, $url) {\n${code}\n},\n`);
  const code = `({__proto__: null,\n${table.join('')}})`;
  return WIDE.test(code) ? code : Buffer.from(code, 'latin1').toString('latin1');
}

const isWide = ({ code }: Body): boolean => WIDE.test(code);
const codes = [bodies.filter((body) => !isWide(body)), bodies.filter(isWide)].map(codeOf);

// Without what has been compiled first; then with what an engine's first texts have made V8 compile.
writeJoinedPlugins(codes.map((code) => ({ code })));
await using engine = await createEngine();
engine.analyze(SAMPLE);
engine.deidentify(SAMPLE);
const compiled = compiledPlugins();
writeJoinedPlugins(codes.map((code, i) => ({ code, compiled: compiled[i] })));
