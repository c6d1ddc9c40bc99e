/**
 * Words of letters and forms beside English that stand where a name might: whom a letter greets without knowing him (`Gentile
 * Cliente`, `Exma. Colega`), and what a field holds or is called (`Utente: Fatto`, `Shanti Devi  Geboren:`). None is a usual surname.
 */
const WORDS = `
  cliente clientes clienti colega colegas collega colleghi ditta spettabile utenti utentes pazienti genitori famiglie condomini condomino inquilini contribuente soci socio
  clientela asociado asociados socios usuarios vecinos padres contribuyente contribuyentes propietario propietaria propietarios compañeros compañeras alumnos
  assuré assurée assurés adhérents adhérente locataires abonné abonnée abonnés collaborateurs collaborateur copropriétaires copropriétaire administrés parents élèves confrère confrères consœur consœurs
  encarregado encarregada encarregados segurado segurados condómino condóminos condômino condôminos associado associados alunos pais cidadão cidadã colaborador colaboradores munícipe munícipes
  kunde kundin kunden kundinnen eltern mieter mieterin mieterinnen mitglied mitglieder mitarbeiterinnen bewerber bewerberin bewerberinnen versicherte versicherter patientinnen patienten bürgerinnen nachbarn anwohner anwohnerinnen
  klanten ouders leerlingen bewoners huurders verzekerde relatie leden collegae buurtbewoners bewoner
  freundin beraterin ansprechpartner ansprechpartnerin schwägerin schwiegermutter schwiegervater schwiegersohn schwiegertochter lebensgefährtin
  fatto finito assente geboren voornamen voorletters achternaam geboortedatum vorname nachname familienname geburtsname apellidos cognome prénom prénoms sobrenome apelido apelidos
  nascido nascida nacido nacida domicilio indirizzo adresse anschrift
  sønnen datteren ægtefællen ektefellen dottern hustrun manžel manželka soția soțul eşi
  meslektaşım müşterimiz yetkili ilgili hanım hanımefendi beyefendi adı soyadı doğum
  klient klienci kliencie państwo rodzice kund kunder kollega kolleger föräldrar forældre foreldre zákazník zákazníku kolego kolegyně clienți stimate stimată stimați
`;

/** In lower case. */
export const STOP_ABROAD: readonly string[] = WORDS.trim().split(/\s+/);
