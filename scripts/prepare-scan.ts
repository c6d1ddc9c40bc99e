// Part of `npm run build`: works out beforehand how the patterns of the shipped plugins begin, and that they are safe.
import { createEngine } from '../lib/index.js';
import { writePreparedScan } from '../lib/prepared-scan.js';

await using engine = await createEngine();
writePreparedScan(engine.recognizers);
