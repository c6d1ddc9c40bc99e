/**
 * What persons are called by in wards, courts, offices and contracts, in the languages beside English: `Pacjentka Halina
 * Wrzesińska`. With a capital such a word looks like a part of the name. Words that are frequent surnames of their own language
 * (`Bíró`, `Richter`) are not here. Inflected and definite forms, since the name behind has no other sign. By ISO 639-1 code.
 */
const BY_LANGUAGE: Readonly<Record<string, string>> = {
  de: `patientin patienten angeklagter angeklagte angeklagten beschuldigter beschuldigte geschädigte geschädigter sachbearbeiter sachbearbeiterin
    mandant mandantin bewohner bewohnerin schülerin versicherter versicherte antragsteller antragstellerin antragsgegner antragsgegnerin
    betreuer betreuerin staatsanwalt staatsanwältin ärztin hausarzt hausärztin notarin zeugin klägerin beklagte mieterin kundin`,
  fr: `patiente prévenu prévenue accusé accusée demandeur demanderesse défendeur défenderesse plaignant plaignante victime locataire bailleur
    bailleresse cliente salarié salariée élève assuré assurée requérant requérante appelant appelante intimé intimée`,
  es: `paciente acusado acusada imputado imputada investigado investigada demandante demandado demandada denunciante denunciado denunciada inquilino
    inquilina arrendatario arrendataria arrendador arrendadora jueza fiscal alumna trabajadora asegurado asegurada`,
  it: `paziente imputato imputata indagato indagata ricorrente convenuto convenuta attrice inquilino inquilina conduttore conduttrice locatore
    locatrice lavoratrice alunno alunna utente assistito assistita querelante`,
  pt: `utente paciente arguido arguida réu autora juíza inquilino inquilina senhorio trabalhador trabalhadora aluno aluna beneficiário beneficiária
    segurado segurada`,
  nl: `patiënt patiënte verdachte eiser eiseres gedaagde notaris rechter huurder huurster verhuurder cliënt cliënte werknemer werkneemster leerling bewoner
    bewoonster slachtoffer aangever aangeefster verzekerde`,
  pl: `pacjent pacjentka pacjenta pacjentki pacjentowi pacjentce pacjentkę pacjentem pacjentką lekarz lekarka lekarza lekarki lekarzem pielęgniarka
    pielęgniarz pielęgniarki pielęgniarką położna ratownik świadek świadka świadkowi świadkiem oskarżony oskarżona oskarżonego oskarżonej
    podejrzany podejrzana podejrzanego podejrzanej powód powódka powoda powódki pozwany pozwana pozwanego pozwanej pokrzywdzony pokrzywdzona
    pokrzywdzonego pokrzywdzonej adwokat adwokata notariusz notariusza sędzia sędziego mecenas prokurator prokuratora kierowniczka dyrektor
    dyrektorka najemca najemcy wynajmujący klientka klienta klientki kupujący sprzedający ubezpieczony ubezpieczona pracownica nauczyciel
    nauczycielka uczeń uczennica kierowca psycholog psycholożka biegły biegła wnioskodawca wnioskodawczyni`,
  cs: `pacient pacientka pacienta pacientky pacientce pacientovi pacientku pacientem lékař lékařka lékaře lékařky svědek svědkyně svědka obžalovaný
    obžalovaná obviněný obviněná žalobce žalobkyně žalovaný žalovaná poškozený poškozená soudce soudkyně advokát advokátka notář notářka
    nájemce pronajímatel klientka učitelka ředitel ředitelka řidič řidička zaměstnanec`,
  sk: 'lekár lekárka svedok svedkyňa sudca sudkyňa notár notárka nájomca pacientku obžalovaný obžalovaná',
  hr: 'pacijent pacijentica pacijentkinja liječnik liječnica svjedok svjedokinja tužitelj tužiteljica tuženik okrivljenik odvjetnik odvjetnica',
  hu: 'beteg betegünk páciens páciensünk tanú vádlott felperes alperes ügyvéd ügyfél ügyfelünk bérlő tanuló ápolónő igazgató közjegyző ügyész sértett',
  ro: `pacient pacientul pacienta pacientului pacientei medicul medicului martorul martora reclamantul reclamanta pârâtul pârâta inculpatul inculpata
    judecătorul judecătoarea avocatul avocata notarul asistenta clientul clienta chiriașul elevul eleva profesorul profesoara directorul`,
  sv: `patienten läkare läkaren sjuksköterskan vittnet vittne åklagaren åklagare domaren advokaten hyresgästen hyresgäst hyresvärden käranden svaranden
    målsäganden målsägande tilltalade misstänkte misstänkta läraren rektor`,
  no: 'pasient pasienten legen sykepleieren vitnet tiltalte siktede saksøker saksøkte dommeren leietaker utleier fastlege fastlegen læreren fornærmede',
  da: 'lægen sygeplejersken vidnet sigtede sagsøger sagsøgte lejeren udlejer læreren forurettede',
  fi: 'potilas potilaan potilaamme hoitaja todistaja syytetty asianomistaja kantaja vastaaja tuomari asianajaja vuokralainen asiakas opettaja rehtori',
  tr: `hasta hastamız doktor hemşire tanık davacı davalı sanık şüpheli mağdur avukat hâkim savcı noter müvekkil müvekkilim müvekkili kiracı
    müşteri müşterimiz müdür öğretmen öğrenci eczacı psikolog`,
  ru: `пациент пациентка пациента пациентки пациенту пациентке пациентку пациентом врач врача врачу врачом медсестра медсестры медсестре медбрат
    фельдшер хирург терапевт свидетель свидетеля свидетелю свидетельница истец истца истица ответчик ответчика ответчица адвокат адвоката судья
    судьи судье нотариус нотариуса подсудимый подсудимая подсудимого обвиняемый обвиняемая обвиняемого подозреваемый подозреваемая потерпевший
    потерпевшая потерпевшего потерпевшей заявитель заявительница директор начальник сотрудник сотрудница клиент клиентка клиента клиентки
    арендатор арендодатель покупатель продавец водитель учитель учительница психолог следователь прокурор больной больная`,
  uk: 'пацієнт пацієнтка пацієнта пацієнтки лікар лікарка лікаря медсестра свідок свідка позивач відповідач суддя нотаріус потерпілий потерпіла клієнт клієнтка орендар',
  el: `ασθενής ασθενή ασθενούς μάρτυρας μάρτυρα γιατρός γιατρού γιατρό ιατρός δικηγόρος δικηγόρου δικηγόρο δικαστής ενάγων ενάγουσα εναγόμενος
    εναγόμενη κατηγορούμενος κατηγορούμενη πελάτης πελάτισσα ενοικιαστής διευθυντής διευθύντρια νοσηλεύτρια νοσηλευτής συμβολαιογράφος`,
};

/** In lower case, each once. */
export const PERSON_ROLES: readonly string[] = [
  ...new Set(Object.values(BY_LANGUAGE).flatMap((words) => words.trim().split(/\s+/))),
];
