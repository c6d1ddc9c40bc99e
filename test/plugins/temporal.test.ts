import { expect } from 'chai';
import { definePlugin, Engine } from '../../core/index.js';
import temporal from '../../plugins/detectors/temporal/index.js';
import { testPlugin } from '../kit/index.js';
import { namesForTest } from './support/names-for-test.js';

const medical = definePlugin({
  name: 'medical-for-test',
  description: 'A domain of the name that clinical recognizers ask for.',
  register: (registry) => registry.domain({ name: 'Medical', description: 'Clinical text.' }),
});

const names = namesForTest(/\b(?:Consuelo|John Smith|Karl Huber|Anna)\b/g);

testPlugin(temporal, {
  beside: [medical, names],
  cases: {
    'temporal/numeric-date': [
      {
        finds: [
          'Date:   [[DATE_TIME|Wed Mar  5 11:22:33 2025 +0100]] or [[DATE_TIME|Tue Jan 14 03:12:09 UTC 2025]]',
          'HR note [[2024-06-03]]: absent',
          'Seen on [[DATE|2024-03-14]], again [[DATE|2024/04/01]] and [[2024.05.02]].',
          'US [[DATE|3/14/2024]], EU [[DATE|14/03/2024]], dashed [[DATE|5-20-2021]], dotted [[DATE|21.5.2021]].',
          'Rcvd [[20231109]] by mail; [[20231109]], late. Log for [[2023-11]] is lost.',
          'Short years: [[05/21/21]], [[21/5/21]], [[22-10-04]], [[21.05.21]].',
          'Spaced [[14. 3. 2024]] and [[14 / 03 / 2024]].',
          'A slip of the pen: [[14/14/2014]] and [[24/08//1979]].',
          'From [[12/05/2024]]-[[13/05/2024]] in hospital',
          'Next visit [[04/2022]]',
          'Surgery on [[4/10]], sutures out on [[4/17]]',
          'Today is [[5/21]]',
          'Today is [[05/2021]]',
          'admitted am [[3.4.]] in die Klinik',
          'Log [[DATE_TIME|2024-06-05T09:15:30.500-07:00]] ok',
          'at [[DATE_TIME|2024-03-15T14:30Z]], or [[DATE_TIME|2024-03-15 14:30:00 UTC]]',
          '[[DATE_TIME|15/Jan/2024:10:30:00 +0000]] GET /',
          'visit date [[DATE_TIME|20240115103000]]',
          'Date of visit: [[20240115]]',
          'sprint [[2024-W12]]',
        ],
        ignores: [
          'strength improved from 3/5 to 4/5',
          'pain 4/10, strength 5/5, murmur 2/6, open 24/7',
          'blood pressure 120/80 and 138/92',
          'half 1/2 1000 mg',
          'the 2011-12 season, directive 2004-09, draft 2020-12, build 2.0-20231109, $20231109, 20231109 bytes',
          'strength 4/5-5/5, cut 1/2-3/4 inch, bolts 1/4-3/8',
          'strength (5/5), murmur (2/6), vision (20/40), placed 1/2 tab',
          'version 2.10.2020 and release 3.4.21',
          'server 10.12.20.21, ratio 1/2, take 1/2 tab',
          'call 12-05-23-44 or 555-12-05',
          'the file has 12345678 rows and 20241399 bytes',
          'Regulation no 12/2019 is in force',
        ],
      },
      {
        level: 3,
        finds: ['dated [[3/2024]] or so', 'in [[2024-03]]'],
        ignores: ['pain 4/10', 'BP 120/80', 'odds 7/2'],
      },
    ],
    'temporal/named-date': {
      finds: [
        'discharged home on the [[16th]]. She',
        'signed _[[March 14, 2024]]_ at home',
        'stable, d/c the [[11th]]; well',
        'w [[maju 2019]] r., v [[květnu 2019]], в [[мае 2019]] года, [[toukokuussa 2019]]',
        'potilas [[12. huhtikuuta 2024]], yatış [[3 Mart 2024]], vineri [[12 aprilie]], în [[martie 2024]]',
        'szül. [[1948. március 12]]., kontroll [[április 12-én]]',
        'στις [[3 Μαρτίου 2024]], выписана [[11 марта 2024]] г., [[5 липня]]',
        'تاريخ [[3 مارس 2024]]، ב-[[3 במרץ 2024]], [[3 मार्च 2024]]',
        '入院日期为[[2024年3月3日]]。[[令和6年3月3日]]、입원일 [[2024년 3월 3일]]에',
        'On [[November 22]] Augustus fell',
        'the hearing on the [[19th]]; ROI signed',
        '[[July the fourth nineteen fifty-eight]]',
        'prévenu le [[12 mai]] par téléphone, revu le [[3 mars]]',
        'on [[March 14, 2024]] and [[14 March 2024]], [[Mar 14th, 2024]], [[14th of March]]',
        'from [[3-5 May 2024]], [[May 3-5, 2024]], [[3 to 5 May]]',
        'in [[March 2024]], [[Mar 2024]], [[march, 2024]], [[Jan-Mar 2024]]',
        "short years [[Aug 10, '23]], [[5-May-21]], [[May '24]]",
        'Am [[12. Februar 2025]] und am [[1. Juni]] sowie im [[März 2024]]',
        'le [[1er janvier 2024]], le [[3 août 2023]] et en [[février]]',
        'el [[3 de marzo de 2024]], [[enero de 2006]], [[23-febrero-1931]], en [[mayo]]',
        'il [[1° gennaio 2024]], [[3 settembre 2021]], nel [[maggio 2020]]',
        'em [[3 de março de 2024]], [[dezembro de 2019]]',
        'op [[3 maart 2024]] en in [[mei 2023]]',
        '[[Monday, 3 May 2024]], then [[Tue 4 June]], [[Weds 2/26]], [[Friday, 6/7/2024]], [[Freitag, den 3. Mai 2024]]',
        'since [[May]], until [[March]], last [[August]], all of [[January]]',
        '[[Jun  1]] 12:01:23 web-03 sshd, [[Jan  3  1994]] bin',
        'born on the [[twenty-third of May nineteen forty-one]], signed this [[ninth day of January 2024]]',
        'On the [[14th day of February, 2022]], this [[3rd day of March 2024]]',
        'closed on [[3 March]]. He left on [[2nd of June]]. From [[Mar 12-15]]',
        '[[early October]] and [[late March 2021]]',
        'MEETING ON [[APRIL 15, 2023]]',
      ],
      ignores: [
        'on the 5th floor, on the 2nd attempt, on the 3rd and 4th ribs',
        'You may 2 or 3 times march on; it may be.',
        'He got 3 out of 5, set 2 records 4 years ago.',
        'Mrs. May and April went; the august judge',
        'take 5 mg dec later',
        'the first of many, the second day of the trip, dix mai',
        'Sat 3 times, sun 2 hours, mar the wood',
      ],
    },
    'temporal/loose-date': [
      {
        finds: [
          'Revenue of [[Q3 2023]] and [[3Q23]], [[first quarter of 2024]], [[2. Quartal 2024]], [[H1 2024]]',
          "since [[summer 2019]], [[winter 2019/20]], the [[summer of '85]], Ende [[2018]], [[spring of 2020]], [[Christmas 2023]], [[Ostern 2024]], [[Labor Day weekend 2021]]",
          'diagnosed in [[2018]], since [[2020]], im Jahr [[1999]], desde [[2003]]',
          'worked there from [[1990 to 1995]] and [[1998-2001]]',
        ],
        ignores: [
          'in 2000 patients, from 1900 mg, by 2010 units',
          'room 1984 costs $1999 and 2024.50 points',
          'Q3 was open, last week on Monday',
          'the 1990s in spring at Christmas, 3 years ago',
        ],
      },
      {
        level: 3,
        finds: [
          'In the [[1990s]], at [[Christmas]], on [[Monday]], [[last week]], [[3 years ago]], [[1984]], during the [[winter]]',
        ],
        ignores: ['the fall was bad, a spring broke, the 5 of us'],
      },
    ],
    'temporal/relative-date': [
      {
        level: 3,
        finds: ['Seen [[yesterday]]; kommt [[übermorgen]]; vuelve [[el mes pasado]]'],
        ignores: ['a day in the week'],
      },
    ],
    'temporal/file-date': {
      finds: ['reports/Roe_Jane_[[2025-09-13]].pdf, scan_[[20250913]].tif, visit_[[2025_09_13]].txt'],
      ignores: ['part_20259913, x_2025-13-01, lib_1.2025'],
    },
    'temporal/birth-date': {
      finds: [
        "PATIENT'S BIRTH DATE  [[05 | 14 | 1972]]   SEX  M",
        'DOB .............. [[09-14-52]]',
        'DOB: [[05 14 1972]], date of birth [[14 / 05 / 1972]]',
        'D.O.B.:       [[02/29/1968]]',
        'DOB: [[03/14/1962]], date of birth [[14 March 1962]], D.O.B. [[3-14-62]]',
        'Patient DOB is [[March 14, 1962]]; birthday: [[14.03.1962]]',
        'She was born on [[10/23/1951]]. He was born in [[1931]].',
        'born in Chicago, Illinois, on [[March 3, 1980]]',
        '{"dob": "[[1962-03-14]]", "x": 1}',
        '<birthDate>[[1962-03-14]]</birthDate>',
        'Date of Birth (mm/dd/yyyy): [[03/14/1962]]',
        'Date of Birth\n[[03/14/1962]]',
        'DOB: [[031462]] and DOB [[19620314]]',
        'geb. [[14.3.1962]], geboren am [[3. Mai 1970]], Geburtsdatum: [[03.05.1970]]',
        'née le [[3 mai 1970]], date de naissance : [[03/05/1970]]',
        'nacido el [[3 de mayo de 1970]], fecha de nacimiento: [[03/05/1970]]',
        'nac. [[14-02-1988]], nasc. [[05/10/1990]]',
        'nata il [[3 maggio 1970]], nascido em [[03/05/1970]], geboren op [[3 mei 1970]]',
        'Ada Byrd (b. [[1931]]) and * [[12.03.1962]]',
      ],
      ignores: ['born to run in 10 minutes', 'birth weight 3200 g', 'admitted on 03/14/2024', 'a native of 1000 lakes'],
    },
    'temporal/birth-column': { finds: ['DOB: [[14.03.1962]]'], ignores: ['14.03.2024'] },
    'temporal/time': [
      {
        finds: [
          '10/22/2025 [[1015]], 14-OCT-2025 [[0742]], 10/14/25 @ [[0931]]',
          'at [[14:30]], [[10 am]], [[10:30 p.m.]], [[9:15 AM EST]], [[08:00:15]]',
          'um [[10.30 Uhr]], [[14 Uhr]], à [[10h30]], vers [[14h]], a las [[9:30]], alle [[10.30]]',
          'le 10/6 h [[03.20]], om [[9u30]]',
          '[[1430 hours]], [[14:30 UTC]], [[23:59:59.123]], at [[9:05]]',
        ],
        ignores: [
          'in 2019 1200 people came',
          'diagnosed with AVR in 2019, DIC in 2020',
          '10/22/2025 1015 mg',
          'version 4:2 p',
          'ratio 10:20, dilution 1:40, odds 2:15',
          'over 24 h for 3 h, 48h later',
          'mac 00:1A:2B, 12:34:56:78, John 3:16',
          'I am 10 amps',
        ],
      },
      { level: 3, finds: ['call at [[0830]], [[noon]] or [[7:45]]'], ignores: ['a 10:5 split, dilution 1:40'] },
    ],
    'temporal/age': {
      finds: [
        "I'm [[ninety-one]]. He's [[nineteen]]. She turns [[ninety]] on Saturday, he is [[a hundred and one]] now",
        'O filho Gonçalo (solteiro, [[41 anos]]) herda',
        'Age:              [[71]]     Sex: M',
        'A [[45-year-old]] man, [[45 years old]], [[45 yo]], [[78yo]] M, [[45 y/o]], [[45 y.o.]]',
        'a [[6-week-old]] girl and an [[18 month old]] boy, [[5 to 7 years old]]',
        'a [[ninety-three-year-old]] widow and a [[one hundred and two years old]] man',
        'aged [[102 years]], Age: [[45]], at the age of [[45]], ages [[5 and 7]], age [[60]], with',
        'Age/Sex: [[45]]/M',
        'I turned [[ninety-four]] in March, and she turns [[91]] in May. Age at death of father: [[94]].',
        'He died at [[92]]. Her aunt lived to be [[a hundred and one]]. She will be [[96]] in June. The patient, [[93]], was seen.',
        'Turned [[90]] in 2021.\nMy brother just turned [[47]]\nShe is [[33]].',
        'Pt: [[91F]] presents with cough, [[78/M]] with hx of it',
        'in her [[40s]], in his [[mid-fifties]], her [[90th]] birthday, a [[nonagenarian]]',
        'eine [[45-jährige]] Frau, [[45 Jahre alt]], im Alter von [[45 Jahren]], Alter: [[45]], [[dreiundneunzigjährige]]',
        'une femme de [[45 ans]], âgé de [[45 ans]], patient de [[quatre-vingt-treize ans]]',
        'varón de [[65 años]], mujer blanca de [[46 años de edad]], Edad:[[18 años]], niña de [[siete años]]',
        'un uomo di [[45 anni]], età: [[45]], una donna [[45enne]]',
        'homem de [[45 anos]], idade: [[45 anos]]',
        'een [[45-jarige]] man, [[45 jaar oud]], Truus ([[79 jr]])',
      ],
      ignores: [
        'Ages: 4.5, 7.1',
        'for 5 years, 5 years of experience, a 5-year history, 10-year survival',
        'hace 5 años, durante 10 años, 5 años de evolución, pendant 3 ans',
        'seit 5 Jahren, in 3 Jahren, page 45, stage 4, age 45% more',
        'he is 6 feet tall and 90 kg',
        'a 30y mortgage, the 10y note; he was 20y in prison, she is 12y younger, patient is 10yrs after surgery',
        'She passed at 9 pm; it died at 40 km/h. The goal will be 6. The group, 12, was small. In the third, ninety-third minute',
        'f/u CT in 6 mo. (se 4, im 112)',
        'at 40 degrees in the 40s',
        'a film of 35M, in the shade 91F',
        'temp 91F for the patient',
      ],
    },
    'temporal/age-of-named': {
      finds: [
        'The mother Consuelo, [[91]], was called. Anna, F, [[44]], said so.',
        'John Smith ([[91]]) and Anna, [[7]]; Karl Huber, [[71 Jahre]], Rentner, and Anna, aged [[9]].',
        'with Anna, now [[91F]], and',
        'Bed 1  John Smith [[84M]]  DNR\nBed 2  John Smith  [[59 M]]  fell',
      ],
      ignores: [
        'Anna, 12 Main Street, and John Smith, 45, 04105 Leipzig',
        'John Smith, 12, 13 and Anna, 5 years later, Anna (1991), Anna 91, Berlin, 91, Rentner',
        'John Smith (2): two commits',
        'Witnesses: John Smith, (2) Karl Huber, and Anna 5 M away',
      ],
    },
    'temporal/day-month-habit': {
      finds: [
        'Seen 6/28/24 and 7/02/2024. Cards [[6/4]]. per ltr [[6/28]], FMLA [[10/1]]-[[11/15]].',
        '[[02/03]]-[[02/14]]: deposits, then wire [[02/15]]; called [[2/18]] @ noon',
        'Mon 3/3 bath. Thu 3/6 soup. Period [[1/15]]-[[3/15]], [[2/21]].',
        'lease 8/15/24 to 8/14/25\nSnacks [[9/14]] Coutinho, [[9/21]] Boyd',
      ],
      ignores: [
        'Seen 6/28/24 and 7/02/2024. Strength 5/5, murmur 2/6, pain 7/10, 3/4 cup, GCS 14/15, 1/2 tab, BP 120/80, 9/16 inch, 24/7',
        'Seen 6/28/24. Cards 6/4, per ltr 6/28',
        '[01/12] build 7/9, [02/12] test 7/9, [03/12] done',
      ],
    },
    'temporal/clinical-age': {
      domain: 'Medical',
      finds: ['[[78M]] with chest pain, [[45/F]], [[64 y/F]], [[78 yr male]]'],
      ignores: ['120/80, 5 mg, 3 Females, 98.6F, 2/3 M', 'dysplasia type 2F, stage 1M'],
    },
    'temporal/clinical-day': {
      domain: 'Medical',
      finds: ['[[POD #2]], [[POD2]], [[HD 3]], [[hospital day 4]], [[post-op day #1]], [[day of life 3]]'],
      ignores: ['an iPod 2, HD 720p, a hospital day room, HD 3.5'],
    },
  },
});

describe('temporal columns', () => {
  it('reads a date under a birth-date title as a birth date, and only there', async () => {
    const engine = await Engine.create({ plugins: [temporal] });
    const type = (header: string[]): string | undefined => engine.analyze('03/14/1962', { header }).findings[0]?.type;
    expect(type(['Date of Birth'])).to.equal('DATE_OF_BIRTH');
    expect(type(['patient_dob'])).to.equal('DATE_OF_BIRTH');
    expect(type(['visit date'])).to.equal('DATE');
    await engine.close();
  });
});
