import type { Match, TextDocument } from '../../../../core/index.js';

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Titles of columns and keys of JSON that hold nothing but names of persons. */
const PERSON = set(`
  patient surname lastname firstname fullname middlename givenname familyname forename forenames cardholder accountholder
  physician doctor attending nurse employee spouse husband wife mother father guardian beneficiary applicant tenant insured
  author signatory vorname nachname familienname geburtsname ansprechpartner prénom prenom apellido apellidos cognome
  sobrenome apelido achternaam voornaam person people contact first last middle given family maiden
`);
/** Titles that hold names of persons or of things. */
const NAME = set('name names nom nombre nombres nome naam namen customer client user owner manager holder');
/** Words beside `name` that make it the name of a thing, or the column one of something else than names. */
const OTHER = set(`
  file product company host domain drug brand street event class test hospital facility bank project account display table
  column field id number no nr code date time phone email mail address city country zip type status count amount age gender
  sex note notes comment comments description organization organisation institution school department unit medication
  diagnosis url web path visit order seen updated created modified login ip relation relationship title
  ok do not may can opt consent permission method preference preferences reason
`);
const PARTS = /[\s_./-]+/;
const MAX_LENGTH = 80;
const TITLE = /^\s*(?:(?:Mrs?|Ms|Miss|Mx|Dr|Prof|Herrn?|Frau|Sra?|Srta|Mme|Mlle|Sig|Dott|Dhr|Mevr)\b\.?\s+){0,3}/iu;
const VALUE = /^[\p{L}\p{M}][\p{L}\p{M}.,'’ -]*$/u;

/** The whole text as a name, where its header says that it is one. */
export function readHeaded(document: TextDocument): Match | undefined {
  if (document.header.length === 0 || document.view.length > MAX_LENGTH) return undefined;
  // Most cells are no name, which is told faster than what a header means.
  const start = TITLE.exec(document.view)?.[0].length ?? 0;
  const value = document.view.slice(start).trimEnd();
  if (!VALUE.test(value) || value.split(' ').length > 6) return undefined;
  const words = document.header.flatMap((header) => header.split(PARTS));
  const isPerson = words.some((word) => PERSON.has(word));
  if ((!isPerson && !words.some((word) => NAME.has(word))) || words.some((word) => OTHER.has(word))) return undefined;
  return { type: 'PERSON', start, end: start + value.length, score: isPerson ? 0.9 : 0.6, why: 'header' };
}
