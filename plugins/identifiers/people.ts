import { labelled, labelledWithSign, type PatternRecognizer } from '../../core/index.js';

const r = String.raw;

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
      r`
        personnel number, personnel no, payroll number, payroll no, personalnummer, personal-?nr, mitarbeiternummer, mitarbeiter-?(?:nr|id), matricule
        numéro d'employé, número de empleado, número de funcionário, legajo, matricola, personeelsnummer
      `,
    ),
    labelledWithSign('EMPLOYEE_ID', 'employee, staff, badge, emp, worker', 0.8),
  ],
};

export const student: PatternRecognizer = {
  name: 'identifiers/student',
  types: ['STUDENT_ID'],
  patterns: [
    labelled(
      'STUDENT_ID',
      r`
        student identification, matriculation number, matriculation no, enrol?lment number, roll number, roll no, matrikelnummer, matrikel-?nr
        schülernummer, numéro étudiant, numéro d'étudiant, número de estudiante, número de matrícula, numero di matricola, studentnummer
      `,
    ),
    labelledWithSign('STUDENT_ID', 'student, pupil, learner, matrikel', 0.8),
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
      r`
        loyalty number, loyalty card, frequent flyer, user id, vendor id, vendor number, supplier id, supplier number, guest id
        kundennummer, kunden-?(?:nr|id), lieferantennummer, mitgliedsnummer, mitglieds-?nr, numéro (?:de )?client, n° client, numéro d'adhérent
        número de cliente, número de socio, numero cliente, codice cliente, klantnummer, numer klienta
      `,
    ),
    labelledWithSign('CUSTOMER_ID', 'customer, client, kunde, membership', 0.8),
  ],
};
