import { expect } from 'chai';
import { definePlugin, Engine, type Level } from '../../core/index.js';
import contact from '../../plugins/detectors/contact/index.js';
import names from '../../plugins/detectors/names/index.js';
import ner from '../../plugins/detectors/ner/index.js';
import { testPlugin } from '../kit/index.js';

testPlugin(names, {
  cases: {
    'names/person': [
      {
        finds: [
          'Das Gericht folgt der Aussage des Zeugen [[M. Zelenić]]. Herr [[Dragan Zelenić]] schwieg dazu.',
          'Il locatore  [[O. Grimalli]]. Il Sig. [[Ottavio Grimalli]] ha firmato.',
          'door mr. [[C. Kleinveld]] en mr. [[F.J.H. Hovelaar]], rechters in deze zaak',
          'Le Pr [[J.-N. Thibourel]] a vu les résultats du patient.',
          'Vítima: [[Thaynirê Zamoura]], casada',
          'Then [[Zuftaqa al-Mezrani]] said it.',
          'Daughter in law [[Kat]] is there. Dad = [[Monty]] (step). Says Dad passed ([[Stavros]]).',
          'Signed I, ____[[Rosalba Quint]]____, authorize',
          'NAME [[Zuft-Bah, Mezra]]   AGE 29',
          'Dear [[Zufta]] and Mezra:',
          'per my call w/ [[Gretchen]] this morning',
          'Social work - [[Gretchen]] - spoke with them',
          'by the team ([[Hendricks]]/[[Whitlock]]) today',
          'with [[Arden Ferryl]] MD at noon',
          'and [[Emily I Watson]] too',
          'NAME: [[Rosa Ma. Tlapanek]]  AGE: 58',
          'between [[THADDEUS WM. ROURKE III]], Respondent',
          'told Branch Manager [[Dale Whitlock]] that',
          'Dr. [[Ana Lucía Ferreira]] saw her.',
          'Please call Mr. [[Okonkwo]] back.',
          'dr [[miller]] will call',
          'Frau Prof. Dr. med. [[von Hagen]] operierte.',
          'Docteur [[Ph. Astruc]] certifie.',
          'Le patient est sorti. Rappelez M. [[Tanguy Zamourel]] pour la suite.',
          'I met [[Martha M. Whitlock]] and [[D. Whitlock]] there.',
          'Mme [[Aïcha BENZAMOUR]] a vu le médecin avec sa fille.',
          'Mr. [[Tariq ZAMOURELLI]] signed.',
          'Sehr geehrte Frau Kollegin [[Brandstetter]],',
          'Prof. Dr. [[S. Achternbusch]], Chefärztin der Klinik',
          'hey [[linda]] good to see you',
          'heeft u bij huisarts [[Van der Zamour]] gemeld',
          'signed by [[Bernadette "Bernie" Winslow]] today',
          'Die Tochter [[Elif]] besucht die Schule.',
          'Fragen an Frau Dr. [[Wenke]], Apparat 118, oder an die Zentrale.',
          'her son [[Baozo]] translates, and my niece [[Tamsyr]] drives',
          "dhr. [[J.P. (Jan-Pieter) van 't Hoff]], geb. 17",
          'La patiente, née [[ZAMBERT]] le 14.02.1962',
          'wohnt bei Familie [[Schröder]] in der Stadt',
          'El Sr. [[Gabriel de la Fuente]] firmó el contrato de la empresa.',
          'Le Pr [[Zamourel]] a vu les résultats, qui sont bons.',
          'Lo firmó D. [[Zamourel]] en la sede del banco.',
          'in Begleitung seiner Ehefrau [[Hannelore]]',
          'O condutor, [[Hélder Brandão]], saiu.',
          'Chère Madame [[Delacroix]], merci.',
          'Bonjour Mme [[Lefèvre]], voici le rapport.',
          'La Sra. [[Gutiérrez]] ingresó ayer.',
          'Il Dott. [[Bellucci]] ha firmato.',
          'Dhr. [[van der Meulen]] belde vanmorgen.',
          'Patient: [[Zoltan Quarrick]]',
          'Patient Name: [[QUARRICK, ZOLTAN B.]]   DOB 1/2/1950',
          'Name des Patienten: Herr [[Jochen Brückmann]]',
          'Apellidos: [[Izquierdo]]',
          'name: [[jonas whitcombe]]',
          'Her maiden name is [[Sandvik]].',
          'Attending: [[Rosalind Pemberly]], MD',
          'electronically signed by [[Rosalind Pemberly]], MD',
          'cc: [[Tobias Ekman]], [[Lucy Harrow]]',
          'Dear [[Yusuf]],\nthe results are in.',
          'Best regards,\n[[Ingrid Halvorsen]]',
          'Thank you\n\nSincerely,\n[[J. R. Whitlock]]',
          'seen by [[Theodore Lindqvist]] and [[J. R. Whitlock]] today',
          "We hired [[Siobhan O'Rourke]] and [[Jean-Luc McAllister]].",
          'We hired [[Siobhan O’Rourke]] in May.',
          '[[Whitlock, Theodore J.]]',
          'as in [[WHITLOCK, THEODORE]].',
          'the son of [[Ludwig van Houten]]',
          '[[Edward Marsh Jr.]] paid.',
          '[[Naomi Feld]], PhD, spoke.',
          'Guests: [[Hannah]], [[Derek]] and [[Priya]].',
          'pt is [[Martha D.]] seen in clinic',
          'My colleague [[Gretchen]] agreed.',
          '[[Theodore Lindqvist]] left. Later [[Lindqvist]] phoned.',
          'Mr. [[White]] came. Everybody likes [[White]] here.',
          '/s/ [[Theodore Lindqvist]]',
          'alt. contact: sister [[Ngozilu]] 555-0119',
          "the patient's daughter, [[Zandeka]], flew in",
          'call mom ([[Lihuax]], 555-0177) first',
          'My name is [[John Doe]]',
          'FROM: [[Wm. "Bill" Tarrowby]]',
          'Deed of [[Chas. Whitlock]] and others',
          'witness: [[D. L. Gravelock]], same address',
          '[[Theodore Lindqvist]] spoke. Approved ([[Miller]]/[[Lindqvist]], 4-0).',
          'Family Name (Last Name)  [[ZEBREMARI]]   Date of birth 1990',
          'Det. [[Ng]] drove. The bottle was tagged by [[Ng]] here.',
          'CLERK: [[Jolene Quarrick]]\nCALLER: hurry, [[jolene]] is up there',
          '3. [[DE ZOUSA/PAULO]] MR   aisle',
          'Cashier: [[Fabiola]]   Sitter: [[Yolanda]]',
          'PNR K7QX2M [[ZBATHA/LUNGEL R]] MR seat 14C',
        ],
        ignores: [
          'the U. S. Defense said, and the D.C. Circuit agreed',
          'A-B-C-D, A, B, C, D',
          'Surname:\nMember ID: 12',
          'Surname: Guarantor phone: 12',
          'plan A or B, type O',
          'been c/o HA, c/o SOB',
          'hey good morning to you, hi best wishes to all',
          'by the end of April, until June, early August',
          'UK PM, an MP, 3 PM',
          'D U E  N O W',
          'THE WITNESS:  I can answer',
          'the Landlord, the Price of May',
          'Mary NP',
          'He read them their Miranda rights.',
          'Babinski and Romberg negative',
          'FROM/TO DATE, AND/OR MR',
          'z.object({ name: z.string() })',
          'the father, Medicare said, and a mother Nature',
          'Parents: None. Kids (ages 9, 6)',
          'Mom: Good, sweetie! Friends Electrocuted by Wire',
          'Viele Grüße aus dem Haus',
          "Parkinson's disease and a positive Babinski sign",
          'A Foley catheter was placed; Foley removed on day two.',
          'He walks along Baker Street to Lincoln Park.',
          "the University of Notre Dame, St. John's Hospital",
          'May 4, Monday, and Will you come?',
          'The Patient denies Chest Pain and Nausea.',
          'Dear Sir or Madam,',
          'Dear Customer,',
          'file name: Report Final',
          'Patient: Denies pain today',
          'Take Tylenol and Lipitor with food.',
          'mail kevin.boone@example.com or @kevinboone',
          'Hepatitis B. Vitamin D. E. Coli',
          'Mark the box. Grant access. Rose early.',
          'CHIEF COMPLAINT AND REVIEW OF SYSTEMS',
        ],
      },
      {
        level: 1,
        finds: ['Mrs. [[Tanaka]] and [[Edward Marshfield]]'],
        ignores: ['Gretchen agreed with everyone.', 'with Zzyvelda Krummhuber today'],
      },
      {
        level: 3,
        finds: ['[[Gretchen]] is a word here', 'in [[Gretchen]] we trust', '[[Babinski]] and [[Romberg]] negative'],
        ignores: [
          'Yesterday the Company sold a Product.',
          'at dawn the hunter will mark a grace period',
          'she will ask, will you chase it with hope and joy',
          'seen by surgery, discussed with family, signed by hand',
          'told him to call june 5',
          'his sister will power the mark test',
        ],
      },
    ],
    'names/organization': {
      finds: [
        'met at the [[Blue Heronz Tavern]] on Route 9',
        'signed by [[Harlow & Finch Ltd.]] today. Following [[Quillon Mills plc]], it',
        '[[Quillon Shipping GmbH & Co. KG]] lieferte',
        'acquired by [[Nordvik Energy ASA]] in May',
        'of [[Bellucci S.p.A.]], Milan',
        'the [[University of Lund]] and the [[Bank of Quillon]]',
        'a loan from [[Harlow Savings Bank]]',
        '[[Quillon Robotics]] builds arms',
        '[[Carver, Mott & Finch LLP]] and others',
        '[[Brantwell Inc.]] grew. Later [[Brantwell]] shrank.',
        'offer of [[Tidewell Therapeutics, Inc.]] ("[[Tidewell]]"), and [[Tidewell]] pays',
        '[[Harlow Community Bank]] (the "[[HCBX]]") filed',
        'společnost [[Zlatá studna s.r.o.]] a [[Horní pivovary a.s.]] podepsaly',
        'Spende an die [[Stiftung Quellgrund]]',
        'la [[Fundación Quillon]] y otros',
      ],
      ignores: [
        'went to the tavern',
        'the bank of the river',
        'die Stiftung spendet, la fundación paga',
        'prodal dům i s.r.o.',
        'She is in the Army',
        'A limited company',
        'Breaking News',
        'The Group met',
        'SA and AG',
      ],
    },
    'names/treated-at': {
      finds: [
        'treated at [[Marnville Langdon]] on June 2nd',
        "seen at [[St. Marna's]] on 11/11",
        'notes from 12 May at [[St. Marna’s]]. Case reviewed @ [[Marnwestern]] on Monday',
        'was admitted to [[Marnville-Presby]]',
        'transferred from the [[Quillon Heart]] yesterday',
      ],
      ignores: [
        'admitted to Medicine, transferred to ICU, discharged to Home',
        'seen at Emergency Department',
        'referred to Dr. Finch',
        'seen at 5 PM',
      ],
    },
    'names/repeat-mentions': {
      finds: ['The [[University of Quillon]] ([[UQ]]) closed. It was [[UQ]] that paid.'],
      ignores: ['The board (TB) closed. It was TB that paid.'],
    },
    'names/care-of': {
      finds: [
        'Maria Keller\nc/o [[PERSON|Brandt]]\nLindenstraße 48',
        'c/o Mrs. [[PERSON|Ada Whitlock]], 12 Mill Lane',
        'C/O [[ORGANIZATION|Quillon Trust]]\nP.O. Box 12',
        'c/o Familie [[PERSON|van der Meulen]]',
      ],
      ignores: ['abbreviated c/o in lists', 'c/o the manager', 'co Brandt'],
    },
    'names/speaker': {
      finds: [
        "19/11/2025, 08:02 - [[Priya]] (Aarav's mum): hi\n19/11/2025, 08:05 - [[Gosia W]]: pls",
        '[11/7/25, 6:41:12 PM] [[Dana Boyd]]: yes\n[11/7/25, 6:42:55 PM] [[Ola]]: no',
        '[[paqui]]: hola!!\n[[loles]]: dime\n[[paqui]]: 5 minutos\n[[loles]]: vale',
        '[[sanjay p]]  9:06 AM\nomg congrats!!\n[[Dana Volkova]]:palm_tree:  9:07 AM\nthanks',
      ],
      ignores: [
        '19/11/2025, 08:02 - Priya: hi',
        '12/11/2025 10:00 Status: open\n12/11/2025 11:00 Status: closed',
        'host: example\nport: 80\nuser: x\npath: y',
        'doctor: hello\npatient: hi\ndoctor: well\npatient: yes',
        'Kunde: hallo zusammen\nSupport: ja bitte\nKunde: es klemmt\nSupport: moment',
        'Operatore: prego\nCliente: non parte\nOperatore: capisco\nCliente: grazie',
        'Doors open  9:00 AM\nLunch 12:30 PM\n',
        'sanjay p  9:06 AM\nomg',
        'at noon\nWorkflow Bot APP  9:15 AM\nx\nSlackbot 9:16 AM',
      ],
    },
    'names/lowercase': {
      finds: [
        'hast du opa [[hubert]] schon angerufen oder nicht?',
        'je suis chez [[kevin]] et [[lucas]] ce soir, on arrive',
        'morgen gehen wir mit [[jonas]] nach hause',
        'und der [[tim]] hat nach dir gefragt, weil er nicht kommt',
        'ja vanmiddag, groetjes aan [[femke]] en tot morgen',
      ],
      ignores: [
        'hey its raining, and its jess who knows',
        'Trattamento con nadir di PSA, con duloxetina.',
        'as a webpack plugin for the build',
        'ich gehe mit oma nach hause und bei ihr bleibe ich',
      ],
    },
    'names/known-abbreviation': {
      finds: [
        'worked for the [[NHS]] in Leeds, then at the [[DEA]].',
        'called in to [[CVS]] #9912',
        'she sold her [[IBM]] shares; [[AFP]] reported it',
      ],
      ignores: [
        'Hx of NHL. AFP 12 ng/mL. CVS: S1 S2 normal. S/p TSA.',
        'EPA and DHA daily, biopsy consistent with IBM, serum NFL raised',
        'Lic# A98123  DEA# BW1234563',
        'NHS No 943 476 5919',
        'NHS number: 943 476 5919',
      ],
    },
    'names/alphabets': {
      finds: [
        'Муж, [[Берестов Сергей Николаевич]], предупреждён. Врач: [[Ельникова О.В.]]',
        'Ο σύζυγος, κ. [[Γεώργιος Λειβαδάς]], ενημερώθηκε',
        // By lists of given names, in any case, and by the ends of surnames.
        'Потом [[Денис]] позвонил [[Ларисе Капустиной]], а [[Плетнёв Захар]] ждал.',
        'Увечері [[Остап]] бачив [[Соломію]].',
        'Σήμερα ο [[Σταύρος Μελιγκάκης]] μίλησε με την [[Κατερίνα]] και τον φίλο του [[Αλεξάνδρου]].',
        // A surname that is announced once is known from then on, in any case.
        'Больной: [[Тюменцев Борис]]. Позже у [[Тюменцева]] спал жар.',
      ],
      ignores: [
        'Рис. 5 показывает, что Пациент Выписан',
        'Вера в Бога, любовь и надежда. Лев спит.',
        'Ζήτω η Ελευθερία. Την Παρασκευή έβρεξε.',
      ],
    },
    'names/scripts': {
      finds: [
        'اسم المريض: [[باسل حازم الشرقي]]، رقم',
        'שם המטופל: [[אורן סלעי]], ת.ז.',
        'रोगी का नाम: [[कबीर प्रसाद गोखले]], पता',
        '患者姓名:[[梅知秋]],住址',
        '患者氏名:[[田中 星野]]、住所',
        '환자명: [[김가람]], 주소',
        '환자 [[김가람]]은 내원하였고 보호자 [[박한결]] 동의함, 피고 [[오가온]]의, 증인 [[김정은]]은',
        '你好，我的名字叫[[梅知秋]]，昨天到的',
        '病员[[梅知秋]]，女，45岁',
        '私の名前は[[松本健吾]]です',
        '患者名：[[松本健吾]]、男性',
        '患者[[吴雪松]]主诉咳嗽，其妻[[郑兰]]陪同；[[欧阳]]主任在',
        'ผู้ป่วย นาย[[ประยุทธ มั่นคง]] มาตรวจ',
      ],
      ignores: [
        'The patient: 王',
        '住所:東京都',
        '患者，男，45岁',
        '患者性别，男，',
        '氏名は必須です',
        '患者家属要求出院，护士站通知',
        'ชื่อเสียงของเขา',
      ],
    },
    'names/organization-east-asian': {
      finds: [
        '我在[[华岭技术有限公司]]工作，后来去了[[青木协和医院]]。',
        '毕业于[[青木大学]]，现在[[松桃银行]]开户',
        '彼は[[桃江商事株式会社]]に勤めている。[[株式会社松原製作所]]の社員。',
        '昨日[[みずほ銀行]]の支店と[[松原大学病院]]に行った。',
        '그는 [[한빛솔 주식회사]]에서 근무한다. [[서울나래병원]]에 입원했다. [[주식회사 은빛]]의',
      ],
      ignores: [
        '他在医院住院，到银行取钱，考上大学',
        '病院に行く。大学病院で診察。株式会社設立の手続き。',
        '有限公司的股东会，本公司',
        '병원에 갔다. 대학병원에서 진료. 주식회사 설립. 주거래은행',
      ],
    },
    'names/repeat-mentions-in-scripts': {
      finds: [
        '患者：[[松本健吾]]。昨日[[松本健吾]]が転倒した。',
        '被告[[吴雪松]]，男。本院认为[[吴雪松]]无责。',
        'اسم المريض: [[فراس نبيل العطار]]، ثم عاد [[فراس]] إلى البيت',
        'שם המטופל: [[אורן סלעי]], ואחר כך [[סלעי]] נרדם',
        '환자명: [[남궁혜]], 오늘 [[남궁혜]]가 왔다',
        '患者：[[松本健吾]]。検査のため[[松本]]は入院した。',
        'ผู้ป่วย นาย[[ประยุทธ มั่นคง]] มาตรวจ แล้วนาย[[ประยุทธ]]กลับบ้าน',
      ],
      ignores: ['患者：[[松本健吾]]。松本市の病院、山松本館。', '患者：無。昨日は雨。', 'John Smith came. جلس'],
    },
    'names/honorific-behind': {
      finds: ['[[王]]先生的妻子[[张知秋]]女士', '[[田中]]様の奥様、[[田中海宁]]さん', '아내 [[박한결]] 씨에게'],
      ignores: ['お客様、奥様、皆様へ', '担当医師と当直医師', '고객님께', '患者様'],
    },
    'names/display-name': {
      finds: ['to "[[Wexxl Zorband]]" <x17@aol.com>', 'From: “[[Desirée Vrelm]]” <dv@x.org>'],
      ignores: ['"Customer Care" <care@x.org>', '"Order Support" <a@x.org>', 'to "Wexxl Zorband" only'],
    },
    'names/passenger': {
      finds: ['seat 14C [[ZBATHA/LUNGEL R]] MR', '2.[[VAN DER MEER/NOSIPO]] MRS(INF)'],
      ignores: ['FROM/TO DATE, AND/OR MR', 'P/ZAF/A04417098'],
    },
    'names/known-organization': [
      {
        finds: [
          'an account with [[Deutsche Bank]]',
          'She studied at [[MIT]] for years',
          '[[WELLS FARGO]]   Statement of May',
          'shares of [[Apple]] rose',
          'left [[Just Eat]] for the [[Karolinska Institutet]], where [[Le Figaro]] found him',
          'flew [[Garuda Indonesia]], then with [[air asia]]',
          'a [[Delta]] flight',
        ],
        ignores: ['an apple', 'An Apple a day', 'under the MIT license', 'just eat it', 'the river delta'],
      },
      { level: 3, finds: ['[[Shell]] is here'], ignores: ['a shell on the beach'] },
    ],
    'names/employer': {
      finds: [
        'We are instructed by [[Quillaviva]] that',
        'she works at [[Brantwell Foods]]',
        'the CEO of [[Quill]] said',
        'arbeitet bei [[Nordlicht]]',
      ],
      ignores: ['she works at night', 'he works for Dr. Finch', 'worked for Monday'],
    },
  },
});

describe('a person with letters of a title behind', () => {
  it('ends before them', async () => {
    await using engine = await Engine.create({ plugins: [names, ner] });
    const text = 'Electronically signed out by Priyanka Ragunath, M.D., Ph.D., today';
    const { findings } = engine.analyze(text);
    expect(findings.map((f) => text.slice(f.start, f.end))).to.deep.equal(['Priyanka Ragunath']);
  });
});

describe('names in a unit with a header', () => {
  const find = async (text: string, header: string[]): Promise<string[]> => {
    await using engine = await Engine.create({ plugins: [names] });
    const { findings } = engine.analyze(text, { header });
    return findings.filter((f) => f.type === 'PERSON').map((f) => text.slice(f.start, f.end));
  };

  it('takes the whole of a cell whose title promises a name', async () => {
    expect(await find('Zzyva Krump', ['Patient'])).to.deep.equal(['Zzyva Krump']);
    expect(await find('krump', ['last_name'])).to.deep.equal(['krump']);
    expect(await find('Frau Dr. Krump', ['Ansprechpartner'])).to.deep.equal(['Krump']);
    expect(await find('王小明', ['Name'])).to.deep.equal(['王小明']);
  });

  it('does not where the title speaks of something else, or the cell holds no name', async () => {
    expect(await find('Zzyva Krump', ['Product name'])).to.deep.equal([]);
    expect(await find('zzyva-4711', ['Patient'])).to.deep.equal([]);
    expect(await find('Zzyva Krump', ['Colour'])).to.deep.equal([]);
  });
});

describe('companies that bear the names of people', () => {
  const types = async (text: string): Promise<string[]> => {
    await using engine = await Engine.create({ plugins: [names, ner] });
    return engine.analyze(text).findings.map((f) => `${f.type} ${text.slice(f.start, f.end)}`);
  };

  it('are companies wherever they stand, once their legal form has stood somewhere', async () => {
    const text = 'Carver Whitlock said so. Carver Whitlock Mott LLP is an accounting firm.';
    expect(await types(text)).to.deep.equal(['ORGANIZATION Carver Whitlock', 'ORGANIZATION Carver Whitlock Mott LLP']);
  });

  it('are told from the person whose first name they bear', async () => {
    const text = 'John Whitlock said so himself. He runs John Whitlock Ltd. from home.';
    expect((await types(text))[0]).to.equal('PERSON John Whitlock');
  });
});

describe('the second pass over a document', () => {
  const find = async (text: string, level: Level = 2): Promise<string[]> => {
    await using engine = await Engine.create({ plugins: [names] });
    return engine.analyze(text, { level }).findings.map((f) => text.slice(f.start, f.end));
  };

  it('finds a surname that stood behind a title wherever it stands, also before it', async () => {
    await using engine = await Engine.create({ plugins: [names] });
    const text = 'Krumphold arrived late.\nDr. Krumphold wrote this.\nSee Krumphold Street.';
    const { findings } = engine.analyze(text);
    expect(findings.map((f) => f.start)).to.deep.equal([0, text.indexOf('Krumphold wrote')]);
  });

  it('finds all forms of a person: capitals, double names, the whole name, small letters', async () => {
    const text = 'Patient: Ottilie Krumphold-Vey.\nKRUMPHOLD slept. Krumphold-Vey woke. We saw ottilie krumphold-vey.';
    expect(await find(text)).to.deep.equal([
      'Ottilie Krumphold-Vey',
      'KRUMPHOLD',
      'Krumphold-Vey',
      'ottilie krumphold-vey',
    ]);
    expect(await find('Mr. Krumphold left.\nand then krumphold came back again')).to.deep.equal([
      'Krumphold',
      'krumphold',
    ]);
  });

  it('is as sure of a name that is no other word as of the whole, but leaves it to a longer company', async () => {
    const text = 'Patient: Barnaby Thistlewood\nThistlewood slept. Thistlewood Chemists Ltd sent it.';
    expect(await find(text, 1)).to.deep.equal(['Barnaby Thistlewood', 'Thistlewood', 'Thistlewood Chemists Ltd']);
  });

  it('leaves abbreviations and letters that count lines outside of a name', async () => {
    const found = [
      ...(await find('Dear Mr. Thibourel\nP.S. Thibourel, call me')),
      ...(await find('Mr. Thibourel met us in Washington, D.C. Thibourel was late')),
      ...(await find('asked for Mr. Thibourel\nA. Ferrand\nB. Thibourel\nC. Olsen')),
      ...(await find('Washington, D.C.-Speaker Nancy Whitlock spoke')),
    ];
    expect(found.join(' | ')).to.not.match(/[PDB]\. ?[SC]?\.? ?(?:Thibourel|-?Speaker)/);
    expect(await find('Mr. Thibourel came.\nJ.-N. Thibourel left')).to.include('J.-N. Thibourel');
  });

  it('finds a first name that is plausible twice wherever else it stands, though it is a word as well', async () => {
    expect(
      await find('Log:\n8a-12p Grace: bath\nhis sister Grace came\nhis daughter Grace left\nseen with Grace', 2),
    ).to.have.lengthOf(4);
    expect(await find('Log:\n8a-12p Grace: bath\nseen with Grace')).to.deep.equal([]);
  });

  it('finds what is called by a person it has named', async () => {
    expect(await find('Marguerite Krumphold called about the Krumphold matter, the krump.')).to.deep.equal([
      'Marguerite Krumphold',
      'Krumphold',
    ]);
  });

  it('leaves words alone that are names and everyday words, and things named after the person', async () => {
    expect(await find('Peter Black came. The black cat saw it. black ice on the road')).to.deep.equal(['Peter Black']);
    expect(await find('Mr. Krumphold came to Krumphold Hospital.')).not.to.include('Krumphold Hospital.');
    expect(await find('Dr. Grace Foley placed a foley catheter.')).to.deep.equal(['Grace Foley']);
  });

  it('learns from what other recognizers found, and not from names that are part of something else', async () => {
    const marks = definePlugin({
      name: 'marks',
      description: 'Finds what stands between asterisks, and companies between plus signs.',
      register(registry) {
        registry.recognizer({
          name: 'marks/mark',
          types: ['PERSON', 'ORGANIZATION'],
          *recognize({ view }) {
            for (const { index, 0: all } of view.matchAll(/\*[^*]{1,40}\*/g))
              yield { type: 'PERSON', start: index + 1, end: index + all.length - 1, score: 0.9 };
            for (const { index, 0: all } of view.matchAll(/\+[^+]{1,40}\+/g))
              yield { type: 'ORGANIZATION', start: index, end: index + all.length, score: 0.9 };
          },
        });
      },
    });
    await using engine = await Engine.create({ plugins: [names, marks] });
    const found = (text: string): number => engine.analyze(text).findings.filter((f) => f.type === 'PERSON').length;
    expect(found('*Zotik Vrelm* spoke. We heard Vrelm again.')).to.equal(2);
    expect(found('+*Zotik Vrelm* Works+ is a firm. We heard Vrelm again.')).to.equal(0);
  });
});

describe('names that e-mail addresses tell', () => {
  const find = async (text: string): Promise<string[]> => {
    await using engine = await Engine.create({ plugins: [names, contact] });
    const { findings } = engine.analyze(text);
    return findings.filter((f) => f.type === 'PERSON').map((f) => text.slice(f.start, f.end));
  };

  it('are found wherever they stand, in the usual spellings of a mailbox', async () => {
    const boxes = ['zotik.vrelm', 'zvrelm', 'vrelmz', 'zotikv', 'zqvrelm', 'vrelm', 'zotik', 'zotik_vrelm2'];
    for (const box of boxes) expect(await find(`Then Zotik Vrelm wrote. ${box}@x.org`)).to.deep.equal(['Zotik Vrelm']);
    expect(await find('Zotik B. Vrelm wrote. zvrelm@x.org')).to.deep.equal(['Zotik B. Vrelm']);
    expect(await find('Vrelm, Zotik wrote. zvrelm@x.org')).to.deep.equal(['Vrelm, Zotik']);
    expect(await find('Zötik Vrälm wrote. zvraelm@x.org')).to.deep.equal(['Zötik Vrälm']);
    expect(await find('Then Zotik Vrelm wrote. info@x.org')).to.deep.equal([]);
  });

  it('are found in quotes before an address, also where a word of them is none elsewhere', async () => {
    expect(await find('From: "Les Vrelm" <vrelm@x.org>')).to.deep.equal(['Les Vrelm']);
    expect(await find('to "Wexxl Zorband" <x17@aol.com>; all')).to.deep.equal(['Wexxl Zorband']);
  });

  it('are not those of departments, companies and sentences', async () => {
    const texts = [
      '"Customer Care" <customercare@x.org>, Order Support <order.support@x.org>',
      'Human Resources (humanresources@x.org), Help Desk: helpdesk@x.org',
      'Zorband Zufta <info@zorband.com>',
      'Ask Sales. sales@x.org',
    ];
    for (const text of texts) expect(await find(text), text).to.deep.equal([]);
  });
});
