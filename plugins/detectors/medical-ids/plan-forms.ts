import type { Pattern } from '../../../core/index.js';
import { passesLuhn } from '../../../kit/index.js';
import { kvnr, medicareAu, phnBc } from './checks.js';

const r = String.raw;
/** Letters of a Medicare beneficiary identifier: no S, L, O, I, B, Z. Source: CMS, "Understanding the MBI format". */
const L = '[AC-HJKMNP-RT-Y]';
const LD = '[AC-HJKMNP-RT-Y0-9]';
const MBI = r`[1-9]${L}${LD}\d-?${L}${LD}\d-?${L}{2}\d{2}\b(?!-)`;
const START = r`(?<!\d[-./])`;
const END = r`\b(?![-./]\d)`;

/** Numbers of insured persons in the formats of individual countries. */
export const PLAN_FORMS: readonly Pattern[] = [
  {
    name: 'US MBI',
    type: 'HEALTH_PLAN_ID',
    match: MBI,
    ignoreCase: true,
    score: 'form:own',
    context: ['medicare', 'mbi'],
  },
  {
    name: 'US HICN',
    type: 'HEALTH_PLAN_ID',
    match: r`${START}\d{3}-\d{2}-\d{4}-?[A-Z]\d?\b`,
    score: 'form:usual',
    context: ['medicare', 'hicn', 'hic'],
  },
  {
    name: 'US HICN, bare',
    type: 'HEALTH_PLAN_ID',
    match: r`${START}\d{9}[A-Z]\d?\b`,
    score: 'form:bare',
    context: ['medicare', 'hicn', 'hic'],
  },
  {
    name: 'AU Medicare',
    type: 'HEALTH_PLAN_ID',
    match: r`${START}[2-6]\d{3} \d{5} \d(?:[ /-]\d)?${END}`,
    score: 'form:common',
    validate: medicareAu,
    valid: 'check:fair',
    context: ['medicare'],
  },
  {
    name: 'AU Medicare, bare',
    type: 'HEALTH_PLAN_ID',
    match: r`${START}[2-6]\d{9}(?:[/-]?\d)?${END}`,
    score: 'form:bare',
    validate: medicareAu,
    valid: 'form:common',
    context: ['medicare'],
  },
  {
    name: 'AU IHI',
    type: 'HEALTH_PLAN_ID',
    match: r`8003 ?60\d{2} ?\d{4} ?\d{4}${END}`,
    score: 'form:plausible',
    validate: passesLuhn,
    valid: 'check:good',
    context: ['ihi'],
  },
  {
    name: 'CA ON',
    type: 'HEALTH_PLAN_ID',
    match: r`${START}\d{4}[- ]\d{3}[- ]\d{3}(?:[- ]?[A-Z]{2})?${END}`,
    score: 'form:common',
    validate: passesLuhn,
    valid: 'check:weak',
    context: ['ohip', 'health card', 'hcn'],
  },
  {
    name: 'CA BC',
    type: 'HEALTH_PLAN_ID',
    match: r`${START}9\d{3} ?\d{3} ?\d{3}${END}`,
    score: 'form:bare',
    validate: phnBc,
    valid: 'check:weak',
    context: ['phn', 'health', 'bc'],
  },
  {
    name: 'CA QC',
    type: 'HEALTH_PLAN_ID',
    match: r`[A-Z]{4} ?\d{2}(?:[05][1-9]|[16][0-2])(?: )?(?:0[1-9]|[12]\d|3[01])\d{2}\b`,
    score: 'form:usual',
    context: ['ramq', 'nam', 'assurance'],
  },
  {
    name: 'DE KVNR',
    type: 'HEALTH_PLAN_ID',
    match: r`[A-Z]\d{9}\b(?!-)`,
    ignoreCase: true,
    score: 'form:common',
    validate: kvnr,
    valid: 'check:fair',
    context: ['kvnr', 'krankenkasse', 'egk', 'versichertennummer', 'krankenversichertennummer', 'versicherten'],
  },
  {
    name: 'CH card',
    type: 'HEALTH_PLAN_ID',
    match: r`80756\d{15}\b`,
    score: 'form:typical',
    context: ['krankenkasse', 'assurance'],
  },
  {
    name: 'IT TEAM',
    type: 'HEALTH_PLAN_ID',
    match: r`80380\d{15}\b`,
    score: 'form:typical',
    context: ['tessera', 'sanitaria'],
  },
  {
    name: 'ES CIP',
    type: 'HEALTH_PLAN_ID',
    match: r`[A-Z]{4} ?\d{10,12}\b`,
    score: 'form:shared',
    context: ['cip', 'sip', 'tarjeta', 'sanitaria'],
  },
  {
    name: 'plan prefix',
    type: 'HEALTH_PLAN_ID',
    match: r`(?:HP|HPN|HPI|HMO|PPO|INS|MBR|MEM|SUB)-?\d{5,12}\b`,
    score: 'form:plausible',
    context: ['insurance', 'plan', 'policy', 'member'],
  },
];
