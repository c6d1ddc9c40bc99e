import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import ts from 'typescript';
import { append, largest, reversePart, smallest } from '../../core/contracts/long-lists.js';
import { createEngine } from '../../lib/index.js';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const ROOMS = ['core', 'kit', 'plugins', 'lib', 'server', 'cli'];

/** Calls whose number of arguments is decided by the code, not by an input. */
const OF_FIXED_LENGTH: readonly RegExp[] = [
  // The values of one statement: server/store/batches.ts.
  /^server\/(?:store|redis)\//,
  // Vectors of some hundred dimensions, in a tool that no package contains.
  /^plugins\/detectors\/ner\/training\//,
];

/** Source files of the rooms, relative to the root. */
const sources = (): string[] =>
  ROOMS.flatMap((room) =>
    readdirSync(join(ROOT, room), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => relative(ROOT, join(entry.parentPath, entry.name))),
  ).filter((file) => !OF_FIXED_LENGTH.some((place) => place.test(file)));

/** True for a rest parameter of a function around the node: what is passed on was passed one by one before. */
function isRestParameter(node: ts.Expression): boolean {
  if (!ts.isIdentifier(node)) return false;
  for (let at: ts.Node = node; at.parent !== undefined; at = at.parent)
    if (ts.isFunctionLike(at.parent))
      for (const { name, dotDotDotToken } of at.parent.parameters)
        if (ts.isIdentifier(name) && name.text === node.text) return dotDotDotToken !== undefined;
  return false;
}

const argumentsOf = (node: ts.Node): readonly ts.Expression[] =>
  ts.isCallExpression(node) || ts.isNewExpression(node) ? (node.arguments ?? []) : [];

/** Places of a source text where the members of a list become arguments of a call. */
function spreadsIn(name: string, text: string): string[] {
  if (!/[(,]\s*\.\.\./.test(text)) return [];
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.ES2022, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const spreads = argumentsOf(node).filter(ts.isSpreadElement);
    if (spreads.some(({ expression }) => !isRestParameter(expression)))
      found.push(`${name}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

describe('long lists', () => {
  it('never become the arguments of a call, which overflow the stack when a text has many findings', () => {
    expect(sources().flatMap((file) => spreadsIn(file, readFileSync(join(ROOT, file), 'utf8')))).to.deep.equal([]);
  });

  it('are recognised by the law above, and lists within a list or a rest parameter are not', () => {
    expect(spreadsIn('a.ts', 'all.push(...found);\nMath.max(0, ...all);\nnew Set(...all);')).to.have.length(3);
    expect(spreadsIn('a.ts', 'const all = [...found];\nconst f = (...args: X[]) => () => g(...args);')).to.deep.equal(
      [],
    );
  });

  it('are joined, measured and reversed whatever their length', () => {
    const all = [3];
    append(
      all,
      Array.from({ length: 500_000 }, (_, i) => i),
    );
    append(all, all);
    expect(all).to.have.length(1_000_002);
    expect([largest(all), smallest(all, -1), largest([], 7)]).to.deep.equal([499_999, -1, 7]);
    const letters = [...'abcde'];
    reversePart(letters, 1, 3);
    expect(letters.join('')).to.equal('adcbe');
  });

  it('of findings come from a text of a million characters', async () => {
    const engine = await createEngine({
      plugins: [
        { use: 'deidkit/plugins/contact' },
        { use: 'deidkit/plugins/transformers' },
        { use: 'deidkit/plugins/surrogates' },
        { use: 'deidkit/plugins/policies' },
      ],
    });
    const text = 'a@b.de '.repeat(150_000);
    expect(engine.analyze(text).findings).to.have.length(150_000);
    expect(engine.deidentify(text, { mode: 'MASKED' }).outputs[0]?.text).not.to.include('a@b');
  });
});
