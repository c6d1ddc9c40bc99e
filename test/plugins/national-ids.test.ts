import { expect } from 'chai';
import { Engine } from '../../core/index.js';
import nationalIds from '../../plugins/detectors/national-ids/index.js';
import { testPlugin } from '../kit/index.js';

/** What stands in any text and must never be taken for a number of a person. */
const EVERYDAY = [
  'version 10.0.19045.3803 of 2024-03-14, build 22631',
  'it cost $1,234,567.89 or € 123456789, up 12.345.678 from 2019',
  'between 1998-2004 and 2010/2011, at 10:30:15 on 14/03/2024',
  'phone (415) 555-0132, fax 415.555.0199',
  'pH 7.35, BP 120/80, 98.6 F, WBC 10400, 250000 units',
  'pages 1234-5678 of ISBN 0-306-40615-2',
];

/** Numbers whose check digits are right, and the same numbers with a wrong one. */
testPlugin(nationalIds, {
  cases: {
    'national-ids/europe-north': {
      finds: [
        'seen [[240876-4170]] there',
        'seen [[210468-3327]] there',
        '[[760423-4513]] is the swedish personnummer',
        '[[19760423-4513]] is the personnummer',
        '[[230477 45667]] is the fødselsnummer',
        '[[47306120240]] is the isikukood',
        '[[230477-3459]] is the kennitala',
        '[[47508210440]] is the asmens kodas',
        '[[2134567-3]] is the y-tunnus',
        '[[31459265]] is the cvr',
        '[[974 760 673]] is the orgnr',
        '[[556731-4827]] is the organisationsnummer',
      ],
      ignores: [
        ...EVERYDAY,
        'seen 310468-3327 there',
        '760423-4514 is the swedish personnummer',
        '19760423-4514 is the personnummer',
        '230477 45630 is the fødselsnummer',
        '47306120244 is the isikukood',
        '47508210444 is the asmens kodas',
        '2134567-4 is the y-tunnus',
        '31459263 is the cvr',
        '974 760 674 is the orgnr',
        '556731-4823 is the organisationsnummer',
      ],
    },
    'national-ids/europe-west': {
      finds: [
        'seen [[82.11.23-217.19]] there',
        '[[2 82 11 75 116 042 17]] is the sécu',
        '[[401 023 2137]] is the nhs',
        '[[2837461W]] is the ppsn',
        'NI number - you gave [[QQ 12 34 56 C]]',
        '[[213487652]] is the bsn',
        '[[591-3374612-84]] is the identité',
        '[[823 146 592]] is the siren',
        '[[5823146597]] is the utr',
      ],
      ignores: [
        ...EVERYDAY,
        'seen 82.11.23-217.30 there',
        '401 023 2133 is the nhs',
        '2837461D is the ppsn',
        'QQ 12 34 56 C is seen',
        '213487654 is the bsn',
        '591-3374612-30 is the identité',
        '823 146 594 is the siren',
        '3823146597 is the utr',
      ],
    },
    'national-ids/europe-central': {
      finds: [
        '[[47038921584]] is the steuer-id',
        '[[13211182K424]] is the rentenversicherungsnummer',
        '[[L4ZKT91C7]] is the personalausweis',
        '[[L4ZKT91C70]] seen',
        'Amtsgericht Köln, [[VR 482]], und [[HRB 48213]]',
        '[[4217 231182]] is the svnr',
        'seen [[756.3047.5009.62]] there',
        '[[FN 293480 m]] is the firmenbuch',
      ],
      ignores: [
        ...EVERYDAY,
        '47038921583 is the steuer-id',
        '13211182K423 is the rentenversicherungsnummer',
        'EKG with PR 162 and QTc 441',
        '4417 231182 is the svnr',
        'L4ZKT91C71 seen',
        'seen 756.3047.5009.64 there',
      ],
    },
    'national-ids/europe-south': {
      finds: [
        'seen [[48213795E]] there',
        'seen [[Y4821379H]] there',
        '[[B48213797]] is the cif',
        'seen [[BNCLRA82S63F205C]] there',
        '[[248213792]] is the contribuinte',
        '[[124821370ZX0]] is the cidadão',
        '[[23118202177]] is the amka',
        '[[048213798]] is the afm',
      ],
      ignores: [
        ...EVERYDAY,
        'seen 48213795D there',
        'seen Y4821379D there',
        'B48213793 is the cif',
        '248213794 is the contribuinte',
        '124821374ZX0 is the cidadão',
        '23118202173 is the amka',
        '048213793 is the afm',
      ],
    },
    'national-ids/europe-east': {
      finds: [
        '[[8245232170]] is the egn',
        'seen [[826123/2177]] there',
        '[[482 137 951]] is the taj',
        '[[82112302179]] is the pesel',
        '[[ABT 782137]] is the dowód',
        '[[2821123402170]] is the cnp',
        'seen [[148-213-795 69]] there',
        '[[3024821370]] is the рнокпп',
        '[[526-248-21-32]] is the nip',
        '[[2-821123-0215]] is the személyi',
      ],
      ignores: [
        ...EVERYDAY,
        '8245232174 is the egn',
        'seen 826123/2173 there',
        '482 137 954 is the taj',
        '82112302173 is the pesel',
        'ABT 382137 is the dowód',
        '2821123402174 is the cnp',
        'seen 148-213-795 30 there',
        '3024821374 is the рнокпп',
        '526-248-21-34 is the nip',
        '2-821123-0213 is the személyi',
      ],
    },
    'national-ids/balkans': {
      finds: ['[[2311982502171]] is the jmbg', '[[48213795105]] is the oib', '[[K48213795A]] is the nipt'],
      ignores: [...EVERYDAY, '2311982502174 is the jmbg', '48213795103 is the oib', 'K48213795Z is the nipt'],
    },
    'national-ids/asia': {
      finds: [
        'seen [[110108198211230219]] there',
        '[[4821 3795 1062]] is the aadhaar',
        '[[4821 3795 1066]] is the mynumber',
        '[[821123302178]] is the иин',
        '[[821123-2021795]] is the resident korean',
        '[[823281795V]] is the nic',
        '[[821123-14-5217]] is the mykad',
        'seen [[35202-4821379-5]] there',
        'seen [[S8211795D]] there',
        '[[A248213791]] is the arc',
        'seen [[3-1005-48213-79-1]] there',
        '[[4821 3795 1064 8216]] is the uidai',
        '[[214-82-13793]] is the brn',
      ],
      ignores: [
        ...EVERYDAY,
        'seen 110108198211230213 there',
        '4821 3795 1064 is the aadhaar',
        '4821 3795 1063 is the mynumber',
        '821123302173 is the иин',
        '821323-2021795 is the resident korean',
        '823281795Z is the nic',
        'seen 85202-4821379-5 there',
        'seen S8211795E there',
        'A248213794 is the arc',
        '4821 3795 1064 8213 is the uidai',
        '214-82-13794 is the brn',
      ],
    },
    'national-ids/middle-east-africa': {
      finds: [
        '[[784198248213799]] is the emirates',
        '[[048213797]] is the teudat zehut',
        '[[0482137959]] is the melli',
        '[[282112302175]] is the kuwaiti',
        '[[1048213795]] is the saudi',
        '[[48213795122]] is the kimlik',
        '[[821123 5217 085]] is the african',
        '[[A004821379B]] is the kra',
        '[[C0004821378]] is the ghana',
      ],
      ignores: [
        ...EVERYDAY,
        '784198248213793 is the emirates',
        '048213793 is the teudat zehut',
        '0482137953 is the melli',
        '282112302173 is the kuwaiti',
        '1048213793 is the saudi',
        '48213795130 is the kimlik',
        '821123 5217 083 is the african',
        'C0004821373 is the ghana',
      ],
    },
    'national-ids/oceania': {
      finds: ['[[17 482 137 951]] is the abn', '[[482 137 959]] is the acn', '[[48-213-790]] is the ird'],
      ignores: [...EVERYDAY, '30 482 137 951 is the abn', '482 137 953 is the acn', '48-213-794 is the ird'],
    },
    'national-ids/americas': {
      finds: [
        'seen [[27-28482137-3]] there',
        'seen [[482.137.951-13]] there',
        'seen [[48.213.795/0001-42]] there',
        '[[482-137-957]] is the sin',
        'seen [[14.821.379-8]] there',
        '[[804.821.379-5]] is the nit',
        'seen [[001-4821379-6]] there',
        '[[1704821378]] is the ecuatoriana',
        'seen [[GOLM821123MDFNPR03]] there',
        'RFC [[GOLM 821123 AB1]]',
        '[[10482137950]] is the ruc',
        'seen [[4.821.379-2]] there',
        '[[J-48213795-3]] is the rif',
        '[[82112302179]] is the cubano',
      ],
      ignores: [
        ...EVERYDAY,
        'seen 27-28482137-4 there',
        'seen 482.137.951-30 there',
        'ABA 051000017 there',
        'seen 48.213.795/0001-30 there',
        '482-137-953 is the sin',
        'seen 14.821.379-3 there',
        '804.821.379-3 is the nit',
        'seen 001-4821379-3 there',
        '1704821373 is the ecuatoriana',
        '10482137954 is the ruc',
        'seen 4.821.379-4 there',
        'J-48213795-4 is the rif',
        '82142302179 is the cubano',
      ],
    },
    'national-ids/vat': {
      finds: [
        'seen [[DE482137955]] there',
        'seen [[ATU48213794]] there',
        'seen [[NL004821373B01]] there',
        'seen [[PL5262482132]] there',
        'seen [[BE 0482.137.906]] there',
        'seen [[FR 32 482 137 957]] there',
        'seen [[DK48213790]] there',
        'seen [[SE556731482701]] there',
      ],
      ignores: [
        'mi número es el 91 482 33 10',
        ...EVERYDAY,
        'seen DE482137953 there',
        'seen ATU48213793 there',
        'seen NL004821374B01 there',
        'seen PL5262482134 there',
        'seen BE 0482.137.930 there',
        'seen FR 30 482 137 950 there',
        'seen DK48213794 there',
        'seen SE556731482301 there',
      ],
    },
    'national-ids/us-ssn': [
      {
        level: 1,
        finds: [
          'seen [[219-48-3075]] there, and [[219-48-\n3075]] over two lines',
          'Social Security:  [[2 1 9 - 4 8 - 3 0 7 5]], SSN [[2 1 9 4 8 3 0 7 5]]',
          'SSN: [[219483075]], social security number [[219 48 3075]]',
          'last four of his SSN: [[3075]]',
          'masked [[XXX-XX-3075]] and [[***-**-3075]], [[nnn-nn-3075]]',
        ],
        ignores: [...EVERYDAY, 'part 219-48-30755', 'part 1-219-48-3075', 'the ss sank in 1912'],
      },
      {
        finds: ['SSN: [[219 - 48 - 3075]]', 'her ssn [[000-48-3075]] was mistyped', 'seen [[219 48 3075]] there'],
        ignores: ['seen 219483075 there', 'seen 000-48-3075 there', 'seen 219-00-3075 there', 'seen 666-48-3075 there'],
      },
    ],
    'national-ids/us-itin': {
      finds: ['seen [[US_ITIN|912-78-3075]] there', 'ITIN [[US_ITIN|912783075]]', 'taxpayer [[US_ITIN|912 78 3075]]'],
      ignores: [...EVERYDAY, 'seen 912783075 there', 'seen 912-93-3075 there'],
    },
    'national-ids/us-tax': {
      finds: ['EIN [[TAX_ID|48-2137951]]', 'the irs wrote to [[TAX_ID|48-2137951]]', 'preparer [[P04821379]]'],
      ignores: [...EVERYDAY, 'seen 48-2137951 there', 'seen P04821379 there'],
    },
    'national-ids/passport': {
      finds: [
        'travels on passport [[PASSPORT|C04821379]]',
        'Reisepass ausgestellt: [[PASSPORT|C4F2Y1379]]',
        'son passeport, [[PASSPORT|14CV82137]], expire',
        'lost [[PASSPORT|M482A1379]], a korean passport',
      ],
      ignores: [...EVERYDAY, 'seen C04821379 there', 'seen 14CV82137 there', 'his passport expires in 2027'],
    },
    'national-ids/driver-license': {
      finds: [
        'holds a driving licence, [[DRIVER_LICENSE|HARTL811232JK9AB]]',
        'the driver handed over [[DRIVER_LICENSE|D4821379]]',
        'ihr Führerschein [[DRIVER_LICENSE|K093TTA4L27]] fehlt',
        'permis de conduire [[DRIVER_LICENSE|14AB82137]]',
      ],
      ignores: [...EVERYDAY, 'seen D4821379 there', 'seen 14AB82137 there', 'a driver of 1998 vintage'],
    },
    'national-ids/labelled': [
      {
        finds: [
          'C.C.C.: [[41/1023456/79]]',
          'Nº afil. S.S.: [[411012345679]]',
          'contribuinte n.º [[231456781]], casado',
          'ID-kaart [[IX1234568]], BSN',
          'Loonheffingennummer [[001234568L01]]',
          'osobna iskaznica [[104938271]]',
          'Αριθμός ταυτότητας: [[ΑΒ 482913]]',
          'CMND số: [[079283746152]]',
          'putovnica: [[083746152]]',
          'kørekort nr. [[18374652]]',
          'adóazonosító jel: [[8374615293]]',

          'A# [[219441709]]',
          'OL# [[UK441709]]',
          'A-Number: [[A 204-417-098]]',
          'A# [[204 417 098]], A-Number [[A 482 137 951]]',
          'D.N.I.: [[44.170.982-K]]',
          'dowód osobisty [[KTR441709]]',
          'Kansas DL [[K04-41-7098]]',
          "Tenant's D.L.: [[VT 44170988]]",
          'P/ZAF/[[A04417098]]/ZAF/09JUN83',
          'DNI: [[NATIONAL_ID|48213795]] (misread)',
          'Passport No. [[PASSPORT|X4821379]]',
          'PESEL [[NATIONAL_ID|82112302173]]',
          "driver's license number: [[DRIVER_LICENSE|D482-1379]]",
          '"taxId": "[[TAX_ID|48-213795]]"',
          'Steuernummer [[TAX_ID|48/213/79510]]',
          'NI number: [[NATIONAL_ID|QQ 12 34 56 C]]',
          'CC [[NATIONAL_ID|12345678 9 ZZ4]], C.I. n. [[NATIONAL_ID|AX4821379]], d. BPA [[NATIONAL_ID|L8XN00KJ2]], Ausweis-Nr. [[NATIONAL_ID|L01X00T47]]',
          'SV-Nr. [[NATIONAL_ID|12 030591 I 012]], titre de séjour [[NATIONAL_ID|7503044812]], alien reg # [[NATIONAL_ID|A044-812-004]]',
          'NC DL [[DRIVER_LICENSE|000048213795]], pat. [[DRIVER_LICENSE|RM5588123K]], visa no. [[PASSPORT|20194821379001]]',
          'n° SS [[NATIONAL_ID|2 85 07 69 123 456 78]]',
          'numéro de sécu : [[NATIONAL_ID|2850769123456]]',
        ],
        ignores: [
          'grade A # 12',
          'P/EUR/USD',
          ...EVERYDAY,
          'passport expired 2021',
          'VAT: 19.00',
          'the tin can',
          'cc 12345 and 12 mg/dl 1234567, a visa of 2019',
          'my driver: John',
          'a tax of 12,000',
        ],
      },
    ],
  },
});

describe('national-ids, the option countries', () => {
  const found = async (countries: readonly string[], text: string): Promise<string[]> => {
    const engine = await Engine.create({ plugins: [{ plugin: nationalIds, options: { countries } }] });
    try {
      return engine.analyze(text).findings.map((f) => text.slice(f.start, f.end));
    } finally {
      await engine.close();
    }
  };

  it('limits the tables to the countries that are named', async () => {
    const text = 'seen 240876-4170, 219-48-3075 and 82.11.23-217.19';
    expect(await found(['FI'], text)).to.deep.equal(['240876-4170']);
    expect(await found(['US', 'BE'], text)).to.deep.equal(['219-48-3075', '82.11.23-217.19']);
  });
});
