import type { Pace } from '../base/pace.js';

/** Sizes the whole service keeps to, whatever a plan allows. */
export interface ServiceSizes {
  /** Largest text, in characters (code points). */
  readonly textChars: number;
  /** Largest JSON body, in bytes, packed and unpacked. */
  readonly jsonBytes: number;
  /** Largest file, in bytes. */
  readonly fileBytes: number;
  /** Bytes of files and long texts in memory at the same time; above it the service is overloaded. */
  readonly uploadBytes: number;
}

/** What the whole service keeps to, whatever a plan allows. */
export interface ServiceLimits extends ServiceSizes {
  /** How fast bodies must come. */
  readonly pace: Pace;
  /** Milliseconds without a byte taken after which a client that does not read its answer is cut off. */
  readonly answerIdleMs: number;
}

const MIB = 1024 * 1024;

export const DEFAULT_SIZES: ServiceSizes = {
  textChars: 1_000_000,
  jsonBytes: 8 * MIB,
  fileBytes: 50 * MIB,
  uploadBytes: 512 * MIB,
};

export const DEFAULT_LIMITS: ServiceLimits = {
  ...DEFAULT_SIZES,
  pace: { idleMs: 5_000, graceMs: 10_000, bytesPerSecond: 128 * 1024 },
  answerIdleMs: 30_000,
};
