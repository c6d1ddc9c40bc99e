const MEMORY_SECTION = 5;
const PAGE = 65_536;
/** Size of the magic number and version of a WebAssembly module. */
const HEADER = 8;

interface Leb {
  readonly value: number;
  /** Offset after the number. */
  readonly next: number;
}

/** Reads a LEB128 number: 7 bits per byte, low bits first. */
function leb(bytes: Uint8Array, at: number): Leb {
  let value = 0;
  for (let i = 0; i < 5; i++) {
    const byte = bytes[at + i] ?? 0;
    value += (byte & 0x7f) * 2 ** (7 * i);
    if (byte < 0x80) return { value, next: at + i + 1 };
  }
  return { value, next: at + 5 };
}

/**
 * Lowers the maximum memory of a WebAssembly module, which is stated in its memory section (WebAssembly core
 * specification, 5.5.8). Changes and returns the same bytes; a module without such a limit stays unchanged.
 */
export function withMemoryLimit(module: Uint8Array<ArrayBuffer>, most: number): Uint8Array<ArrayBuffer> {
  for (let at = HEADER; at < module.length; ) {
    const size = leb(module, at + 1);
    if (module[at] === MEMORY_SECTION) {
      const flags = leb(module, leb(module, size.next).next);
      const limit = leb(module, leb(module, flags.next).next);
      if ((flags.value & 1) === 1) writeLimit(module, leb(module, flags.next).next, limit, most / PAGE);
      return module;
    }
    at = size.next + size.value;
  }
  return module;
}

/** Writes a smaller number in as many bytes as the larger one had. */
function writeLimit(module: Uint8Array, at: number, { value, next }: Leb, pages: number): void {
  let rest = Math.min(value, pages);
  for (let i = at; i < next; i++) {
    module[i] = (rest & 0x7f) | (i + 1 < next ? 0x80 : 0);
    rest >>= 7;
  }
}
