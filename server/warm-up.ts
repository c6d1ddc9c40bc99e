import { setImmediate as next } from 'node:timers/promises';
import { generateKey } from './keys/format.js';
import type { Service } from './service/service.js';

const SAMPLE = 'Call Mary Jones at (415) 555-0132.';

/**
 * Prepares what the first requests would otherwise wait for: compiles validators, sends a text through the engine, starts threads. Requests
 * are served between the steps. Errors are ignored here; they occur again, and are reported, when a request needs the same.
 */
export async function warmUp({ access, clock, validators, work }: Service): Promise<void> {
  const steps = [
    () => work.warmUp(),
    () => access?.keys.verify(generateKey(), clock()),
    () => validators.outputs({ text: SAMPLE }),
    () => validators.analyze({ text: SAMPLE }),
    () => validators.general({ text: SAMPLE, compliance_mode: 'MASKED' }),
    // Last, because it waits for a thread, and for the model that reads in context, where the engine has one.
    () => work.outputs({ text: SAMPLE, mode: 'PROPRIETARY', candidates: 1, entities: [], explain: false }),
  ];
  for (const step of steps) {
    await next();
    try {
      await step();
    } catch {
      // Expected: the key is unknown, and the configuration may lack this mode.
    }
  }
}
