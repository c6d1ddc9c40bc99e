import { expect } from 'chai';
import type { UnitContext } from '../../core/index.js';
import { HEADER_DICTIONARY } from '../../core/titles/header-dictionary.js';
import {
  CellSearch,
  ColumnPlanner,
  findHeader,
  givenColumns,
  LabelRows,
  reportColumns,
  TitleDictionary,
  usualWidth,
} from '../../kit/index.js';
import { fakeSession } from '../plugins/fake-session.js';

const dictionary = new TitleDictionary();

function plansOf(table: readonly (readonly string[])[], columns: Readonly<Record<string, string>> = {}) {
  const header = findHeader(table, dictionary);
  const session = fakeSession();
  const planner = new ColumnPlanner(givenColumns(columns), dictionary, session);
  const titles = table[header] ?? [];
  const plans = planner.plans({ titles, rows: table.slice(header + 1), width: usualWidth(table) });
  return { header, plans, planner, session, types: plans.map((plan) => plan.context.type) };
}

const table = (text: string): string[][] => text.split('\n').map((line) => line.split(';'));

describe('tables', () => {
  describe('columns', () => {
    it('get no type from measured values, whatever their digits look like', () => {
      const type = (values: readonly string[]): string | undefined => {
        const session = fakeSession();
        session.remember(values.map((text) => ({ text, type: 'PHONE_NUMBER' })));
        const rows = values.map((value) => ['x', value]);
        const [, plan] = new ColumnPlanner(givenColumns({}), dictionary, session).plans({ titles: [], rows, width: 2 });
        return plan?.context.type;
      };
      expect(type(['701442.3310', '701442.3310', '98114.25', '-4417.0029'])).to.equal(undefined);
      expect(type(['617-555-0101', '617-555-0102', '617-555-0103'])).to.equal('PHONE_NUMBER');
      expect(type(['555.0101', '555.0102', '555.0103'])).to.equal('PHONE_NUMBER');
    });

    for (const [text, ...types] of [
      ['Patient Name;DOB;SSN;Notes\nOde Quill;1/2/1960;078051120;fine', 'PERSON', 'DATE_OF_BIRTH', 'US_SSN', undefined],
      ['Nachname;Geburtsdatum;Telefon\nQuill;1.2.1960;040 12345', 'PERSON', 'DATE_OF_BIRTH', 'PHONE_NUMBER'],
      [
        'Nom;Prénom;Date de naissance;Code postal\nQuill;Ode;01/02/1960;75001',
        'PERSON',
        'PERSON',
        'DATE_OF_BIRTH',
        'POSTAL_CODE',
      ],
      ['Apellidos;Nombre;Correo electrónico\nQuill;Ode;o@q.es', 'PERSON', 'PERSON', 'EMAIL_ADDRESS'],
      [
        'Pt_Last;MI;Home Ph;Email Addr;Addr1;Zip5;Mbr ID;Acct #;Dx\nQuill;K;617-555-0101;o@q.es;22 Oak Rd;02169;XYP3389;00412;I10',
        ...['PERSON', 'PERSON', 'PHONE_NUMBER', 'EMAIL_ADDRESS', 'STREET_ADDRESS', 'POSTAL_CODE', 'HEALTH_PLAN_ID'],
        'BANK_ACCOUNT',
        undefined,
      ],
      ['Mbr ID;FacilityName;Mgr\nXYP3389;Lakeside Quilting;Ode Quill', 'HEALTH_PLAN_ID', 'FACILITY', 'PERSON'],
      [
        'dbtr_nm;dbtr_acct;cdtr_nm;cdtr_acct\nOde Quill;DE89370400440532013000;Ida Reed;DE00 3704 0044 0532 0130 00',
        ...['PERSON', 'IBAN_CODE', 'PERSON', 'IBAN_CODE'],
      ],
      ['Debtor account\n00412-7', 'BANK_ACCOUNT'],
      ['emp#;Vorgesetzter;Geb.datum\n4711;Klöbner, H.;1.2.1975', 'EMPLOYEE_ID', 'PERSON', 'DATE_OF_BIRTH'],
      [
        'pat_id;birth_dt;age_yrs;emerg_cntct;subscr_no;EE ID;Parent 1 Cell;Prov.;union\n100417;1958-02-11;66;D. Orr;H8812;0417;8025550119;NA;Unite',
        ...['MEDICAL_RECORD_NUMBER', 'DATE_OF_BIRTH', 'AGE', 'PERSON', 'HEALTH_PLAN_ID', 'EMPLOYEE_ID', 'PHONE_NUMBER'],
        ...[undefined, 'TRADE_UNION'],
      ],
      [
        'N° dossier;Prénom(s);Date naiss.;Lieu naiss.;N° Sécu;Tél. fixe;Personne à prévenir\nD24-417;Ode;1/2/60;Brest;2600275;0298555011;L. Quill',
        ...['MEDICAL_RECORD_NUMBER', 'PERSON', 'DATE_OF_BIRTH', 'CITY', 'NATIONAL_ID', 'PHONE_NUMBER', 'PERSON'],
      ],
      [
        'Straße/Nr.;Hausarzt/-ärztin;Vers.-Nr.\nAm Deich 4;Dr. Quill;K44170',
        'STREET_ADDRESS',
        'PERSON',
        'HEALTH_PLAN_ID',
      ],
      [
        'Nº Utente;Nome completo;Data Nasc.;Morada;Telemóvel;Médico de família\n123456;Ode Quill;1/2/60;Rua 4;932555014;R. Quill',
        ...['MEDICAL_RECORD_NUMBER', 'PERSON', 'DATE_OF_BIRTH', 'STREET_ADDRESS', 'PHONE_NUMBER', 'PERSON'],
      ],
      [
        'Achternaam;Geb.datum;Straat;Huisnr;Woonplaats;Telefoonnr;Polisnr\nQuill;1-2-1960;Dijk;4;Vorden;0575555014;30124',
        ...['PERSON', 'DATE_OF_BIRTH', 'STREET_ADDRESS', 'STREET_ADDRESS', 'CITY', 'PHONE_NUMBER', 'HEALTH_PLAN_ID'],
      ],
      [
        'Nazwisko;Imię;Data ur.;Ulica;Kod pocztowy;Miasto\nQuill;Ode;1.2.60;Polna 4;44-170;Zabrze',
        ...['PERSON', 'PERSON', 'DATE_OF_BIRTH', 'STREET_ADDRESS', 'POSTAL_CODE', 'CITY'],
      ],
      [
        'Personnr;Efternamn;Förnamn;Gatuadress;Postort;E-post\n510819-2384;Quill;Ode;Storg. 4;Lund;o@q.se',
        ...['NATIONAL_ID', 'PERSON', 'PERSON', 'STREET_ADDRESS', 'CITY', 'EMAIL_ADDRESS'],
      ],
      ['Fødselsdato;Læge;Tlf\n1-2-60;Ode Quill;97555014', 'DATE_OF_BIRTH', 'PERSON', 'PHONE_NUMBER'],
      ['Cognome;Nome;Codice fiscale\nQuill;Ode;QLLDOE60B01H501X', 'PERSON', 'PERSON', 'NATIONAL_ID'],
      [
        'Sukunimi;Etunimi;Syntymäaika;Puhelinnumero;Sähköposti\nQuill;Ode;1.2.1960;0401234567;o@q.fi',
        ...['PERSON', 'PERSON', 'DATE_OF_BIRTH', 'PHONE_NUMBER', 'EMAIL_ADDRESS'],
      ],
      ['Příjmení;Datum narození;Rodné číslo\nQuill;1.2.1960;605121/1234', 'PERSON', 'DATE_OF_BIRTH', 'NATIONAL_ID'],
      ['Nume;Prenume;Data nașterii\nQuill;Ode;01.02.1960', 'PERSON', 'PERSON', 'DATE_OF_BIRTH'],
      ['Soyadı;Doğum tarihi;TC Kimlik No\nQuill;01.02.1960;10000000146', 'PERSON', 'DATE_OF_BIRTH', 'NATIONAL_ID'],
      ['Vezetéknév;Születési dátum;Telefonszám\nQuill;1960.02.01;301234567', 'PERSON', 'DATE_OF_BIRTH', 'PHONE_NUMBER'],
      ['Фамилия;Дата рождения;Номер телефона\nКвилл;01.02.1960;9123456789', 'PERSON', 'DATE_OF_BIRTH', 'PHONE_NUMBER'],
      ["Ім'я;Прізвище;Місто\nОда;Квілл;Луцьк", 'PERSON', 'PERSON', 'CITY'],
      ['Επώνυμο;Τηλέφωνο;Διεύθυνση\nΚουίλ;2101234567;Ερμού 4', 'PERSON', 'PHONE_NUMBER', 'STREET_ADDRESS'],
      [
        '姓名;出生日期;手机号码;紧急联系人姓名\n甲;1960年2月1日;13800001111;乙',
        'PERSON',
        'DATE_OF_BIRTH',
        'PHONE_NUMBER',
        'PERSON',
      ],
      [
        '氏名;生年月日;自宅電話番号;住所\n甲;1960/02/01;0312345678;本町四丁目',
        'PERSON',
        'DATE_OF_BIRTH',
        'PHONE_NUMBER',
        'STREET_ADDRESS',
      ],
      ['성명;주민등록번호;연락처\n갑;600201-1234567;01012345678', 'PERSON', 'NATIONAL_ID', 'PHONE_NUMBER'],
      ['الإسم;رقم الهاتف;تاريخ الميلاد\nأ ب;0501234567;01/02/1960', 'PERSON', 'PHONE_NUMBER', 'DATE_OF_BIRTH'],
      ['שם פרטי;שם משפחה;תעודת זהות\nא;ב;012345678', 'PERSON', 'PERSON', 'NATIONAL_ID'],
      ['रोगी का नाम;मोबाइल नंबर;जन्म तिथि\nक ख;9812345670;01/02/1960', 'PERSON', 'PHONE_NUMBER', 'DATE_OF_BIRTH'],
      ['ชื่อ-นามสกุล;เบอร์โทรศัพท์;วันเกิด\nก ข;0812345678;01/02/1960', 'PERSON', 'PHONE_NUMBER', 'DATE_OF_BIRTH'],
    ] as const)
      it(`are recognised by their titles: ${text.split('\n')[0]}`, () => {
        expect(plansOf(table(text)).types).to.deep.equal(types);
      });

    it('are recognised by each title of the dictionary, in lower case and after another word', () => {
      const titles = HEADER_DICTIONARY.flatMap(([, , titles]) => titles);
      const unknown = titles.filter((title) => dictionary.meaning(title) === undefined);
      expect(unknown).to.deep.equal([]);
      expect(dictionary.meaning('ssnlast4')?.type).to.equal('US_SSN');
      expect(dictionary.meaning('primary home phone')?.type).to.equal('PHONE_NUMBER');
      expect(dictionary.meaning('Tilda Quill')).to.equal(undefined);
    });

    it('have the type of one part of a title of several parts', () => {
      for (const title of ['Age / Sex', 'Sex/Age', 'Alter / Geschlecht', 'Edad/Sexo'])
        expect(dictionary.meaning(title)?.type, title).to.equal('AGE');
      for (const title of ['km/h', 'Status/Result', 'Sex / Race / Class / Group'])
        expect(dictionary.meaning(title)?.type, title).to.equal(undefined);
    });

    it('hold names of other things if the title of another script says so', () => {
      for (const title of ['商品名', '会社名', '파일이름', 'उत्पाद का नाम', 'שם המוצר'])
        expect(dictionary.meaning(title)?.type, title).to.equal(undefined);
    });

    it('have no title twice in the dictionary, so that order does not matter', () => {
      const titles = HEADER_DICTIONARY.flatMap(([, , titles]) => titles);
      expect(titles.filter((title, at) => titles.indexOf(title) !== at)).to.deep.equal([]);
    });

    it('keep no type that the values contradict, or that is a name of something other than a person', () => {
      expect(
        plansOf(table('Diagnose;Reparto;Anrede\nAsthma;Chirurgia;Frau')).plans.map((plan) => plan.ofThings),
      ).to.deep.equal([true, true, true]);
      const { types } = plansOf(table('email;product name;name\nyes;Lamp;Lamp\nno;Desk;Desk\nyes;Chair;Chair'));
      expect(types).to.deep.equal([undefined, undefined, undefined]);
    });

    it('are recognised by their values if they have no title', () => {
      const rows = ['a@x.org', 'b@x.org', 'c@x.org', 'd@x.org', 'n/a', 'see file'];
      const { plans } = plansOf(rows.map((row, i) => [String(i), row]));
      expect(reportColumns(plans)).to.deep.equal([
        { column: 1, use: 'text', why: 'search' },
        { column: 2, use: 'type', type: 'EMAIL_ADDRESS', why: 'values' },
      ]);
    });

    it('have the type that the caller gives, by title or number', () => {
      const { plans } = plansOf(table('Notes;x;SSN\na@b.org;Quill;12'), { notes: 'keep', '2': 'person', SSN: 'text' });
      expect(reportColumns(plans)).to.deep.equal([
        { column: 1, use: 'keep', why: 'option' },
        { column: 2, use: 'type', type: 'PERSON', why: 'option' },
        { column: 3, use: 'text', why: 'option' },
      ]);
    });

    it('have titles below a preamble; a first row of names is not one', () => {
      expect(plansOf(table('List\n\nid;email;city\n1;x@y.org;Bonn\n2;z@y.org;Rome')).header).to.equal(2);
      expect(plansOf(table('Ode;Quill;Rome\nMara;Finch;Oslo\nJon;Reed;Bonn')).header).to.equal(-1);
    });
  });

  describe('columns of names', () => {
    const engine = (types: Readonly<Record<string, string>>) => ({
      ...fakeSession(),
      find: (text: string) =>
        types[text] === undefined
          ? []
          : [{ type: types[text], start: 0, end: text.length, score: 0.9, recognizer: 'x', domainSpecific: false }],
    });
    const found = {
      'Acme Ltd': 'ORGANIZATION',
      'Stone & Co': 'ORGANIZATION',
      'Ode Quill': 'PERSON',
      Madison: 'PERSON',
    };
    const planned = (title: string, ...values: string[]) =>
      new ColumnPlanner(new Map(), dictionary, engine(found)).plans({
        titles: [title, 'Phone'],
        rows: values.map((value) => [value, '6175550101']),
        width: 2,
      })[0];

    it('contain companies if more of their names are companies than persons', () => {
      expect(planned('Account Name', 'Acme Ltd', 'Stone & Co', 'Ode Quill')?.context.type).to.equal('ORGANIZATION');
      expect(planned('Owner', 'Acme Ltd', 'Ode Quill')?.context.type).to.equal('PERSON');
      expect(planned('Last name', 'Acme Ltd', 'Stone & Co')?.context.type).to.equal('PERSON');
    });

    it('contain insurers if their title says so, whatever they are called', () => {
      for (const title of ['Insurer', 'Payer Name', 'Primary Insurance Carrier', 'Krankenkasse'])
        expect(planned(title, 'Lakeshore Mutual', 'Summit Health')?.context.type).to.equal('ORGANIZATION');
    });

    it('contain the parts of names if the columns beside each other do, though some are places when alone', () => {
      const types = {
        ...{ Hortensia: 'PERSON', Leopold: 'PERSON', Ada: 'PERSON', Blackmoor: 'LOCATION', Oakenshaw: 'LOCATION' },
        ...{ 'Hortensia Blackmoor': 'PERSON', 'Leopold Quux': 'PERSON', 'Ada Oakenshaw': 'PERSON' },
      };
      const plans = (...rows: string[][]) =>
        new ColumnPlanner(new Map(), dictionary, engine(types))
          .plans({ titles: [], rows, width: 2 })
          .map(({ context }) => context.type);
      const names = [
        ['Hortensia', 'Blackmoor'],
        ['Leopold', 'Quux'],
        ['Ada', 'Oakenshaw'],
      ];
      expect(plans(...names)).to.deep.equal(['PERSON', 'PERSON']);
      expect(plans(...names.map(([given = '']) => [given, 'blue']))).to.deep.equal(['PERSON', undefined]);
    });

    it('contain months or days of the week, even if some of them are names elsewhere', () => {
      expect(planned('', 'Jan', 'Feb', 'Mar', 'Apr', 'May')?.ofThings).to.equal(true);
      expect(planned('Tag', 'Mo', 'Di', 'Mi', 'Mo', 'Di', 'Mi')?.ofThings).to.equal(true);
      expect(planned('', 'Jan', 'May', 'June', 'Piet')?.ofThings).to.equal(undefined);
      expect(planned('', 'Jan', 'May', 'Jan')?.ofThings).to.equal(undefined);
      expect(planned('', 'Jan', 'Feb', 'Jan')?.ofThings).to.equal(true);
      expect(planned('', 'April', 'May', 'May')?.ofThings, 'two months that are names').to.equal(undefined);
      expect(planned('', 'Jan', 'Feb', 'Piet')?.ofThings).to.equal(undefined);
    });

    it('contain things if their title says so: a name that fills a cell is not a person', () => {
      const product = planned('Product name', 'Madison', 'Madison', 'Madison');
      expect(product?.ofThings).to.equal(true);
      expect(product?.context).to.deep.equal({ header: ['Product name'] });
      const plans = [planned('Brand', 'x'), planned('Notes', 'x')].flatMap((plan) => plan ?? []);
      const cells = new CellSearch(engine(found), plans);
      const find = (text: string, column: number) => cells.find(text, cells.planOf(column, false));
      expect(find('Madison', 0)).to.deep.equal([]);
      expect(find('Madison', 1)).to.have.length(1);
    });

    it('report a name in a column of things if the caller has given it before', () => {
      const given = fakeSession();
      given.remember([{ text: 'Madison', type: 'PERSON' }]);
      const plan = planned('Product name', 'Madison', 'Madison', 'x');
      const cells = new CellSearch(given, plan === undefined ? [] : [plan]);
      expect(cells.find('Madison', cells.planOf(0, false))).to.have.length(1);
    });

    it('report a name in a column of things if it contains a term given before', () => {
      const given = fakeSession();
      given.remember([{ text: 'Madison', type: 'PERSON' }]);
      const find = given.find;
      const whole = { start: 0, type: 'ORGANIZATION', score: 0.6, recognizer: 'guess', domainSpecific: false };
      const guessing = {
        ...given,
        find: (text: string, context?: UnitContext) =>
          context?.isTitle === true ? find(text, context) : [{ ...whole, end: text.length }],
      };
      const plan = planned('Product name', 'x', 'y', 'z');
      const cells = new CellSearch(guessing, plan === undefined ? [] : [plan]);
      const found = (text: string) =>
        cells.find(text, cells.planOf(0, false)).map(({ start, end }) => text.slice(start, end));
      expect(found('Madison Pump Works')).to.deep.equal(['Madison']);
      expect(found('Harlow Pump Works')).to.deep.equal([]);
    });

    it('contain codes of states if other columns are parts of an address', () => {
      expect(plansOf(table('Name;Town;ST;ZIP\nAda;Rome;TX;78745\nIda;Bern;MA;02118')).types[2]).to.equal('STATE');
      expect(plansOf(table('Ticket;Name;State\n1;Ada;OK\n2;Ida;NO')).types[2]).to.equal(undefined);
      expect(plansOf(table('Name;Zip;State\nAda;12345;Open\nIda;12346;Closed')).types[2]).to.equal(undefined);
    });

    it('contain places if the title says so: city of origin', () => {
      expect(plansOf(table('City of origin;Phone\nRome;12345')).types).to.deep.equal(['CITY', 'PHONE_NUMBER']);
    });
  });

  describe('titles', () => {
    const engine = (names: readonly string[]) => ({
      find: (text: string) =>
        names.includes(text)
          ? [
              {
                type: 'PERSON',
                start: 0,
                end: text.length,
                score: text === 'Listed' ? 1 : 0.9,
                recognizer: 'x',
                domainSpecific: false,
              },
            ]
          : [],
    });
    const titles = (row: string, ...names: string[]) => {
      const planner = new ColumnPlanner(new Map(), dictionary, engine(names));
      return [...planner.titlesAmong(row.split(';'))];
    };

    it('are not values, even if one of their words looks like a name', () => {
      expect(titles('Emp ID;Last Name;Gross;Net pay;x y', 'Gross')).to.deep.equal(['Emp ID', 'Last Name', 'Gross']);
      expect(titles('Department;Jan;Feb;Mar;Apr;May;Total', 'Jan', 'Mar')).to.include.members(['Jan', 'Mar', 'Total']);
    });

    it('are not values if a few unknown words stand beside many known ones', () => {
      const row = 'First Name;Last Name;Phone;City;Zip;Created By Alias;Ode Quill 1960';
      const header = new ColumnPlanner(new Map(), dictionary, engine(['Created By Alias'])).titlesOf(row.split(';'));
      expect([...header])
        .to.include('Created By Alias')
        .and.not.to.include('Ode Quill 1960');
    });

    it('may be names: full names, and rows of mostly unknown words', () => {
      expect(titles('Date;Ode Quill;Hours', 'Ode Quill')).not.to.include('Ode Quill');
      expect(titles('Month;Ode;Mara;Jon', 'Ode', 'Mara')).to.deep.equal(['Month']);
    });
  });

  describe('labels', () => {
    const labelsOf = (text: string, columns: Readonly<Record<string, string>> = {}) => {
      const rows = table(text);
      const labels = LabelRows.find(rows, new ColumnPlanner(givenColumns(columns), dictionary, fakeSession()));
      return rows.map((row) =>
        labels?.read(row).map((cell) => (cell?.context.isTitle ? 'label' : (cell?.context.type ?? cell?.use))),
      );
    };

    it('determine the values beside them in a form', () => {
      const form =
        'Client name;Ode Quill;;Attendance\nDate of birth;1/2/1960;;call 12\nPhone;6175550101\nFee earner;OQ\nMRN;4410233';
      expect(labelsOf(form)).to.deep.equal([
        ['label', 'PERSON', undefined, undefined],
        ['label', 'DATE_OF_BIRTH', undefined, undefined],
        ['label', 'PHONE_NUMBER'],
        [undefined, 'text'],
        ['label', 'MEDICAL_RECORD_NUMBER'],
      ]);
    });

    it('determine the values of their rows in a transposed table', () => {
      const cases = 'Field;Case 1;Case 2\nName;Ode Quill;Mara Finch\nSSN;078051120;078051121\nNotes;x;SSN\n ;3;4';
      expect(labelsOf(cases).slice(1)).to.deep.equal([
        ['label', 'PERSON', 'PERSON'],
        ['label', 'US_SSN', 'US_SSN'],
        ['label', 'text', 'text'],
        [undefined, undefined, undefined],
      ]);
    });

    it('are not recognised if columns have titles, few words are known, or the caller numbers columns', () => {
      expect(labelsOf('Type;Name;Phone\nnurse;Ode;1\nmother;Mara;2\nfather;Jon;3')[0]).to.equal(undefined);
      expect(labelsOf('Quill;Ode\nPhone;12\nFinch;Mara\nStone;Jon\nMarsh;Pat\nReed;Kim\nNotes;x')[0]).to.equal(
        undefined,
      );
      expect(labelsOf('Name;a\nSSN;12\nPhone;3', { '2': 'keep' })[0]).to.equal(undefined);
    });

    it('must all be known if there are only two', () => {
      expect(labelsOf('Name;Ode Quill\nMRN;4410233')).to.deep.equal([
        ['label', 'PERSON'],
        ['label', 'MEDICAL_RECORD_NUMBER'],
      ]);
      expect(labelsOf('Name;Phone\nOde;617555')[0]).to.equal(undefined);
    });
  });

  describe('cells', () => {
    it('are a single finding in a typed column, unless they are marked as empty', () => {
      const { plans, session } = plansOf(table('Patient Name;Notes\nOde Quill;fine'));
      const cells = new CellSearch(session, plans);
      expect(cells.find('Ode Quill', cells.planOf(0, false))).to.have.length(1);
      expect(cells.find('n/a', cells.planOf(0, false))).to.deep.equal([]);
      cells.settle();
      expect(session.counted).to.equal(3);
    });

    it('are compared as words: a name inside a longer word does not trigger a new search', () => {
      const { plans, session } = plansOf(table('First Name;Last Name;Notes\nWei;Ma;fine'));
      const cells = new CellSearch(session, plans);
      const searched = (note: string): number => {
        const before = session.asked.length;
        for (const name of ['Wei', 'Ma']) {
          cells.beginRow();
          cells.addName(name, 'PERSON');
          cells.find(note, cells.planOf(2, false));
        }
        return session.asked.length - before;
      };
      expect(searched('weight normal, made a plan')).to.equal(1);
      // Each is searched again in the rows whose names stand in it.
      expect(searched('seen with Wei, WEI-MA')).to.equal(2);
      expect(searched('no weight told by wei')).to.equal(2);
      // What stands before the name is read as a line break.
      expect(searched('{"seen":"ok\\nWei"}')).to.equal(2);
    });

    it('are searched for both names of a row together only if they can be adjacent', () => {
      const { plans, session } = plansOf(table('First Name;Last Name;Notes\nMary;Quill;fine'));
      const told: string[][] = [];
      const listening = {
        ...session,
        remember: (terms: readonly { readonly text: string; readonly type: string }[]) => {
          told.push(terms.map(({ text }) => text));
          return session.remember(terms);
        },
      };
      const cells = new CellSearch(listening, plans);
      const termsFor = (note: string): string[] => {
        cells.beginRow();
        for (const name of ['Mary', 'Quill']) cells.addName(name, 'PERSON');
        cells.find(note, cells.planOf(2, false));
        return told.at(-1) ?? [];
      };
      const alone = ['Mary', 'Quill'];
      expect(termsFor('Mary called, Mrs. Quill was out')).to.deep.equal(alone);
      expect(termsFor('told by QUILL,\n mary')).to.include.members(['Quill, Mary', ...alone]);
      expect(termsFor('for Mary  Quill')).to.include.members(['Mary Quill', ...alone]);
      // Characters that are read otherwise may stand for a blank.
      expect(termsFor('Mary&nbsp;Quill')).to.include.members(['Mary Quill', ...alone]);
      expect(termsFor('Mary\u00a0Quill')).to.include.members(['Mary Quill', ...alone]);
    });

    it('are companies in a column of persons if they end in a legal form', () => {
      const { plans, session } = plansOf(table('Customer Name;SSN\nOde Quill;078051120'));
      const cells = new CellSearch(session, plans);
      const types = (value: string) => cells.find(value, cells.planOf(0, false)).map(({ type }) => type);
      expect(types('Quill Treuhand AG')).to.deep.equal(['ORGANIZATION']);
      expect(types('Reed & Sons, LLC')).to.deep.equal(['ORGANIZATION']);
      for (const name of ['Ode Quill', 'QUILL ODE', 'Sa', 'Quill, Co']) expect(types(name)).to.deep.equal(['PERSON']);
    });

    it('are searched instead of replaced whole if they cannot be a value of their column’s type', () => {
      const { plans, session } = plansOf(table('Emp ID;Name;Phone\nE-204;Ode Quill;617-555-0101'));
      const cells = new CellSearch(session, plans);
      const found = (value: string, column: number) =>
        cells.find(value, cells.planOf(column, false)).map(({ start, end }) => value.slice(start, end));
      expect(found('approved by: Mr. Reed', 0)).to.deep.equal(['Reed']);
      expect(found('do not call, see Mr. Reed', 2)).to.deep.equal(['Reed']);
      expect(found('12', 1)).to.deep.equal([]);
      expect(found('1', 2)).to.deep.equal([]);
      expect(found('QUILL', 0)).to.deep.equal(['QUILL']);
      for (const [column] of plans.entries())
        for (const sum of ['Total', 'Grand Total:', 'Zwischensumme']) expect(found(sum, column)).to.deep.equal([]);
      const given = new CellSearch(session, plansOf(table('a\nb'), { a: 'US_SSN' }).plans);
      expect(given.find('see Mr. Reed', given.planOf(0, false))).to.have.length(1);
    });

    it('are searched for the names of their own row only', () => {
      const { plans, session } = plansOf(table('First name;Last name;Notes\nOde;Quill;x'));
      const cells = new CellSearch(session, plans);
      const notes = cells.planOf(2, false);
      cells.beginRow();
      for (const [column, value] of ['Ode', 'Quill'].entries()) {
        const type = cells.nameType(cells.planOf(column, false));
        if (type !== undefined) cells.addName(value, type);
      }
      expect(cells.find('Mrs Quill came', notes)).to.have.length(1);
      cells.beginRow();
      expect(cells.find('Mrs Quill came', notes)).to.have.length(0);
    });

    it('are searched although their column is kept if the row does not fit the table', () => {
      const { plans, session } = plansOf(table('id;x\n1;2'), { x: 'keep' });
      const cells = new CellSearch(session, plans);
      expect(cells.planOf(1, false).use).to.equal('keep');
      expect(cells.planOf(1, true).use).to.equal('text');
    });
  });
});
