import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { PluginWithOptions } from '../../core/hosting.js';
import { Engine, type Level } from '../../core/index.js';
import { cleanParagraphs } from './clean-text.js';

/** A finding in text that holds nothing personal. */
interface FalseAlarm {
  readonly level: Level;
  readonly type: string;
  readonly recognizer: string;
  readonly term: string;
}

/** What a plugin costs, alone in an engine, on this machine. */
export interface Measures {
  /** Making an engine with it, in milliseconds of CPU, beyond one without. */
  readonly startMs: number;
  /** Heap and buffers of an engine with it, in MB, beyond one without. */
  readonly memoryMb: number;
  /** Text that is read in a second of CPU at level 3, in MB. */
  readonly megabytesPerSecond: number;
  /** The same for an engine without plugins. */
  readonly withoutIt: number;
  readonly words: number;
  /** At level 3, with the lowest level at which each is found. */
  readonly falseAlarms: readonly FalseAlarm[];
}

/** CPU time for which texts are read, in milliseconds. */
const READ_MS = 1000;

const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Bytes in use, once what nobody uses is gone. */
function bytesInUse(): number {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Measures a plugin. @param beside plugins that it depends on. */
export async function measure(plugin: PluginWithOptions, beside: readonly PluginWithOptions[]): Promise<Measures> {
  const bare = await costOf(beside);
  await bare.engine.close();
  const own = await costOf([...beside, plugin]);
  await using engine = own.engine;
  const paragraphs = cleanParagraphs();
  return {
    startMs: Math.max(0, Math.round(own.startMs - bare.startMs)),
    memoryMb: Math.max(0, Math.round((own.bytes - bare.bytes) / 1e5) / 10),
    megabytesPerSecond: await speedOf(engine, paragraphs),
    withoutIt: bare.speed,
    words: paragraphs.join(' ').split(/\s+/).length,
    falseAlarms: await falseAlarms(engine, paragraphs, plugin.plugin.name),
  };
}

async function costOf(plugins: readonly PluginWithOptions[]) {
  await (await Engine.create({ plugins })).close(); // What all engines share is made once.
  const before = bytesInUse();
  const from = cpuMs();
  const engine = await Engine.create({ plugins });
  const startMs = cpuMs() - from;
  const speed = await speedOf(engine, cleanParagraphs());
  return { engine, startMs, bytes: bytesInUse() - before, speed };
}

/** MB in a second of CPU, to two digits. */
async function speedOf(engine: Engine, paragraphs: readonly string[]): Promise<number> {
  for (const text of paragraphs) await engine.analyzeAsync(text, { level: 3 });
  const from = cpuMs();
  let characters = 0;
  while (cpuMs() - from < READ_MS)
    for (const text of paragraphs) {
      await engine.analyzeAsync(text, { level: 3 });
      characters += text.length;
    }
  return Number((characters / 1000 / (cpuMs() - from)).toPrecision(2));
}

async function falseAlarms(engine: Engine, paragraphs: readonly string[], plugin: string): Promise<FalseAlarm[]> {
  const alarms = new Map<string, FalseAlarm>();
  for (const [i, text] of paragraphs.entries())
    for (const level of [1, 2, 3] as const)
      for (const { start, end, type, recognizer } of (await engine.analyzeAsync(text, { level })).findings) {
        const place = `${i} ${start}`;
        if (!recognizer.startsWith(`${plugin}/`) || alarms.has(place)) continue;
        alarms.set(place, { level, type, recognizer, term: text.slice(start, end) });
      }
  return [...alarms.values()];
}
