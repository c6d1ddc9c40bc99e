// ONNX files are messages of Protocol Buffers; numbers of fields as in onnx.proto of ONNX 1.16,
// https://github.com/onnx/onnx/blob/v1.16.0/onnx/onnx.proto, encoded as https://protobuf.dev/programming-guides/encoding says.

/** Types of numbers in tensors (`TensorProto.DataType`). */
const DATA_TYPES = { float: 1, uint8: 2, int8: 3, int64: 7 } as const;
/** Types of attributes (`AttributeProto.AttributeType`). */
const ATTRIBUTE = { float: 1, int: 2, ints: 7 } as const;
/** Version of the file format, and of the operators of ONNX and of onnxruntime (domain `com.microsoft`) that a graph may use. */
const IR_VERSION = 8;
const OPERATORS = 17;
const CONTRIB = 'com.microsoft';
const CONTRIB_OPERATORS = 1;

type DataType = keyof typeof DATA_TYPES;
/** An attribute of a node; `{ float }`, since a whole number may be meant as either. */
type Attribute = number | readonly number[] | { readonly float: number };
type Attributes = Readonly<Record<string, Attribute>>;
/** Sizes of a tensor; a name stands for one that differs from call to call. */
type Dimensions = readonly (number | string)[];
/** Bytes in parts, so that those of weights are copied once only. */
type Parts = readonly Uint8Array[];

/** Writes a graph of ONNX: constants, nodes in the order in which they run, inputs and outputs. Values are known by their names. */
export class GraphWriter {
  readonly #nodes: Parts[] = [];
  readonly #constants: Parts[] = [];
  readonly #inputs: Parts[] = [];
  readonly #outputs: Parts[] = [];
  #values = 0;

  input(name: string, type: DataType, dimensions: Dimensions): string {
    this.#inputs.push(message(11, valueInfo(name, type, dimensions)));
    return name;
  }

  /** Names a value that was computed, so that a caller can ask for it. */
  output(name: string, from: string, type: DataType, dimensions: Dimensions): void {
    this.#add('Identity', [from], [name], {});
    this.#outputs.push(message(12, valueInfo(name, type, dimensions)));
  }

  constant(type: DataType, dimensions: readonly number[], data: Uint8Array | Int8Array | Float32Array): string {
    const name = this.#name();
    const bytes = new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
    const sizes = dimensions.map((size) => whole(1, size));
    this.#constants.push(message(5, [...sizes, whole(2, DATA_TYPES[type]), ...text(8, name), ...message(9, [bytes])]));
    return name;
  }

  /** Numbers in single precision: a row of them, or one alone. */
  floats(numbers: Float32Array | number): string {
    return typeof numbers === 'number'
      ? this.constant('float', [], Float32Array.of(numbers))
      : this.constant('float', [numbers.length], numbers);
  }

  /**
   * A node with one output, whose name it gives.
   * @param operator of ONNX, or of onnxruntime: `com.microsoft.` and a name of https://github.com/microsoft/onnxruntime/blob/main/docs/ContribOperators.md
   */
  node(operator: string, inputs: readonly string[], attributes: Attributes = {}): string {
    const name = this.#name();
    this.#add(operator, inputs, [name], attributes);
    return name;
  }

  /** Three parts of equal length of a tensor, along its last dimension. */
  split(from: string): readonly [string, string, string] {
    const parts = [this.#name(), this.#name(), this.#name()] as const;
    this.#add('Split', [from], parts, { axis: -1 });
    return parts;
  }

  bytes(): Uint8Array<ArrayBuffer> {
    const graph = [...this.#nodes, text(2, 'deidkit'), ...this.#constants, ...this.#inputs, ...this.#outputs].flat();
    const versions = [
      message(8, [...text(1, ''), whole(2, OPERATORS)]),
      message(8, [...text(1, CONTRIB), whole(2, CONTRIB_OPERATORS)]),
    ].flat();
    // Not Buffer.concat, whose memory may be shared and could then not be handed to a thread.
    return joined([whole(1, IR_VERSION), ...message(7, graph), ...versions]);
  }

  #name(): string {
    return `v${this.#values++}`;
  }

  #add(operator: string, inputs: readonly string[], outputs: readonly string[], attributes: Attributes): void {
    const isContrib = operator.startsWith(`${CONTRIB}.`);
    const fields = [
      ...inputs.map((name) => text(1, name)),
      ...outputs.map((name) => text(2, name)),
      text(4, isContrib ? operator.slice(CONTRIB.length + 1) : operator),
      ...Object.entries(attributes).map(([name, value]) => message(5, [...text(1, name), ...attribute(value)])),
      text(7, isContrib ? CONTRIB : ''),
    ];
    this.#nodes.push(message(1, fields.flat()));
  }
}

function attribute(value: Attribute): Parts {
  if (typeof value === 'number') return [whole(3, value), whole(20, ATTRIBUTE.int)];
  if ('float' in value) return [single(2, value.float), whole(20, ATTRIBUTE.float)];
  return [...value.map((one) => whole(8, one)), whole(20, ATTRIBUTE.ints)];
}

const valueInfo = (name: string, type: DataType, dimensions: Dimensions): Parts => {
  const sizes = dimensions.flatMap((size) => message(1, typeof size === 'number' ? [whole(1, size)] : text(2, size)));
  return [...text(1, name), ...message(2, message(1, [whole(1, DATA_TYPES[type]), ...message(2, sizes)]))];
};

const lengthOf = (parts: Parts): number => parts.reduce((sum, { length }) => sum + length, 0);

function joined(parts: Parts): Uint8Array<ArrayBuffer> {
  const out = new Uint8Array(lengthOf(parts));
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}

/** A message or bytes, with their length before them. */
const message = (field: number, parts: Parts): Parts => [key(field, 2), varint(BigInt(lengthOf(parts))), ...parts];
const text = (field: number, value: string): Parts => message(field, [Buffer.from(value)]);
const whole = (field: number, value: number): Uint8Array =>
  Buffer.concat([key(field, 0), varint(BigInt.asUintN(64, BigInt(value)))]);
const single = (field: number, value: number): Uint8Array =>
  Buffer.concat([key(field, 5), new Uint8Array(Float32Array.of(value).buffer)]);
const key = (field: number, kind: 0 | 2 | 5): Uint8Array => varint(BigInt(field * 8 + kind));

/** Seven bits a byte, the lowest first; the highest bit says that more follow. */
function varint(value: bigint): Uint8Array {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 127n; rest >>= 7n) bytes.push(Number(rest & 127n) | 128);
  bytes.push(Number(rest));
  return Uint8Array.from(bytes);
}
