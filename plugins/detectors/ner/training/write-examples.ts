// npm run train:examples -- --data FOLDER --out FILE: one epoch of training text, as JSONL, for models that are trained elsewhere (packages/model-names).

import { once } from 'node:events';
import { createWriteStream, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { makeRandom } from '../../../../kit/index.js';
import { cut, type Example } from '../trainer/examples.js';
import { augment, swapPlaces } from './augment.js';
import { type LabelMap, parseExamples } from './examples.js';
import { Generator } from './generate.js';
import { noisy } from './noise.js';
import { readScriptNames } from './script-names.js';
import { LABELS_WITH_DETAILS } from './slots.js';
import { readLists } from './sources.js';

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    out: { type: 'string' },
    seed: { type: 'string', default: 'deidkit' },
    generated: { type: 'string', default: '8000' },
    foreign: { type: 'string', default: '22000' },
    detailed: { type: 'string', default: '8000' },
    natasha: { type: 'string' },
  },
});
const { data, out } = values;
if (data === undefined || out === undefined) {
  console.error(
    'usage: npm run train:examples -- --data FOLDER --out FILE [--seed TEXT] [--generated N] [--foreign N] [--detailed N] [--natasha FOLDER]',
  );
  process.exit(2);
}

/** The labels of the model, and some that say that a place is labelled as something else, or not for sure. */
const LABELS: LabelMap = {
  PERSON: 'PERSON',
  LOCATION: 'LOCATION',
  ADDRESS: 'LOCATION',
  ORGANIZATION: 'ORGANIZATION',
  MISC: 'MISC',
  POSTCODE: 'POSTCODE',
  DATE: 'DATE',
  TIME: 'TIME',
  AGE: 'AGE',
  PROFESSION: 'OCCUPATION',
  USERNAME: 'USERNAME',
  ID: 'ID',
  MEDICAL_RECORD: 'ID',
  HEALTH_PLAN: 'ID',
  ACCOUNT: 'ID',
  CASE_NUMBER: 'ID',
};
/** Share of each corpus in an epoch: machine-labelled text counts less, small clean corpora more than once. */
const SHARE: Readonly<Record<string, number>> = {
  'lifebench-silver': 0.1,
  'presidio-synth': 2,
  'gum-ccby': 3,
  wikigold: 2,
  'meddocan-es': 0.4,
  'ler-de': 0.6,
  litbank: 0.6,
};

const random = makeRandom(values.seed);
const generator = new Generator(
  await readLists(join(data, 'gazetteers')),
  fileURLToPath(new URL('../../../../../plugins/detectors/ner/training/templates', import.meta.url)),
  random,
  new Map([
    ['ru', await readScriptNames('ru', values.natasha)],
    ['zh', await readScriptNames('zh')],
  ]),
  LABELS_WITH_DETAILS,
);
const file = createWriteStream(out);
const write = async (source: string, { text, spans }: Example): Promise<void> => {
  if (!file.write(`${JSON.stringify({ source, text, spans })}\n`)) await once(file, 'drain');
};

const train = join(data, 'train');
for (const name of readdirSync(train)
  .filter((entry) => entry.endsWith('.jsonl'))
  .sort()) {
  const source = basename(name, '.jsonl');
  const examples = parseExamples(readFileSync(join(train, name), 'utf8'), LABELS).flatMap((e) => cut(e, 1500));
  const share = SHARE[source] ?? 1;
  for (const example of examples)
    for (let left = share; left > 0; left -= 1)
      if (left >= 1 || random.int(1000) < left * 1000)
        await write(source, noisy(augment(swapPlaces(example, generator, random), generator, random), random));
}
for (let made = 0; made < Number(values.generated); made++)
  await write('generated', noisy(generator.example(), random));
for (let made = 0; made < Number(values.foreign); made++) await write('generated-languages', generator.foreign());
for (let made = 0; made < Number(values.detailed); made++)
  await write('details', noisy(made % 2 === 0 ? generator.detailed() : generator.foreignDetailed(), random));
file.end();
await once(file, 'finish');
