import type { Domain } from '../../../core/index.js';
import { isClinicalEponym, isOfCodeSystem, lexiconWords } from '../../../kit/index.js';

/**
 * Clinical texts. Dates, ages and record numbers count at lower scores than elsewhere: 45 CFR 164.514(b) lists them,
 * and notes abbreviate them (`3/14`, `78yo`).
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
  keeps: (view, term) => isClinicalEponym(view, term) || isOfCodeSystem(view, term),
  ignore: lexiconWords('never-reported', { class: 'medical' }),
};
