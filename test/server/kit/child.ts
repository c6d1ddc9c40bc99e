// Run as a process of its own: the service as `deidkit serve` starts it; with the argument `terminal`, as on a terminal.
import { serve } from '../../../server/serve.js';

await serve(undefined, undefined, {}, process.argv[2] === 'terminal');
