// Literal word lists in the code of plugins, kit and core: prints each with its place, and exits with 1 if there is one. `test/lexicon` runs it.
//   node scripts/literal-lists.mjs                 arrays, and words between commas, bars or blanks
//   node scripts/literal-lists.mjs --expressions   alternatives inside regular expressions
// Plain JavaScript, because it runs before anything is built.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** A longer list is data and belongs in `lexicon/`. Twelve are allowed because months in their order are no word list. */
const MOST_ENTRIES = 12;
/** The same for alternatives of a regular expression, which have no order to keep. */
const MOST_ALTERNATIVES = 11;

/** A word or a phrase with at least one letter. Excludes numbers, and escapes, groups and classes of expressions. */
const TERM = /^(?=.*\p{L})[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} '’.\-/&+]*$/u;
/** The name of an entity type, which is an identifier of the code. */
const TYPE_OF_FINDING = /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*$/;
/** Properties whose values are sentences for people. */
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

/** Entity types are in capitals, some of them with underscores. */
const areTypes = (texts) =>
  texts.every((text) => TYPE_OF_FINDING.test(text)) && texts.some((text) => text.includes('_'));

/** Number of pieces that are words. */
function termsAmong(pieces) {
  const trimmed = pieces.map((piece) => piece.trim()).filter(Boolean);
  return areTypes(trimmed) ? 0 : trimmed.filter((piece) => TERM.test(piece)).length;
}

/** Number of words between blanks if the text consists of words only, else 0. */
function wordsBetweenBlanks(text) {
  const words = text.split(/\s+/).filter(Boolean);
  return words.every((word) => TERM.test(word) && !word.endsWith('.')) ? termsAmong(words) : 0;
}

/** Number of entries of a text: words between bars on one level of an expression, between commas, or between blanks. */
function entriesOfText(text) {
  const barred = Math.max(
    ...text.split(/[()]/).map((level) => (level.includes('|') ? termsAmong(level.split('|')) : 0)),
  );
  return Math.max(barred, termsAmong(text.split(/[,\n]/)), wordsBetweenBlanks(text));
}

/** A text on which the code calls `split` is a list, unless its pieces are numbers or entity types. */
function entriesOfSplit(node) {
  const access = node.parent;
  if (!ts.isPropertyAccessExpression(access) || access.name.text !== 'split') return 0;
  const pieces = node.text.split(/[\s|,]+/).filter((piece) => /\p{L}/u.test(piece));
  return areTypes(pieces) ? 0 : pieces.length;
}

/** Texts of an array literal, including arrays that are spread into it. */
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

/** Stands for a group or an embedded expression inside an alternative. */
const HOLE = '\uFFFC';
/** Escapes, classes, groups with their kinds, and repetitions: the syntax of expressions, as far as it matters for alternatives. */
const SYNTAX =
  /\\(?:[pP]\{[^}]*\}|u[0-9a-fA-F]{4}|k<[^>]*>|.)|\[(?:\\.|[^\]\\])*\]|\((?:\?(?:<?[=!]|:|<\w+>))?|[)|]|[?*+^$]|\{\d*,?\d*\}/gsu;

/** The character that a piece of syntax contributes to a word: the first letter of a class, an escaped sign, a blank. */
function letterOf(piece) {
  if (piece.startsWith('[')) return piece[1] === '^' ? '' : (/\p{L}/u.exec(piece.replace(/\\./gu, ''))?.[0] ?? '');
  if (/^\\[^\p{L}\p{N}]$/u.test(piece)) return piece.slice(1);
  return piece === '\\s' ? ' ' : '';
}

/** The alternatives of an expression, one array for each of its groups. */
function alternativesIn(expression) {
  const found = [];
  const open = [['']];
  const add = (text) => {
    const group = open.at(-1);
    group[group.length - 1] += text;
  };
  let end = 0;
  for (const match of expression.matchAll(SYNTAX)) {
    add(expression.slice(end, match.index));
    end = match.index + match[0].length;
    if (match[0].startsWith('(')) open.push(['']);
    else if (match[0] === '|') open.at(-1).push('');
    else if (match[0] === ')' && open.length > 1) {
      found.push(open.pop());
      add(HOLE);
    } else add(letterOf(match[0]));
  }
  add(expression.slice(end));
  return [...found, ...open];
}

/** The text of a literal, template or concatenation, with a hole for each embedded expression; undefined for other nodes. */
function textOf(node) {
  if (isText(node)) return node.text;
  if (ts.isRegularExpressionLiteral(node)) return node.text.replace(/^\/|\/[a-z]*$/g, '');
  if (ts.isParenthesizedExpression(node)) return textOf(node.expression);
  if (ts.isTaggedTemplateExpression(node)) return textOf(node.template);
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map(({ literal }) => HOLE + literal.text).join('');
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.PlusToken) return undefined;
  const sides = [textOf(node.left), textOf(node.right)];
  return sides.every((side) => side === undefined) ? undefined : sides.map((side) => side ?? HOLE).join('');
}

/** Number of words among the alternatives of one group of an expression; optional letters and nested groups do not hide a word. */
function entriesOfExpression(node) {
  const text = textOf(node);
  if (text === undefined || isProse(node)) return 0;
  return Math.max(
    ...alternativesIn(text).map((all) =>
      all.length < 2
        ? 0
        : termsAmong(all.map((one) => one.replaceAll(HOLE, '')).filter((one) => /\p{L}{2}/u.test(one))),
    ),
  );
}

/** The lists of one file, with the line of each and the number of its entries. @param count counts the entries of a node */
function literalLists(file, count, most) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022, true);
  const found = [];
  const visit = (node) => {
    const entries = count(node);
    if (entries > most)
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
  const inExpressions = process.argv.includes('--expressions');
  const [count, most] = inExpressions ? [entriesOfExpression, MOST_ALTERNATIVES] : [entriesOf, MOST_ENTRIES];
  const lists = ['core', 'kit', 'plugins'].flatMap((name) =>
    codeIn(join(root, name)).flatMap((file) => literalLists(file, count, most)),
  );
  for (const { file, line, entries } of lists)
    console.error(
      `${relative(root, file)}:${line}: ${entries} words in code; words belong into lexicon/ (lexicon/README.md)`,
    );
  process.exit(lists.length > 0 ? 1 : 0);
}
