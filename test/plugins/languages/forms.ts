/** Messages of programs, forms, chats and notes, with what must be found in them and nothing else. */
export const FORMS: Readonly<Record<string, readonly string[]>> = {
  'messages of claims and payments: X12': [
    'ISA*00*          *00*          *ZZ*[[ORGANIZATION|NORTHCLEAR]]     *ZZ*[[ID_NUMBER|HX99120]]        *[[DATE|240311]]*1405*^*00501*[[ID_NUMBER|000088412]]*0*P*:~',
    'BPR*I*900*C*ACH*CCP*01*[[ABA_ROUTING|072000326]]*DA*[[BANK_ACCOUNT|0099182733]]*[[TAX_ID|1740022118]]**01*[[ABA_ROUTING|091000019]]*DA*[[BANK_ACCOUNT|6677881234]]*[[DATE|20240315]]~TRN*1*[[TRANSACTION_ID|CHK5518820]]*[[TAX_ID|1740022118]]~',
    'N1*PE*[[ORGANIZATION|HOLLIN DIALYSIS PC]]*XX*[[NPI|1558899020]]~CLP*[[MEDICAL_RECORD_NUMBER|HD-5512]]*1*300*280**MC*[[CASE_NUMBER|2024070012345]]*11~DTM*405*[[DATE|20240314]]~',
    'NM1*41*2*[[ORGANIZATION|KESTREL BILLING]]*****46*[[ORGANIZATION|KESTRELBIL]]~REF*6R*[[ID_NUMBER|55120998]]~REF*87*004010X098A1~',
  ],
  'messages of banks: SWIFT': [
    '{1:F01[[SWIFT_BIC|NORDSESSAXXX]]0000000000}{2:I103[[SWIFT_BIC|HANDFIHHXXXX]]N}',
    '{2:O9401405240311[[SWIFT_BIC|NORDSESSAXXX]]00112233442403111406N}',
    ':50K:/[[BANK_ACCOUNT|0045778812]]\n[[PERSON|ORLA PEMBRIDGE]]\n[[STREET_ADDRESS|7 QUARRY RISE]]\n:59:/[[BANK_ACCOUNT|0099112233]]\n[[ORGANIZATION|KETTLEBY TRADING LTD]]\n[[LOCATION|UNIT 4 DOCK ROAD]]\n-}',
    ':61:2403110311D250,00NTRF[[TRANSACTION_ID|INV88120]]//[[TRANSACTION_ID|A3F01XK77]]\n:86:/IBAN/[[IBAN_CODE|NL91ABNA0417164300]]/NAME/[[PERSON|O. PEMBRIDGE]]/REMI/rent/EREF/[[TRANSACTION_ID|E2E-55120]]\n-}',
    ':86:166?00CREDIT?20THANKS?30[[SWIFT_BIC|NORDSESSXXX]]?32[[PERSON|ORLA PEMBRIDGE]]\n-}',
    'at [[TIME|10:59:07]] and [[TIME|11:50:30]], ratio 4:59:1',
  ],
  'messages of traders: FIX': [
    '8=FIX.4.4|9=100|35=D|49=[[ID_NUMBER|NORTHDESK]]|56=[[ID_NUMBER|KXBROK]]|34=12|52=[[DATE_TIME|20240311-09:15:00.123]]|11=[[ORDER_NUMBER|ORD88412]]|1=[[BANK_ACCOUNT|ACC-5512]]|55=XYZQ|54=1|38=500|44=10.25|10=044|',
    '8=FIX.4.2^A35=8^A49=[[ID_NUMBER|NORTHDESK]]^A37=[[ORDER_NUMBER|88412-B]]^A55=XYZQ^A',
    'x=1;49=NORTHDESK|11=ORD',
  ],
  'numbers in FHIR': [
    '{"identifier":[{"system":"urn:oid:1.2.3","value":"[[ID_NUMBER|5512-77]]"},{"use":"official","type":{"text":"MRN"},"value":"[[MEDICAL_RECORD_NUMBER|8841299]]"}]}',
    '{"valueQuantity":{"value":141,"unit":"mg/dL","system":"http://unitsofmeasure.org"}}',
    '<id value="[[ID_NUMBER|pt-5512]]"/><identifier><system value="urn:oid:1.2.3"/><value value="[[ID_NUMBER|88412990]]"/></identifier><valueQuantity><value value="141"/></valueQuantity>',
  ],
  'names of users in sentences and greetings': [
    'My login is broken, my username is required, your handle is unique.',
    'Votre identifiant : [[USERNAME|clavigne77]]',
    'Usuario banca: [[USERNAME|rlozano81]], NIP [[PASSWORD|5512]]',
    'object=customer/[[ID_NUMBER|55120998]] action=READ',
  ],
  'codes and passwords': [
    'Use code [[PASSWORD|551-208]] to sign in. Your reset code is [[PASSWORD|771 204]].',
    'Votre mot de passe provisoire : [[PASSWORD|Verger-19!]]',
    'Wi-Fi key: [[PASSWORD|plumtree2291x]]',
    'agent: last 4 of ssn\nuser: [[ID_NUMBER|5512]]',
    'Use code 20 for the second door.',
  ],
  'numbers of papers': [
    'The loan [[ID_NUMBER|31-5512-08]] is paid; the loan [[DATE|12-04-2023]] was signed.',
    'Buchungsbestätigung [[ORDER_NUMBER|XQ7LMN]], booking confirmation LETTER',
    'Tarjeta terminación [[ID_NUMBER|5512]]',
    'Morphine 2 mg IV q4h PRN 10 doses given, seal intact.',
  ],
  passengers: ['Passenger: [[PERSON|PEMBRIDGE/ORLA]] MRS', 'Seat 4A [[PERSON|VAN DER MEER/LOTTE]] MS'],
  'merchants of bank messages': [
    'Acct XX[[BANK_ACCOUNT|5512]] debited NGN 5,000 at [[ORGANIZATION|SPAR LEKKI]] [[DATE|17/05]].',
    'USD 12.90 spent at [[ORGANIZATION|SHELL OIL #5512]], thank you.',
    'The fee was paid at once and charged to me.',
  ],
  'numbers of other kinds are no places': [
    'Dear Ms [[PERSON|Oluchi Sandgren]], TFN [[TAX_ID|123 456 782]]. Thank you.',
  ],
  'names in chats and notes': [
    "we fed [[PERSON|keisha]]'s cat, our aunt's cat and alzheimer's mice",
    '[[PERSON|Wanderley]], the guard, counted heads. [[LOCATION|London]], the capital, is big.',
    '[[PERSON|Jorvik]], our translator, said no. Sadly, the cook, was late.',
    'Con placas [[LICENSE_PLATE|8KXR551]].',
  ],
  'addresses of mail written for people': [
    'Contact: [[EMAIL_ADDRESS|jo.arriagada {at} correo.example.cl]]',
    'write [[EMAIL_ADDRESS|tom dot weller at uni-mail dot de]] or see you at anna dot com',
  ],
  'essays and forums': [
    'Matrícula: [[STUDENT_ID|A05512098]], coche con matrícula [[LICENSE_PLATE|5512 KXR]]',
    'Essay by student [[STUDENT_ID|5512098]] on soup. The student 2024 survey.',
    'name- [[PERSON|hana el-sayegh]]\nid- [[ID_NUMBER|55120998]]',
    'Found her on insta as [[USERNAME|marnie.loves.lakes]] yesterday.',
    'u/[[USERNAME|throwaway_mealprep88]]: hi there. u/[[USERNAME|DrGoatCheese]]: hello. The u/s was clear, w/u done.',
    'My page: [[DOMAIN_NAME|ngoziadeyemi.me]], see page index.html',
    'me: did u see\n[[PERSON|dani]]: no\nme: her new car\n[[PERSON|dani]]: omg\nme: yes\n[[PERSON|dani]]: ok',
  ],
  'bookings, parcels and accounts below their labels': [
    ':50A:/[[IBAN_CODE|FI2112345600000785]]\n[[SWIFT_BIC|NDEANOKK]]',
    'BHT*0019*00*[[TRANSACTION_ID|88551204]]*[[DATE|20240402]]*1015*CH~NM1*IL*1*[[PERSON|HOLLOWAY]]*[[PERSON|MARCUS]]~',
  ],
};
