/** Sizes the whole service keeps to, whatever a plan allows. */
export interface ServiceLimits {
  /** Largest text, in characters (code points). */
  readonly textChars: number;
  /** Largest JSON body, in bytes, packed and unpacked. */
  readonly jsonBytes: number;
  /** Largest file, in bytes. */
  readonly fileBytes: number;
  /** Bytes of files and long texts in memory at the same time; above it the service is overloaded. */
  readonly uploadBytes: number;
}

const MIB = 1024 * 1024;

export const DEFAULT_LIMITS: ServiceLimits = {
  textChars: 1_000_000,
  jsonBytes: 8 * MIB,
  fileBytes: 50 * MIB,
  uploadBytes: 512 * MIB,
};
