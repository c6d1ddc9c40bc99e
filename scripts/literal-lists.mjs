// Literal word lists in the code of plugins, kit and core: names each with its place, and ends with 1 if there is one. `test/lexicon` runs it.
// Plain JavaScript, because it runs before anything is built.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** A list of more entries than this is data, and belongs into `lexicon/`. */
const MOST_ENTRIES = 12;

/** A word or a phrase: it has a letter. What holds escapes, groups and classes of an expression is none, nor is a number. */
const TERM = /^(?=.*\p{L})[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} '’.\-/&+]*$/u;
/** The name of a type of findings, of which code speaks as it does of its own names. */
const TYPE_OF_FINDING = /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*$/;
/** Sentences for people stand under these names. */
const PROSE = new Set(['description', 'keeps', 'title', 'message']);

const isText = (node) => ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node);
const isPart = (node) =>
  isText(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddle(node) ||
  ts.isTemplateTail(node) ||
  ts.isRegularExpressionLiteral(node);
const isThrown = (node) => ts.isThrowStatement(node) || (ts.isExpression(node) && isThrown(node.parent));
const isProse = (node) =>
  isThrown(node) || (ts.isPropertyAssignment(node.parent) && PROSE.has(node.parent.name.getText()));

/** Types of findings stand in capitals, some of them with a line between their words. */
const areTypes = (texts) =>
  texts.every((text) => TYPE_OF_FINDING.test(text)) && texts.some((text) => text.includes('_'));

/** How many of some pieces of a text are words. */
function termsAmong(pieces) {
  const trimmed = pieces.map((piece) => piece.trim()).filter(Boolean);
  return areTypes(trimmed) ? 0 : trimmed.filter((piece) => TERM.test(piece)).length;
}

/** Words between blanks, if the text is nothing but words. */
function wordsBetweenBlanks(text) {
  const words = text.split(/\s+/).filter(Boolean);
  return words.every((word) => TERM.test(word) && !word.endsWith('.')) ? termsAmong(words) : 0;
}

/** Entries of a text: words between bars on one level of an expression, between commas, or between blanks. */
function entriesOfText(text) {
  const barred = Math.max(
    ...text.split(/[()]/).map((level) => (level.includes('|') ? termsAmong(level.split('|')) : 0)),
  );
  return Math.max(barred, termsAmong(text.split(/[,\n]/)), wordsBetweenBlanks(text));
}

/** What the code itself splits is a list, whatever its words look like, unless they are numbers or names of types. */
function entriesOfSplit(node) {
  const access = node.parent;
  if (!ts.isPropertyAccessExpression(access) || access.name.text !== 'split') return 0;
  const pieces = node.text.split(/[\s|,]+/).filter((piece) => /\p{L}/u.test(piece));
  return areTypes(pieces) ? 0 : pieces.length;
}

/** Texts of a list, and of lists that are spread into it. */
const textsIn = (list) =>
  list.elements.flatMap((element) => {
    if (isText(element)) return [element.text];
    const spread = ts.isSpreadElement(element) && ts.isArrayLiteralExpression(element.expression);
    return spread ? textsIn(element.expression) : [];
  });

const entriesOfArray = (list) => termsAmong(textsIn(list));

function entriesOf(node) {
  if (ts.isArrayLiteralExpression(node)) return entriesOfArray(node);
  if (!isPart(node) || isProse(node)) return 0;
  const text = ts.isRegularExpressionLiteral(node) ? node.text.replace(/^\/|\/[a-z]*$/g, '') : node.text;
  return Math.max(entriesOfSplit(node), entriesOfText(text));
}

/** The lists of one file, with the line of each and the number of its entries. */
function literalLists(file) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022, true);
  const found = [];
  const visit = (node) => {
    const entries = entriesOf(node);
    if (entries > MOST_ENTRIES)
      found.push({
        file,
        line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1,
        entries,
      });
    else ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const codeIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const lists = ['core', 'kit', 'plugins'].flatMap((name) => codeIn(join(root, name)).flatMap(literalLists));
  for (const { file, line, entries } of lists)
    console.error(
      `${relative(root, file)}:${line}: ${entries} words in code; words belong into lexicon/ (lexicon/README.md)`,
    );
  process.exit(lists.length > 0 ? 1 : 0);
}
