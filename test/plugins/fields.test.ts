import { expect } from 'chai';
import { Engine } from '../../core/index.js';
import contact from '../../plugins/detectors/contact/index.js';
import fields from '../../plugins/detectors/fields/index.js';
import nationalIds from '../../plugins/detectors/national-ids/index.js';
import { testPlugin } from '../kit/index.js';

testPlugin(fields, {
  cases: {
    'fields/comb': {
      finds: [
        'Last name: [[PERSON|P E L L O W]]   First name: [[R U T H]]',
        'Date of birth: [[DATE_OF_BIRTH|1 4 0 5 1 9 7 2]]',
        'Date of birth: [[DATE_OF_BIRTH|1 4 / 0 5 / 1 9 7 2]] Sex: F',
        'Social Security Number | [[US_SSN|5 | 3 | 6 | 2 | 2 | 8 | 7 | 1 | 4]] |',
        'Telephone: [[PHONE_NUMBER|4 1 5 5 5 5 0 1 3 2]]',
        'Postal code\n[[POSTAL_CODE|6 2 7 0 1]]\n',
        'Member ID: [[HEALTH_PLAN_ID|X G H 4 4 1 2 9]]',
        'E-mail: [[EMAIL_ADDRESS|r u t h @ m a r s h . c o m]]',
        'Geburtsdatum: [[DATE_OF_BIRTH|1 4 . 0 5 . 1 9 7 2]]',
      ],
      ignores: [
        'Answers: A B C D A C',
        'Surname\nx y z x y z',
        'Date: 1 2 3 4 5 6 7 8 9 10 of the scale',
        'a b c d e f 1 2 3 4 5',
        'Name: F I R S T',
        '| 1 | 2 | 3 | 4 | 5 |',
      ],
    },
    'fields/pairs': {
      finds: [
        '{"firstName": "[[PERSON|Tamsin]]", "zip_code": "[[POSTAL_CODE|28801]]", "homePhone": "[[PHONE_NUMBER|8285550143]]"}',
        '{"name": {"given": ["[[PERSON|Tamsin]]", "[[Ruth]]"], "family": "[[Okereke]]", "use": "official"}}',
        '{"memberId": "[[HEALTH_PLAN_ID|W2219 88431]]", "ssnLast4": "[[US_SSN|4471]]", "mrn": [[MEDICAL_RECORD_NUMBER|7781123]]}',
        "{'addr_line_1': '[[STREET_ADDRESS|88 Juniper Hollow Rd]]', 'state': '[[STATE|NC]]', 'lastName': '[[Orr]]'}",
        String.raw`{\"lastName\":\"[[PERSON|Tilda-Ek]]\",\"retry\":2}`,
        '"primaryCarePhysician": "Dr. [[Lindiwe Marsh]]"',
        '{"system": "phone", "value": "[[PHONE_NUMBER|8285550143]]"}',
        '{"name": "lastName", "value": "[[PERSON|Ferrand]]"}, {"name": "subject", "value": "Invoice May"}',
        '{"address": [\n    {\n      "use": "home",\n      "line": [\n        "[[STREET_ADDRESS|Lipová 1283/14]]"\n      ],\n      "postalCode": "[[POSTAL_CODE|779 00]]"\n    }\n  ]}',
        '{"phones": {"home": "[[PHONE_NUMBER|8285550199]]"}}',
        '{"identifier": [{"use": "usual", "type": {"code": "MR"}, "system": "urn:oid:1.2", "value": "[[ID_NUMBER|A-881204]]"}]}',
        '<StrtNm>[[STREET_ADDRESS|Bygdøy allé]]</StrtNm><PstCd>[[POSTAL_CODE|0262]]</PstCd><BirthDt>[[DATE_OF_BIRTH|1981-02-09]]</BirthDt>',
        '{"pin": "[[PASSWORD|8841]]", "ni_number": "[[NATIONAL_ID|QQ 12 34 56 C]]"}',
        '?phone=[[PHONE_NUMBER|%2B4915112345678]]&zip=x',
        '<insured lastName="[[Achterberg]]" claimNumber=\'[[CASE_NUMBER|CL-99120-B]]\'/>',
        '<TownName>[[CITY|Oslo]]</TownName><Postcode>[[POSTAL_CODE|0262]]</Postcode><LastName>[[Vik]]</LastName>',
        '<input name="lastName" value="[[PERSON|Fontoura]]"> <family value="[[Chalmers]]"/><given value="[[Peter]]"/>',
        'contact:\n  last_name: [[van der Meer]]\n  phone_number: [[PHONE_NUMBER|020 555 0144]] # home\n  tries: 3',
        'GET /find?lastName=[[Farquhar]]&zip=[[POSTAL_CODE|97201]]&page=2',
        "owner: {first: '[[PERSON|Bettina]]', last: '[[PERSON|Kerr]]'}, beside: [{last: '[[Okolie]]', first: '[[Ode]]'}]",
        'first=[[PERSON|Bettina]]&last=[[PERSON|Kerr]]&page=2',
        'geburtsdatum="[[DATE_OF_BIRTH|3. Mai 1971]]" nachname="[[Wöllner]]"',
      ],
      ignores: [
        '{"firstName": "First name", "phone": "Phone number", "city": "City", "lastName": "Nachname"}',
        '{"properties": {"firstName": {"type": "string"}, "age": {"type": "integer"}}, "required": ["firstName"]}',
        "const size = {first: 'none', last: 'large', name: 'Button'}; the words he used last: 'Kerr'",
        '{"firstName": "string", "lastName": null, "phone": "required", "zipCode": ""}',
        '{"first": 20, "last": 40, "items": [{"name": "Blue Widget", "price": 12}]}',
        '{"server_address": "rack 12", "max_age": 60, "group_id": 12, "client_id": "web-app-2", "city": "Berlin"}',
        '<groupId>org.apache.log4j2</groupId><name>Log4j Core</name>',
        'interface Person { firstName: string; lastName?: string; zipCode: string }',
        'user.firstName = form.firstName; lastName = names[0]; phone = ask(1234567)',
        'mother: diabetes\nnurse: Yes\npatient: denies pain',
        'firstName == lastName, std::lastName, https://lastName:8080',
      ],
    },
    'fields/rows': {
      finds: [
        'Last Name (Family Name)   First Name (Given Name)   Apt. Number   City or Town   ZIP Code\n[[PERSON|Pellow]]                    [[PERSON|Ruth]]                      4B            [[CITY|Marnville]]      [[POSTAL_CODE|62701]]',
        'id,surname,city,zip,amount\n1,[[PERSON|Oduya]],[[CITY|Daly City]],[[POSTAL_CODE|94014]],20.00\n2,"[[Pratt, Leo]]",[[Rye]],[[10580]],1.50',
        'BED | NAME | AGE | DX | CODE | NOTES\n401 | [[Petrozian, A]] | [[AGE|67M]] | CHF | FC | 2L\n402 | [[NGUYEN THI LANH]] | [[AGE|59F]] | DKA | FC | gtt',
        '| Bed | Patient | Age | MRN |\n|-----|---------|:---:|-----|\n| 4A | [[Agnes Tolhurst]] | [[AGE|84]] | [[MEDICAL_RECORD_NUMBER|0034411]] |',
        'emp_no\tsurname\tstart\n[[EMPLOYEE_ID|E0042]]\t[[Ballantyne]]\tnow',
        'Nachname;Vorname;PLZ;Betrag\n[[Wöllner]];[[Jutta]];[[POSTAL_CODE|04105]];12,50\n',
        'COPY public.t (id, last_name, city) FROM stdin;\n1\t[[Kjærgaard]]\t[[CITY|Ribe]]\n2\t\\N\t\\N\n3\t[[Akin]]\t\\N\n\\.\n4\tOther\tX',
        "INSERT INTO `t` (`id`,`last_name`,`phone`) VALUES\n(1,'[[Kjærgaard]]',NULL),\n(2,'[[Akin]]','[[PHONE_NUMBER|0803 555 0199]]');",
      ],
      ignores: [
        'item,price,stock,zip\nBolt,12,4,7.0\nNut,13,1,7.1',
        'red, green, blue, and\nname, phone, or city, as you like',
        "INSERT INTO t (id, status) VALUES (12, 'Ada Lovelace')",
        'last_name,zip\nBerlin,12345',
      ],
    },
    'fields/clinical-attributes': {
      finds: [
        '<id extension="[[ID_NUMBER|998-77-310]]" root="2.16.840"/><birthTime value="[[DATE_OF_BIRTH|19750501]]"/><time value="[[DATE|201309101500]]"/>',
      ],
      ignores: [
        '<code value="20130910"/><id extension="AB" root="2.16"/><time value="now"/>',
        'id extension="998-77-310"',
      ],
    },
    'fields/records': {
      finds: [
        "(0008, 0050) Accession Number   SH: '[[ID_NUMBER|QX55120]]'\n(0010, 0020) Patient ID   LO: '[[MEDICAL_RECORD_NUMBER|K7781]]'",
        "NAD+BY+[[ID_NUMBER|K7781]]::91++[[PERSON|Maribel Quill]]+[[STREET_ADDRESS|Ringgata 4]]+[[CITY|Hamar]]++[[POSTAL_CODE|2317]]+NO'PNA+PAT+++++SU:[[Quill]]+FN:[[Maribel]]'",
        "UNB+UNOC:3+[[ID_NUMBER|4012345000016]]+[[4098765000021]]+240311:0830+[[TRANSACTION_ID|77120]]'DTM+137:[[DATE|20240311]]:102'",
        'DDEN\nDAQ[[DRIVER_LICENSE|K4471902]]\nDCS[[PERSON|QUILL]]\nDAC[[MARIBEL]]\nDBB[[DATE_OF_BIRTH|04171961]]\nDAI[[CITY|HAMAR]]\nDAK[[POSTAL_CODE|454020000]]',
        '{"00100020":{"vr":"LO","Value":["[[MEDICAL_RECORD_NUMBER|K7781]]"]},"00100010":{"vr":"PN","Value":[{"Alphabetic":"[[PERSON|Quill^Maribel]]"}]},"00080060":{"vr":"CS","Value":["CT1"]}}',
        '<EndToEndId>NOTPROVIDED</EndToEndId><ns2:BICFI>[[SWIFT_BIC|DNBANOKK]]</ns2:BICFI>',
        'WIFI:T:WPA;S:[[DEVICE_ID|Quills]];P:[[PASSWORD|rainy=day]];;',
        'MECARD:N:[[PERSON|Quill]],[[Maribel]];ADR:,,[[STREET_ADDRESS|Ringgata 4]],[[CITY|Hamar]],,[[POSTAL_CODE|2317]];;',
        'BCD\n002\n1\nSCT\n[[SWIFT_BIC|DNBANOKK]]\n[[PERSON|Maribel Quill]]\n',
        'SPC\n0200\n1\n\nK\n[[PERSON|Maribel Quill]]\n[[STREET_ADDRESS|Ringgata 4]]\n',
        '0 @I1@ INDI\n1 NAME [[PERSON|Maribel]] /[[Quill]]/\n2 PLAC [[CITY|Hamar]]\n2 PHON [[PHONE_NUMBER|62 55 01 77]]',
        '<EndToEndId>[[TRANSACTION_ID|E2E-77]]</EndToEndId><Dbtr><Nm>[[PERSON|Quill]]</Nm></Dbtr><Othr><Id>[[BANK_ACCOUNT|004412]]</Id></Othr><Cdtr><Nm>[[ORGANIZATION|Quill GmbH]]</Nm></Cdtr>',
        '<STMTTRN><FITID>[[TRANSACTION_ID|88120-1]]<TRNAMT>-9.00',
        '!Type:Bank\nD[[DATE|03/11/2024]]\nP[[PERSON|Maribel Quill]]\nT-9.00\n^',
        `101 [[ABA_ROUTING|091000019]][[TAX_ID|1234567890]]2403110830A094101[[ORGANIZATION|LAKE BANK]]              [[QUILL BAKERY]]                   \n622[[ABA_ROUTING|091000019]][[BANK_ACCOUNT|44719]]            0000125000[[ID_NUMBER|K7781]]          [[PERSON|MARIBEL QUILL]]           0[[TRANSACTION_ID|091000010000001]]`,
      ],
      ignores: [
        "(0008, 0070) Manufacturer   LO: 'SIEMENS'\n(0028, 0010) Rows   US: 512",
        "LIN+1++4000862141404:EN'QTY+47:12'UNT+9+1'",
        'room 101 is free; 101 Dalmatians\n622 of them\nfunction type(a) { return DAQ + 1; }',
        '<EndToEndId>NOTPROVIDED</EndToEndId><Sts>BOOK</Sts><CtrlSum>1250.00</CtrlSum>',
        'type Sample = { NAME: string }\n1 NAME of a thing\nWIFI: password on request',
      ],
    },
    'fields/pharmacy': {
      finds: [
        'AM01\u001cC4[[DATE_OF_BIRTH|19610417]]\u001cC51\u001cCA[[PERSON|MARIBEL]]\u001cCB[[QUILL]]\u001cCN[[CITY|HAMAR]]\u001e\u001cAM04\u001cC2[[HEALTH_PLAN_ID|W22881]]',
        'AM01<FS>CA[[PERSON|MARIBEL]]<FS>CB[[QUILL]]<FS>C51',
      ],
      ignores: ['AM01\u001cC51\u001c', 'a <CA> element and 2^CB of 12'],
    },
    'fields/segments': {
      finds: [
        'PID|1||[[MEDICAL_RECORD_NUMBER|A1234]]^5^M11||[[PERSON|DOE]]^[[JANE]]^[[Q]]||[[DATE_OF_BIRTH|19800101]]|F|||[[STREET_ADDRESS|12 MAIN ST]]^^[[CITY|BOSTON]]^[[STATE|MA]]^[[POSTAL_CODE|02118]]||[[PHONE_NUMBER|6175550123]]\rPV1|1|I|2000^01||||[[EMPLOYEE_ID|4777]]^[[ROY]]^[[ANN]]',
        'OBR|1|[[ORDER_NUMBER|770123]]^EPIC|[[SPECIMEN_ID|25-071-1192]]^LAB|24323-8^CMP^LN|||[[DATE|202503110610]]',
        'OBX|1|NM|2345-7^GLUCOSE^LN||182|mg/dL|70-99|H|||F|||[[DATE|202403111400]]',
        'SCH|[[ID_NUMBER|10345]]|||||ROUTINE^Routine|||30|m|^^30^[[DATE|20250110090000]]^[[DATE|20250110093000]]|[[EMPLOYEE_ID|D77]]^[[PERSON|Varga]]',
        'NM1*IL*1*[[PERSON|SMYTHE]]*[[JANELLE]]*[[Q]]***MI*[[HEALTH_PLAN_ID|JS0011]]~N3*[[236 N MAIN ST]]~N4*[[MIAMI]]*[[FL]]*[[33413]]~DMG*D8*[[DATE_OF_BIRTH|19430501]]*F~',
        'PER*IC*[[JERRY HALVORSEN]]*TE*[[PHONE_NUMBER|3055552222]]~NM1*85*2*[[ORGANIZATION|KILDARE SERVICE]]*****XX*[[NPI|9876543210]]~',
        'BEGIN:VCARD\nN:[[Castellane]];[[Honorine]];[[Marie]];Dr.;\nADR;TYPE=HOME:;;[[41 Hill Road]];[[Leeds]];;[[LS1 4DY]];\nBDAY:[[DATE_OF_BIRTH|19720316]]\nEND:VCARD',
        ':86:105?00LASTSCHRIFT?20EREF+[[TRANSACTION_ID|V70031]]?21KREF+[[TRANSACTION_ID|K4410]]?22MREF+[[ID_NUMBER|M-2207]]?23ABWA+[[PERSON|Ove Lind]]?32[[PERSON|ANNA ROTH]]',
        ':86:166?00GUTSCHRIFT?20EREF+NOTPROVIDED?32[[PERSON|ANNA ROTH]]',
        ':50F:/12345\n1/[[JENS OVE DAHL]]\n2/[[STRANDVEJEN 114 2.TV]]\n3/DK/[[2900 HELLERUP]]\n:52A:ABC',
      ],
      ignores: [
        'PID|1||""||""^""||""',
        'HI*BK:0340*BF:V7389~SV1*HC:99213*40*UN*1~SE*34*0021~',
        'a|b|PID|1||A^B',
        'DG1|1|I10|E11.9^TYPE 2 DIABETES^I10',
      ],
    },
  },
});

describe('structured text in the whole engine', () => {
  it('is searched behind the escapes of line breaks, and stays what it was around the terms', async () => {
    await using engine = await Engine.create({ plugins: [fields, nationalIds, contact] });
    const text = JSON.stringify({ note: 'Hello,\n412-55-9871\tadele@gmail.com\r\nBye' });
    const found = engine.analyze(text).findings.map(({ start, end }) => text.slice(start, end));
    expect(found).to.deep.equal(['412-55-9871', 'adele@gmail.com']);
  });
});

describe('printed headers of DICOM', () => {
  it('give what stands in brackets behind the tags of a person, and no others', async () => {
    const engine = await Engine.create({ plugins: [{ plugin: fields }] });
    const text =
      '(0010,0010) PN [Quill^Maribel] #  14, 1 PatientName\n(0010,0020) LO [K7781] # 6, 1 PatientID\n(0018,1020) LO [syngo VB20A]';
    const found = engine
      .analyze(text, { level: 2 })
      .findings.map(({ type, start, end }) => [type, text.slice(start, end)]);
    expect(found).to.deep.equal([
      ['PERSON', 'Quill^Maribel'],
      ['MEDICAL_RECORD_NUMBER', 'K7781'],
    ]);
    await engine.close();
  });
});
