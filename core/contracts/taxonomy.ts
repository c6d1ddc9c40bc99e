import type { EntityTypeInfo, Law } from './entity-type.js';

type Row = readonly [name: string, description: string, examples?: readonly string[], laws?: readonly Law[]];

const HG: readonly Law[] = ['HIPAA', 'GDPR'];
const G: readonly Law[] = ['GDPR'];
const G9: readonly Law[] = ['GDPR', 'GDPR-9'];
const GF: readonly Law[] = ['GDPR', 'GLBA'];

const category = (row: Row, children: readonly Row[] = []): EntityTypeInfo[] => [
  info(row),
  ...children.map((child) => info(child, row[0])),
];

const info = ([name, description, examples = [], laws = G]: Row, parent?: string): EntityTypeInfo =>
  parent === undefined ? { name, description, examples, laws } : { name, parent, description, examples, laws };

/** The standard tree of entity types. Plugins may add to it with `registry.entityType`. */
export const STANDARD_TYPES: readonly EntityTypeInfo[] = [
  ...category(['PERSON', 'Name of a person, with initials and parts of it.', ['Mary Jones', 'JONES, Mary'], HG]),
  ...category(['PHONE_NUMBER', 'Telephone or fax number.', ['(415) 555-0132', '+44 20 7946 0958'], HG]),
  ...category(['EMAIL_ADDRESS', 'E-mail address.', ['mary@example.com'], HG]),
  ...category(
    ['LOCATION', 'A place: an address or a part of one.', ['12 Main Street, Springfield, IL 62701'], HG],
    [
      ['STREET_ADDRESS', 'Street and house number, post-office box, unit.', ['12 Main Street, Apt. 4'], HG],
      ['CITY', 'City, town, village, district, county.', ['Springfield'], HG],
      ['STATE', 'State, province, canton.', ['Illinois']],
      ['COUNTRY', 'Country.', ['Germany']],
      ['POSTAL_CODE', 'Postal or ZIP code.', ['62701', 'SW1A 1AA'], HG],
      ['COORDINATES', 'Geographic coordinates.', ['51.5074, -0.1278'], HG],
      ['FACILITY', 'A named building or institution that places a person.', ['St. Mary Hospital'], HG],
    ],
  ),
  ...category(
    ['DATE_TIME', 'A date, a time, or both.', ['14 March 2024, 10:30'], HG],
    [
      ['DATE', 'A calendar date or a part of one.', ['2024-03-14', 'March 2024', 'POD #2'], HG],
      ['TIME', 'A time of day.', ['10:30 pm']],
      ['DATE_OF_BIRTH', 'A date that is stated to be a birth date.', ['DOB: 03/14/1962'], HG],
    ],
  ),
  ...category(['AGE', 'Age of a person.', ['93-year-old', '78yo'], HG]),
  ...category(
    ['ID_NUMBER', 'A number or code that names one person, document or thing.', ['AB-123456'], HG],
    [
      ['US_SSN', 'United States social security number.', ['000-12-3456'], HG],
      ['US_ITIN', 'United States taxpayer number of individuals.', ['900-70-0000'], HG],
      ['NATIONAL_ID', 'National identity or citizen number of any country.', ['00000000T'], HG],
      ['TAX_ID', 'Tax number of a person or company.', ['00-0000000'], HG],
      ['PASSPORT', 'Passport number.', ['X00000000'], HG],
      ['DRIVER_LICENSE', 'Driving licence number.', ['D000-0000-0000'], HG],
      ['VEHICLE_VIN', 'Vehicle identification number.', ['1M8GDM9AXKP042788'], HG],
      ['LICENSE_PLATE', 'Vehicle licence plate.', ['B-AB 1234'], HG],
      ['DEVICE_ID', 'Serial or identifier of a device: IMEI, UDI, serial number.', ['SN 00A1B2C3'], HG],
      ['CERTIFICATE', 'Certificate or licence number.', ['Lic. No. 12345'], HG],
      ['MEDICAL_RECORD_NUMBER', 'Medical record or patient number.', ['MRN 1234567'], HG],
      ['HEALTH_PLAN_ID', 'Health insurance or beneficiary number.', ['1EG4-TE5-MK73'], HG],
      ['MEDICAL_LICENSE', 'Licence number of a health professional.', ['MD12345'], HG],
      ['NPI', 'United States national provider identifier.', ['1234567893'], HG],
      ['DEA_NUMBER', 'United States DEA registration number.', ['AB1234563'], HG],
      ['EMPLOYEE_ID', 'Number of an employee or member.', ['EMP-00123'], HG],
      ['STUDENT_ID', 'Number of a student.', ['S0012345'], HG],
      ['CUSTOMER_ID', 'Number of a customer.', ['C-0012345'], HG],
      ['CASE_NUMBER', 'Number of a case, docket, claim, ticket or file.', ['1:20-cv-01234'], HG],
      ['ORDER_NUMBER', 'Number of an order, invoice, shipment or reservation.', ['INV-2024-001'], HG],
      ['SPECIMEN_ID', 'Accession or specimen number.', ['S24-00123'], HG],
      ['UUID', 'Universally unique identifier.', ['00000000-0000-4000-8000-000000000000'], HG],
      ['BIOMETRIC_ID', 'Biometric identifier.', ['fingerprint template 0F3A'], HG],
    ],
  ),
  ...category(
    ['FINANCIAL', 'Account, card, security or amount.', [], GF],
    [
      ['CREDIT_CARD', 'Payment card number.', ['4111 1111 1111 1111'], ['GDPR', 'PCI-DSS']],
      ['CVV', 'Security code of a payment card.', ['CVV 123'], ['GDPR', 'PCI-DSS']],
      ['IBAN_CODE', 'International bank account number.', ['GB00 TEST 0000 0000 0000 00'], GF],
      ['SWIFT_BIC', 'Bank identifier code.', ['DEUTDEFF'], GF],
      ['ABA_ROUTING', 'United States bank routing number.', ['000000000'], GF],
      ['BANK_ACCOUNT', 'Bank account number.', ['Account no. 00012345'], ['HIPAA', 'GDPR', 'GLBA']],
      ['SORT_CODE', 'United Kingdom sort code.', ['00-00-00'], GF],
      ['CUSIP', 'Security number (North America).', ['000000AA0'], GF],
      ['ISIN', 'International security number.', ['XS0000000009'], GF],
      ['SEDOL', 'Security number (United Kingdom).', ['0000000'], GF],
      ['LEI', 'Legal entity identifier.', [], GF],
      ['CRYPTO_WALLET', 'Address of a crypto-currency wallet.', ['bc1q…'], GF],
      ['AMOUNT', 'Amount of money (level 3 of Finance).', ['USD 12,500.00'], GF],
      ['TRANSACTION_ID', 'Number of a payment or transaction.', ['TXN 00012345'], GF],
    ],
  ),
  ...category(
    ['ONLINE', 'Identifier used online.', [], HG],
    [
      ['URL', 'Web address.', ['https://example.com/mary'], HG],
      ['IP_ADDRESS', 'IPv4 or IPv6 address.', ['192.0.2.1', '2001:db8::1'], HG],
      ['MAC_ADDRESS', 'Hardware address of a network device.', ['00:00:5E:00:53:01'], HG],
      ['USERNAME', 'User name, handle or screen name.', ['@mary_j'], G],
      ['COOKIE_ID', 'Cookie, session, advertising or tracking identifier.', ['_ga=GA1.2.123.456'], G],
      ['DOMAIN_NAME', 'Host or domain name.', ['example.com'], G],
    ],
  ),
  ...category(
    ['SECRET', 'Something that grants access.', [], []],
    [
      ['API_KEY', 'Key or token of a service.', ['ghp_0000'], []],
      ['PASSWORD', 'Password or passphrase.', ['password: hunter2'], []],
      ['PRIVATE_KEY', 'Private key in text form.', ['-----BEGIN PRIVATE KEY-----'], []],
      ['JWT', 'JSON web token.', ['eyJ…'], []],
      ['CONNECTION_STRING', 'Database or service address with credentials.', ['postgres://user:pw@host/db'], []],
    ],
  ),
  ...category(['ORGANIZATION', 'Name of a company, authority or institution.', ['Acme Corp.'], G]),
  ...category(
    ['SENSITIVE_ATTRIBUTE', 'Attribute of a person that the law protects specially.', [], G9],
    [
      ['RELIGION', 'Religious or philosophical belief.', ['Catholic'], G9],
      ['ETHNICITY', 'Racial or ethnic origin.', ['Hispanic'], G9],
      ['NATIONALITY', 'Nationality.', ['Norwegian'], G],
      ['POLITICAL_OPINION', 'Political opinion or party.', ['Social Democrat'], G9],
      ['SEXUAL_ORIENTATION', 'Sexual orientation or sex life.', ['homosexual'], G9],
      ['TRADE_UNION', 'Trade-union membership.', ['member of IG Metall'], G9],
      ['GENDER', 'Gender.', ['female'], G],
      ['MARITAL_STATUS', 'Marital status.', ['divorced'], G],
    ],
  ),
  ...category(
    ['HEALTH', 'Health of a person (Medical, level 3).', [], G9],
    [
      ['DIAGNOSIS', 'Disease or finding.', ['type 2 diabetes'], G9],
      ['MEDICATION', 'Medication and dose.', ['metformin 500 mg'], G9],
    ],
  ),
  ...category(['OCCUPATION', 'Occupation or job title (level 3).', ['bus driver'], G]),
  ...category(['RELATION', 'Relation to another person (level 3).', ['her mother'], G]),
  ...category(
    ['PROPRIETARY_TERM', 'A word that is confidential to the customer or to its field.', [], []],
    [
      ['PROJECT_NAME', 'Project or code name.', ['Project Kestrel'], []],
      ['TRIAL_ID', 'Identifier of a clinical trial or of its subject.', ['NCT00000000'], []],
      ['DEAL_NAME', 'Name of a deal or transaction.', ['Project Falcon'], []],
      ['INTERNAL_CODE', 'Internal identifier of a company.', ['QX-1042'], []],
    ],
  ),
];
