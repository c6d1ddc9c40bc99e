// Run as a process of its own: makes keys, writes each down in the audit log, and says which are done, until it is killed.
import { openKeyRing } from '../../../server/access/open.js';
import { readStoreSettings } from '../../../server/store/store-settings.js';

const ring = await openKeyRing(readStoreSettings());
for (;;) {
  const { id } = await ring.admin.create({ name: 'of a writer' });
  await ring.audit.add({ actor: 'system', action: 'key.create', target: id, result: 'done' }, Date.now());
  process.stdout.write(`${id}\n`);
}
