import type { PatternRecognizer } from '../../../core/index.js';
import { labelled, labelledWithSign } from '../../../kit/index.js';

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
        personnel number, personnel no, payroll number, payroll no, personalnummer, personal-?nr, pers\.nr, cod\. dip, cod\. dipendente, codice dipendente, personeelsnr, mitarbeiternummer, mitarbeiter-?(?:nr|id), matricule
        numéro d'employé, matr\., mecanográfico, n\.?[º°] mecanográfico, nº de funcionário, mat\., nr\. służbowy, medarbejdernummer, anställningsnummer, pers\.-nr, pers-nr, persnr, payroll ref, staff no, employee number, employee id, employee badge, teller id, operator id, agent id, numero di matricola, número de empleado, número de funcionário, legajo, matricola, personeelsnummer, carné profesional, carnet profesional, tarjeta de identificación profesional
      `,
    ),
    labelledWithSign(
      'EMPLOYEE_ID',
      'employee, staff, badge, emp, emp\\., empl\\., worker, werknemer, funcionário, funcionária, dipendente, trabajador, officer, shield, star no',
      0.8,
    ),
    // `OFC. K. BOYD #1187`
    {
      name: 'behind an officer',
      type: 'EMPLOYEE_ID',
      lead: r`(?:ofc|ofcr|officer|det|detective|sgt|sergeant|deputy|trooper|cpl)\.?:? (?:[A-Z]\. ?)?[A-Z][A-Za-z'-]{1,20},? \(?#`,
      match: r`\d{2,6}(?![\p{L}\p{N}_-])`,
      ignoreCase: true,
      score: 0.65,
    },
    labelled(
      'EMPLOYEE_ID',
      'badge, shield',
      0.6,
      r`(?!(?:19|20)\d{2}(?!\d))[A-Z]{0,3}\d{4,12}(?![\p{L}\p{N}_]|[-./,]\p{N})`,
    ),
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
        n° ?étudiant, ine, n°? ?ine, state student id, ssid, sasid, lasid, schülernummer, numéro étudiant, numéro d'étudiant, número de estudiante, número de matrícula, numero di matricola, studentnummer
      `,
    ),
    labelledWithSign('STUDENT_ID', 'student, pupil, learner, matrikel', 0.8),
    // `Essay by student 1188204`, `Matrícula: A01447120`, which no plate is.
    labelled(
      'STUDENT_ID',
      'student, pupil, learner, étudiant, étudiante, alumno, alumna, aluno, aluna, studente, studentessa',
      0.55,
      r`[A-Z]?\d{6,9}(?![\p{L}\p{N}_]|[-./,]\p{N}| ?%)`,
    ),
    labelled(
      'STUDENT_ID',
      'matrícula, matricula, boleta, nº de alumno, padrón, código de estudiante',
      0.6,
      r`[A-Z]{0,2}\d{7,10}(?![\p{L}\p{N}_]|[-./,]\p{N})`,
    ),
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
        loyalty number, loyalty card, club number, frequent flyer, user id, vendor id, vendor number, supplier id, supplier number, guest id
        cust\., cust\. no, customer number, customer id, client number, client id, merchant id, originator id, allocataire, n° ?allocataire, allocataire caf, flying blue, cust ref, customer ref, known traveler, known traveller, ktn, redress, redress number, ffn, ff no, payee id, caller id, skymiles, mileageplus, aadvantage
        kd\.-?nr, kd-?nr, vielfliegernummer, klantnr, n° ?d'adhérent, adh\., kundennummer, kunden-?(?:nr|id), lieferantennummer, mitgliedsnummer, mitglieds-?nr, numéro (?:de )?client, n° client, numéro d'adhérent
        número de cliente, número de socio, numero cliente, codice cliente, klantnummer, numer klienta
      `,
    ),
    labelledWithSign('CUSTOMER_ID', 'customer, client, kunde, kd, membership, cust, adhérent, klant', 0.8),
    {
      name: 'frequent flyer of a booking',
      type: 'CUSTOMER_ID',
      lead: r`FQT[VRSU] [A-Z0-9]{2} (?:HK\d{1,2} )?`,
      match: r`[A-Z0-9]{2} ?\d{6,16}(?!\d)`,
      score: 0.75,
    },
    labelledWithSign(
      'CUSTOMER_ID',
      'ff, ffp, frequent flyer, miles, loyalty',
      0.7,
      r`(?:[A-Z]{2} ?)?\d{6,16}(?![\p{L}\p{N}_])`,
    ),
  ],
};
