import type { EntityType } from './entity-type.js';
import type { Span } from './span.js';
import type { TokenRows } from './tokens.js';

/** Returns the service of a token. Passed to factories, which may need other services. */
export type UseService = <T>(token: ServiceToken<T>) => T;

/**
 * Creates a service at its first use, once for each engine. The service is disposed with the engine if it has a dispose
 * method.
 */
export type ServiceFactory<T> = (use: UseService) => T;

/**
 * Identifies a service: something the engine, its plugins or the HTTP service use, and that a plugin may provide
 * instead of the default.
 */
export interface ServiceToken<T> {
  /** `deidkit/<service>` or `<plugin>/<service>`. Equal names mean the same service, in every copy of the package. */
  readonly name: string;
  /** Creates the default where no plugin provides the service. If missing, the caller of `use` must supply one. */
  readonly create?: ServiceFactory<T>;
}

/** Options for replacing the service of another plugin. */
export interface ServiceOptions {
  /** Name of the plugin whose service is replaced, or `true` to replace that of any plugin. */
  readonly replaces?: string | true;
}

/** Creates a token. @param create creates the service if no plugin provides one */
export const serviceToken = <T>(name: string, create?: ServiceFactory<T>): ServiceToken<T> =>
  Object.freeze({ name, ...(create && { create }) });

/** Guesses the language of a text. */
export interface LanguageGuess {
  /**
   * @param view the text as recognizers read it
   * @param tokens its words
   * @returns an ISO 639-1 code; undefined where the text does not show it
   */
  guess(view: string, tokens: TokenRows): string | undefined;
}

/** Provides the current date, for ages, years and shifted dates. */
export interface Clock {
  /** The current time. */
  now(): Date;
}

/** Provides unpredictable values. */
export interface RandomSource {
  /** A new seed for a call without one. */
  seed(): string;
  /** Cryptographically secure random bytes, for keys and nonces. */
  bytes(length: number): Uint8Array;
}

/** Looks up secrets by the names used in configurations (`keyEnv`). */
export interface KeySource {
  /** The secret; undefined if no secret has this name. Called when the engine is created. */
  secret(name: string): string | undefined;
}

/** An entity that a model found in a text. */
export interface ModelEntity extends Span {
  /** Index of its type in the model's list of types. */
  readonly type: number;
  /** Mean probability, 0 to 1, that its words have this type. */
  readonly probability: number;
  /** Mean probability, 0 to 1, that its words have any type. */
  readonly anyType: number;
  /** True if it consists of capitalised words that did not occur in the model's training texts. */
  readonly isUnknownWord: boolean;
  /** True if it is part of the most probable labelling of the text; false for a weaker candidate beside it. */
  readonly best: boolean;
  /**
   * True if the probability is calibrated and becomes the score unchanged. Default false: it is scaled down, because small models are
   * overconfident.
   */
  readonly isCalibrated?: boolean;
}

/**
 * How names, places and organisations are read. `fast`: a small model, for any amount of text. `accurate`: a large model that considers
 * context. `cascade`: the fast model, and the accurate one where the fast one is unsure.
 */
export const MODEL_NAMES = ['fast', 'cascade', 'accurate'] as const;

/** One of {@link MODEL_NAMES}. */
export type ModelName = (typeof MODEL_NAMES)[number];

/**
 * What runs a model that reads in context: `wasm`, a kernel of its own, or `onnx`, native code that is several times as
 * fast.
 */
export type RuntimeKind = 'wasm' | 'onnx';

/** A loaded model. */
export interface RunningModel {
  /**
   * Entities of a text, in order, without overlaps. @param suspicion lowest probability of an entity that is not part
   * of the most probable labelling
   */
  tag(text: string, suspicion: number): readonly ModelEntity[];
  /**
   * True if it was trained on texts in all scripts. False, the default, lowers its scores in Chinese, Arabic and
   * similar scripts.
   */
  readonly readsAllScripts?: boolean;
}

/** A classification layer that a team has trained on top of the accurate model. */
export interface ModelHead {
  /** CRC-32 of the file of the accurate model that it was trained on. */
  readonly base: string;
  /** For each label (O, then B and I of each type): one weight per dimension of a word's vector, then a bias. */
  readonly weights: Float32Array;
}

/** A model file. */
export interface ModelFile {
  /** Reads the file. Throws DeidError `model_unreadable`. */
  bytes(): Uint8Array;
  /** The types the model finds, in the model's order. */
  readonly types: readonly EntityType[];
  /** True for a custom model that a team has trained, in addition to the model for names. */
  readonly isBeside: boolean;
  /**
   * The layer on top of the accurate model, if the file holds that instead of weights for words. A runtime without an accurate model cannot
   * run it.
   */
  readonly head?: ModelHead;
  /** Runs the model with the default runtime. */
  run(): RunningModel;
}

/** Runs models that find names, places and organisations. */
export interface ModelRuntime {
  /**
   * Called once for each model and model name, at the first text that needs it.
   * @param by one of `models`. Throws DeidError `model_unreadable`.
   */
  open(file: ModelFile, by: ModelName): RunningModel;
  /** The models that this runtime can open; `fast` must be among them. Default: only `fast`. */
  readonly models?: readonly ModelName[];
  /** What runs the models other than `fast`, which decides what the model `auto` stands for. Default `wasm`. */
  readonly runs?: RuntimeKind;
}

/** A word recognised in a picture. Positions are in pixels from the top left corner. */
export interface OcrWord {
  readonly text: string;
  readonly box: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
  /** Number of its line, from the top of the picture. */
  readonly line: number;
  /** Confidence of the recognition of its line, 0 to 100. */
  readonly confidence: number;
  /** Vertical position of the word's base line at its left end. Default: the bottom of the box. */
  readonly base?: number;
  /** Height of the capital letters of the line. Default: the height of the box. */
  readonly capitals?: number;
  /** Slope of the line: how far it falls per unit of length. Default 0. */
  readonly slope?: number;
}

/** Recognises pictures one after another. */
export interface OcrReader {
  /**
   * @param picture a PNG in shades of grey
   * @param hints `darkPrint`: the print is dark, so light print on dark ground need not be tried
   */
  read(picture: Uint8Array, hints: { readonly darkPrint: boolean }): Promise<readonly OcrWord[]>;
  close(): Promise<void>;
}

/** Recognises text in pictures. */
export interface Ocr {
  /** Called once for each document that has pictures. Closed with the document. */
  open(): OcrReader;
}
