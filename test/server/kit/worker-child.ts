// Run as a process of its own: `deidkit worker`.
import { workUntilTold } from '../../../server/worker.js';

await workUntilTold();
