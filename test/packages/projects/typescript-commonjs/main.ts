import { mockClock } from '@deidkit/testing';
import { createEngine, DeidError, isDeidError } from 'deidkit';
import { SERVICES } from 'deidkit/services';

async function main(): Promise<void> {
  const engine = await createEngine();
  console.log(engine.deidentify('Call Mary Jones.', { mode: 'REDACT' }).outputs[0]?.text);
  // One copy of each class, whether it was imported or required.
  const imported = await import('deidkit');
  console.log(imported.DeidError === DeidError, isDeidError(new imported.DeidError('internal_error')));
  console.log(typeof mockClock, SERVICES.clock !== undefined);
}

void main();
