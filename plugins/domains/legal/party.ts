import type { CodeRecognizer } from '../../../core/index.js';
import { lexiconPattern, scoreOf } from '../../../kit/index.js';

const INITIALS = '(?:[A-Z]\\.){2,3}(?![\\p{L}\\p{N}])';
const ROLE = lexiconPattern('legal-labels', { class: 'party' });
const NEXT_FRIEND =
  'next friend (?:of|to)|guardian ad litem (?:of|for)|on behalf of|[Ii]n re|[Ii]n the (?:[Mm]atter|[Ii]nterest) of|[Mm]inor(?: child)?';
/** Where a document says that initials are a person: before them, or behind them. */
const SAID = new RegExp(
  `(?<=(?<!\\p{L})(?:${NEXT_FRIEND}|Re|${ROLE})[ :]{1,2})${INITIALS}|(?<![\\p{L}\\p{N}.])${INITIALS}(?=,? (?:a|the) (?:minor|child|juvenile|infant|protected party))`,
  'gu',
);
/** `Re E and S (Children: Relocation)` */
const LETTERS =
  /(?<=(?<![\p{L}\p{N}])(?:Re|In re) )[A-Z](?:,? (?:and|&) [A-Z])?(?= \((?:[Aa] )?(?:[Cc]hild|[Mm]inor))/gu;
const ALL = new RegExp(`(?<![\\p{L}\\p{N}.])${INITIALS}`, 'gu');

/**
 * Parties that a document calls by initials: children, and persons under an order of anonymity. Where it says once that
 * initials are a person, they are found everywhere in it.
 */
export const party: CodeRecognizer = {
  name: 'legal/party',
  types: ['PERSON'],
  domains: ['Legal'],
  *recognize({ view }) {
    const said = new Set<string>();
    for (const [initials] of view.matchAll(SAID)) said.add(initials);
    const score = scoreOf('cue:label');
    if (said.size > 0)
      for (const { 0: initials, index } of view.matchAll(ALL))
        if (said.has(initials)) yield { type: 'PERSON', start: index, end: index + initials.length, score };
    for (const { 0: letters, index } of view.matchAll(LETTERS))
      yield { type: 'PERSON', start: index, end: index + letters.length, score };
  },
};
