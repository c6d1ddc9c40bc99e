import identifiers from '../../plugins/identifiers/index.js';
import { testPlugin } from '../kit/index.js';

/** What stands in any text and names nobody. */
const EVERYDAY = [
  'version 10.0.19045.3803 of 2024-03-14, build 22631',
  'it cost $1,234,567.89 or € 123456789, up 12.345.678 from 2019',
  'between 1998-2004 and 2010/2011, at 10:30:15 on 14/03/2024',
  'phone (415) 555-0132, fax 415.555.0199',
  'pH 7.35, BP 120/80, 98.6 F, WBC 10400, 250000 units',
  'ISO 27001, COVID-19, HL7, RFC 2616, B12 and omega-3, MI5, 4x4, A4',
];

testPlugin(identifiers, {
  cases: {
    'identifiers/vin': [
      {
        level: 1,
        finds: [
          'drives [[1M8GDM9AXKP042788]] to work',
          'VIN: [[WVWZZZ1JZ3W386752]]',
          'chassis no. [[JT2BF22K1W0123456]]',
        ],
        ignores: [...EVERYDAY, 'drives 1M8GDM9A1KP042788 to work', 'CONSTITUTIONALLY1', 'the fin is 2 metres'],
      },
      { finds: ['the vehicle [[WVWZZZ1JZ3W386752]] is gone'], ignores: ['seen WVWZZZ1JZ3W386752 there'] },
    ],
    'identifiers/license-plate': [
      {
        finds: [
          'license plate [[7KTR482]]',
          'Illinois plate [[BK 74 221]], plates [[UZK 44 71]]',
          'plate number: [[KTR 4821]]',
          'Kennzeichen [[HH-KT 482]]',
          'véhicule immatriculé [[AB-482-KX]]',
          'matrícula [[48-AB-29]]',
          'plaka: [[34 ktr 482]]',
          'immatriculation [[AB-482-KT]]',
          'the reg was [[KT18 RFB]]',
          'seen in Mumbai with [[MH 12 KT 4821]]',
        ],
        ignores: [
          ...EVERYDAY,
          'seen AB-482-KT there',
          'a plate of 12 oysters',
          'plates: 12',
          'Plate 12mm thick',
          'tag: 3',
          'reg 1998',
          'in MAY 2019 and JUN 2020',
        ],
      },
      { level: 3, finds: ['seen [[HH-KT 482]] there'], ignores: ['dose 20 MG 1998-2001'] },
    ],
    'identifiers/device': [
      {
        finds: [
          'IMEI [[490154203237518]]',
          'serial number: [[KT-4821-X]]',
          'S/N [[KT48213]]',
          'the handset, [[49-015420-323751-8]], was lost',
          'UDI [[(01)00844588003288(17)141120(21)10987654d321]]',
          'sim [[8944200010000123453]]',
          'pacemaker serial [[PJN4821379]]',
          'Seriennummer [[KT4821]]',
        ],
        ignores: [
          ...EVERYDAY,
          'seen 490154203237518 there',
          'a serial killer of 1998',
          'the device is 12 cm long',
          'device: none',
        ],
      },
      { level: 3, finds: ['seen [[490154203237518]] there'], ignores: ['seen 123456789012345678 m there'] },
    ],
    'identifiers/uuid': {
      finds: ['request [[3f2c1b4a-9d8e-4f6a-8b7c-1d2e3f4a5b6c]] failed', 'guid [[3F2C1B4A9D8E4F6A8B7C1D2E3F4A5B6C]]'],
      ignores: [...EVERYDAY, '3f2c1b4a-9d8e-4f6a-8b7c-1d2e3f4a5b6', 'zeros 00000000000000000000000000000000'],
    },
    'identifiers/biometric': {
      finds: ['fingerprint template [[0F3A-77B1]]', 'voiceprint ID: [[VP48213]]'],
      ignores: [...EVERYDAY, 'a fingerprint was taken in 2019', 'iris scan refused'],
    },
    'identifiers/employee': {
      finds: [
        'employee id [[48213]]',
        'Personalnummer: [[00048213]]',
        'signed by [[EMP-00482]]',
        'badge #[[48213]]',
        'matricule [[482137]]',
      ],
      ignores: [...EVERYDAY, 'an employee of 1998', 'employees: 250', 'the emperor EMP'],
    },
    'identifiers/student': {
      finds: ['student ID: [[S0048213]]', 'Matrikelnummer [[4821379]]', 'roll no. [[482-13]]'],
      ignores: [...EVERYDAY, 'student loans of 48000 dollars', 'a pupil of 12 years'],
    },
    'identifiers/customer': {
      finds: [
        'customer number [[482137]]',
        'Kundennr. [[KT-48213]]',
        'frequent flyer [[LH4821379]]',
        '[[CUST-48213]] called',
      ],
      ignores: [...EVERYDAY, 'a customer since 1998', 'clients: many', 'membership in 2019'],
    },
    'identifiers/case': [
      {
        finds: [
          'No. [[1:24-cv-04821-KTR]]',
          'docket [[24-cr-482]]',
          'case number [[2024-48213]]',
          'Aktenzeichen: [[XII ZR 48/21]]',
          'Az. [[7 O 482/21]]',
          'claim #[[KT-48213]]',
          'closed [[TICKET-48213]]',
          'see ticket [[INC0048213]]',
          '[[RG 24/04821]]',
          'in case [[C-482/21]] the court',
          'Case No. [[2023 L 004512]], docket no. [[2019-DR-004412]]',
          '[[2021 CH 004821]] in the Circuit Court',
          'Civil Appeal No. [[123 of 2024]], claim no. [[KB-2024-004821]]',
          'StA Essen, Az. [[115 Js 4821/23]], Az. [[3 Ob 48/23x]]',
          'N° [[RG 23/04821]], n° de parquet [[23123004821]]',
          'Autos [[1042/2023-B]], diligencias previas [[482/2024]]',
          'Processo n.º [[4821/22.5T8LSB]], processo [[0004821-56.2023.8.26.0100]]',
          'rolnummer [[C/13/654821 / HA ZA 18-123]]',
          'Policy no. [[HO-3 77 45120 8]], claim no. [[AB12 34567]]',
        ],
        ignores: [
          ...EVERYDAY,
          'in any case 12 people came',
          'a case of COVID-2019',
          'in case B12 is low',
          'the ticket costs 48 euros',
          'policy of 1998',
          'seen 7 O 482/21 there',
        ],
      },
    ],
    'identifiers/order': {
      finds: [
        'order no. [[482137]]',
        'Invoice: [[KT-2024-0482]]',
        'your order [[KT482137]] was sent',
        'Rechnungsnummer [[R482137]]',
        'tracking number [[1Z999AA10123456784]]',
        'paid [[INV-2024-0482]]',
        'booking reference [[K7TR4Q]]',
        'PNR [[KTRQXB]], record locator [[K7TR4Q]]',
        'order [[4821]] shipped to her',
      ],
      ignores: [
        ...EVERYDAY,
        'in order to 12',
        'an order of 250 units',
        'order 4821 units, order 2024 was',
        'the PNR is needed',
        'a reservation for 4',
        'the invoice of 14/03/2024',
      ],
    },
    'identifiers/certificate': {
      finds: [
        'certificate no. [[KT-48213]]',
        'licence number: [[48213/A]]',
        'Zertifikatsnummer [[DE-48213]]',
        'lic. [[VA-1048213]], license [[1048213]]',
        'ARDC No. [[6248213]], State Bar #[[482137]], NMLS ID [[482137]]',
      ],
      ignores: [
        ...EVERYDAY,
        'a certificate of 2019',
        'license: Apache-2.0',
        'certificate: X.509',
        'cert: SHA-256',
        'a license to drive for 10 years',
        'under license GPL-3, lic. 12',
        'the state bar of 2019',
        'permits 12 people',
      ],
    },
    'identifiers/id-number': [
      {
        finds: [
          'id: [[KT48213]]',
          'reference: [[4821-KT-37]]',
          'Vertragsnummer [[4821379]]',
          'unique ID [[00482137]]',
          'payer, ID [[XYP 482 137 951]], here',
          'Job# [[482137]], REF #[[WKCT0XK2J9]]',
          'reference [[KT20240512QX]] was sent',
          'company no. [[04821379]], [[HRB 48213]], [[RCS Lyon B 482 137 951]]',
          'meeting ID [[482 1379 5123]]',
        ],
        ignores: [
          ...EVERYDAY,
          'seen KT48213 there',
          'id required',
          'ref. 12',
          'see reference 12-14',
          'reference Smith2010',
          'a job of 12000 units',
          'id 12 345',
          'REF #Wonderful',
        ],
      },
      {
        level: 3,
        finds: ['seen [[KT48213]] there', 'seen [[4821379]] there', 'seen [[KT-48213]] there'],
        ignores: ['in 2019', '$ 4821379', 'from 1998-2004', '48213 %', 'on 2024-03-14', 'grew 482137%'],
      },
    ],
  },
});
