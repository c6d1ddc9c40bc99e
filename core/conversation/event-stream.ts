import type { EventRestorer } from './events.js';

/** The end of an event in a stream of server-sent events. */
const END = /\r\n\r\n|\n\n|\r\r/g;
/** How much of it may have come before: `\r\n\r`. */
const MOST_END = 3;
const DATA = /^data: ?/;

/** The events that come in the place of one, as they are sent. */
function changed(event: string, restorer: EventRestorer): string {
  const lines = event.split(/\r\n|\n|\r/);
  const data = lines.filter((line) => DATA.test(line)).map((line) => line.replace(DATA, ''));
  if (data.length === 0) return `${event}\n\n`;
  const text = data.join('\n');
  if (text.trim() === '[DONE]') return `${written(restorer.end(), false)}${event}\n\n`;
  const value = parsed(text);
  if (value === undefined) return `${event}\n\n`;
  const made = restorer.push(value);
  if (made.length === 1 && made[0] === value) return `${event}\n\n`;
  const others = lines.filter((line) => !DATA.test(line) && !line.startsWith('event:') && line !== '');
  const kept = others.map((line) => `${line}\n`).join('');
  return (
    kept +
    written(
      made,
      lines.some((line) => line.startsWith('event:')),
    )
  );
}

/** Events as they are sent. @param named whether the type of each comes before it, as Anthropic does */
const written = (events: readonly unknown[], named: boolean): string =>
  events.map((event) => `${named ? `event: ${typeOf(event)}\n` : ''}data: ${JSON.stringify(event)}\n\n`).join('');

const typeOf = (event: unknown): string =>
  typeof event === 'object' && event !== null && 'type' in event ? String(event.type) : 'message';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Restores the texts of a stream of server-sent events, cut anywhere. */
export class EventStreamRestorer {
  readonly #events: EventRestorer;
  #held = '';

  /** @param events restores one event after the other */
  constructor(events: EventRestorer) {
    this.#events = events;
  }

  /** Takes the next piece of the stream, and gives the events that are whole. */
  push(piece: string): string {
    let [text, from, out] = [this.#held + piece, Math.max(0, this.#held.length - MOST_END), ''];
    for (let end = endIn(text, from); end !== undefined; end = endIn(text, from)) {
      out += changed(text.slice(0, end.start), this.#events);
      [text, from] = [text.slice(end.end), 0];
    }
    this.#held = text;
    return out;
  }

  /** Gives the rest: nothing comes any more. */
  end(): string {
    const rest = this.#held.trim() === '' ? '' : changed(this.#held, this.#events);
    this.#held = '';
    return rest + written(this.#events.end(), false);
  }
}

/** The end of the first event from an offset on. */
function endIn(text: string, from: number): { readonly start: number; readonly end: number } | undefined {
  END.lastIndex = from;
  const found = END.exec(text);
  return found === null ? undefined : { start: found.index, end: END.lastIndex };
}
