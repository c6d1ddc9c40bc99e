// Run as a process of its own: `deidkit worker`.
import { workUntilStopped } from '../../../server/worker.js';

await workUntilStopped();
