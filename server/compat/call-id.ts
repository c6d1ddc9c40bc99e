/** How far into a body its call is looked for, in bytes. LiteLLM writes it in front of everything of its clients. */
const HEAD = 4_096;
const ID = /"litellm_call_id"\s*:\s*"([^"\\]{1,200})"/;

/**
 * The id of the call in the first bytes of a body, found without reading the whole. Whoever reads the body compares it
 * with the field: what only looks like one in here is refused there.
 */
export function idOfCall(blocks: readonly Uint8Array[]): string | undefined {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for (const block of blocks) {
    pieces.push(block.subarray(0, HEAD - length));
    length += Math.min(block.length, HEAD - length);
    if (length === HEAD) break;
  }
  return ID.exec(Buffer.concat(pieces).toString('utf8'))?.[1];
}
