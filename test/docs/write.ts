// `npm run docs`: writes the pages that are made from the code.
import { writeFile } from 'node:fs/promises';
import { apiReport } from './api-report.js';
import { errorsPage } from './errors-page.js';

await writeFile(new URL('../../../docs/errors.md', import.meta.url), errorsPage());
await writeFile(new URL('../../../docs/api-report.md', import.meta.url), apiReport());
