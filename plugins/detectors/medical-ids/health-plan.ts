import type { PatternRecognizer } from '../../../core/index.js';
import {
  idLabels,
  labelled,
  labelledCode,
  labelledWithSign,
  lexiconPattern,
  lexiconWords,
} from '../../../kit/index.js';
import { PLAN_FORMS } from './plan-forms.js';

const r = String.raw;
const CODE_WITH_LETTERS = r`(?=[A-Z]{1,5}-?\d)[A-Z]{1,5}-?\d{4,12}(?:-\d{2,6})?\b`;

/** Names of insurers, near which `Group 0091-A` is the number of a contract. */
const PAYERS = lexiconWords('number-labels', { class: 'payer-context', language: 'en' });

/** Numbers of insured persons and their plans. */
export const healthPlan: PatternRecognizer = {
  name: 'medical-ids/health-plan',
  types: ['HEALTH_PLAN_ID'],
  patterns: [
    ...PLAN_FORMS,
    labelled('HEALTH_PLAN_ID', idLabels('health-plan'), 'cue:label'),
    labelledWithSign('HEALTH_PLAN_ID', idLabels('health-plan-before-a-sign'), 'cue:label', labelledCode(4)),
    {
      name: 'behind the payer',
      type: 'HEALTH_PLAN_ID',
      lead: r`(?:${lexiconPattern('number-labels', { class: 'payer', language: 'en' })})(?: [A-Z][a-z]{2,9})?(?: [A-Z]{2,3})?,? ?(?:#|ID:? ?#?|[Mm]ember:? ?#?) ?`,
      match: r`[A-Z]{0,4}\d{4,13}(?:-\d{2,6})?(?![\p{L}\p{N}_])`,
      score: 'cue:label',
    },
    // `his plan is HP-987654` has no sign, so the value must contain letters and digits.
    labelled(
      'HEALTH_PLAN_ID',
      'insur(?:ance|er)?, ins, plan, policy, coverage, hmo, ppo',
      'cue:word',
      CODE_WITH_LETTERS,
    ),
    {
      name: 'group of a plan',
      type: 'HEALTH_PLAN_ID',
      lead: '(?:Group|GROUP|Grp|GRP|group(?= (?:[A-Z]{1,4}-?)?\\d{5,8}(?:[.,;)]|\\s{0,2}(?:\\n|$))))[.:]? {1,2}',
      match: r`(?!(?:19|20)\d{2}(?!\d))(?:[A-Z]{1,4}-?)?\d{4,10}(?:-[A-Z0-9]{1,5})?(?![\p{L}\p{N}_]|[-./]\p{N}| ?%)`,
      score: 'form:bare',
      context: PAYERS,
    },
    labelled(
      'HEALTH_PLAN_ID',
      'member, subscriber, mutuelle, adhérent, adh\\.',
      'cue:word',
      r`(?=[A-Z]{0,4}\d(?:-?\d){5})[A-Z]{0,4}\d{2,12}(?:-\d{2,8}){0,3}(?![\p{L}\p{N}_]|[-./,]\p{N})`,
    ),
    {
      ...labelled('HEALTH_PLAN_ID', 'bin, rxbin', 'form:common', r`\d{6}(?!\d)`),
      context: ['pcn', 'grp', 'rx', 'group', 'rxgrp'],
    },
    // `grp 8841-0002`, `group 77310-A member WYZ 882 019 447`
    {
      name: 'group in short',
      type: 'HEALTH_PLAN_ID',
      lead: '(?:[Gg]rp|GRP|[Gg]roup|GROUP|[Gg]r(?= ?#))[.:]? ?#?',
      match: r`(?!(?:19|20)\d{2}-)(?:[A-Z]{1,4}-?)?(?:\d{4,8}-(?:\d{2,6}|[A-Z]{1,3})|(?<=grp|Grp|GRP)[A-Z]?\d{4,10})(?![\p{L}\p{N}_]|[-./]\p{N}| ?%)`,
      score: 'cue:word',
    },
    labelled(
      'HEALTH_PLAN_ID',
      'member, subscriber, mbr, subscr, sub',
      'cue:word',
      r`[A-Z]{3} ?(?=(?:[ -]?\d){6})\d{2,4}(?:[ -]\d{2,5}){1,4}(?![\p{L}\p{N}_]|[-./,]\p{N})`,
    ),
    labelled('HEALTH_PLAN_ID', 'member', 'cue:word', r`\d{3}(?: \d{2,5}){2,4}(?![\p{L}\p{N}_]|[-./,]\p{N})`),
    labelled(
      'HEALTH_PLAN_ID',
      r`cns, cart[aã]o sus, cart[aã]o nacional de saúde, n[°º] sus`,
      'cue:label',
      r`[1-9]\d{2}(?:[ .]?\d{4}){3}(?![\p{L}\p{N}_])`,
    ),
    // Cards of Brazilian insurers are printed in groups of any length.
    labelled(
      'HEALTH_PLAN_ID',
      r`unimed, amil, hapvida, convênio, carteirinha, carteira do convênio, plano de saúde, beneficiário`,
      'cue:phrase',
      r`\d(?: ?\d){8,19}(?![\p{L}\p{N}_]|[-./,]\p{N})`,
    ),
    labelled('HEALTH_PLAN_ID', 'nass', 'cue:label', r`\d{2} \d{6,9}(?: \d{2})?\b`),
    labelled('HEALTH_PLAN_ID', 'medicare, medicaid', 'cue:label', labelledCode(6)),
  ],
};
