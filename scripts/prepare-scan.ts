// Part of `npm run build`: works out beforehand how the patterns of the shipped plugins begin, and that they are safe.

import { writePreparedScan } from '../lib/engine/prepared-scan.js';
import { createEngine } from '../lib/index.js';

await using engine = await createEngine();
writePreparedScan(engine.recognizers);
