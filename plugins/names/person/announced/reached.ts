import type { Pattern, PatternRecognizer } from '../../../../core/index.js';
import type { Gazetteer } from '../../gazetteer.js';
import { hashWord } from '../../hash.js';

const r = String.raw;
const WORD = r`\p{Lu}\p{Ll}[\p{L}'-]{1,20}(?<!['-])(?<!'s)`;
const NAME = r`${WORD}(?: ${WORD})?`;
/** Where a note, a sentence or a point of a list begins: there a verb has its capital by its place. */
const BEGINNING = r`(?<=^|\n[ \t]{0,8}|[.!?:;)•*–-] {1,2})`;
/** What is done to persons, and to hardly anything else. */
const TO_PERSONS =
  'paged|re-paged|repaged|texted|telephoned|rang|reassured|reminded|interviewed|counsell?ed|informed|asked|told|thanked|page|remind|ask|tell|thank|reassure|interview|ping|' +
  'deposed|subpoenaed|cross-examined|evicted|reprimanded|disciplined|terminated|escorted|intubated|extubated|sedated';
/** What is done to firms and offices as well. */
const TO_ANYBODY =
  'called|phoned|emailed|e-mailed|messaged|faxed|notified|contacted|alerted|updated|consulted|saw|met|visited|call|phone|email|text|message|fax|notify|contact|alert|update|consult';
const BEHIND = r`(?=[.,;:!?)]|\s{0,2}(?:\n|$)| \(| (?:@|w/|about|re|regarding|to|who|and|that|for|at|on|again|back|by|via|from|when|if|with|yesterday|today|tonight|this|last|twice|before|after|because|x\d)(?!\p{L}))`;

/** Wards, offices and services that are reached as well. */
const NOBODY =
  /(?:ology|iatrics|therapy|care|desk|line|lab|corp|mart|tion)$|^(?:Congress|Parliament|Stripe|Jira|Slack|Teams|Optum|Geico|Expedia|Medicaid|Tricare|Humana|Cigna|Aetna|Anthem|Triage|Dialysis|Telemetry)$/i;

const cases = (verbs: string): string =>
  verbs
    .split('|')
    .map((verb) => `[${verb.charAt(0).toUpperCase()}${verb.charAt(0)}]${verb.slice(1)}`)
    .join('|');
/** In a sentence what is `called` something is that. */
const lead = (verbs: string): string => {
  const inside = verbs.replace(/\bcall(?:ed)?\|/g, '');
  return r`(?:${BEGINNING}(?:${cases(verbs)})|(?<=\p{Ll}[,;]? )(?:${cases(inside)}))(?: back)? `;
};

/** `Paged Delacroix about the CT.`: names behind what one does to somebody, where notes leave out who did it. */
export const reachedName = (gazetteer: Gazetteer): PatternRecognizer => {
  const isEvery = (term: string, asks: (hash: number) => boolean): boolean =>
    term.split(/[ -]/).every((word) => asks(hashWord(word, 0, word.length)));
  const isUncommon = (term: string): boolean =>
    !NOBODY.test(term) && isEvery(term, (hash) => !gazetteer.isCommon(hash));
  const person = (name: string, verbs: string, score: number, validate: (term: string) => boolean): Pattern => ({
    name,
    type: 'PERSON',
    lead: lead(verbs),
    match: `${NAME}${BEHIND}`,
    score: 0,
    validate,
    valid: score,
  });
  return {
    name: 'names/reached',
    types: ['PERSON'],
    patterns: [
      person('somebody reached', TO_PERSONS, 0.52, isUncommon),
      person('a name reached', TO_ANYBODY, 0.5, isUncommon),
    ],
  };
};
