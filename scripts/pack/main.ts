// `npm run pack [-- FOLDER]`: writes a tarball of each package, as npm publishes it, into FOLDER (default `dist/packages`), and in
// `FOLDER/service` a project that installs the service with them, in the versions of this repository's lock file.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { assemble, CREATE } from './assemble.js';
import { lockedProject, type Tarball } from './lock.js';
import { members, ROOT } from './members.js';
import { divide } from './trace.js';

const target = resolve(process.argv[2] ?? join(ROOT, 'dist/packages'));
/** Packages that a service has no use for: one is for tests, one makes folders, one is a model that operators add. */
const BESIDE_THE_SERVICE = ['@deidkit/testing', CREATE, 'deidkit-model-names'];

mkdirSync(join(target, 'service'), { recursive: true });
const tarballs = divide(members()).map((owned): Tarball => {
  const { name } = owned.member.manifest;
  const folder = join(target, 'folders', name.replace('/', '-').replace('@', ''));
  assemble(folder, owned);
  const said = execFileSync('npm', ['pack', '--silent', '--pack-destination', target], {
    cwd: folder,
    encoding: 'utf8',
  });
  const path = join(target, said.trim());
  process.stdout.write(`${path}\n`);
  return { name, path: `../${said.trim()}`, manifest: JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) };
});
const { project, lock } = lockedProject(tarballs.filter(({ name }) => !BESIDE_THE_SERVICE.includes(name)));
writeFileSync(join(target, 'service/package.json'), JSON.stringify({ ...project, name: 'deidkit-service' }, null, 2));
writeFileSync(join(target, 'service/package-lock.json'), JSON.stringify(lock, null, 2));
