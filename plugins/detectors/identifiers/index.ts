import { definePlugin } from '../../../core/index.js';
import { numberBesidePerson } from './beside-person.js';
import { biometric, uuid } from './codes.js';
import { device } from './device.js';
import { DOCKETS } from './dockets.js';
import { eastAsianNumber } from './east-asian.js';
import { fieldCode } from './field-code.js';
import { labelledNumbers } from './labels.js';
import { namedCode } from './named-code.js';
import { GENERIC_LABELLED_NUMBERS } from './numbers.js';
import { CASE_FORMS, CERTIFICATE_FORMS, CUSTOMER_FORMS, EMPLOYEE_FORMS, ORDER_FORMS, STUDENT_FORMS } from './papers.js';
import { numberInScripts } from './scripts.js';
import { spokenNumber } from './spoken.js';
import { licensePlate, vehicleVin } from './vehicle.js';

const LABELLED = labelledNumbers({
  case: [...DOCKETS, ...CASE_FORMS],
  order: ORDER_FORMS,
  certificate: CERTIFICATE_FORMS,
  employee: EMPLOYEE_FORMS,
  student: STUDENT_FORMS,
  customer: CUSTOMER_FORMS,
  'id-number': GENERIC_LABELLED_NUMBERS,
});

export default definePlugin({
  name: 'identifiers',
  description:
    'Numbers of vehicles, devices, cases, orders, certificates, employees, customers, and whatever else is labelled as an identifier.',
  register(registry) {
    for (const recognizer of [
      vehicleVin,
      licensePlate,
      device,
      uuid,
      biometric,
      ...LABELLED,
      spokenNumber,
      numberBesidePerson,
      fieldCode,
      namedCode,
      numberInScripts,
      eastAsianNumber,
    ])
      registry.recognizer(recognizer);
  },
});
