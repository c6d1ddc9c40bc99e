// `npm run docs`: writes the pages that are made from the code.
import { writeFile } from 'node:fs/promises';
import { errorsPage } from './errors-page.js';

await writeFile(new URL('../../../docs/errors.md', import.meta.url), errorsPage());
