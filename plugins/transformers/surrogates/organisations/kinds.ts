import { list, wordSet } from '../base/text.js';

// Words that say what an organisation is, and not which: they stay.
const KINDS = wordSet(
  `hospital hospitals clinic clinics medical medicine center centre centers health healthcare care university college school academy institute
  institution bank banking group holding holdings inc incorporated corp corporation llc llp pllc pc pa lp ltd limited gmbh ag kg kgaa se sa sas sarl srl spa
  nv bv ab as oy plc co company companies partners partnership capital trust insurance assurance mutual fund funds financial finance investment
  investments securities asset management advisors national international global of the and for at in on de la le les des du del der die das und
  für fur zur zum zu vom von van voor het een bei unter auf aus im am an den dem dell della dello degli delle do dos das para pour aux au sur en with to by
  cardiology oncology pediatrics radiology psychiatry neurology dermatology urology orthopedics gynecology anesthesiology pathology medicine
  kardiologie chirurgie neurologie onkologie pädiatrie gynäkologie orthopädie radiologie psychiatrie dermatologie urologie innere medizin
  cardiología cirugía neurología oncología pediatría radiología medicina cardiologie chirurgie neurologie pédiatrie cardiologia chirurgia
  et y e di st saint sankt san santa children's childrens women's regional general memorial community county city state federal department dept
  office agency authority bureau ministry court police fire services service systems system solutions technologies technology tech labs laboratory
  laboratories pharma pharmaceuticals pharmaceutical pharmacy biotech consulting energy power electric oil gas foods food motors automotive airlines
  airways society association foundation church temple mosque library museum park hotel hotels inn restaurant cafe house home nursing rehabilitation
  rehab surgery surgical cancer heart eye dental orthopedic orthopaedic pediatric pediatrics psychiatric emergency urgent primary family practice
  physicians associates klinik klinikum krankenhaus universität universitätsklinikum hochschule schule sparkasse volksbank versicherung verein
  stadtwerke praxis hôpital clinique université banque société école hospital universitario universidad banco colegio seguros ospedale clinica
  università banca scuola ziekenhuis a an & media press news radio television network networks software data digital industries industrial
  manufacturing construction engineering logistics transport shipping retail stores store market markets club team union council committee board schools public district credit housing trustees pty proprietary sdn bhd aps oyj srls snc eirl ug ohg gbr mbh ev sl slu ltda
  cooperativa cooperative coop universitaria universitaires universitaire azienda ospedaliera ospedaliero sanitaria städtische städtisches städtischer städt staatliche staatliches evangelische evangelisches katholische katholisches allgemeine allgemeines
  grundschule hauptschule realschule gesamtschule gymnasium berufsschule förderschule volksschule
  musikschule kita kindergarten kindertagesstätte apotheke pflegeheim seniorenheim altenheim seniorenresidenz pflegedienst sanitätshaus arztpraxis
  zahnarztpraxis gemeinschaftspraxis kinderklinik frauenklinik augenklinik rehaklinik tagesklinik fachklinik amtsgericht landgericht finanzamt
  jugendamt stadtverwaltung rathaus feuerwehr polizei stiftung zentrum institut verlag labor notariat kanzlei steuerberatung bäckerei metzgerei
  lycée collège maternelle crèche pharmacie maison mairie cabinet laboratoire centre caisse tribunal agence farmacia liceo asilo comune studio
  laboratorio ambulatorio tribunale clínica instituto centro farmácia escuela escola residencia ayuntamiento notaría guardería apotheek
  basisschool huisartsenpraktijk gemeente stichting
  high middle elementary secondary army navy air force guard sheriff rescue town township village appeals superior supreme mental behavioral physical
  therapy hospice living assisted savings loan bancorp wealth advisory brokerage law firm attorneys legal offices administration commission league
  marine supply supplies trading wholesale import export furniture electronics equipment machinery tools materials metals steel paper packaging printing
  plastics chemicals agricultural farms dairy wines beverages brewery travel tours rentals leasing realty properties roofing painting landscaping cleaning
  laundry marketing advertising design studios entertainment pictures productions mobile telecom communications wireless internet biotechnology
  são santo santos sainte sint sjukhus sjukhuset vårdcentral kommun apotek skola stiftelsen universitetet hastanesi hastane üniversitesi bankası
  szpital szpitala uniwersytet przychodnia apteka sp zoo z oo o.o alliance railway builders plumbing water drug drugstore grocery bakery resort theatre theater gallery publishing books records sports fitness gym`,
);

/** German kinds that are written together with a name: `Rosenapotheke`. */
const COMPOUND =
  /^(\p{Lu}\p{L}{2,}?)(apotheke|schule|gymnasium|klinik|klinikum|krankenhaus|seniorenheim|pflegeheim|kindergarten|verlag|werke|sparkasse|kirche|stiftung|brauerei)$/iu;

/** A word without the brackets, quotes and stops around it. */
export const bare = (word: string): string => word.replace(/^[(["']+|[)\]"',.;:]+$/gu, '');

/** True for a word that says what an organisation is, and not which. */
export function isKind(word: string): boolean {
  const small = bare(word).toLowerCase();
  return KINDS.has(small) || KINDS.has(small.replace(/\./gu, ''));
}

/** A word of a German name as its name and its kind. */
export function germanCompound(word: string): { readonly name: string; readonly kind: string } | undefined {
  const [, name = '', kind = ''] = COMPOUND.exec(word) ?? [];
  return kind === '' ? undefined : { name, kind };
}

/** Beginnings of German compounds. */
export const GERMAN_STARTS = list(
  'Adler,Ahorn,Birken,Brunnen,Eichen,Falken,Greifen,Hirsch,Kastanien,Linden,Löwen,Mühlen,Rosen,Schwanen,Sonnen,Stern,Tannen,Ulmen,Weiden,Wiesen',
);
export const GERMAN_ENDS = list('bach,berg,eck,feld,furt,grund,hain,hof,horst,au,stein,tal,wald');

/** True if the small words and kinds of a name are German. */
export const isGerman = (text: string): boolean =>
  /(?<!\p{L})(?:für|und|der|die|am|im|zum|zur|kita|praxis|gmbh|kg)(?!\p{L})|(?:schule|gymnasium|kindergarten|apotheke|heim|klinik|klinikum|krankenhaus|sparkasse|stiftung|universität|gericht|finanzamt|werke)(?!\p{L})/iu.test(
    text,
  );

/** Languages that put a name behind the kind: `Clinique Valmont de cardiologie`. */
export const namesBehind = (text: string): boolean =>
  /(?<!\p{L})(?:für|der|die|zum|zur|de|du|des|del|della|di|da|do|para|pour|voor|van|y|et|und)(?!\p{L})/iu.test(text);
