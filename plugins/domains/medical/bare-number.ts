import type { PatternRecognizer } from '../../../core/index.js';
import { lexiconPattern, lexiconWords } from '../../../kit/index.js';

const START = '(?<![\\p{L}\\p{N}_#]|[\\p{N}][.,:/-]|[-/.$€£])';
const UNIT = lexiconPattern('clinical-words', { class: 'measured', language: 'en' });
const END = `(?![\\p{L}\\p{N}_%]|[.,:/-]\\p{N}|[ -]?(?:(?:${UNIT})(?!\\p{L})|[\\p{L}µ]{1,5}/[\\p{L}\\p{N}]))`;
/** Codes of public lists, which every chart shares: `SNOMED 44054006`, `NDC 00093721410`. */
const COUNTER = lexiconWords('number-labels', { class: 'of-public-codes' }).map((word) => word.toLowerCase());

/**
 * Long numbers without a label. No value of an examination has seven digits, so that a number in a chart is one of a
 * patient, a sample, a device or somebody who works there (45 CFR 164.514(b)(2)(i)(R)).
 */
export const bareNumber: PatternRecognizer = {
  name: 'medical/bare-number',
  types: ['ID_NUMBER'],
  domains: ['Medical'],
  patterns: [
    {
      name: 'digits',
      type: 'ID_NUMBER',
      match: `${START}\\d{7,14}${END}`,
      score: 'form:plausible',
      counter: COUNTER,
    },
    {
      name: 'letters and digits',
      type: 'ID_NUMBER',
      match: `${START}[A-Z]{1,4}-?\\d{6,12}[A-Z]?${END}`,
      score: 'form:plausible',
      counter: COUNTER,
    },
    // `U4471A882`, `8842-77-A01`: digits on both sides of letters, or in three groups.
    {
      name: 'groups',
      type: 'ID_NUMBER',
      match: `${START}(?=(?:[A-Z-]{0,6}\\d){5})(?:[A-Z]{1,4}\\d{0,6}|\\d{1,6}[A-Z]{0,3})(?:-(?:[A-Z]{1,3}\\d{1,6}|\\d{1,6}[A-Z]?)){2,4}${END}`,
      score: 'form:plausible',
      counter: COUNTER,
    },
  ],
};
