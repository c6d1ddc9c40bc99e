import type { Engine, Finding, Level } from '../../core/index.js';

/** Where something is expected; offsets in UTF-16 code units, `end` exclusive. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** True if no letter or digit of a range is outside of the findings. */
export function isCovered(text: string, { start, end }: Range, findings: readonly Finding[]): boolean {
  return lettersLeft(text, { start, end }, findings) === 0;
}

/** How many letters and digits of a range are outside of the findings. */
export function lettersLeft(text: string, { start, end }: Range, findings: readonly Finding[]): number {
  let left = 0;
  for (let i = start; i < end; i++) {
    if (/[\p{L}\p{N}]/u.test(text[i] ?? '') && !findings.some((f) => f.start <= i && i < f.end)) left++;
  }
  return left;
}

export function findingsOf(engine: Engine, text: string, level: Level): readonly Finding[] {
  return engine.analyze(text, { level }).findings;
}

/** `49 of 50 (98.0 %)`. */
export function share(part: number, whole: number): string {
  return whole === 0 ? '-' : `${part} of ${whole} (${((part / whole) * 100).toFixed(1)} %)`;
}
