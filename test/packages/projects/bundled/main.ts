import { createEngine } from 'deidkit';

const engine = await createEngine();
console.log(engine.deidentify('Call Mary Jones.', { mode: 'REDACT' }).outputs[0]?.text);
