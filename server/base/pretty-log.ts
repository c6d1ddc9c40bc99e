import { styleText } from 'node:util';
import type { DestinationStream } from 'pino';

type Colour = 'green' | 'yellow' | 'red' | 'dim';

/** Formats JSON log lines for people at a terminal, with exactly the same facts. */
export function prettyLog(out: DestinationStream, coloured: boolean): DestinationStream {
  const paint = (colour: Colour, text: string): string => (coloured ? styleText(colour, text) : text);
  return {
    write(line: string) {
      out.write(`${pretty(JSON.parse(line), paint)}\n`);
    },
  };
}

/** Facts that are printed in a fixed order; all others follow by name. */
const KNOWN: ReadonlySet<string> = new Set([
  'level',
  'time',
  'msg',
  'method',
  'operation',
  'status',
  'code',
  'ms',
  'fault',
  'at',
]);

function pretty(line: Readonly<Record<string, unknown>>, paint: (colour: Colour, text: string) => string): string {
  const { level, time, msg, method, operation, status, code, ms, fault, at } = line;
  const colour = level === 'error' || Number(status) >= 500 ? 'red' : Number(status) >= 400 ? 'yellow' : 'green';
  const others = Object.entries(line).filter(([name]) => !KNOWN.has(name));
  const head = [
    paint('dim', new Date(Number(time)).toISOString().slice(11, 23)),
    ...(status === undefined ? [] : [paint(colour, String(status)), `${ms} ms`.padStart(8)]),
    ...(fault === undefined ? [] : [paint(colour, `fault ${fault}`)]),
    ...[msg, method, operation].filter((fact) => fact !== undefined),
    ...(code === undefined ? [] : [paint(colour, String(code))]),
    ...(others.length === 0 ? [] : [paint('dim', others.map(([name, value]) => `${name}=${value}`).join(' '))]),
  ];
  const frames = Array.isArray(at) ? at.map((frame) => `\n    ${paint('dim', String(frame))}`) : [];
  return head.join('  ') + frames.join('');
}
