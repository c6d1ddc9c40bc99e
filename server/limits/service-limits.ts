import type { Pace } from '../base/pace.js';
import type { ModelLimits } from './detectors.js';

/** Size limits of the whole service, regardless of plans. */
export interface ServiceSizes {
  /** Maximum text length in code points. */
  readonly textChars: number;
  /** Maximum text length in code points by model, so that its work ends within the time limit of a text. */
  readonly modelChars: ModelLimits;
  /** Maximum JSON body in bytes, compressed and decompressed. */
  readonly jsonBytes: number;
  /** Maximum file size in bytes. */
  readonly fileBytes: number;
  /** Maximum size in bytes of files and long texts in memory at the same time. Above it, requests get `overloaded`. */
  readonly uploadBytes: number;
}

/** Limits of the whole service, regardless of plans. */
export interface ServiceLimits extends ServiceSizes {
  /** Minimum speed of bodies. */
  readonly pace: Pace;
  /** Milliseconds without progress after which a client that does not read its response is disconnected. */
  readonly answerIdleMs: number;
}

const MIB = 1024 * 1024;

export const DEFAULT_SIZES: ServiceSizes = {
  textChars: 1_000_000,
  modelChars: { cascade: 540_000, accurate: 180_000 },
  jsonBytes: 8 * MIB,
  fileBytes: 50 * MIB,
  uploadBytes: 512 * MIB,
};

export const DEFAULT_LIMITS: ServiceLimits = {
  ...DEFAULT_SIZES,
  pace: { idleMs: 5_000, graceMs: 10_000, bytesPerSecond: 128 * 1024 },
  answerIdleMs: 30_000,
};
