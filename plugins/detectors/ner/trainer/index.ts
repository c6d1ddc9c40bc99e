// What `deidkit train` and `deidkit evaluate` are made of; also for programs: `import … from 'deidkit/plugins/ner/trainer'`.
import { readFileSync } from 'node:fs';
import { SHIPPED_MODEL } from '../shipped.js';
import type { Lexicon } from '../tagger/lexicon.js';
import { readModel } from '../tagger/model.js';
import { Tagger } from '../tagger/tagger.js';
import type { LabelledSpan } from './examples.js';

export { isHeadFile } from '../tagger/head-file.js';
export { cardPage, type ModelCard, type TypeCard } from './card.js';
export { countLabels, type Example, type LabelledSpan } from './examples.js';
export type { Base } from './head.js';
export { type LabelledLines, type LineMistake, readExamples } from './read-examples.js';
export { type Counts, countText, noCounts, type Rates, ratesOf, sumCounts, type TypeCounts } from './score.js';
export { type TrainedModel, type TrainingRequest, trainModel } from './train-model.js';

/** Names that the package's own model reads in a text, as a model that is trained must know them. */
export function shippedReader(): (text: string) => LabelledSpan[] {
  const model = readModel(readFileSync(SHIPPED_MODEL));
  const tagger = new Tagger(model, true);
  return (text) =>
    tagger
      .tag(text, 1)
      .filter(({ best }) => best)
      .map(({ start, end, type }) => ({ start, end, label: model.tags.types[type] ?? '' }));
}

/** The lists of words of the package's own model: a model that is trained takes them over. */
export const shippedLexicon = (): Lexicon => readModel(readFileSync(SHIPPED_MODEL)).lexicon;
