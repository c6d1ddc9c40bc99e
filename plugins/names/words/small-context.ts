const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Verbs whose object is a person: `ask tom`, `emailed paige`. Lower case, as everything here. */
export const TO_A_PERSON: ReadonlySet<string> = set(`
  ask asked asking asks tell told telling tells call called calling email emailed emailing text texted texting phone phoned paged contact
  contacted meet met meeting thank thanked visit visited visiting marry married notified remind reminded invite invited informed messaged
  per cc hired fired interviewed np nurse officer coach
`);

/** Words that a preposition ties to a person, by the preposition: `seen by`, `spoke with`, `heard from`. */
export const BEFORE_PREPOSITION: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  [
    'by',
    set(`
      seen examined signed cosigned written reviewed sent evaluated assessed paid approved prepared dictated treated called done accompanied
      brought referred followed interviewed witnessed entered ordered requested reported raised hired driven admitted discharged
      consulted notified informed visited helped filed handled drafted completed submitted booked cancelled left
    `),
  ],
  [
    'with',
    set(`
      spoke spoken speak speaking talk talked talking met meet meeting live lives lived living stay stays stayed staying discuss discussed
      chatted works worked working consulted reviewed conferred appointment appt call conversation went checked argued touch
    `),
  ],
  [
    'to',
    set(`
      talk talked talking spoke speak speaking spoken listen listened sent given gave married wrote write written said say referred reported out
      over handed forwarded transferred apologized
    `),
  ],
  ['from', set('heard hear call message email letter note text mail word voicemail back request')],
  [
    'for',
    set('waiting message messages asked asking looking appointment appt voicemail covering caring cares filling'),
  ],
]);

/** Relations that a name may follow: `her sister dawn`. */
export const RELATIONS: ReadonlySet<string> = set(`
  son daughter wife husband brother sister mother father mom mum dad friend colleague cousin nephew niece uncle aunt girlfriend boyfriend
  partner fiance fiancee neighbor neighbour boss manager assistant roommate coworker grandson granddaughter grandmother grandfather
  tia tía tio tío abuela abuelo prima primo suegra suegro cuñada cuñado
  spouse caregiver stepson stepdaughter stepfather stepmother stepbrother stepsister kid baby supervisor landlord
`);

/** Words behind which a relation is somebody's: `my`, and the `s` of `patient's`. */
export const OWNERS: ReadonlySet<string> = set('my his her their our your s ur tu mi su');
