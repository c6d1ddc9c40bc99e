import fields from '../../plugins/fields/index.js';
import { testPlugin } from '../kit/index.js';

testPlugin(fields, {
  cases: {
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
        '{"phones": {"home": "[[PHONE_NUMBER|8285550199]]"}}',
        '<insured lastName="[[Achterberg]]" claimNumber=\'[[CASE_NUMBER|CL-99120-B]]\'/>',
        '<TownName>[[CITY|Oslo]]</TownName><Postcode>[[POSTAL_CODE|0262]]</Postcode><LastName>[[Vik]]</LastName>',
        '<input name="lastName" value="[[PERSON|Fontoura]]"> <family value="[[Chalmers]]"/><given value="[[Peter]]"/>',
        'contact:\n  last_name: [[van der Meer]]\n  phone_number: [[PHONE_NUMBER|020 555 0144]] # home\n  tries: 3',
        'GET /find?lastName=[[Farquhar]]&zip=[[POSTAL_CODE|97201]]&page=2',
        'geburtsdatum="[[DATE_OF_BIRTH|3. Mai 1971]]" nachname="[[Wöllner]]"',
      ],
      ignores: [
        '{"firstName": "First name", "phone": "Phone number", "city": "City", "lastName": "Nachname"}',
        '{"properties": {"firstName": {"type": "string"}, "age": {"type": "integer"}}, "required": ["firstName"]}',
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
  },
});
