/** Polish, Swedish, Danish and Norwegian, of which rules find what has a label, a form or a title before it. */
export const OTHERS: readonly string[] = [
  'Rozmawiano z [[PERSON|Brzęczyszczykiewicz]] wczoraj. Pratade med [[PERSON|Hällström]] igår.',
  'Pacjent: [[PERSON|Zbigniew Kowalczyk]], PESEL [[ID_NUMBER|51081912345]], ur. [[DATE_TIME|19.08.1951]] r.',
  'zam. [[LOCATION|ul. Polna 41 m. 7, 44-170]] Zabrze. Tel. kom. [[PHONE_NUMBER|601 441 709]].',
  'Lekarz prowadzący: dr n. med. [[PERSON|Halina Brzęczyk]]. Pani [[PERSON|Krystyna]] prosi o kontakt.',
  'Konto: [[FINANCIAL|PL61 1090 1014 0000 0712 1981 2874]], dowód osobisty [[ID_NUMBER|KTR441709]].',
  'Patient: [[PERSON|Ingegerd Sjöström]]. Adress: [[LOCATION|Björkvägen 14, 831 47 Östersund]].',
  'Telefon [[PHONE_NUMBER|063-44 17 09]]. Ansvarig läkare: dr [[PERSON|Bo Hägglund]].',
  'Fru [[PERSON|Sjöström]] kom tillsammans med sin dotter [[PERSON|Annika]].',
  'Patient: Hr. [[PERSON|Svend Aage Mortensen]], CPR [[ID_NUMBER|190851-1235]], [[LOCATION|Vestergade 41, 2. tv., 8600 Silkeborg]].',
  'Tlf. [[PHONE_NUMBER|97 44 17 09]]. Pårørende: hustru [[PERSON|Birthe]]. Indlagt d. [[DATE_TIME|2. maj 2024]].',
];

/** Without personal data. */
export const OTHERS_CLEAN: readonly string[] = [
  'Karta informacyjna leczenia szpitalnego.',
  'Rozpoznanie: nadciśnienie tętnicze, cukrzyca typu 2.',
  'Journalanteckning. Diagnoser: hypertoni, diabetes.',
  'Epikrise. Behandling: antibiotika i syv dage.',
];
