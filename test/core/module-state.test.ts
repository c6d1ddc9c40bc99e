import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import ts from 'typescript';

const ROOT = new URL('../../../', import.meta.url).pathname;

/** Modules that keep something beyond a call, with the reason; none of it is made from a text. */
const ALLOWED: ReadonlyMap<string, string> = new Map([
  ['core/config/schema-compiler.ts: compilers', 'made from a schema, and gone with it'],
  ['core/detect/profiles.ts: NO_CONTEXT', 'its type allows no change'],
  ['core/engine/annotation.ts: NO_ANNOTATIONS', 'its type allows no change'],
  ['core/scan/rule.ts: NONE', 'its type allows no change'],
  ['lexicon/words.ts: groups', 'made from the lexicon'],
  ['lexicon/words.ts: asked', 'made from the lexicon'],
  ['lexicon/words.ts: askedSets', 'made from the lexicon'],
  ['plugins/detectors/names/lists/word.ts: windows', 'gone with the document that is its key'],
  ['plugins/detectors/ner/tagger/wasm-arithmetic.ts: compiled', 'code'],
  ['plugins/detectors/neural/wasm-kernel.ts: compiled', 'code'],
  ['plugins/transformers/surrogates/base/ordinary-words.ts: forms', 'made from the lexicon'],
  ['plugins/transformers/surrogates/base/ordinary-words.ts: words', 'made from the lexicon'],
  ['plugins/transformers/surrogates/persons/cultures.ts: given', 'made from the lexicon'],
  ['plugins/transformers/surrogates/persons/cultures.ts: surnames', 'made from the lexicon'],
  ['plugins/transformers/surrogates/persons/listed-names.ts: listed', 'made from the lexicon'],
  ['plugins/transformers/surrogates/places/countries.ts: names', 'made from the data of the platform'],
]);

const CONTAINERS: ReadonlySet<string> = new Set(['Map', 'Set', 'WeakMap', 'WeakSet', 'Array']);

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(join(ROOT, folder), { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      // Compiled to WebAssembly: its variables are in the memory of an instance, which belongs to an engine.
      if (entry.name !== 'kernel') yield* sources(path);
    } else if (/\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts')) yield path;
  }
}

/** True for a type that allows no change: `readonly string[]`, `ReadonlyMap<…>`. */
const isReadonly = (type: ts.TypeNode | undefined): boolean => type !== undefined && /^readonly/i.test(type.getText());

/** True for an empty container: one that is made to be filled later. */
function isEmptyContainer(node: ts.Expression): boolean {
  if (ts.isArrayLiteralExpression(node)) return node.elements.length === 0;
  if (!ts.isNewExpression(node) || !ts.isIdentifier(node.expression)) return false;
  return CONTAINERS.has(node.expression.text) && (node.arguments?.length ?? 0) === 0;
}

/** The variables of a module that can change after it has been loaded. */
function stateOf(path: string, text: string): string[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  return file.statements.filter(ts.isVariableStatement).flatMap(({ declarationList }) => {
    const isLet = (declarationList.flags & ts.NodeFlags.Const) === 0;
    return declarationList.declarations
      .filter(
        ({ initializer, type }) =>
          isLet || (initializer !== undefined && !isReadonly(type) && isEmptyContainer(initializer)),
      )
      .map(({ name }) => `${path}: ${name.getText(file)}`);
  });
}

describe('modules of the core, the kit and the plugins', () => {
  it('hold no state that a text could be kept in', () => {
    const found = ['core', 'kit', 'plugins', 'lexicon']
      .flatMap((folder) => [...sources(folder)])
      .flatMap((path) => stateOf(path, readFileSync(join(ROOT, path), 'utf8')));
    expect(found.filter((one) => !ALLOWED.has(one))).to.deep.equal([]);
    expect([...ALLOWED.keys()].filter((one) => !found.includes(one))).to.deep.equal([]);
  });

  for (const text of [
    'let latest: string | undefined;',
    'const seen = new Map<string, string>();',
    'export const all: string[] = [];',
  ])
    it(`are searched for '${text}'`, () => {
      expect(stateOf('a.ts', text)).to.have.length(1);
    });
});
