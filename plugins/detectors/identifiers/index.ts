import { definePlugin } from '../../../core/index.js';
import { APPLICATIONS, applicationNumber } from './applications.js';
import { batesNumber } from './bates.js';
import { numberBesidePerson } from './beside-person.js';
import { businessNumber } from './business.js';
import { caseNumber, certificate, orderNumber } from './cases.js';
import { biometric, uuid } from './codes.js';
import { device } from './device.js';
import { idNumber } from './generic.js';
import { legalNumber } from './legal-numbers.js';
import { listedNumbers } from './listed-numbers.js';
import { customer, employee, student } from './people.js';
import { spokenNumber } from './spoken.js';
import { numbersAbroad } from './tongues.js';
import { licensePlate, vehicleVin } from './vehicle.js';

const RECOGNIZERS = [
  vehicleVin,
  licensePlate,
  device,
  uuid,
  biometric,
  employee,
  student,
  customer,
  caseNumber,
  orderNumber,
  certificate,
  idNumber,
  numbersAbroad,
  businessNumber,
  legalNumber,
  batesNumber,
  listedNumbers,
  spokenNumber,
  numberBesidePerson,
  applicationNumber,
];

export default definePlugin({
  name: 'identifiers',
  description:
    'Numbers of vehicles, devices, cases, orders, certificates, employees, customers, and whatever else is labelled as an identifier.',
  register(registry) {
    registry.wordList(APPLICATIONS);
    for (const recognizer of RECOGNIZERS) registry.recognizer(recognizer);
  },
});
