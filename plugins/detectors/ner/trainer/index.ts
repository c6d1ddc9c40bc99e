// What `deidkit train` and `deidkit evaluate` are made of; also for programs: `import … from 'deidkit/plugins/ner/trainer'`.
import { readFileSync } from 'node:fs';
import { SHIPPED_MODEL } from '../shipped.js';
import type { Lexicon } from '../tagger/lexicon.js';
import { readModel } from '../tagger/model.js';

export { cardPage, type ModelCard, type TypeCard } from './card.js';
export { countLabels, type Example, type LabelledSpan } from './examples.js';
export { type LabelledLines, type LineMistake, readExamples } from './read-examples.js';
export { type Counts, countText, noCounts, type Rates, ratesOf, sumCounts, type TypeCounts } from './score.js';
export { type TrainedModel, type TrainingRequest, trainModel } from './train-model.js';

/** The lists of words of the package's own model: a model that is trained takes them over. */
export const shippedLexicon = (): Lexicon => readModel(readFileSync(SHIPPED_MODEL)).lexicon;
