import type { EntityType } from './entity-type.js';
import type { Span } from './span.js';
import type { TokenRows } from './tokens.js';

/** Gives the service that stands behind a token; to factories, which may need others. */
export type UseService = <T>(token: ServiceToken<T>) => T;

/** Makes a service when it is first used, once for each engine. What it makes is disposed with the engine, if it can be. */
export type ServiceFactory<T> = (use: UseService) => T;

/** Names something that the engine, its plugins or the HTTP service use, and that a plugin may provide in place of what there is. */
export interface ServiceToken<T> {
  /** `deidkit/<service>`, or `<plugin>/<service>`: the same name is the same service, in every copy of the package. */
  readonly name: string;
  /** Makes it where no plugin provides one; left out, who uses it brings one. */
  readonly create?: ServiceFactory<T>;
}

/** Says whose service a plugin takes the place of. */
export interface ServiceOptions {
  /** Name of the plugin whose service is replaced, or `true` for that of whichever plugin, if any. */
  readonly replaces?: string | true;
}

/** Makes a token. @param create makes the service where no plugin provides one */
export const serviceToken = <T>(name: string, create?: ServiceFactory<T>): ServiceToken<T> =>
  Object.freeze({ name, ...(create && { create }) });

/** Says which language a text is in. */
export interface LanguageGuess {
  /**
   * @param view the text as recognizers read it
   * @param tokens its words
   * @returns an ISO 639-1 code; undefined where the text does not show it
   */
  guess(view: string, tokens: TokenRows): string | undefined;
}

/** Says which day it is, for ages, years and shifted dates. */
export interface Clock {
  /** This moment. */
  now(): Date;
}

/** What nobody can foresee. */
export interface RandomSource {
  /** A seed for a call that gives none: another one each time. */
  seed(): string;
  /** So many bytes, fit for keys and nonces. */
  bytes(length: number): Uint8Array;
}

/** Knows secrets by the names that configurations give (`keyEnv`). */
export interface KeySource {
  /** The secret; undefined if there is none of this name. Asked when the engine is made. */
  secret(name: string): string | undefined;
}

/** What a model reads in a text. */
export interface ModelEntity extends Span {
  /** Place of its type in the model's list of types. */
  readonly type: number;
  /** 0 to 1: mean probability of its words to be of this type. */
  readonly probability: number;
  /** 0 to 1: the same of any type. */
  readonly anyType: number;
  /** True for capitalised words that the model has never seen. */
  readonly isUnheard: boolean;
  /** True if it is part of the best reading; false for a weaker suspicion beside it. */
  readonly best: boolean;
}

/** A model that is ready to read. */
export interface RunningModel {
  /** Entities of a text, in order, without overlaps. @param suspicion lowest probability of one beside the best reading */
  tag(text: string, suspicion: number): readonly ModelEntity[];
}

/** A model as a file holds it. */
export interface ModelFile {
  /** Reads them. Throws DeidError `model_unreadable`. */
  bytes(): Uint8Array;
  /** What the model finds, in its own order. */
  readonly types: readonly EntityType[];
}

/** Runs models of names, places and organisations. */
export interface ModelRuntime {
  /** Called once for each model of the configuration, when a text first needs it. */
  open(file: ModelFile): RunningModel;
}

/** A word that was recognised in a picture. Places are in pixels, from the top left corner. */
export interface OcrWord {
  readonly text: string;
  readonly box: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
  /** Number of its line, from the top of the picture. */
  readonly line: number;
  /** How sure recognition is of that line, 0 to 100. */
  readonly confidence: number;
  /** Where the base line of the word is at its left end; default: the bottom of the box. */
  readonly base?: number;
  /** How high the capital letters of the line are; default: the height of the box. */
  readonly capitals?: number;
  /** By how much the line falls in parts of its length; default 0. */
  readonly slope?: number;
}

/** Reads pictures one after another. */
export interface OcrReader {
  /**
   * @param picture a PNG in shades of grey
   * @param hints `darkPrint`: light print on dark ground need not be tried
   */
  read(picture: Uint8Array, hints: { readonly darkPrint: boolean }): Promise<readonly OcrWord[]>;
  close(): Promise<void>;
}

/** Recognises text in pictures. */
export interface Ocr {
  /** Called for each document that has pictures; closed with it. */
  open(): OcrReader;
}
