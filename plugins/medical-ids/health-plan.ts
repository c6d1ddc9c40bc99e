import { labelled, labelledCode, labelledWithSign, type PatternRecognizer, passesLuhn } from '../../core/index.js';
import { kvnr, medicareAu, phnBc } from './checks.js';

const r = String.raw;
/** Signs of a Medicare beneficiary identifier: no S, L, O, I, B, Z. Source: CMS, "Understanding the MBI format". */
const L = '[AC-HJKMNP-RT-Y]';
const LD = '[AC-HJKMNP-RT-Y0-9]';
const MBI = r`[1-9]${L}${LD}\d-?${L}${LD}\d-?${L}{2}\d{2}\b(?!-)`;
const START = r`(?<!\d[-./])`;
const END = r`\b(?![-./]\d)`;
const CODE_WITH_LETTERS = r`(?=[A-Z]{1,5}-?\d)[A-Z]{1,5}-?\d{4,12}(?:-\d{2,6})?\b`;

/** Beside them `Group 0091-A` is the number of a contract. */
const PAYERS = [
  ...[
    'insurance',
    'insured',
    'insurer',
    'payer',
    'payor',
    'plan',
    'policy',
    'member',
    'subscriber',
    'coverage',
    'hmo',
    'ppo',
  ],
  ...[
    'bcbs',
    'blue cross',
    'aetna',
    'cigna',
    'humana',
    'unitedhealthcare',
    'uhc',
    'anthem',
    'kaiser',
    'medicare',
    'medicaid',
    'rx',
    'bin',
    'pcn',
  ],
];

/** Numbers of insured persons and of their plans. */
export const healthPlan: PatternRecognizer = {
  name: 'medical-ids/health-plan',
  types: ['HEALTH_PLAN_ID'],
  patterns: [
    { name: 'US MBI', type: 'HEALTH_PLAN_ID', match: MBI, ignoreCase: true, score: 0.8, context: ['medicare', 'mbi'] },
    {
      name: 'US HICN',
      type: 'HEALTH_PLAN_ID',
      match: r`${START}\d{3}-\d{2}-\d{4}-?[A-Z]\d?\b`,
      score: 0.6,
      context: ['medicare', 'hicn', 'hic'],
    },
    {
      name: 'US HICN, bare',
      type: 'HEALTH_PLAN_ID',
      match: r`${START}\d{9}[A-Z]\d?\b`,
      score: 0.25,
      context: ['medicare', 'hicn', 'hic'],
    },
    {
      name: 'AU Medicare',
      type: 'HEALTH_PLAN_ID',
      match: r`${START}[2-6]\d{3} \d{5} \d(?:[ /-]\d)?${END}`,
      score: 0.3,
      validate: medicareAu,
      valid: 0.6,
      context: ['medicare'],
    },
    {
      name: 'AU Medicare, bare',
      type: 'HEALTH_PLAN_ID',
      match: r`${START}[2-6]\d{9}(?:[/-]?\d)?${END}`,
      score: 0.2,
      validate: medicareAu,
      valid: 0.35,
      context: ['medicare'],
    },
    {
      name: 'AU IHI',
      type: 'HEALTH_PLAN_ID',
      match: r`8003 ?60\d{2} ?\d{4} ?\d{4}${END}`,
      score: 0.5,
      validate: passesLuhn,
      valid: 0.8,
      context: ['ihi'],
    },
    {
      name: 'CA ON',
      type: 'HEALTH_PLAN_ID',
      match: r`${START}\d{4}[- ]\d{3}[- ]\d{3}(?:[- ]?[A-Z]{2})?${END}`,
      score: 0.3,
      validate: passesLuhn,
      valid: 0.45,
      context: ['ohip', 'health card', 'hcn'],
    },
    {
      name: 'CA BC',
      type: 'HEALTH_PLAN_ID',
      match: r`${START}9\d{3} ?\d{3} ?\d{3}${END}`,
      score: 0.2,
      validate: phnBc,
      valid: 0.4,
      context: ['phn', 'health', 'bc'],
    },
    {
      name: 'CA QC',
      type: 'HEALTH_PLAN_ID',
      match: r`[A-Z]{4} ?\d{2}(?:[05][1-9]|[16][0-2])(?: )?(?:0[1-9]|[12]\d|3[01])\d{2}\b`,
      score: 0.6,
      context: ['ramq', 'nam', 'assurance'],
    },
    {
      name: 'DE KVNR',
      type: 'HEALTH_PLAN_ID',
      match: r`[A-Z]\d{9}\b(?!-)`,
      ignoreCase: true,
      score: 0.3,
      validate: kvnr,
      valid: 0.55,
      context: ['kvnr', 'krankenkasse', 'egk', 'versichertennummer', 'krankenversichertennummer', 'versicherten'],
    },
    {
      name: 'CH card',
      type: 'HEALTH_PLAN_ID',
      match: r`80756\d{15}\b`,
      score: 0.7,
      context: ['krankenkasse', 'assurance'],
    },
    { name: 'IT TEAM', type: 'HEALTH_PLAN_ID', match: r`80380\d{15}\b`, score: 0.7, context: ['tessera', 'sanitaria'] },
    {
      name: 'ES CIP',
      type: 'HEALTH_PLAN_ID',
      match: r`[A-Z]{4} ?\d{10,12}\b`,
      score: 0.4,
      context: ['cip', 'sip', 'tarjeta', 'sanitaria'],
    },
    {
      name: 'plan prefix',
      type: 'HEALTH_PLAN_ID',
      match: r`(?:HP|HPN|HPI|HMO|PPO|INS|MBR|MEM|SUB)-?\d{5,12}\b`,
      score: 0.5,
      context: ['insurance', 'plan', 'policy', 'member'],
    },
    labelled(
      'HEALTH_PLAN_ID',
      r`
        health plan, health policy, health insurance, health card, healthcard, medicare id, medicare number, medicaid id, medicaid number, mbi, hicn, hic
        insurance policy, ins policy, ins plan, insurance plan, insured id, policy ?holder id, rx ?bin, rx ?gro?u?p, rx ?pcn, ohip, ramq, phn, ihi, tricare
        krankenversichertennummer, versichertennummer, versicherten-?(?:nr|id), vers\.?-?nr, kvnr, egk-?(?:nummer|nr), krankenkassennummer, ik-?nummer, vers\.-nr, mitgl\.-nr
        nass, nss, nº afiliación, número de afiliación, tarjeta sanitaria, cip, número de póliza, número de asegurado, nº asegurado
        numéro d'assuré, numéro d'adhérent, n° adhérent, carte vitale, tessera sanitaria, cartão de saúde, número de beneficiário, verzekerdennummer
      `,
      0.85,
    ),
    labelledWithSign(
      'HEALTH_PLAN_ID',
      'member, subscriber, beneficiary, group, insur(?:ance|er)?, ins, policy, plan, hmo, ppo, payer, versicherung, krankenkasse, assurance, mutuelle, seguro',
      0.8,
      labelledCode(4),
    ),
    // "his plan is HP-987654": no sign, so the value must have letters and digits.
    labelled('HEALTH_PLAN_ID', 'insur(?:ance|er)?, ins, plan, policy, coverage, hmo, ppo', 0.6, CODE_WITH_LETTERS),
    {
      name: 'group of a plan',
      type: 'HEALTH_PLAN_ID',
      lead: '(?:Group|GROUP|Grp|GRP)[.:]? {1,2}',
      match: r`(?!(?:19|20)\d{2}(?!\d))(?:[A-Z]{1,4}-?)?\d{4,10}(?:-[A-Z0-9]{1,5})?(?![\p{L}\p{N}_]|[-./]\p{N}| ?%)`,
      score: 0.25,
      context: PAYERS,
    },
    labelled(
      'HEALTH_PLAN_ID',
      'member, subscriber, mutuelle, adhérent, adh\\.',
      0.6,
      r`(?=[A-Z]{0,4}\d(?:-?\d){5})[A-Z]{0,4}\d{2,12}(?:-\d{2,8}){0,3}(?![\p{L}\p{N}_]|[-./,]\p{N})`,
    ),
    {
      ...labelled('HEALTH_PLAN_ID', 'bin, rxbin', 0.3, r`\d{6}(?!\d)`),
      context: ['pcn', 'grp', 'rx', 'group', 'rxgrp'],
    },
    labelled('HEALTH_PLAN_ID', 'nass', 0.85, r`\d{2} \d{6,9}(?: \d{2})?\b`),
    labelled('HEALTH_PLAN_ID', 'medicare, medicaid', 0.8, labelledCode(6)),
  ],
};
