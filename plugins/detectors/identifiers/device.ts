import type { PatternRecognizer } from '../../../core/index.js';
import { idLabels, labelled, labelledWithSign, passesLuhn } from '../../../kit/index.js';
import { gtin } from './checks.js';

const r = String.raw;

const IMEI = r`\d{2}-?\d{6}-?\d{6}-?\d\b(?![-.]?\d)`;
const DEVICE = ['device', 'serial', 'implant', 'pacemaker', 'handset', 'phone', 'gerät', 'appareil', 'dispositivo'];

export const device: PatternRecognizer = {
  name: 'identifiers/device',
  types: ['DEVICE_ID'],
  patterns: [
    {
      name: 'IMEI',
      type: 'DEVICE_ID',
      match: IMEI,
      score: 'form:bare',
      validate: passesLuhn,
      valid: 'check:weak',
      context: ['imei', 'handset'],
    },
    {
      name: 'IMEI with version',
      type: 'DEVICE_ID',
      match: r`\d{2}-?\d{6}-?\d{6}-?\d{2}\b(?![-.]?\d)`,
      score: 'form:silent',
      context: ['imeisv', 'imei'],
    },
    {
      name: 'ICCID',
      type: 'DEVICE_ID',
      match: r`89\d{17,18}\b`,
      score: 'form:common',
      validate: passesLuhn,
      valid: 'check:weak',
      context: ['iccid', 'sim'],
    },
    { name: 'IMSI', type: 'DEVICE_ID', match: r`\d{14,15}\b`, score: 'form:silent', context: ['imsi'] },
    {
      name: 'MEID',
      type: 'DEVICE_ID',
      match: r`(?=[0-9A-F]{0,13}[A-F])[A-F0-9]{14}\b`,
      ignoreCase: true,
      score: 'form:bare',
      context: ['meid'],
    },
    {
      name: 'Android',
      type: 'DEVICE_ID',
      match: r`(?=[0-9a-f]{0,15}\d)[0-9a-f]{16}\b`,
      score: 'form:bare',
      context: ['android', 'device', 'ssaid'],
    },
    // GS1 application identifiers: 01 article, 11 and 17 dates, 10 lot, 21 serial number.
    {
      name: 'UDI',
      type: 'DEVICE_ID',
      match: r`\(01\) ?\d{14}(?: ?\(\d{2}\) ?[A-Za-z0-9/-]{1,20}){0,4}`,
      score: 'form:unmistakable',
    },
    {
      name: 'GTIN',
      type: 'DEVICE_ID',
      match: r`\d{13,14}\b(?![-.]?\d)`,
      score: 'form:silent',
      validate: gtin,
      valid: 'form:bare',
      context: ['gtin', 'udi', 'udi-di'],
    },
    {
      name: 'serial',
      type: 'DEVICE_ID',
      lead: '(?:SN|S/N|s/n) ',
      match: r`(?=[A-Z]{0,6}\d)(?=\d{0,8}[A-Z])[A-Z0-9][A-Z0-9-]{5,20}\b`,
      score: 'cue:label',
      context: DEVICE,
    },
    {
      name: 'serial in digits',
      type: 'DEVICE_ID',
      // Excludes a Spanish address without house number before a postal code: `Calle Mayor s/n 30120`.
      lead: '(?:SN|S/N|s/n(?=:? ?#? ?\\d{6})):? ?#? ?',
      match: r`\d{4,14}(?:[ -]\d{3,6}){0,4}(?![\p{L}\p{N}_]|[-./,:]\p{N}| \d{3})`,
      score: 'cue:word',
    },
    labelled('DEVICE_ID', idLabels('device')),
    labelledWithSign('DEVICE_ID', r`s/n, sn, device, gerät, pacemaker, implant`),
  ],
};
