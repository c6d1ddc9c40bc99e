import { isUtf8 } from 'node:buffer';
import { findNodeAtLocation, type Node, type ParseError, parseTree } from 'jsonc-parser';

/** A record that cannot be processed. The message quotes nothing of it. */
export class RecordMistake extends Error {}

const STRICT = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false };

/**
 * Changes some fields of a JSON object and leaves every other byte as it is: numbers keep their digits, members their order.
 * @param line one JSON object
 * @param fields names of members, with a dot between those of nested objects: `text`, `patient.note`. Each must exist and be a string or
 * null.
 * @param change returns the new value of a field
 * @throws RecordMistake if the line is not a JSON object, has a member twice, or a field is missing or not a string
 */
export function changeFields(line: Uint8Array, fields: readonly string[], change: (text: string) => string): string {
  if (!isUtf8(line)) throw new RecordMistake('is no valid UTF-8');
  const json = new TextDecoder().decode(line);
  const root = objectIn(json);
  const edits = fields.flatMap((field) => {
    const node = fieldIn(root, field);
    return node === undefined ? [] : [{ node, text: change(String(node.value)) }];
  });
  edits.sort((a, b) => a.node.offset - b.node.offset);
  let out = '';
  let end = 0;
  for (const { node, text } of edits) {
    out += json.slice(end, node.offset) + JSON.stringify(text);
    end = node.offset + node.length;
  }
  return out + json.slice(end);
}

function objectIn(json: string): Node {
  const errors: ParseError[] = [];
  try {
    const root = parseTree(json, errors, STRICT);
    if (errors.length > 0 || root?.type !== 'object') throw new RecordMistake('is no JSON object');
    refuseTwins(root);
    return root;
  } catch (error) {
    // The parser is recursive and overflows the stack at some thousand levels of nesting.
    if (error instanceof RangeError) throw new RecordMistake('is nested too deeply');
    throw error;
  }
}

/** Refuses duplicate members: another reader might use the one that was not changed. */
function refuseTwins(node: Node): void {
  const names = new Set<unknown>();
  for (const child of node.children ?? []) {
    const name = node.type === 'object' ? child.children?.[0]?.value : undefined;
    if (name !== undefined && names.has(name)) throw new RecordMistake('has two members of one name');
    names.add(name);
    refuseTwins(child);
  }
}

/** The text node of a field; undefined if it is null. */
function fieldIn(root: Node, field: string): Node | undefined {
  const node = findNodeAtLocation(root, field.split('.'));
  if (node === undefined) throw new RecordMistake(`lacks the field ${field}`);
  if (node.type === 'null') return undefined;
  if (node.type !== 'string') throw new RecordMistake(`has no text in the field ${field}`);
  return node;
}
