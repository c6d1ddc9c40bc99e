import type { EventRestorer } from './events.js';

/** The end of an event in a stream of server-sent events. */
const END = /\r\n\r\n|\n\n|\r\r/;
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

/** A stream of server-sent events, cut anywhere, whose texts are restored. */
export function eventStream(restorer: EventRestorer): TransformStream<string, string> {
  let held = '';
  return new TransformStream({
    transform(piece, to) {
      held += piece;
      for (let end = END.exec(held); end !== null; end = END.exec(held)) {
        to.enqueue(changed(held.slice(0, end.index), restorer));
        held = held.slice(end.index + end[0].length);
      }
    },
    flush(to) {
      if (held.trim() !== '') to.enqueue(changed(held, restorer));
      const rest = written(restorer.end(), false);
      if (rest !== '') to.enqueue(rest);
    },
  });
}
