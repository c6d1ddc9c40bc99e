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

/** Prepositions of other languages that a first name mostly follows if it is no other word: `mit jonas`, `chez lucas`. */
export const BESIDE_A_PERSON: ReadonlySet<string> = set(
  `mit bei avec chez con com met bij nachbarn nachbar frag frage fragt ruf rufe ruft grüß grüße appelle appelez préviens llama llamar llamé avisa
  avisar pregúntale chiama chiamate avvisa saluta liga chama avisar bel vraag`,
);

/** How a message begins. */
export const GREETINGS: ReadonlySet<string> = set(
  'hey hi hello hiya yo heya hallo helo morning evening afternoon omg sup btw ok hei ciao hola salut oi',
);

/** Behind a greeting, who writes: `hey its jess`, `hello im marta`. */
export const INTRODUCTIONS: ReadonlySet<string> = set('its im soy sono sou');

/** Further ones, in a line without capitals: `zu jonas`, `aan femke`, `der tim`, `o wellington`. */
export const IN_SMALL_LINES: ReadonlySet<string> = set(
  'zu von für der die dem den à de et para pour a la el il lo da do o um per aan van voor en und y e ou tal un quel',
);

/** Kin and forms of address that a first name follows without an owner: `opa heinz`, `zia assunta`. */
export const FAMILIAR: ReadonlySet<string> = set(`
  opa oma onkel tante omi opi ome oompje tonton tata tatie tatie papy mamie papi mami zio zia nonno nonna tío tía tio tia yaya yayo abuela
  abuelo vovó vovô vó vô titia seu dona don doña signor signora señor señora cousine cousin primo prima cugino cugina neef nicht
`);

/** Relations that a name may follow: `her sister dawn`. */
export const RELATIONS: ReadonlySet<string> = set(`
  son daughter wife husband brother sister mother father mom mum dad friend colleague cousin nephew niece uncle aunt girlfriend boyfriend
  partner fiance fiancee neighbor neighbour boss manager assistant roommate coworker grandson granddaughter grandmother grandfather
  tia tía tio tío abuela abuelo prima primo suegra suegro cuñada cuñado hijo hija hermano hermana marido mujer novio novia vecino vecina
  amigo amiga sohn tochter bruder schwester freund freundin mann frau nachbar nachbarin kollege kollegin mutter vater
  fils fille frère sœur mari femme copain copine ami amie voisin voisine mère père
  figlio figlia fratello sorella marito moglie amico amica ragazzo ragazza
  filho filha irmão irmã marido esposa esposo mulher namorado namorada vizinho vizinha inquilino inquilina
  zoon dochter broer zus man vrouw vriend vriendin buurman buurvrouw
  spouse caregiver stepson stepdaughter stepfather stepmother stepbrother stepsister kid baby supervisor landlord
`);

/** Words behind which a relation is somebody's: `my`, and the `s` of `patient's`. */
export const OWNERS: ReadonlySet<string> = set(
  `my his her their our your s ur tu mi su mein meine meinem meinen meiner dein deine deinem deinen sein seine ihr ihre mon ma mes ton ta son sa
  mio mia tuo tua suo sua meu minha teu tua seu sua mijn mn jouw je zijn haar m'n onze unser unsere nuestro nuestra nosso nossa notre votre`,
);

/** Rare first names that are everyday words of some language: in small letters only kin make names of them. */
export const EVERYDAY: ReadonlySet<string> = set(`
  aula irá ira bono bas cas domenica domingo domingos della dell norma neve dag ketel elke renda pano sita miró miro halle laurel offrirai devis paziente cortese
  maggio mondo tutta macchina vecchia scolastica regolamento botto ben risico merrie koop amiga amigo fale mãe pena ligar coleta péguelo abu ola olá mía ora perle bel
  abril avril juin juni juli
`);

/** Frequent ones: these need kin or a preposition. */
export const EVERYDAY_NAMES: ReadonlySet<string> = set(`
  consuelo remedios milagros esperanza socorro santos mia bella bianca viola ernst otto vitória stella sterre marina serena gioia pasquale colombe marguerite
  violette aurore pascal
`);

/** Kin of {@link FAMILIAR} that are no other word: in a line without capitals, whatever rare word follows is a name. */
export const SURE_KIN: ReadonlySet<string> = set(`
  oma opa onkel omi opi ome oompje tonton mamie papy zio zia nonno nonna tía tío abuela abuelo yayo vovó vovô dona doña
  mormor farmor morfar farfar bestemor bestefar ciocia wujek babička unchiul fröken frøken mevrouw meneer mémé pépé
`);
