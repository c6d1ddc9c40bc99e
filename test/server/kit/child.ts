// Run as a process of its own: the service as `deidkit serve` starts it.
import { serve } from '../../../server/serve.js';

await serve();
