import { DeidError, type EntityType } from '../../../../core/index.js';
import type { RunningModel } from '../../../../core/services.js';
import type { Learnt } from '../tagger/calibrate.js';
import { writeHead } from '../tagger/head-file.js';
import type { Lexicon } from '../tagger/lexicon.js';
import { readModel } from '../tagger/model.js';
import { Tagger } from '../tagger/tagger.js';
import { modelMatches } from '../trained.js';
import { type ModelCard, typeCard } from './card.js';
import { train } from './crf.js';
import { countLabels, cut, type Example, type LabelledSpan } from './examples.js';
import { fitKnots, type ScoredEntity } from './fit-knots.js';
import { type Base, trainHead } from './head.js';
import { holdOut, type Parted } from './hold-out.js';
import { countText, noCounts } from './score.js';
import { swapTerms, termPool } from './swap-terms.js';
import { writeModel } from './write-model.js';

/** How a model of one's own is trained. */
export interface TrainingRequest {
  readonly examples: readonly Example[];
  /** Entity types to be learnt: labels of the examples. All other labels count as ordinary text. */
  readonly types: readonly EntityType[];
  /** The same examples, types and seed give the same bytes. Default `deidkit`. */
  readonly seed?: string;
  /** Times every text is read. Default 10. */
  readonly epochs?: number;
  /** What the data are called on the model card. */
  readonly data: string;
  /** Day on the model card, `YYYY-MM-DD`. */
  readonly date: string;
  /** Lists of words behind the features. */
  readonly lexicon: Lexicon;
  /** What the package's model finds in a text. Types of it that hardly any labelled term looks like stay as they are; left out, none is kept. */
  readonly known?: (text: string) => readonly LabelledSpan[];
  /** A model that reads in context: a layer on top of it is trained instead of a model of its own. */
  readonly base?: Base;
  /** Called now and then with the share of the work that is done, 0 to 1. */
  readonly onProgress?: (done: number) => void;
}

/** A model of one's own. */
export interface TrainedModel {
  /** The model file. */
  readonly bytes: Uint8Array;
  readonly card: ModelCard;
}

const LIMITS = { types: 16, terms: 5, texts: 10 };
const HELD_OUT = 0.2;
const DEFAULT = { seed: 'deidkit', epochs: 10 };
/** Code units of a text that is read at once. */
const PIECE = 1500;
/** Of 100 readings of a text, those with other terms in it. */
const SWAPPED = 40;
/** Types of the package's model that a model of one's own leaves as they are, where its terms do not look like them. */
const KEPT: readonly EntityType[] = ['PERSON', 'LOCATION', 'ORGANIZATION'];
/** Share of terms that may look like another type by chance. */
const MOST_ALIKE = 0.05;
/** Weights below this are left out of the file. */
const PRUNE = 0.05;

/**
 * Trains a recognizer for types of one's own. A fifth of the texts is held out: they set the levels and the scores of the card.
 * @throws DeidError `training_data_insufficient`
 */
export function trainModel(request: TrainingRequest): TrainedModel {
  const { examples, types, seed = DEFAULT.seed, epochs = DEFAULT.epochs } = request;
  const parted = holdOut(examples, HELD_OUT, seed);
  checkEnough(parted, types, countLabels(examples));
  const { tagger, pack } = learn(only(types, parted.training), { ...request, seed, epochs });
  const known = request.known && examples.map(({ text }) => request.known?.(text) ?? []);
  const learnt = Object.fromEntries(
    types.map((type, number) => [
      type,
      { ...learntOf(tagger, parted, type, number), ...(known && { yieldsTo: othersOf(examples, known, type) }) },
    ]),
  );
  const card = makeCard({ ...request, seed, epochs }, parted, tagger, learnt);
  return { bytes: pack(card, learnt), card };
}

/** The examples with spans of the wanted types alone. */
const only = (types: readonly EntityType[], examples: readonly Example[]): Example[] =>
  examples.map(({ text, spans }) => ({ text, spans: spans.filter(({ label }) => types.includes(label)) }));

const learntOf = (tagger: RunningModel, { training, heldOut }: Parted, type: EntityType, number: number): Learnt => ({
  ...fitKnots(readingsOf(tagger, heldOut, type, number)),
  endsWithStop: endsWithStop(training, type),
});

/** Types that are found over hardly any term of the given type. */
function othersOf(
  examples: readonly Example[],
  known: readonly (readonly LabelledSpan[])[],
  type: EntityType,
): EntityType[] {
  let terms = 0;
  const alike = new Map<EntityType, number>();
  for (const [i, { spans }] of examples.entries())
    for (const { start, end, label } of spans) {
      if (label !== type) continue;
      terms++;
      for (const one of known[i] ?? [])
        if (one.start < end && start < one.end) alike.set(one.label, (alike.get(one.label) ?? 0) + 1);
    }
  return KEPT.filter((one) => one !== type && (alike.get(one) ?? 0) <= terms * MOST_ALIKE);
}

function checkEnough({ training }: Parted, types: readonly EntityType[], labels: ReadonlyMap<string, number>): void {
  const fail = (says: string): never => {
    throw new DeidError('training_data_insufficient', [says]);
  };
  if (types.length === 0 || types.length > LIMITS.types) fail(`give 1 to ${LIMITS.types} types`);
  const counts = countLabels(training);
  for (const type of types) {
    if (!labels.has(type)) fail(`no term is labelled ${type}. Labelled are: ${named(labels)}`);
    if ((counts.get(type) ?? 0) < LIMITS.terms)
      fail(`${type} needs at least ${LIMITS.terms} terms in the part trained on, has ${counts.get(type) ?? 0}`);
  }
  if (training.length < LIMITS.texts)
    fail(`at least ${LIMITS.texts} texts must be left to train on, there are ${training.length}`);
}

/** Labels that are names of types; whatever else stands there is not repeated. */
const named = (labels: ReadonlyMap<string, number>): string =>
  [...labels]
    .flatMap(([label, count]) => (/^[A-Z][A-Z0-9_]{0,63}$/.test(label) ? [`${label} (${count})`] : []))
    .join(', ') || 'none';

type Settled = TrainingRequest & { readonly seed: string; readonly epochs: number };

/** What training makes: a model that reads, and its file. */
interface Learned {
  readonly tagger: RunningModel;
  pack(card: unknown, learnt: Readonly<Record<EntityType, Learnt>>): Uint8Array;
}

function learn(training: readonly Example[], settled: Settled): Learned {
  const { base, types, lexicon } = settled;
  if (base !== undefined) {
    const weights = trainHead(training, base, settled);
    return {
      tagger: base.tagger(weights, types.length),
      pack: (card, learnt) => writeHead({ base: base.id, types, learnt, card, weights }),
    };
  }
  const weights = learnCrf(training, settled);
  const pack = (card: unknown, learnt?: Readonly<Record<EntityType, Learnt>>): Uint8Array =>
    writeModel(weights, lexicon, card, PRUNE, learnt);
  // What is measured is what is written: weights of one byte each.
  return { tagger: new Tagger(readModel(pack(null))), pack };
}

function learnCrf(training: readonly Example[], { types, lexicon, seed, epochs, onProgress }: Settled) {
  const pieces = training.flatMap((example) => cut(example, PIECE));
  const pool = termPool(pieces);
  let read = 0;
  return train(
    (_epoch, random) => pieces.map((piece) => (random.int(100) < SWAPPED ? swapTerms(piece, pool, random) : piece)),
    lexicon,
    {
      types,
      seed,
      epochs,
      dropout: 0.1,
      blind: 0.25,
      rate: 0.1,
      afterExample: () => onProgress?.(++read / (pieces.length * epochs)),
    },
  );
}

/** True unless hardly any term ends with a full stop: what has only slipped in counts for nothing. */
function endsWithStop(examples: readonly Example[], type: EntityType): boolean {
  const ends = examples.flatMap(({ text, spans }) =>
    spans.flatMap(({ end, label }) => (label === type ? [text.charAt(end - 1)] : [])),
  );
  return ends.filter((end) => end === '.').length > ends.length * 0.05;
}

/** The best readings of one type, and whether they touch a labelled term. */
function readingsOf(
  tagger: RunningModel,
  heldOut: readonly Example[],
  type: EntityType,
  number: number,
): ScoredEntity[] {
  return heldOut.flatMap(({ text, spans }) =>
    tagger
      .tag(text, 1)
      .filter((entity) => entity.best && entity.type === number)
      .map(({ start, end, probability }) => ({
        probability,
        right: spans.some((s) => s.label === type && s.start < end && start < s.end),
      })),
  );
}

/** Lowest score of level 2. */
const LEVEL_2 = 0.5;

function makeCard(
  { types, data, date, seed, epochs, base }: Settled,
  { training, heldOut }: Parted,
  tagger: RunningModel,
  learnt: Readonly<Record<EntityType, Learnt>>,
): ModelCard {
  const trained = countLabels(training);
  const counts = new Map(types.map((type) => [type, noCounts()]));
  for (const { text, spans } of heldOut) {
    const found = [...modelMatches(text, tagger, types, learnt)].filter(({ score }) => score >= LEVEL_2);
    for (const [type, count] of counts)
      countText(
        count,
        spans.filter((s) => s.label === type),
        found.filter((f) => f.type === type),
      );
  }
  return {
    data,
    date,
    seed,
    epochs,
    ...(base && { base: base.id }),
    texts: { training: training.length, heldOut: heldOut.length },
    types: [...counts].map(([type, count]) => typeCard(type, trained.get(type) ?? 0, count)),
  };
}
