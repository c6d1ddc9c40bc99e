import type { PatternRecognizer } from '../../../core/index.js';
import { labelled, labelledCode, labelledWithSign } from '../../../kit/index.js';
import { nhi } from './checks.js';

const r = String.raw;

/** Numbers of patients, their files and their visits. */
export const medicalRecord: PatternRecognizer = {
  name: 'medical-ids/medical-record',
  types: ['MEDICAL_RECORD_NUMBER'],
  patterns: [
    {
      name: 'prefix',
      type: 'MEDICAL_RECORD_NUMBER',
      match: r`(?:MRN[-_#]?|(?:PAT|EMR|EHR)[-_#])\d[A-Z0-9-]{2,16}\b`,
      ignoreCase: true,
      // Surer than the bare label, so that the number keeps its prefix.
      score: 'form:own',
    },
    {
      name: 'NZ NHI',
      type: 'MEDICAL_RECORD_NUMBER',
      match: r`[A-HJ-NP-Z]{3}\d{4}\b(?!-)`,
      score: 'form:bare',
      validate: nhi,
      valid: 'check:weak',
      context: ['nhi'],
    },
    labelled(
      'MEDICAL_RECORD_NUMBER',
      r`
        mrn, mrns, m\.r\.n\., hosp no, hosp number, hosp\. no, pt id, medical records?, medical rec, med rec, medical chart, medical file, hospital number, hospital no, hospital id
        unit number, unit record, patient identification, health record, emr, ehr, csn, empi, nhi, chi number, chi no
        patientennummer, patienten-?(?:nr|id), patient-?nr, pat\.?-?(?:nr|id), pat\. ?nr, aufnahmenummer, aufnahme-?nr, behandlungsnummer, krankenblattnummer, fall-?nr
        nhc, cipa, historia clínica, nº historia(?: clínica)?, n° historia(?: clínica)?, número de historia(?: clínica)?, número de paciente, episodio
        expediente clínico, ipp, numéro (?:de )?patient, n° patient, numéro de dossier (?:médical|patient), dossier médical, dossier patient
        cartella clinica, numero paziente, numero cartella, prontuário, número do prontuário, número do processo clínico, processo clínico, n\.?[º°] de processo, número de utente, n\.?[º°] de utente
        numéro de séjour, n° de séjour, numéro d'hospitalisation, numero (?:di )?cartella clinica, número de historial, nuhsa, cip
        dossier patiënt, opnamenummer, proc\. clínico, processo n\.?[º°], nosografico, numero nosografico, n\. nosografico, (?<!de )séjour, n[°º] séjour, nr\. pacjenta, numer pacjenta
        patiëntnummer, patiëntnr, patientnummer, patientnr, journalnummer, journalnr, n\.?[º°] utente, n\.?[º°] (?:de |do )?episódio, n\.?[º°] (?:de )?episodio, número (?:de |do )?episódio
      `,
      'cue:label',
    ),
    labelledWithSign(
      'MEDICAL_RECORD_NUMBER',
      'mr, cartella, utente, patient, pt, pat, chart, encounter, visit, admission, episode, historia, pid, (?<!\\*)hc, fin, har',
      'cue:label',
      labelledCode(4),
    ),
    // Processes of a computer have short numbers.
    labelled(
      'MEDICAL_RECORD_NUMBER',
      'pid, patient-?id',
      'cue:label',
      r`(?:0\d{6,11}|\d{8,12})(?![\p{L}\p{N}_]|[-./]\p{N})`,
    ),
    labelledWithSign('MEDICAL_RECORD_NUMBER', 'ficha, ficha clínica', 'cue:phrase', labelledCode(4)),
    labelled(
      'MEDICAL_RECORD_NUMBER',
      'ficha, ficha clínica',
      'cue:word',
      r`\d{2,4}-\d{3,6}(?![\p{L}\p{N}_]|[-./]\p{N})`,
    ),
    labelledWithSign('MEDICAL_RECORD_NUMBER', 'record', 'cue:word', labelledCode(5)),
    // `MR 220-118`, `Acct 4471-0092`, in capitals: other words in small letters end so.
    {
      name: 'behind two capitals',
      type: 'MEDICAL_RECORD_NUMBER',
      lead: '(?:MR|HN|UR|HRN|FIN|HAR|CSN|EMPI|Acct|ACCT)\\.? ',
      match: r`(?!(?:19|20)\d{2}-(?:19|20)?\d{2}(?!\d))(?:\d{3,4}-\d{3,6}|\d{2}-\d{2}-\d{2,4}|\d{6,12})(?![\p{L}\p{N}_]|[-./,]\p{N}| ?%)`,
      score: 'cue:word',
    },
    // Of Scotland; and what French hospitals call a stay, which is other things elsewhere.
    labelled('MEDICAL_RECORD_NUMBER', 'chi, iep, nda', 'cue:label', r`\d{6} ?\d{4}(?!\d)|\d{7,12}(?!\d)`),
    // The label of a Spanish report may hold the prefix of the number itself.
    labelled('MEDICAL_RECORD_NUMBER', 'cipa: nhc, nhc: nhc', 'cue:label', labelledCode(4)),
  ],
};
