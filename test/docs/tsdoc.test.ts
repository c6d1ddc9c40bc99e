import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import ts from 'typescript';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
/** What the package exports: `deidkit`, `/core`, `/kit`, `/koa` and `/testing`. */
const ENTRIES = ['lib/index.ts', 'core/index.ts', 'kit/index.ts', 'server/index.ts', 'test/kit/index.ts'];

/** Names of exported symbols, and of the members of exported interfaces and classes, that have no comment. */
function undocumented(): string[] {
  const config = ts.readConfigFile(`${ROOT}tsconfig.json`, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, ROOT);
  const program = ts.createProgram(
    ENTRIES.map((entry) => ROOT + entry),
    options,
  );
  const checker = program.getTypeChecker();
  const isBare = (symbol: ts.Symbol): boolean => symbol.getDocumentationComment(checker).length === 0;
  const found = new Set<string>();
  for (const symbol of exportsOf(program, checker)) {
    const [declaration] = symbol.declarations ?? [];
    if (declaration === undefined || program.isSourceFileFromExternalLibrary(declaration.getSourceFile())) continue;
    if (isBare(symbol)) found.add(symbol.name);
    for (const member of membersOf(declaration, checker))
      if (isBare(member)) found.add(`${symbol.name}.${member.name}`);
  }
  return [...found];
}

function exportsOf(program: ts.Program, checker: ts.TypeChecker): ts.Symbol[] {
  return ENTRIES.flatMap((entry) => {
    const file = program.getSourceFile(ROOT + entry);
    const module = file && checker.getSymbolAtLocation(file);
    expect(module, entry).not.to.equal(undefined);
    return module === undefined ? [] : checker.getExportsOfModule(module);
  }).map((symbol) => ((symbol.flags & ts.SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol)));
}

function membersOf(declaration: ts.Declaration, checker: ts.TypeChecker): ts.Symbol[] {
  if (!ts.isInterfaceDeclaration(declaration) && !ts.isClassDeclaration(declaration)) return [];
  return [...declaration.members].flatMap(({ name }) => {
    if (name === undefined || ts.isPrivateIdentifier(name)) return [];
    return checker.getSymbolAtLocation(name) ?? [];
  });
}

describe('comments of the public interface', () => {
  it('describe every exported symbol and each of its members', () => {
    expect(undocumented()).to.deep.equal([]);
  });
});
