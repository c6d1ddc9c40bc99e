import type { PatternRecognizer } from '../../../core/index.js';

const END = "(?![\\p{L}\\p{N}_'])";
const MARK = `(?:[A-Z]{1,4}[-/]?\\d{1,5}(?:[-/]\\d{1,4})?[A-Z]?|\\d{1,5}[A-Z]?(?:-\\d{1,3})?|[A-Z]{1,2})${END}`;

/** Marks of exhibits, which lead to a page of the file: `Plaintiff's Exhibit 31`, `Ex. B`, `JS/4`. */
export const exhibit: PatternRecognizer = {
  name: 'legal/exhibit',
  types: ['EXHIBIT_NUMBER'],
  domains: ['Legal'],
  patterns: [
    {
      name: 'behind its word',
      type: 'EXHIBIT_NUMBER',
      lead: '(?:Exhibits?|EXHIBITS?|Exh?s?\\.|Annex|Appendix|Schedule|[Pp]roperty (?:[Tt]ag|[Ii]tem)|[Ee]vidence (?:[Tt]ag|[Ii]tem)|[Bb]undle(?: page)?|[Tt]ab) (?:[Nn]o\\.? )?',
      match: MARK,
      score: 'cue:phrase',
    },
    {
      name: 'further of a list',
      type: 'EXHIBIT_NUMBER',
      lead: '(?<=(?:Exhibits|Exs\\.) (?:[A-Z\\d]{1,4}, ){0,6}[A-Z\\d]{1,4})(?:,? and |, | to |-)',
      match: MARK,
      score: 'cue:phrase',
    },
    // Initials of the witness and a number, as English courts mark them.
    {
      name: 'of a witness',
      type: 'EXHIBIT_NUMBER',
      match: `(?<![\\p{L}\\p{N}/])[A-Z]{2,3}/\\d{1,3}${END}(?!/)`,
      score: 'form:common',
      context: ['exhibit', 'exhibited', 'bundle', 'statement', 'witness', 'page', 'book', 'marked'],
    },
  ],
};
