// npm run fit:calibration -- FOLDER_OR_FILE ...: fits, for each recognizer and type of which labelled texts show enough, what its scores mean,
// and writes it beside its plugin. Training texts only: development texts measure it (npm run bench:reliability), others judge it.
import { writeFileSync } from 'node:fs';
import { Engine, type Plugin } from '../../core/index.js';
import locations from '../../plugins/detectors/locations/index.js';
import names from '../../plugins/detectors/names/index.js';
import { type Corpus, readCorpora } from '../accuracy/corpus.js';
import { printTable } from '../table.js';
import { groupedBy, type Observation, observe } from './observe.js';
import { fitLine, holdsElsewhere } from './platt.js';

/** Whose readings the corpora label completely. The model's own scores are calibrated when it is trained, on texts held out. */
const PLUGINS: readonly Plugin[] = [names, locations];
/** A corpus shows something of a recognizer from so many readings on, and all together from so many corpora and readings on. */
const FEWEST_IN_CORPUS = 20;
const FEWEST_CORPORA = 5;
const FEWEST = 100;
/** Code units of each corpus that are read at most, in texts at equal distances. */
const MOST_OF_CORPUS = 450_000;
const OWN = 'bench/accuracy/languages';

const paths = process.argv.slice(2);
if (paths.length === 0) {
  console.error('usage: npm run fit:calibration -- FOLDER_OR_FILE ...');
  process.exit(2);
}
const corpora = [...paths, OWN].flatMap(readCorpora).map(sampled);
for (const plugin of PLUGINS) await calibrate(plugin);

function sampled(corpus: Corpus): Corpus {
  const units = corpus.documents.reduce((sum, { text }) => sum + text.length, 0);
  const step = Math.max(1, units / MOST_OF_CORPUS);
  const count = Math.floor(corpus.documents.length / step);
  const at = Array.from({ length: count }, (_, i) => corpus.documents[Math.floor(i * step)]);
  return { ...corpus, documents: at.filter((one) => one !== undefined) };
}

async function calibrate(plugin: Plugin): Promise<void> {
  // Each recognizer runs alone, so that terms which others find as well count as its own.
  await using engine = await Engine.create({ plugins: [plugin] });
  const rows = [...groupedBy(observe(engine, corpora), ({ recognizer, type }) => `${recognizer} ${type}`)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, all]) => {
      const [recognizer = '', type = ''] = key.split(' ');
      const telling = tellingCorpora(all);
      const seen = all.length;
      return {
        recognizer,
        type,
        seen,
        right: all.reduce((sum, one) => sum + one.right, 0),
        corpora: telling.length,
        all,
      };
    });
  const enough = rows.filter((row) => row.corpora >= FEWEST_CORPORA && row.seen >= FEWEST);
  const out = {
    about: {
      command: 'npm run fit:calibration',
      method:
        "Platt's, on log-odds; normal priors of deviation 0.25 and 0.5 around slope 1 and shift 0; readings of one corpus count as 30 at most",
      corpora: corpora.map(({ name, documents }) => ({ name, texts: documents.length })),
    },
    curves: enough.filter(({ all }) => holdsElsewhere(all)).map(({ all, ...row }) => ({ ...row, ...fitLine(all) })),
    // The score alone tells more of a corpus than what others show.
    differs: enough.filter(({ all }) => !holdsElsewhere(all)).map(({ all, ...row }) => row),
    tooFew: rows.filter((row) => !enough.includes(row)).map(({ all, ...row }) => row),
  };
  writeFileSync(`plugins/detectors/${plugin.name}/calibration.json`, `${JSON.stringify(out, undefined, 2)}\n`);
  printTable(
    ['recognizer', 'type', 'seen', 'right', 'corpora', 'slope', 'shift'],
    out.curves.map((c) => [c.recognizer, c.type, ...[c.seen, c.right, c.corpora, c.slope, c.shift].map(String)]),
  );
  console.log(
    `${plugin.name}: ${out.differs.length} differ too much from corpus to corpus, too few readings of ${out.tooFew.length} more\n`,
  );
}

function tellingCorpora(all: readonly Observation[]): string[] {
  const byCorpus = groupedBy(all, ({ corpus }) => corpus);
  return [...byCorpus].filter(([, own]) => own.length >= FEWEST_IN_CORPUS).map(([name]) => name);
}
