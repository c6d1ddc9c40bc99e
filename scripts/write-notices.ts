// `npm run notices`: writes THIRD_PARTY_NOTICES.md, after a change of dependencies.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { noticesPage } from './notices-page.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
writeFileSync(new URL('../../THIRD_PARTY_NOTICES.md', import.meta.url), noticesPage(root));
