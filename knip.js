import { readdirSync, readFileSync } from 'node:fs';

const manifests = readdirSync('packages').map((name) => JSON.parse(readFileSync(`packages/${name}/package.json`, 'utf8')));
/** The members of the workspace and what they depend on. That they list what they import, and no more, is held by test/packages. */
const ofMembers = manifests.flatMap(({ name, dependencies = {} }) => [name, ...Object.keys(dependencies)]);

/** @type {import('knip').KnipConfig} */
export default {
  // Members of the workspace hold no sources of their own.
  ignoreWorkspaces: ['packages/*'],
  entry: [
    'cli/service.ts',
    'lib/ai/index.ts',
    'lib/arrow/stream.ts',
    'lib/evidence/pdf.ts',
    'lib/log/index.ts',
    'lib/log/pino.ts',
    'lib/log/work-module.ts',
    'lib/mcp/index.ts',
    'lib/mcp/main.ts',
    'lib/web/index.ts',
    'lib/web/work-module.ts',
    'server/index.ts',
    'test/kit/index.ts',
    'plugins/*/*/index.ts',
    'plugins/detectors/ner/training/main.ts',
    'plugins/detectors/ner/training/fit-evidence.ts',
    'plugins/detectors/ner/training/write-examples.ts',
    'test/**/*.test.ts',
    'bench/main.ts',
    'bench/long-table.ts',
    'bench/accuracy/main.ts',
    'bench/accuracy/domains/main.ts',
    'bench/accuracy/by-language/main.ts',
    'bench/accuracy/by-kind/main.ts',
    'bench/findings/main.ts',
    'bench/calibration/fit.ts',
    'bench/calibration/reliability.ts',
    'bench/calibration/reliability-model.ts',
    'bench/presidio/main.ts',
    'bench/vectors/main.ts',
    'bench/bodies/main.ts',
    'bench/bodies/sender.ts',
    'bench/load/main.ts',
    'bench/folder/main.ts',
    'bench/jobs/main.ts',
    'bench/json/main.ts',
    'bench/log/main.ts',
    'test/lib/closed-engine-heap.ts',
    'test/examples/broker/killed-program.ts',
    'lib/pool/thread.cts',
    'lib/pool/worker.ts',
    'bench/load/sender.ts',
    'bench/files/main.ts',
    'bench/pdf/main.ts',
    'bench/pdf/book-child.ts',
    'bench/pdf/child.ts',
    'bench/files/child.ts',
    'examples/*.ts',
    'examples/kafka/main.ts',
    'examples/remote-annotator/main.ts',
    'test/docs/write.ts',
    'scripts/*.ts',
    'scripts/pack/main.ts'
  ],
  ignoreBinaries: [
    'deidkit',
    'java',
    'pdftotext',
    'qpdf'
  ],
  project: [
    'lexicon/**/*.ts',
    'core/**/*.ts',
    'kit/**/*.ts',
    'plugins/**/*.ts',
    '!plugins/detectors/neural/kernel/**',
    '!plugins/detectors/ner/kernel/**',
    'lib/**/*.ts',
    'cli/**/*.ts',
    'server/**/*.{ts,tsx}',
    'test/**/*.ts',
    'bench/**/*.ts',
    'examples/**/*.ts',
    'scripts/**/*.ts',
    '!test/packages/projects/**'
  ],
  ignoreDependencies: ['@tesseract.js-data/eng', '@types/emscripten', ...ofMembers]
};
