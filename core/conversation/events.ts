import type { Restorer } from './restorer.js';

type Fields = Readonly<Record<string, unknown>>;

/** A piece of text in an event of a stream. */
interface Piece {
  /** The text that it continues: all pieces with the same key are one text. */
  readonly key: string;
  readonly text: string;
  readonly writing: 'text' | 'json';
  /** The event with another piece in its place, and nothing else that ends or counts. */
  with(text: string): Fields;
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Fields of a chunk of OpenAI's chat that hold text. */
const CHAT_TEXTS = ['content', 'refusal', 'reasoning_content', 'reasoning'];

/** The pieces of a chunk of OpenAI's chat. */
function chatPieces(event: Fields): Piece[] {
  return listOf(event.choices).flatMap((choice): Piece[] => {
    if (!isFields(choice)) return [];
    const { index = 0 } = choice;
    const only = (delta: Fields): Fields => ({
      ...event,
      usage: undefined,
      choices: [{ ...choice, delta, finish_reason: null }],
    });
    const delta = isFields(choice.delta) ? choice.delta : {};
    const texts = CHAT_TEXTS.flatMap((name): Piece[] => {
      const text = delta[name];
      if (typeof text !== 'string') return [];
      return [{ key: `${String(index)}.${name}`, text, writing: 'text', with: (made) => only({ [name]: made }) }];
    });
    const calls = listOf(delta.tool_calls).flatMap((call): Piece[] => {
      if (!isFields(call) || !isFields(call.function) || typeof call.function.arguments !== 'string') return [];
      const { arguments: text } = call.function;
      const made = (piece: string): Fields =>
        only({ tool_calls: [{ index: call.index, function: { arguments: piece } }] });
      return [{ key: `${String(index)}.tool.${String(call.index)}`, text, writing: 'json', with: made }];
    });
    return [...texts, ...calls];
  });
}

/** The piece of an event of Anthropic. */
function blockPieces(event: Fields): Piece[] {
  const { delta, index } = event;
  if (event.type !== 'content_block_delta' || !isFields(delta)) return [];
  for (const name of ['text', 'partial_json', 'thinking']) {
    const text = delta[name];
    if (typeof text !== 'string') continue;
    const writing = name === 'partial_json' ? 'json' : 'text';
    return [
      {
        key: `block.${String(index)}`,
        text,
        writing,
        with: (made) => ({ ...event, delta: { ...delta, [name]: made } }),
      },
    ];
  }
  return [];
}

/** Which text of OpenAI's Responses or the AI SDK an event belongs to. */
const textOf = (event: Fields): string =>
  JSON.stringify([
    String(event.type).replace(/[.-](?:delta|done|end)$/, ''),
    event.id,
    event.item_id,
    event.content_index,
    event.summary_index,
  ]);

/** The piece of an event of OpenAI's Responses (`response.output_text.delta`) or of the AI SDK (`text-delta`). */
function deltaPieces(event: Fields): Piece[] {
  if (typeof event.type !== 'string' || !/[.-]delta$/.test(event.type)) return [];
  const name = typeof event.delta === 'string' ? 'delta' : 'textDelta';
  const text = event[name];
  if (typeof text !== 'string' || event.type.includes('audio')) return [];
  const writing = /arguments|tool-input/.test(event.type) ? 'json' : 'text';
  return [{ key: textOf(event), text, writing, with: (made) => ({ ...event, [name]: made }) }];
}

/** The texts that an event ends: all that begin with this key; undefined if it ends none. */
function endedBy(event: Fields): ((key: string) => boolean) | undefined {
  const { type } = event;
  const finished = listOf(event.choices).filter(
    (choice) => isFields(choice) && typeof choice.finish_reason === 'string',
  );
  if (finished.length > 0)
    return (key) => finished.some((choice) => isFields(choice) && key.startsWith(`${String(choice.index ?? 0)}.`));
  if (type === 'content_block_stop') return (key) => key === `block.${String(event.index)}`;
  if (typeof type !== 'string') return undefined;
  if (/[.-](?:done|end)$/.test(type) && !/^response\.(?:content_part|output_item)/.test(type))
    return (key) => key === textOf(event);
  return /^(?:message_stop|message_delta|finish|finish-step|error|tool-call|response\.(?:completed|failed|incomplete|output_item\.done|content_part\.done))$/.test(
    type,
  )
    ? () => true
    : undefined;
}

interface Open {
  readonly restorer: Restorer;
  readonly with: Piece['with'];
}

/** Puts originals back into the events of a stream. A text that is held back comes as an event of its own before its end. */
export class EventRestorer {
  readonly #start: (writing: 'text' | 'json') => Restorer;
  readonly #whole: <T>(value: T) => T;
  readonly #open = new Map<string, Open>();

  /**
   * @param start begins a text
   * @param whole restores a value as a whole
   */
  constructor(start: (writing: 'text' | 'json') => Restorer, whole: <T>(value: T) => T) {
    this.#start = start;
    this.#whole = whole;
  }

  /** The events that come in the place of one. */
  push(event: unknown): unknown[] {
    if (!isFields(event)) return [event];
    const pieces = [...chatPieces(event), ...blockPieces(event), ...deltaPieces(event)];
    const texts = new Map(pieces.map((piece) => [piece.key, this.#piece(piece)]));
    const rests = this.#ended(endedBy(event)).filter(({ key, rest }) => {
      const own = texts.get(key);
      if (own !== undefined) texts.set(key, own + rest);
      return own === undefined;
    });
    const [piece] = pieces;
    const before = rests.map((one) => one.event);
    if (piece === undefined) return [...before, this.#whole(event)];
    if (pieces.every(({ key, text }) => texts.get(key) === text)) return [...before, event];
    return [...before, Array.isArray(event.choices) ? withTexts(event, texts) : piece.with(texts.get(piece.key) ?? '')];
  }

  /** What is still held back, as events. */
  end(): unknown[] {
    return this.#ended(() => true).map(({ event }) => event);
  }

  #piece({ key, text, writing, with: made }: Piece): string {
    const open = this.#open.get(key) ?? { restorer: this.#start(writing), with: made };
    this.#open.set(key, open);
    return open.restorer.push(text);
  }

  #ended(
    ends: ((key: string) => boolean) | undefined,
  ): { readonly key: string; readonly rest: string; readonly event: Fields }[] {
    if (ends === undefined) return [];
    return [...this.#open].flatMap(([key, open]) => {
      if (!ends(key)) return [];
      this.#open.delete(key);
      const rest = open.restorer.end();
      return rest === '' ? [] : [{ key, rest, event: open.with(rest) }];
    });
  }
}

/** A chunk of OpenAI's chat with other pieces of text. */
function withTexts(event: Fields, texts: ReadonlyMap<string, string>): Fields {
  const choices = listOf(event.choices).map((choice) => {
    if (!isFields(choice) || !isFields(choice.delta)) return choice;
    const { index = 0, delta } = choice;
    const changed = Object.fromEntries(
      CHAT_TEXTS.flatMap((name) => {
        const text = texts.get(`${String(index)}.${name}`);
        return text === undefined ? [] : [[name, text]];
      }),
    );
    const calls = listOf(delta.tool_calls).map((call) => {
      const text = isFields(call) ? texts.get(`${String(index)}.tool.${String(call.index)}`) : undefined;
      if (text === undefined || !isFields(call) || !isFields(call.function)) return call;
      return { ...call, function: { ...call.function, arguments: text } };
    });
    return { ...choice, delta: { ...delta, ...changed, ...(calls.length > 0 && { tool_calls: calls }) } };
  });
  return { ...event, choices };
}
