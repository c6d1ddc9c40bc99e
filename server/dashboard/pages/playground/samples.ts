/** A text to try, invented. */
interface Sample {
  readonly id: string;
  readonly label: string;
  readonly domain: string;
  readonly text: string;
}

export const SAMPLES: readonly Sample[] = [
  {
    id: 'clinic',
    label: 'Discharge note',
    domain: 'Medical',
    text: `Discharge summary

Patient: Maria Gonzalez, DOB 03/14/1962, MRN 00482913
Address: 48 Orchard Lane, Springfield, IL 62704
Phone: (217) 555-0143, maria.gonzalez@example.com

Mrs. Gonzalez was admitted on 2 November 2026 by Dr. Alan Pierce at St. Brigid Hospital after a fall at home.
Her daughter Elena takes her to physiotherapy. Maria may call our ward at 217-555-0199 at any time.`,
  },
  {
    id: 'support',
    label: 'E-mail to support',
    domain: 'General',
    text: `Hi team,

this is Tom Becker again (customer no. 7730-4412). My card 4111 1111 1111 1111, exp. 04/29, was charged twice on Friday.
Please refund to IBAN DE89 3704 0044 0532 0130 00. You reach me at tom.becker@example.org or +49 30 901820.
My session came from 203.0.113.42.

Thanks, Tom`,
  },
  {
    id: 'deal',
    label: 'Bank memo',
    domain: 'Finance',
    text: `Confidential: Project Kestrel

Northwind Capital LLC intends to acquire Harbour Foods plc. Contact at the seller: Priya Raman, +44 20 7946 0018.
Wire USD 2,500,000 to account 021000021 / 123456789, reference HB-2291, not before 9 March 2027.`,
  },
  {
    id: 'german',
    label: 'Deutsch',
    domain: 'General',
    text: `Sehr geehrter Herr Dr. Lindemann,

Frau Katrin Hoffmann, geboren am 12.05.1978, wohnhaft Lindenstraße 14, 50674 Köln, hat am Montag angerufen.
Ihre Steuer-ID lautet 86095742719. Telefon: 0221 4710 8150.`,
  },
  {
    id: 'arabic',
    label: 'العربية',
    domain: 'General',
    text: `السيد أحمد الخطيب، رقم الهاتف ‎+971 50 123 4567، البريد ahmad@example.com
تاريخ الميلاد: 14/03/1985`,
  },
];
