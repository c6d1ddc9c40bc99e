import type { Pattern } from '../../../core/index.js';
import { passesLuhn } from '../../../kit/index.js';
import { kvnr, medicareAu, phnBc } from './checks.js';

const r = String.raw;
/** Signs of a Medicare beneficiary identifier: no S, L, O, I, B, Z. Source: CMS, "Understanding the MBI format". */
const L = '[AC-HJKMNP-RT-Y]';
const LD = '[AC-HJKMNP-RT-Y0-9]';
const MBI = r`[1-9]${L}${LD}\d-?${L}${LD}\d-?${L}{2}\d{2}\b(?!-)`;
const START = r`(?<!\d[-./])`;
const END = r`\b(?![-./]\d)`;

/** Numbers of insured persons by the forms that countries give them. */
export const PLAN_FORMS: readonly Pattern[] = [
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
];
