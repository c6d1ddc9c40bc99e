import { DeidError, type Finding, type Span } from '../../../core/index.js';

/** Sizes of windows in UTF-16 code units. */
export interface WindowSizes {
  /** New text searched per step. */
  readonly window: number;
  /** Text after the window that is searched with it, so that a term near the cut is seen whole. */
  readonly overlap: number;
  /** Text before the window, used as context only. */
  readonly context: number;
}

/** The overlap is longer than any match of a shipped pattern, including private keys. */
export const SIZES: WindowSizes = { window: 256 * 1024, overlap: 16 * 1024, context: 1024 };

const isLowSurrogate = (unit: number): boolean => (unit & 0xfc00) === 0xdc00;
const isLineBreak = (text: string, at: number): boolean => {
  const unit = text.charCodeAt(at - 1);
  return unit === 0x0a || (unit === 0x0d && text.charCodeAt(at) !== 0x0a);
};
const isBlank = (text: string, at: number): boolean => /\s/.test(text.charAt(at - 1)) && !text.startsWith('\n', at);
const isBoundary = (text: string, at: number): boolean => !isLowSurrogate(text.charCodeAt(at));

const RULES = [isLineBreak, isBlank, isBoundary];

/**
 * The last offset in `(low, high]` where `rule` holds and that is not inside a finding. Walks over both downwards
 * together.
 */
function lastPlace(
  text: string,
  findings: readonly Span[],
  [low, high]: readonly [number, number],
  rule: (text: string, at: number) => boolean,
): number | undefined {
  let next = findings.length - 1;
  for (let at = high; at > low; at--) {
    let span = findings[next];
    while (span !== undefined && span.start >= at) span = findings[--next];
    if (span !== undefined && span.end > at) at = span.start;
    if (at > low && rule(text, at)) return at;
  }
  return undefined;
}

/**
 * Chooses the end of a window: after a line break if there is one in its second half, else after a blank, else anywhere
 * but inside a finding or a surrogate pair.
 * @param text the window and its overlap.
 * @param its findings, sorted, without overlaps.
 * @throws DeidError `term_too_long` if one finding covers the window.
 */
export function cutOf(text: string, findings: readonly Span[], sizes: WindowSizes): number {
  const high = text.length - sizes.overlap;
  for (const rule of RULES) {
    const place = lastPlace(text, findings, [high >> 1, high], rule);
    if (place !== undefined) return place;
  }
  const place = lastPlace(text, findings, [0, high >> 1], isBoundary);
  if (place === undefined) throw new DeidError('term_too_long', [sizes.window]);
  return place;
}

/** The parts of findings in `[0, cut)`, after shifting them left by `by`. */
export function within(findings: readonly Finding[], by: number, cut: number): Finding[] {
  const kept: Finding[] = [];
  for (const finding of findings) {
    const start = Math.max(finding.start - by, 0);
    const end = Math.min(finding.end - by, cut);
    if (start < end) kept.push({ ...finding, start, end });
  }
  return kept;
}
