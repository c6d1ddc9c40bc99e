import { labelled, labelledCode, labelledWithSign, type Pattern, type PatternRecognizer } from '../../core/index.js';

const r = String.raw;

const unlabelled = (name: string, match: string, score: number): Pattern => ({ name, type: 'ID_NUMBER', match, score });
const START = r`(?<![\p{L}\p{N}][-./:]|\d,|[$€£¥]|[$€£¥] )`;
const END = r`\b(?![-./:,]\d|%| ?(?:%|[€$£]))`;

/** What is called an identifier without saying whose, and, at level 3, codes that look like one. */
export const idNumber: PatternRecognizer = {
  name: 'identifiers/id-number',
  types: ['ID_NUMBER'],
  patterns: [
    labelled(
      'ID_NUMBER',
      r`
        identification number, identification no, unique id, record id, record number, session number, agreement no
        vertragsnummer, vertrags-?nr, registriernummer, kenn-?nummer, identnummer, ident-?nr, referenznummer, referenz-?nr
        numéro d'identification, numéro de référence, numéro de contrat, número de identificación, número de referencia, número de contrato
        numero di identificazione, numero di contratto, contractnummer, numer umowy
      `,
      0.6,
      labelledCode(4),
    ),
    labelledWithSign(
      'ID_NUMBER',
      r`id, i\.d\., ref, referen[cz]e?, référence, referencia, kennung, kennziffer, contract, vertrag, vertrage?s, contrat, contratto, contrato, unser zeichen, ihr zeichen, our ref, your ref`,
      0.55,
      r`(?!\d{1,4}-\d{1,4}(?![-\p{L}\p{N}]))${labelledCode(4)}`,
    ),
    // A bare `number:` announces as many telephone numbers and amounts as identifiers.
    labelledWithSign('ID_NUMBER', r`number, nummer, numéro, número, numero`, 0.3, labelledCode(5)),
    unlabelled('digits', r`${START}\d{6,24}${END}`, 0.25),
    unlabelled('groups', r`${START}(?!(?:19|20)\d{2}-)(?=[\d-]{8})\d{2,8}(?:-\d{2,8}){1,4}${END}`, 0.2),
    unlabelled(
      'letters and digits',
      r`${START}(?:[A-Z]{1,6}\d{4,16}[A-Z]{0,3}|\d{2,10}[A-Z]{1,3}\d{2,10}[A-Z]{0,2})${END}`,
      0.25,
    ),
    unlabelled(
      'code with hyphens',
      r`${START}[A-Z]{1,8}(?:-[A-Z]{1,6}){0,2}-\d{3,12}(?:-[A-Z0-9]{1,12}){0,3}${END}`,
      0.3,
    ),
    unlabelled('digits and letters', r`${START}\d{4,12}-?[A-Z]{1,4}${END}`, 0.2),
    unlabelled('hexadecimal', r`(?=[0-9a-f]{0,10}[a-f])(?=[0-9a-f]{0,10}\d)[0-9a-f]{16,64}\b`, 0.25),
  ],
};
