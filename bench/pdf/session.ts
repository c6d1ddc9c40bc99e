import type { Edit, FileSession, Finding, Span } from '../../core/index.js';
import { byPosition, InsideTerms, overlapping } from '../../kit/index.js';

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** Finds given words wherever they stand as whole words, or inside of runs where their script has no blanks, and puts others in their place: what detection finds does not count here. */
export function wordSession(words: readonly string[], substitute: (word: string) => string): FileSession {
  const sought = new Set(words.map((word) => word.toLowerCase()));
  const inside = new InsideTerms<string>();
  for (const word of words) inside.add(word, false, word);
  const find = (text: string): Finding[] => {
    const whole = [...text.matchAll(WORD)]
      .filter(([word]) => sought.has(word.normalize('NFKC').toLowerCase()))
      .map(({ 0: word, index }) => ({ start: index, end: index + word.length }));
    const within = inside.find(text).filter((span) => overlapping(whole, span).length === 0);
    return apart([...whole, ...within].sort(byPosition)).map(({ start, end }) => ({
      type: 'PERSON',
      start,
      end,
      score: 1,
      recognizer: 'bench',
      domainSpecific: false,
    }));
  };
  const replace = (text: string, findings: readonly Finding[]): Edit[] =>
    findings.map(({ start, end }) => ({ start, end, text: substitute(text.slice(start, end)) }));
  return {
    find,
    replace,
    deidentify: (text) => replace(text, find(text)),
    byPerson: false,
    remember: () => () => undefined,
    count: () => undefined,
  };
}

/** Of those that overlap the first. */
function apart(spans: readonly Span[]): Span[] {
  let end = 0;
  return spans.filter((span) => {
    if (span.start < end) return false;
    end = span.end;
    return true;
  });
}
