import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
/** The entries of package.json that others import. */
const ENTRIES: Readonly<Record<string, string>> = {
  deidkit: 'lib/index.ts',
  'deidkit/core': 'core/index.ts',
  'deidkit/kit': 'kit/index.ts',
  'deidkit/services': 'server/services.ts',
  '@deidkit/server': 'server/index.ts',
  '@deidkit/testing': 'test/kit/index.ts',
};

/** So many names the core may export. */
export const PUBLIC_CORE_MAXIMUM = 60;

const HEAD = `# API report

Every name that the package exports, with its shape, written by \`npm run docs\` and held by a test: a change of the public
interface is seen in a review as a change of this page. Types of members are written as in the source.
`;

function programOf(): ts.Program {
  const { config } = ts.readConfigFile(`${ROOT}tsconfig.json`, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
  return ts.createProgram(
    Object.values(ENTRIES).map((entry) => ROOT + entry),
    options,
  );
}

function symbolsOf(program: ts.Program, entry: string): readonly ts.Symbol[] {
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(ROOT + entry);
  const module = file && checker.getSymbolAtLocation(file);
  return module === undefined ? [] : checker.getExportsOfModule(module);
}

/** Names that a file of the sources exports. */
export const publicNames = (entry: string): string[] => symbolsOf(programOf(), entry).map(({ name }) => name);

const shorter = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The declaration without comments, bodies and what is private. */
function shapeOf(declaration: ts.Declaration, checker: ts.TypeChecker, symbol: ts.Symbol): string[] {
  if (ts.isInterfaceDeclaration(declaration))
    return [
      `interface ${[symbol.name, ...(declaration.heritageClauses ?? []).map((clause) => shorter(clause.getText()))].join(' ')}`,
      ...declaration.members.map((member) => `  ${shorter(member.getText())}`),
    ];
  if (ts.isClassDeclaration(declaration)) return [`class ${symbol.name}`, ...membersOf(declaration, checker)];
  if (ts.isTypeAliasDeclaration(declaration)) return [shorter(declaration.getText().replace(/^export /, ''))];
  const type = checker.getTypeOfSymbolAtLocation(symbol, declaration);
  const written = checker.typeToString(type, declaration, ts.TypeFormatFlags.NoTruncation);
  return [`${symbol.name}: ${written.length > LONGEST ? `${written.slice(0, LONGEST)} …` : written}`];
}

/** A longer type is cut: that of a table of data. */
const LONGEST = 600;

function membersOf(declaration: ts.ClassDeclaration, checker: ts.TypeChecker): string[] {
  return declaration.members.flatMap((member) => {
    const name = member.name && !ts.isPrivateIdentifier(member.name) ? member.name : undefined;
    const symbol = name && checker.getSymbolAtLocation(name);
    const isPrivate =
      ts.canHaveModifiers(member) && ts.getModifiers(member)?.some(({ kind }) => kind === ts.SyntaxKind.PrivateKeyword);
    if (name === undefined || symbol === undefined || isPrivate === true) return [];
    const type = checker.typeToString(
      checker.getTypeOfSymbolAtLocation(symbol, member),
      member,
      ts.TypeFormatFlags.NoTruncation,
    );
    return [`  ${name.getText()}: ${type}`];
  });
}

/** The page that `docs/api-report.md` holds. */
export function apiReport(): string {
  const program = programOf();
  const checker = program.getTypeChecker();
  const parts = Object.entries(ENTRIES).map(([name, entry]) => {
    const lines = symbolsOf(program, entry)
      .map((found) => ((found.flags & ts.SymbolFlags.Alias) === 0 ? found : checker.getAliasedSymbol(found)))
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .flatMap((symbol) => (symbol.declarations ?? []).slice(0, 1).flatMap((at) => shapeOf(at, checker, symbol)));
    return `## \`${name}\`\n\n\`\`\`text\n${lines.join('\n')}\n\`\`\`\n`;
  });
  return [HEAD, ...parts].join('\n');
}
