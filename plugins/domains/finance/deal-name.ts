import type { PatternRecognizer } from '../../../core/index.js';
import { lexiconPattern } from '../../../kit/index.js';

const NO_NAME = `(?!(?:${lexiconPattern('code-names', { class: 'not-a-deal' })})(?!\\p{L}))`;
const NO_NAME_IN_CAPITALS = `(?!(?:${lexiconPattern('code-names', { class: 'not-a-deal' }).toUpperCase()})(?!\\p{L}))`;
const NO_CURRENCY = `(?!(?:${lexiconPattern('finance-labels', { class: 'currency-code' })}) ?\\d)`;
const NAME = `${NO_NAME}${NO_CURRENCY}\\p{Lu}[\\p{L}]{2,20}(?: (?:\\p{Lu}[\\p{L}]{2,20}|[IVX]{1,4}|\\d{1,3}))?(?![\\p{L}\\p{N}_])`;

/** Code names of deals before they are public, which are inside information. */
export const dealName: PatternRecognizer = {
  name: 'finance/deal-name',
  types: ['DEAL_NAME'],
  domains: ['Finance'],
  domainSpecific: true,
  patterns: [
    { name: 'project', type: 'DEAL_NAME', match: `(?:Project|Projekt|Projet|Operation) ${NAME}`, score: 'form:usual' },
    // `PROJECT BASALT – IC MEMO`: the head of a page in capitals.
    {
      name: 'project in capitals',
      type: 'DEAL_NAME',
      match: `(?:PROJECT|PROJEKT|PROJET|OPERATION) ${NO_NAME_IN_CAPITALS}\\p{Lu}{3,20}(?: [IVX]{1,4})?(?=[ \\t]{0,3}(?:[\\n:(|,.–—-]|$))`,
      score: 'form:usual',
    },
    {
      name: 'labelled',
      type: 'DEAL_NAME',
      lead: '(?:Deal|Transaction|Mandate|Engagement|Facility|Tranche|Deal code|Deal name|Code name|Codename)(?: name)?[:=] {0,4}["\']?',
      match: NAME,
      score: 'cue:label',
    },
    {
      name: 'code name',
      type: 'DEAL_NAME',
      lead: '(?:[Cc]ode ?-?[Nn]amed?|[Cc]ode ?word|(?<!\\p{L})[Mm]andate)(?: is|:)? ["“\'‘]?',
      match: NAME,
      score: 'cue:label',
    },
    // `the acquisition of Penrose AG ("Marigold")`: what a term sheet calls a party or a deal.
    {
      name: 'defined in brackets',
      type: 'DEAL_NAME',
      lead: '(?<=\\(|\\( )["“]',
      match: `${NAME}(?=["”]\\))`,
      score: 'form:shared',
    },
  ],
  context: [
    'confidential',
    'nda',
    'acquisition',
    'merger',
    'target',
    'bid',
    'bidder',
    'teaser',
    'signing',
    'closing',
    'valuation',
  ],
};
