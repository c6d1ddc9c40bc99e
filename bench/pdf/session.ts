import type { Edit, FileSession, Finding } from '../../core/index.js';

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** Finds given words wherever they stand as whole words, and puts others in their place: what detection finds does not count here. */
export function wordSession(words: readonly string[], substitute: (word: string) => string): FileSession {
  const sought = new Set(words.map((word) => word.toLowerCase()));
  const find = (text: string): Finding[] =>
    [...text.matchAll(WORD)]
      .filter(([word]) => sought.has(word.normalize('NFKC').toLowerCase()))
      .map(({ 0: word, index }) => ({
        type: 'PERSON',
        start: index,
        end: index + word.length,
        score: 1,
        recognizer: 'bench',
        domainSpecific: false,
      }));
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
