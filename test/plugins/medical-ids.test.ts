import { type Domain, definePlugin } from '../../core/index.js';
import medicalIds from '../../plugins/detectors/medical-ids/index.js';
import { testPlugin } from '../kit/index.js';

const medical: Domain = { name: 'Medical', description: 'Hospitals.' };
const domains = definePlugin({
  name: 'medical-domain',
  description: 'The domain alone.',
  register: (registry) => registry.domain(medical),
});

/** Numbers of every clinical note that name nobody. */
const EVERYDAY = [
  'BP 120/80, HR 72, temp 98.6 F, SpO2 98%, weight 82.5 kg, BMI 27.4',
  'WBC 10.4, Hgb 13.2, platelets 250000, Na 140, K 4.1, A1c 7.2%',
  'metformin 1000 mg twice daily, insulin 12 units, 0.9% NaCl 1000 mL',
  'seen on 2024-03-14 at 10:30, again 03/14/2024',
  'phone (415) 555-0132, fax 415.555.0199',
  'grade 2/6 murmur, T2-T3, L4-L5, C5-C6, S1 and S2, stage T2N0M0, HER2, CA-125',
  'it cost $1,234,567.89, version 4.2.1',
];

testPlugin(medicalIds, {
  beside: [domains],
  cases: {
    'medical-ids/medical-record': [
      {
        level: 1,
        finds: [
          'Proc. clínico: [[1188403]]',
          'geb. 1948, pat.nr. [[7719025]]',
          '(nosografico [[2024/003318]])',

          'Hosp No. [[H-2290418]]',
          'CHI: [[1205491239]]',
          'MRN .............. [[0771893]]',
          'MRN [[4821379]]',
          'MRN:                 [[00482913]]   Medical Record Number:            [[KT48213]]',
          'MRN: [[48-21-37]]; medical record number is [[KT48213]]',
          '"mrn": "[[0048213]]"',
          'Patientennummer: [[4821379]]',
          'NHC: [[482137]]',
          'numéro de patient [[482137]]',
          'Pt ID: [[P-48213]]',
          'Cartella n. [[0048213]], utente n.º [[123 456 789]], patiëntnr [[0088123]]',
        ],
        ignores: [
          '504/IEP: 504 plan',
          'chi square 12.4',
          ...EVERYDAY,
          'MRN pending',
          'the patient is 48',
          'patient: 2019',
          'visit 3 of 4',
          'record high of 48213',
        ],
      },
      {
        finds: ['[[MRN-48213]] was seen', '[[MRN48213]] was seen', 'nhi, [[ZAC5361]]'],
        ignores: ['seen ZAC5361 there', 'seen MRN there'],
      },
      { domain: 'Medical', finds: ['encounter #[[482137]]'], ignores: ['an encounter in 2019'] },
    ],
    'medical-ids/health-plan': [
      {
        finds: [
          'BCBS MA #[[XXH884201773]], auth pending',
          'Subscriber ID....: [[W4417 09881]]',
          'member of the plan, group [[88211]]',
          'Group............: [[0088120-010]]',
          'MBI [[1EG4-TE5-MK73]]',
          'KV-Nr. [[K417098221]], AOK',
          'CNS [[704 4170 9822 1035]]',
          'Unimed nº [[0 417 098221035 4]], titular',
          'seen [[1EG4TE5MK73]] there',
          'member ID: [[KTR48213795]]',
          'Sub ID [[482137951-01]]',
          'medicare [[2482 13798 1]]',
          'Versichertennummer [[A123456780]]',
          'policy number [[HP-482137]]',
          'insurance plan no. [[48213-01]]',
          'numéro d’assuré : [[482137951]]',
          'group #[[48213]]',
          'policy holder ID [[HX 229-118]], subscriber ID# [[XEH 8812 0044 A]]',
          'verz.nr. [[448812004]], club member [[111 8812 0044 71]]',
          'BIN [[004336]] PCN ADV GRP [[RX6270]], member [[7712-33-0091]]',
          'BCBS, member ID [[XYP 482 137 951]], Group [[0048-A]]',
        ],
        ignores: [
          ...EVERYDAY,
          'a policy of 2019',
          'a group of 48213 people',
          'plan: 12 sessions',
          'member 12 of 30, in bin 123456 there',
          'in a group 48213 people, insurance group 2019',
          'seen 2482137951 there',
          'Medicare in 2021',
        ],
      },
      { level: 3, finds: ['seen [[A123456780]] there'], ignores: ['seen A123456781 there'] },
    ],
    'medical-ids/license': {
      finds: [
        'IMC [[024418]]',
        'Fdo.: Dr. Pardo, nº col. [[15/1504417]]',
        'Dra. Abrunhosa (OM [[44170]])',
        'medical license [[KT48213]]',
        'GMC no. [[4821379]]',
        'AHPRA [[MED0001234567]]',
        'LANR: [[482137901]]',
        '[[CRM-SP 48213]]',
        'nº colegiado: [[28/48213]], col. [[44.712]], iscr. albo [[4471]], AGB [[01-012345]], BIG [[49044812801]], cédula prof. [[44712]]',
      ],
      ignores: [...EVERYDAY, 'a medical license was revoked in 2019', 'seen 482137901 there', 'licence refused'],
    },
    'medical-ids/npi': [
      {
        finds: ['NPI [[1234567893]]', 'the provider, [[1245319599]]'],
        ignores: [...EVERYDAY, 'seen 1245319599 there', 'npi unknown'],
      },
      { level: 3, finds: ['seen [[1245319599]] there'], ignores: ['seen 1245319598 there'] },
    ],
    'medical-ids/dea': {
      finds: ['DEA# [[KT4821377]]', 'prescriber [[AB1234563]]', 'seen [[AB1234563]] there'],
      ignores: [...EVERYDAY, 'seen AB1234564 there', 'the DEA in 2019'],
    },
    'medical-ids/specimen': {
      finds: [
        'accession [[24-048213]]',
        'REFERTO ISTOLOGICO n. [[24-I-004417]]',
        'specimen [[S24-04821]] shows',
        'lab #[[482137]]',
        'Probennummer [[K-4821]]',
        'Acc: [[24-SP-10482]]',
        'Acc# [[S24-10482]]',
        'path [[24-SP-10482]]',
      ],
      ignores: [
        ...EVERYDAY,
        'specimen of 12 mm',
        'Exam: 5/5 strength',
        'Lab: 4+ growth',
        'a sample: 3 ml',
        'levels C5-C6 and S1-2',
        'acc: 0.98, acc = 98',
        'on 24-SP-10482',
      ],
    },
    'medical-ids/trial': {
      finds: [
        'registered as [[NCT04821379]]',
        'EudraCT [[2019-004821-37]]',
        '[[ISRCTN48213795]] and [[DRKS00048213]]',
        'subject id [[048-213]]',
      ],
      ignores: [...EVERYDAY, 'NCT pending', 'protocol of 2019', 'from 2019-004821', 'subject: none'],
    },
  },
});
