import type { Span } from '../../../core/index.js';
import { FORM_WORDS_ABROAD, SMALL_ABROAD } from './form-words-abroad.js';

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/**
 * Words of forms, letters and wards in the languages that the model has seen little of: labels, greetings, relations,
 * documents, departments. With a capital they look like names to it. Lower case; none is a frequent name.
 */
const FORM_WORDS = set(`${FORM_WORDS_ABROAD}
  hgt wgt ht wt number numbers name names code zip apt signature initials telephone physician physicians insured applicant
  vorname nachname familienname geburtsname geburtsdatum geburtsort wohnort anschrift adresse straße plz ort telefon telefax mobil fax
  unterschrift datum betreff anlage patientennummer fallnummer versichertennummer krankenkasse kasse hausarzt station abteilung befund
  diagnose anamnese therapie verlauf medikation entlassung aufnahme notaufnahme ambulanz sprechstunde praxis facharzt oberarzt chefarzt
  personnummer fødselsnummer födelsedatum adresse adress født född närvarande
  née geboren geborene nata nato nacida nacido nascida nascido heer mijnheer
  ich heiße mi chiamo llamo je appelle chamo ik heet infermiera infermiere infermieri infirmière enfermera enfermeira
  mutter ehefrau ehemann tochter sohn bruder schwester oma opa meine mein seine ihre unsere liebe lieber sehr geehrte damen herren geehrter
  geehrten hallo guten tag morgen abend mit freundlichen grüßen gruß grüße gruss grüsse viele schöne herzliche freundliche herzlichen dank reisepass personalausweis führerschein
  steuernummer kontonummer rechnung kundennummer vertrag
  nombre apellido apellidos domicilio dirección localidad provincia código postal teléfono correo fecha nacimiento firma asunto
  paciente historia clínica médico diagnóstico tratamiento informe servicio urgencias ingreso alta exploración antecedentes
  estimado estimada estimados querido querida apreciado hola buenos buenas días tardes saludos atentamente cordialmente
  padre esposo esposa marido mujer hermano hermana hijo hija pasaporte matrícula factura cliente cuenta número documento
  nom prénom prénoms adresse ville code téléphone portable courriel naissance lieu signature objet dossier séjour médecin traitant
  compte rendu consultation hospitalisation antécédents traitement ordonnance service urgences cardiologie chirurgie neurologie
  cher chère chers bonjour bonsoir cordialement salutations distinguées madame monsieur mesdames messieurs maître docteur
  mère père épouse époux frère sœur fils fille carte identité nationale passeport permis immatriculation facture client numéro
  nome cognome indirizzo residenza città comune cap telefono cellulare data nascita luogo firma oggetto codice fiscale tessera
  sanitaria cartella paziente medico curante reparto ricovero dimissione referto anamnesi terapia diagnosi visita ambulatorio
  gentile gentilissimo gentilissima egregio egregia spettabile caro cara buongiorno buonasera salve ciao cordiali distinti saluti
  avv dott dottore dottoressa sig sigra ing geom rag prof moglie marito fratello sorella figlio figlia
  carta identità passaporto patente targa pratica fattura conto bonifico cliente numero iva
  apelido sobrenome morada endereço localidade cidade código postal telefone telemóvel celular correio nascimento assinatura assunto
  doente utente processo clínico médica assistente diagnóstico tratamento relatório urgência internamento consulta
  exmo exma senhor senhora senhores doutor doutora señor señora señores señoras doctor doctora signor signora signori prezado prezada caro cara olá bom boa dia tarde noite cumprimentos atenciosamente cordialmente melhores
  mãe pai irmão irmã filho filha cédula profissional cartão cidadão passaporte fatura recibo boleto conta serviço admissão
  voornaam achternaam adres postcode woonplaats telefoonnummer geboortedatum geboorteplaats handtekening onderwerp kenmerk
  patiënt patiënte patiëntnummer huisarts behandelaar afdeling polikliniek poli cardiologie chirurgie opname ontslag diagnose
  behandeling medicatie verslag geachte beste lieve hallo goedemorgen goedemiddag goedenavond groet groeten groetjes vriendelijke
  hoogachtend mevrouw meneer heer moeder echtgenoot echtgenote zoon dochter broer zus
  ja nein oui non sí não sim tak nie nej nee keine
  gaarne graag hierbij bijgaand ondergetekende bovengenoemde verzekeringnemer alergia alergias kollege kollegin kollegen collega colega
  karta pacjent pacjentka pacjenta lekarz umowa epikryza rozpoznanie journalanteckning epikrise diagnoser
  evolución évolution evolução evolutie exposé litige motifs dispositif azienda ospedaliera direttore giudice paga vonnis rechtbank functie
  schaal vakantiegeld netto bruto brutto nota unidade primeiro outorgante feito foro comarca lettera dimissione confrère consœur magistrado
  notario ilustre colegio urbana dhr autorização residência sumário hospitalar prontuário curante overboeking überweisung gutschrift
  lastschrift dauerauftrag kartenzahlung zählerstand strom arch soz greffier greffière présidente président jugement tribunal tribunale
  sentenza sentencia hechos razonamientos fundamentos kantonrechter huisartsenpraktijk verhuurder huurder locador locataria
  arrendador arrendatario locatore conduttore bailleur preneur vendeur vendeuse acquéreur demandeur défendeur paziente relevé
  contrat contrato contratto ordonnance bulletin salaire nómina holerite extrato extracto extrait estratto
  austrittsbericht entlassungsbericht entlassungsbrief arztbrief operationsbericht laborbefund gehaltsabrechnung kontoauszug mahnung
  fdo matr mensile antigüedad saluti votre suite lavoro geschädigte geschädigter malermeister compra tarj cena viuda viudo recibí bekommt kunde
  verbale denuncia nóminas holerith mese periodo período zeitraum entgeltabrechnung loonstrook amtsgericht landgericht richter staatsanwalt
  conosco cpe principal vie scolaire chirurgien anesthésiste instrumentiste convoqué aangemeld spoed inkom polizeiinspektion polizeirevier
  hanai hānai juzgado juzgados tribunales juzgar paspoort paspoortnummer rijbewijs rijbewijsnummer kenteken rekening rekeningnummer factuur klant klantnummer dossier dossiernummer
`);

/** The same, but common names where they have a capital. */
const SMALL_WORDS = set(
  `vater vader madre mari moglie man vrouw von van der de del di da do la le dal sig tante tia zia ${SMALL_ABROAD}`,
);

const WORD = /[\p{L}\p{M}]{2,}/gu;
/** Particles and articles between such words. */
const LINKS = set(
  'and or de di da do du des del della dos das von van der den die het la le el il e y et und en of o a al au d l nº',
);

/** True for a word of forms, letters and wards. Lower case. */
export const isFormWord = (word: string): boolean => FORM_WORDS.has(word);

/** True for a term that holds nothing but words of forms and letters. */
export function isForm(view: string, { start, end }: Span): boolean {
  let forms = 0;
  for (const [word] of view.slice(start, end).matchAll(WORD)) {
    const lower = word.toLowerCase();
    if (FORM_WORDS.has(lower) || (word === lower && SMALL_WORDS.has(lower))) forms++;
    else if (!LINKS.has(lower)) return false;
  }
  return forms > 0;
}
