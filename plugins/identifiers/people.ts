import type { PatternRecognizer } from '../../core/index.js';
import { labelled, labels, marked, r } from './behind.js';

export const employee: PatternRecognizer = {
  name: 'identifiers/employee',
  types: ['EMPLOYEE_ID'],
  patterns: [
    {
      name: 'prefix',
      type: 'EMPLOYEE_ID',
      match: r`EMP[-_#]?\d{3,10}\b`,
      ignoreCase: true,
      score: 0.6,
      context: ['employee', 'staff'],
    },
    labelled(
      'EMPLOYEE_ID',
      labels`
        employee id, employee number, employee no, employee code, emp id, emp no, staff id, staff number, staff no, personnel number, personnel no, payroll number, payroll no
        badge id, badge number, badge no, worker id, personalnummer, personal-?nr, mitarbeiternummer, mitarbeiter-?(?:nr|id), matricule
        numéro d'employé, número de empleado, n[úu]mero de funcionário, legajo, matricola, personeelsnummer
      `,
    ),
    marked('EMPLOYEE_ID', labels`employee, staff, badge, emp`),
  ],
};

export const student: PatternRecognizer = {
  name: 'identifiers/student',
  types: ['STUDENT_ID'],
  patterns: [
    labelled(
      'STUDENT_ID',
      labels`
        student id, student number, student no, student identification, pupil id, learner id, matriculation number, matriculation no, enrolment number, enrollment number
        roll number, roll no, matrikelnummer, matrikel-?nr, schülernummer, numéro étudiant, numéro d'étudiant, número de estudiante
        número de matrícula, numero di matricola, studentnummer
      `,
    ),
    marked('STUDENT_ID', labels`student, pupil, matrikel`),
  ],
};

export const customer: PatternRecognizer = {
  name: 'identifiers/customer',
  types: ['CUSTOMER_ID'],
  patterns: [
    {
      name: 'prefix',
      type: 'CUSTOMER_ID',
      match: r`CUST[-_#]?\d{3,12}\b`,
      ignoreCase: true,
      score: 0.6,
      context: ['customer', 'client'],
    },
    labelled(
      'CUSTOMER_ID',
      labels`
        customer id, customer number, customer no, customer code, client id, client number, client no, membership id, membership number, membership no, loyalty number, loyalty card
        frequent flyer, user id, vendor id, vendor number, supplier id, supplier number, guest id, kundennummer, kunden-?(?:nr|id), lieferantennummer, mitgliedsnummer, mitglieds-?nr
        numéro (?:de )?client, n° client, numéro d'adhérent, número de cliente, n[úu]mero de socio, numero cliente, codice cliente, klantnummer, numer klienta
      `,
    ),
    marked('CUSTOMER_ID', labels`customer, client, kunde, membership`),
  ],
};
