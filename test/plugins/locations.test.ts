import { expect } from 'chai';
import { definePlugin, Engine } from '../../core/index.js';
import locations from '../../plugins/detectors/locations/index.js';
import { testPlugin } from '../kit/index.js';

/** Numbers and capitals of any text that place nobody. */
const EVERYDAY = [
  'version 10.0.19045.3803 of 2024-03-14, build 22631',
  'it cost $1,234,567.89 or € 12345, up 12.345 from 2019',
  'at 10:30 on 14/03/2024, phone (415) 555-0132, fax 415.555.0199',
  'BP 120/80, WBC 10400, 250000 units, 12345 patients, 5000 mg',
  'see Table 12, Figure 3 and Chapter 4, page 48213',
];

/** A town of no list, as the name model finds them. */
const towns = definePlugin({
  name: 'towns',
  description: 'One town.',
  register(registry) {
    registry.recognizer({
      name: 'towns/one',
      types: ['CITY'],
      recognize: ({ view }) =>
        Array.from(view.matchAll(/Marnbeck/gi), ({ index: start }) => ({
          type: 'CITY',
          start,
          end: start + 'Marnbeck'.length,
          score: 0.8,
        })),
    });
  },
});

testPlugin(locations, {
  beside: [towns],
  cases: {
    'locations/address': [
      {
        level: 1,
        finds: [
          'Inh. D. Quanz, [[Dorfstr. 28, 18375 Wieck]] a. Darß',
          '(geb. 1961, [[Innstr. 6, Rosenheim]])',
          'wohnt [[Bautzner Landstraße 58]] rechts',

          '[[31 Tamarack Way, Bennett, Colo. 80102]]',
          'lives at [[LOCATION|482 Maple Grove Road, Apt. 12, Springfield, IL 62704]]',
          '[[LOCATION|Vestergade 41, 2. tv., 8600 Silkeborg]]',
          'zam. [[ul. Polna 41 m. 7, 44-170]] Zabrze',
          '[[LOCATION|Kerkstraat 3 bis, 7251 XK Vorden]]',
          '[[LOCATION|Hauptstraße 3, 24417 Klixbüll]], Tel. 04417/55 01 22, Fax -23',
          '[[LOCATION|Storgatan 4 lgh 1102, 831 47 Östersund]]',
          'at [[STREET_ADDRESS|482 Maple Avenue]] since May',
          'at [[LOCATION|48 Oak Street, Marnville Falls, OH 44101]] until June',
          'wohnt [[LOCATION|Lindenstraße 48, 50674 Köln]]',
          'habite [[LOCATION|48 rue des Lilas, 69003 Lyon]]',
          'vive en [[LOCATION|Calle de los Olmos 48, 28012 Madrid]]',
          'of [[LOCATION|48 Acacia Road, London NW8 6DE]]',
          'sent to [[LOCATION|482 Elm Street\nToronto, ON M5V 2T6\nCanada]]',
          'abita in [[LOCATION|Via Garibaldi 48, 20121 Milano]]',
        ],
        ignores: [
          'he moved to the first overall picks',
          'Next appt 3/11 @ 2pm, then appt: 10:30, appt 9am',
          'VIA CERTIFIED MAIL 7018 came',
          'ENR 1409 ONSC 1415 TRANS 1438 DEST 1452',
          'At Hosp 2226   Enr 2148',
          '1000  1022 W ActivityManager: slow',
          'First Prairie Savings Bank (RSSD 441709)',
          'PLS CALL. MR S CANNOT DRIVE',
          'Employee Al Green (ID E-20931) left',
          ...EVERYDAY,
          'the street was empty',
          'a 12 mile drive to the court',
          'on the road again',
          'he took 2 way radios',
          'Dr. Lane saw 12 patients',
          'HR 72, RR 16, P 72, 12345 Main findings',
          'Bed 1  84M  DNR  Dr  CHF',
          '18g L AC, NS TKO',
          'SW is Opeyemi, 01379 555 018.',
          'Hospital    Client ID 11820',
          'born 19 Nov 1851 Mineral Point, m. 12 Feb 1811',
        ],
      },
      {
        finds: [
          'im moving to [[88 laidleyz st]] on the 1st',
          'meet on [[Maple Street]] at noon',
          'near [[Springfield, IL]] we stopped',
          'GROUP DIST 267\n[[MOSCOW ID 83843]]',
          'Orla Quennell, age 71, of [[DeQuenne, IN]], and of [[Isle of Quell, NJ]], left',
          'at [[LOCATION|482 5th Avenue, New York, NY 10017]] today',
          'to [[LOCATION|Flat 3\n12 Mill Lane\nMarn Parva\nMARNVILLE\nIP7 6RT\nUnited Kingdom]]',
          'to\n[[LOCATION|The Old Vicarage\nChurch Lane\nMarn Parva\nColchester CO7 6PG\nEngland]]',
          'an:\n[[LOCATION|Lindenstraße 48, 3. OG\nD-50674 Köln\nDeutschland]]',
          'à\n[[LOCATION|Résidence Les Saules\n14 bis rue des Lilas\nBP 40112\n69003 Lyon Cedex 3\nFrance]]',
          'a\n[[LOCATION|Calle de los Olmos 45, 2º izq.\n28014 Madrid (Madrid)\nEspaña]]',
          'a\n[[LOCATION|Via Garibaldi 22, int. 5\n10122 Torino (TO)\nItalia]]',
          'à\n[[LOCATION|1200 rue des Saules, app. 501\nMontréal (Québec) H3A 1H6\nCanada]]',
          'to\n[[LOCATION|Unit 5, 21 Banksia Street\nMarnville VIC 3056\nAustralia]]',
          'para\n[[LOCATION|Rua das Flores, 45\n01310-100 São Paulo - SP\nBrasil]]',
          'Bill to: Ada Whitlock, [[LOCATION|88 Canal Road, Suite 400, Marnville, IL 60606]].',
          'Cím: [[LOCATION|Kossuth tér 12.\n1055 Budapest]]',
          'a house in [[Marnville, NY 12345]]',
          '[[LOCATION|12 Elm St, Springfield, IL 62704]]\n082 490 1693',
        ],
        ignores: [
          'under the PRIVACY ACT 1988 and the like',
          'Unit 5 closed.\nHe left.',
          'Street art of 1998',
          'the court of appeal, 12 judges',
          'T2 N0 M0 grade 2 place 3',
        ],
      },
    ],
    'locations/place': [
      {
        finds: [
          'a patient from [[CITY|Toronto]]',
          'born in [[COUNTRY|Portugal]], raised in [[STATE|Ohio]]',
          'she moved to [[CITY|seattle]] last year',
          'родился в [[CITY|Воронеже]], живёт в [[CITY|Нижнем Новгороде]]',
          'μένει στη [[CITY|Λάρισα]]',
          'pracuje w [[CITY|Gdańsku]]; dojel do [[CITY|Olomouce]]; [[CITY|Debrecenben]] él; töissä [[CITY|Kuopiossa]]',
          '我在[[CITY|成都]]工作，她去[[CITY|杭州市]]了',
          '[[CITY|부산]]에서 왔다',
          'הוא גר ב[[CITY|חיפה]]',
          'يسكن في [[CITY|بغداد]]',
        ],
        ignores: [
          ...EVERYDAY,
          'киевлянин ел сочиво',
          'эту тулу',
          '세계대전',
          'reading a nice book',
          'cold turkey',
          'the china was broken',
          'as of may',
        ],
      },
      { level: 3, finds: ['met [[Jordan]] there'], ignores: ['jordan shoes'] },
    ],
    'locations/letter-place': {
      finds: [
        '[[Lahr]], den 14.03.2024',
        'Sehr geehrte Damen,\n[[Bad Krozingen]], den 3. Mai 2021\n',
        '[[Châlons-en-Champagne]], le 12 février 2024',
        '[[Pont-Aven]], le lundi 3 juin 2019',
        'Letto e sottoscritto. [[Borgo San Dalmazzo]], lì 1° marzo 2024',
        'En [[Linares]], a 9 de enero de 2024. HECHOS',
        '[[Almere]], op 3 mei 2022',
      ],
      ignores: [
        'Vendredi, le 12 mars',
        'Pedro, a 20 metros de la casa',
        'Herrn, den 5. Mai',
        'je viens, le 12 mars au soir',
      ],
    },
    'locations/ambiguous-place': {
      finds: ['flew from [[Jordan]] yesterday', 'lives in [[Georgia]] now', 'moved to Reading, from [[Chad]]'],
      ignores: [...EVERYDAY, 'Jordan called', 'Georgia is my sister', 'May Reading', 'vor dem Essen'],
    },
    'locations/postal-code': [
      { finds: ['te Amersfoort ([[3811 GK]]) is'], ignores: ['in het jaar (1998 SA)'] },
      {
        level: 1,
        finds: [
          'ZIP: [[62704]]',
          'PLZ [[50674]]',
          'postcode [[SW1A 2AA]]',
          'at [[K1A 0B1]] there',
          'C.P. [[28012]]',
          'CP: [[7591538]]',
        ],
        ignores: [...EVERYDAY, 'seen 62704 there', 'zip file of 12345678 bytes', 'D1A 0B1', 'T1N0M0', 'B12 5MG'],
      },
      {
        finds: [
          'zip code is [[482]]',
          'the address, [[62704]], is wrong',
          'in [[62704-1234]] there',
          'Galway, [[H91 E6K2]]',
          'Minato-ku, Tokyo [[150-0001]], tel',
          '〒[[150-0001]]',
        ],
        ignores: [
          'grade A12 ABCD',
          'A12 3456',
          'Tokyo 150-000123',
          'in June 2019',
          'zip it 482 times',
          'in 62704 patients',
        ],
      },
      { level: 3, finds: ['seen [[62704]] there'], ignores: ['$ 62704', '62704 mg', '62704.50', '1,62704'] },
    ],
    'locations/scripts': {
      finds: [
        'адрес: [[г. Вязники]], [[ул. Садовая, д. 14, кв. 5]], тел.',
        '[[м. Вишневе]], [[вул. Садова, буд. 22]]',
        'العنوان: [[شارع الندى 14، الواحة 11564]]، هاتف: 011',
        'כתובת: [[רחוב הגפן 14, רימון]], טלפון 03',
        'पता: [[14 पलाश मार्ग, मधुवन 302001]], मोबाइल',
        '住址:[[青木市金谷区和平路14号5单元302室]]。',
        '住所:[[東京都桃江区松原1-1-14]]、電話',
        '주소: [[보라시 하늘구 은빛로 14, 3층 302호]]. 아내',
      ],
      ignores: ['2024 г. Выписана домой, ул. без номера', '地図の住所', '주소 변경'],
    },
    'locations/east-asian': {
      finds: [
        '她住[[青木市金谷区和平路14号]]，电话',
        '患者现居住于[[青木省金谷市和平区长江大道14号5单元302室]]。',
        '公司地址位于[[青木市住安区和平路14号]]。',
        '住所は[[東京都桃江区松原1-1-14]]です',
        '現在は[[青葉県松原市桃江3丁目14番地]]に住んでいる',
      ],
      ignores: ['东京的路有5号线', '大阪府の人口は880万人', '他住在路边，3号来'],
    },
    'locations/tied-city': {
      finds: ['הוא גר ב[[תל אביב]] ונסע ל[[חיפה]], ומ[[ירושלים]] הביתה'],
      ignores: ['הוא גר בבית', 'לחיפהית'],
    },
    'locations/labelled': {
      finds: [
        'NATA A: [[Termini Imerese]] (PA)',
        'City/State/Zip:   [[CITY|Marnwick]] / [[STATE|MI]] / x',
        'Address: [[48 Old Mill]]',
        'Adres: [[Hoogkade 14-2, Ulverdam]].',
        'Address: [[7 Old Mill St.]]',
        'City: [[Marnville]]',
        'she flew to [[Sankt Ullen]] on holiday',
        'Geburtsort: [[Kleinhausen]]',
        'lives in [[Marnville]] with a cat',
        'meet at [[the corner of Oak and Third]]. He came',
        'on [[the corner of Lindenvej 99 and Frederikke Coves]]',
        'near [[the intersection of Oak and Third]]',
        'born in [[Santa Marna]] in 1962',
        'They moved to [[Marnville]]. Then Anna left',
        'raised in [[Mt. Marna]].',
      ],
      ignores: [
        '{"city": "City", "town": "x"}',
        'address = "0x44f09e1c"',

        'State: Active',
        'State IS',
        ...EVERYDAY,
        'Address: unknown',
        'in the corner of the room and the hall',
        'Proof of address: we have 3 of them on file',
        'lives in fear',
        'born in May 1962',
        'living in the city',
        'moved to Room 12',
      ],
    },
    'locations/post-box': {
      finds: [
        'write to [[P.O. Box 482]]',
        '[[Postfach 48 21]] in Bonn',
        '[[Apartado 482]]',
        'to [[PSC 482, Box 1379, APO AE 09123]]',
        'at [[RR 2 Box 48]]',
        'Mairie, [[LOCATION|BP 48, 69003 Lyon]]',
      ],
      ignores: [...EVERYDAY, 'a box of 12', 'post office box', 'box 12 of the form', 'BP 120/80', 'BP 142 over 88'],
    },
    'locations/coordinates': {
      finds: [
        'at [[48.21379, 16.37208]]',
        'at [[48.2° N, 16.37° E]]',
        'at [[48°12\'50"N 16°22\'20"E]]',
        'lat: [[48.2138]], lng: [[16.3721]]',
        'see [[geo:48.2138,16.3721]]',
        'plus code [[8FWR698F+5C]]',
      ],
      ignores: [
        ...EVERYDAY,
        'between 1.25, 2.50',
        '37.5 °C',
        'rotated by 12°',
        'p = 0.0482, n = 12',
        'at 98.21379, 16.37208',
      ],
    },
    'locations/state-abbreviation': {
      finds: [
        'of Marnville, [[STATE|Cal.]], for appellant',
        '(Marnville, [[STATE|Tenn.]])',
        'a Marn River, [[STATE|N.Y.]] man',
      ],
      ignores: ['for Mr. Cal. Quennell', 'They were ill, Ill. and so on', 'The answer, Ind'],
    },
    'locations/facility': {
      finds: [
        'seen at [[FACILITY|St. Marna Hospital]]',
        'cc: [[FACILITY|Marnhaven Family Practice]]; from [[FACILITY|Marna Regional Medical Ctr]], [[FACILITY|Marna Point SNF]]',
        'admitted to [[FACILITY|MNHA Med Ctr]], later at [[FACILITY|Marna Med Ctr]]',
        'buried at [[FACILITY|Linmarn Cemetery]]',
        'at [[FACILITY|Marnville General Hospital]] today',
        'in the [[FACILITY|Klinikum Marnhausen]]',
        'en el [[FACILITY|Hospital Universitario de Marna]]',
        'went to [[FACILITY|Marnville High School]]',
        'from [[CITY|Marn County]]',
        'Dean of [[FACILITY|Marnville College]]',
      ],
      ignores: [
        ...EVERYDAY,
        'Hospital Course: uneventful',
        'the General Hospital',
        'the hospital called',
        'HOSPITAL DAY 3',
        'Deputy County Counsel',
        'an Outpatient Clinic visit',
      ],
    },
  },
});

describe('addresses before the next field of their line', () => {
  const CASES: readonly (readonly [string, string])[] = [
    ['14 Elm Street, Springfield IL 62701', 'Insurance ID: 4411'],
    ['14 Elm Street, Springfield IL 62701', 'Place of birth: 1'],
    ['14 Elm Street, Springfield', 'Date of birth: 1'],
    ['221 Barker Street, London NW1 6XE', 'NHS number: 1'],
    ['Musterstr. 3, 10115 Berlin', 'Geburtsdatum: 1'],
    ['3 rue de la Paix, 75002 Paris', 'Date de naissance : 1'],
    ['Rua Nova 3, 4000 Porto', 'Telefone: 1'],
  ];
  it('hold nothing of its label', async () => {
    await using engine = await Engine.create({ plugins: [locations] });
    for (const [address, field] of CASES)
      for (const lead of ['Address: ', 'Patient address: ', 'Adresse: ', '']) {
        const text = `${lead}${address} ${field}`;
        const found = engine.analyze(text).findings.map(({ start, end }) => text.slice(start, end));
        expect(found, text).to.deep.equal([address]);
      }
  });

  it('keep the second word of a town', async () => {
    await using engine = await Engine.create({ plugins: [locations] });
    const text = 'Musterstr. 3, 61348 Bad Homburg: dort';
    expect(engine.analyze(text).findings.map(({ end }) => text.slice(0, end))).to.deep.equal([
      'Musterstr. 3, 61348 Bad Homburg',
    ]);
  });
});

describe('towns of addresses', () => {
  const find = async (text: string): Promise<string[]> => {
    await using engine = await Engine.create({ plugins: [locations] });
    return engine.analyze(text).findings.map(({ type, start, end }) => `${type} ${text.slice(start, end)}`);
  };

  it('are found wherever else they stand', async () => {
    expect(await find('Vu à Marnac. Adresse : 12 rue du Port, 29900 Marnac. MARNAC, le 3.')).to.deep.equal([
      'LOCATION Marnac',
      'LOCATION 12 rue du Port, 29900 Marnac',
      'LOCATION MARNAC',
    ]);
    expect(await find('48 Oak Street, Marnville Falls, OH 44101. Moved from Marnville Falls.')).to.deep.equal([
      'LOCATION 48 Oak Street, Marnville Falls, OH 44101',
      'LOCATION Marnville Falls',
    ]);
  });

  it('are not looked for without a sure address, nor inside other words', async () => {
    expect(await find('Vu à Marnac. Il habite 12 rue du Port. Il va bien.')).to.deep.equal([
      'STREET_ADDRESS 12 rue du Port',
    ]);
    expect(await find('12 rue du Port, 29900 Marnac. Les Marnacais.')).to.have.length(1);
    expect(await find('Copyright 2002, 2003 Marna Works, Joey 7 Jun 1998. Marna Works.')).to.deep.equal([]);
  });
});
