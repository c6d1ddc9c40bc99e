import type { Domain } from '../../../core/index.js';

/**
 * Clinical text. Dates, ages and record numbers count at lower scores than elsewhere: 45 CFR 164.514(b) names them all, and
 * notes write them short (`3/14`, `78yo`).
 */
export const medical: Domain = {
  name: 'Medical',
  description: 'Clinical notes, letters, reports and questions about patients.',
  thresholds: {
    DATE_TIME: [0.7, 0.4, 0.15],
    AGE: [0.7, 0.4, 0.15],
    MEDICAL_RECORD_NUMBER: [0.65, 0.4, 0.15],
    HEALTH_PLAN_ID: [0.7, 0.4, 0.2],
    SPECIMEN_ID: [0.7, 0.4, 0.2],
    DEVICE_ID: [0.7, 0.4, 0.2],
    FACILITY: [0.75, 0.45, 0.2],
  },
  context: {
    DATE: [
      'admitted',
      'admission',
      'discharge',
      'discharged',
      'seen',
      'visit',
      'surgery',
      'dob',
      'dos',
      'doa',
      'dod',
      'lmp',
    ],
    AGE: ['pt', 'patient', 'yo', 'presents', 'presenting', 'male', 'female', 'hx'],
    MEDICAL_RECORD_NUMBER: ['mrn', 'mr', 'chart', 'record', 'patient', 'pt', 'hospital', 'encounter', 'visit'],
    PHONE_NUMBER: ['pager', 'beeper', 'ext', 'callback', 'fax', 'pharmacy'],
    FACILITY: ['admitted', 'transferred', 'referred', 'seen', 'treated', 'discharged', 'followed'],
  },
  ignore: [
    // Instruments, classifications and devices whose names look like places or persons. Only wholes: `Foley` alone may be a patient.
    ...[
      'glasgow',
      'glasgow coma',
      'glasgow coma scale',
      'st. jude valve',
      'st jude valve',
      'new york heart association',
    ],
    ...['boston scientific', 'boston brace', 'boston bowel', 'montreal cognitive', 'montreal cognitive assessment'],
    ...[
      'milwaukee brace',
      'philadelphia collar',
      'miami j',
      'miami j collar',
      'ottawa ankle rules',
      'ottawa knee rules',
    ],
    ...[
      'denver shunt',
      'lyme',
      'lyme disease',
      'west nile',
      'zika',
      'ebola',
      'hong kong flu',
      'coxsackie',
      'rocky mountain',
    ],
    ...['epstein barr', 'epstein-barr', 'jackson pratt', 'jackson-pratt', 'swan ganz', 'swan-ganz', 'guillain barre'],
    ...['guillain-barre', 'guillain-barré', 'stevens johnson', 'stevens-johnson', 'mallory weiss', 'mallory-weiss'],
    ...['wolff parkinson white', 'wolff-parkinson-white', 'ehlers danlos', 'ehlers-danlos', 'charcot marie tooth'],
    ...[
      'henoch schonlein',
      'henoch-schonlein',
      'zollinger ellison',
      'zollinger-ellison',
      'kaposi sarcoma',
      'ewing sarcoma',
    ],
    ...[
      'bence jones',
      'bence-jones',
      'kirschner wire',
      'allen test',
      'murphy sign',
      "murphy's sign",
      'gram stain',
      'wright stain',
    ],
  ],
};
