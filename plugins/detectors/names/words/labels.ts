/**
 * What a label promises of the text behind it:
 * `person`: only a name can stand there · `maybe`: a name or something else, so it must look like one · `greeting` and
 * `closing`: letters and mails.
 */
export type LabelKind = 'person' | 'maybe' | 'greeting' | 'closing';

const WORDS: Readonly<Record<LabelKind, string>> = {
  person: `
    patient pt surname surnames firstname lastname fullname givenname middlename forename forenames cardholder accountholder
    physician attending radiologist pathologist surgeon anesthesiologist cardiologist dermatologist psychiatrist psychologist
    neurologist oncologist therapist dentist midwife resident fellow hospitalist pcp clinician transcriptionist scribe
    dictator nurse rn provider guardian spouse husband wife mother father son daughter sibling kin parent caregiver
    decedent deceased insured subscriber policyholder guarantor plaintiff defendant claimant petitioner respondent
    deponent witness witnesses beneficiary signatory undersigned employee tenant landlord lessee lessor borrower
    nominee applicant passenger guest attendee attendees participant participants interviewer interviewee
    nachname vorname familienname geburtsname patientin ansprechpartner sachbearbeiter sachbearbeiterin versicherter
    versicherte arzt ärztin hausarzt hausärztin oberarzt chefarzt einsender befunder geschäftsführer vormund ehefrau ehemann
    kontoinhaber karteninhaber kläger klägerin beklagter beklagte zeuge zeugin
    nom prénom prénoms prenom médecin medecin titulaire assuré assurée épouse époux infirmière
    apellido apellidos paciente médico medico enfermera enfermero titular asegurado firmante cónyuge tutor
    cognome paziente dottore infermiere intestatario coniuge firmatario sobrenome apelido utente doente cônjuge
    achternaam voornaam roepnaam patiënt patient behandelaar huisarts verpleegkundige rekeninhaber rekeninhouder
    geschädigter geschädigte beschuldigter beschuldigte opfer bewohner bewohnerin versicherungsnehmer versicherungsnehmerin begünstigter
    begünstigte schüler schülerin mitarbeiter mitarbeiterin arbeitnehmer arbeitnehmerin vermieter vermieterin operateur anästhesist anästhesistin
    notfallkontakt erziehungsberechtigter erziehungsberechtigte erblasser antragsteller antragstellerin zahlungsempfänger
    víctima denunciante denunciado denunciada demandante demandado demandada ordenante beneficiario beneficiaria trabajador trabajadora empleado
    empleada alumno alumna inquilino inquilina arrendador arrendadora arrendatario arrendataria cirujano cirujana anestesista investigado
    victime plaignant plaignante bénéficiaire salarié salariée élève locataire bailleur chirurgien anesthésiste instrumentiste souscripteur
    adhérent adhérente allocataire comparant requérant requérante défendeur défenderesse demandeur demanderesse greffier greffière
    vittima denunciante ricorrente resistente ordinante beneficiario dipendente lavoratore lavoratrice alunno alunna conduttore conduttrice
    locatore locatrice chirurgo anestesista assistito assistita badante indagato indagata
    vítima requerente requerido requerida reclamante beneficiário beneficiária trabalhador trabalhadora funcionário funcionária aluno aluna
    locador locatário locatária inquilino cirurgião escrivão escrivã encarregado segurado segurada
    slachtoffer verdachte begunstigde opdrachtgever werknemer leerling huurder verhuurder bewoner bewoonster chirurg noodcontact verzekerde
    pacjent pacjentka poszkodowany poszkodowana pracownik najemca wynajmujący anhörig anhöriga vårdtagare medarbejder lejer pårørende
  `,
  maybe: `
    name names from to cc bcc attn attention contact absent apologies regrets author authors editor by signed signature reviewer approver requester
    requestor assignee assigned owner sender recipient reporter manager supervisor agent representative rep consultant
    counsel attorney judge clerk officer customer client member contractor vendor seller buyer prepared reviewed approved
    dictated transcribed verified ordered referred seen examined performed interpreted authenticated organizer host speaker
    analyst appraiser realtor processor preparer conservator trustor grantor grantee obligor mortgagor
    presenter moderator caller user person student teacher instructor candidate interpreter chaperone informant historian
    examiner technologist technician interviewee donor trustee executor notary issued completed administered witnessed
    underwriter teller cashier sitter circulator adjuster handler investigator dispatcher paralegal groomer trainer
    contactperson partner admitting referring consulting ordering emergency payee payer drawer remitter
    unterschrift unterzeichner unterzeichnet gezeichnet gez verfasser absender empfänger betreuer mandant kunde name namen
    bearbeiter leiter auftraggeber von an
    destinataire expéditeur signé signataire auteur rédigé contact client responsable
    nombre nombres firma firmado remitente destinatario autor cliente contacto responsable elaboró revisó
    nome firmato mittente destinatario autore cliente assinatura assinado remetente contato
    naam ondertekend afzender ontvanger geachte auteur contactpersoon klant
    kundin vertreter vertreterin tochter sohn mutter vater gestor gestora tutora hijo hija padre madre esposo esposa
    conseiller conseillère fils fille père mère conjoint conjointe gestore figlio figlia padre madre filho filha pai mãe
    zoon dochter moeder vader begeleider docent
  `,
  greeting: `
    dear hi hello hey greetings howdy bonjour cher chère hallo liebe lieber geehrte geehrter hola querido querida estimado
    estimada apreciado apreciada caro cara gentile egregio prezado prezada olá ciao beste lieve geachte hoi salut
    moin servus grüezi aupa kaixo oi coucou buongiorno buonasera buenas hej kære käre
  `,
  closing: `
    sincerely regards cheers thanks yours respectfully cordially faithfully truly love xoxo best gruß grüße grüßen gruss
    cordialement salutations amicalement atentamente atte saludos saludo cordialmente saluti distinti abraço abraços
    atenciosamente groeten groet hochachtungsvoll thx ty rgds
    groetjes kusjes baci bacioni besos besitos abrazo abrazos bises bisous beijos beijinhos bjs lg vg mfg hoogachtend
  `,
};

const KINDS: readonly LabelKind[] = ['maybe', 'person', 'greeting', 'closing'];

/** Label words in lower case, each with the kind it stands for; where two kinds claim a word, the later in the list above wins. */
export const LABELS: ReadonlyMap<string, LabelKind> = new Map(
  KINDS.flatMap((kind) =>
    WORDS[kind]
      .trim()
      .split(/\s+/)
      .map((word) => [word, kind] as const),
  ),
);

const WITHOUT_COLON = new Set('by name names nom nombre nombres nome naam namen'.split(' '));

/** Labels that can announce a name without a colon or a wide gap: `by`, `my name is`, greetings, closings. */
export const OPEN_LABELS: readonly string[] = [...LABELS]
  .filter(([word, kind]) => kind === 'greeting' || kind === 'closing' || WITHOUT_COLON.has(word))
  .map(([word]) => word);

/** The others. */
export const COLON_LABELS: readonly string[] = [...LABELS.keys()].filter((word) => !OPEN_LABELS.includes(word));

/** Words before `name:` that make it the name of a thing: `file name:`, `company name:`. */
export const NAMED_THINGS: ReadonlySet<string> = new Set(
  `file company product host domain drug brand street event class test hospital facility bank project account display table
  column field package module function variable server database schema business trade generic medication clinic practice
  organization organisation institution school department unit city state country county study protocol device model
  vessel ship pet dog cat book song album band team group game app application service job task process site firm
  employer agency vendor payer plan insurance pharmacy lab laboratory store shop restaurant hotel screen repo branch tag
  image path folder directory script key attribute element font color theme layer resource bucket queue topic`.split(
    /\s+/,
  ),
);
