// npm run bench:vectors -- FOLDER: public test vectors of other projects, given as files; none of them is part of this one.
import { join } from 'node:path';
import { createEngine } from '../../lib/index.js';
import { printAddresses } from './addresses.js';
import { printCards, printNumbers } from './numbers.js';
import { printPhones } from './phones.js';
import { printPresidio } from './presidio.js';
import { readRows } from './rows.js';

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error(
    'usage: npm run bench:vectors -- FOLDER (with presidio_recognizers.jsonl, libphonenumber_matcher.jsonl, …)',
  );
  process.exit(2);
}
await using engine = await createEngine();
printPresidio(engine, readRows(join(folder, 'presidio_recognizers.jsonl')));
printPhones(engine, readRows(join(folder, 'libphonenumber_matcher.jsonl')));
printCards(engine);
printNumbers(engine, readRows(join(folder, 'stdnum_numbers.jsonl')));
printAddresses(engine, readRows(join(folder, 'usaddress_labeled.jsonl')));
