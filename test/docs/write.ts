// `npm run docs`: writes the pages that are made from the code.
import { writeFile } from 'node:fs/promises';
import { createEngine } from '../../lib/index.js';
import { apiReport } from './api-report.js';
import { errorsPage } from './errors-page.js';
import { modesPage } from './modes-page.js';

const write = (page: string, content: string): Promise<void> =>
  writeFile(new URL(`../../../docs/${page}`, import.meta.url), content);

await write('errors.md', errorsPage());
await using engine = await createEngine();
await write('modes.md', modesPage(engine.modes));
await write('api-report.md', apiReport());
