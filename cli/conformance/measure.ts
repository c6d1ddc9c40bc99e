import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { PluginWithOptions } from '../../core/hosting.js';
import { Engine, type Level } from '../../core/index.js';
import { cleanParagraphs } from './clean-text.js';

/** A finding in a text without personal data. */
interface FalseAlarm {
  readonly level: Level;
  readonly type: string;
  readonly recognizer: string;
  readonly term: string;
}

/** Cost of a plugin alone in an engine, on this machine. */
export interface Measures {
  /** CPU time in milliseconds to create an engine with it, minus that of an engine without it. */
  readonly startMs: number;
  /** Heap and buffers of an engine with it, in MB, minus those of an engine without it. */
  readonly memoryMb: number;
  /** Amount of text processed per second of CPU time at level 3, in MB. */
  readonly megabytesPerSecond: number;
  /** Like `megabytesPerSecond`, for an engine without plugins. */
  readonly withoutIt: number;
  readonly words: number;
  /** False alarms at level 3, each with the lowest level at which it is found. */
  readonly falseAlarms: readonly FalseAlarm[];
}

/** CPU time of a speed measurement, in milliseconds. */
const READ_MS = 1000;

const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Bytes in use after garbage collection. */
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
  await (await Engine.create({ plugins })).close(); // The first engine is not measured: it loads what all engines share.
  const before = bytesInUse();
  const from = cpuMs();
  const engine = await Engine.create({ plugins });
  const startMs = cpuMs() - from;
  const speed = await speedOf(engine, cleanParagraphs());
  return { engine, startMs, bytes: bytesInUse() - before, speed };
}

/** MB of text per second of CPU time, rounded to two digits. */
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
