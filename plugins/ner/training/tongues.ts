import type { Draw } from './draw.js';

/** How a language writes what our templates in it are filled with. */
export interface Tongue {
  /** ISO 639-1 code: of its templates, and how the locales of its names begin. */
  readonly code: string;
  /** ISO 3166-1 codes of the countries whose towns stand in its texts. */
  readonly countries: ReadonlySet<string>;
  readonly months: string;
  readonly days: string;
  /** Feasts and seasons. */
  readonly feasts: string;
  readonly hobbies: string;
  readonly works: string;
  /** What people call each other. */
  readonly nicknames: string;
  readonly particles: string;
  /** Words that name nobody, as they stand inside a sentence. */
  readonly nouns: string;
  /** A street with a house number. */
  readonly street: (draw: Draw) => string;
  /** A town with its postal code. */
  readonly town: (draw: Draw) => string;
  /** A company, hospital, school or authority. */
  readonly organisation: (draw: Draw) => string;
}

const set = (codes: string): ReadonlySet<string> => new Set(codes.split(' '));
const five = (draw: Draw): string => draw.zip();
const four = (draw: Draw): string => String(1000 + draw.random.int(9000));

/** The name of a person or a word, as streets and companies bear them. */
const named = (draw: Draw, words: string): string => (draw.random.int(2) === 0 ? draw.surname() : draw.pick(words));

/** An organisation: a kind in front of a place or name, or a name in front of a legal form. */
const organisationOf =
  (kinds: string, places: string, legal: string, trades: string) =>
  (draw: Draw): string => {
    const form = draw.random.int(10);
    if (form < 3) return `${draw.pick(places)} ${draw.city()}`;
    if (form < 5) return `${draw.pick(kinds)} ${draw.surname()}`;
    if (form < 7) return `${draw.surname()} ${draw.pick(legal)}`;
    return form < 9
      ? `${draw.pick(trades)} ${draw.surname()}`
      : `${draw.pick(trades)} ${draw.city()} ${draw.pick(legal)}`;
  };

const FRENCH: Tongue = {
  code: 'fr',
  days: 'lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|Lundi|Mardi|Mercredi',
  feasts: 'Noël|Pâques|Pentecôte|la Toussaint|l’Ascension|Carnaval',
  hobbies: 'Judo|Piano|Danse|Lecture|Poterie|Natation|Échecs',
  works: 'Infirmière|Comptable|Boulanger|Retraitée|Dentiste|Enseignant',
  nicknames: 'Manu|Lulu|Titi|Fred|Nico|Jojo|Caro|Sandrine|Momo|Gégé|Mimi|Doudou|Steph|Seb',
  nouns:
    'facture|livraison|réunion|garantie|commande|réparation|piscine|chaleur|ordonnance|fracture|réservation|assurance|clé|valise|grève|neige|panne|inscription|cotisation|résiliation|consigne|visite|lettre|lessive|climatisation',
  countries: set('FR BE CH CA LU'),
  months: 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre',
  particles: 'de |Le |de La |Ben |El |du ',
  street: (draw) =>
    `${draw.number(180)}${draw.pick('| bis|,|,')} ${draw.pick('rue|avenue|boulevard|place|chemin|impasse|allée|quai|rue de|rue du')} ${named(draw, 'la République|la Gare|Victor Hugo|l’Église|Jean Jaurès|Pasteur|la Paix|Moulin|Général Leclerc')}`,
  town: (draw) => `${five(draw)} ${draw.city()}`,
  organisation: organisationOf(
    'Clinique|Cabinet|Lycée|Collège|Fondation|Pharmacie|Garage|Institut|Éditions',
    'Université de|CHU de|Mairie de|Tribunal judiciaire de|Hôpital de|Préfecture de|Crédit Mutuel de|Chambre de commerce de',
    'SA|SARL|SAS|et Fils|& Associés',
    'Assurances|Transports|Banque|Boulangerie|Menuiserie|Mutuelle|Laboratoires|Groupe',
  ),
};

const ITALIAN: Tongue = {
  code: 'it',
  days: 'lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|Lunedì|Martedì|Sabato',
  feasts: 'Natale|Pasqua|Ferragosto|Capodanno|Carnevale|l’Epifania',
  hobbies: 'Calcio|Pianoforte|Danza|Lettura|Nuoto|Scacchi|Pallavolo',
  works: 'Infermiera|Ragioniere|Fornaio|Pensionata|Dentista|Insegnante',
  nicknames: 'Gigi|Lele|Pippo|Franci|Ale|Vale|Titti|Beppe|Mimmo|Totò|Lalla|Robi|Gio|Enzo',
  nouns:
    'fattura|consegna|riunione|garanzia|prenotazione|riparazione|piscina|caldaia|ricetta|frattura|polizza|assicurazione|chiave|valigia|nebbia|neve|iscrizione|quota|disdetta|cauzione|visita|lettera|pulizia|lavatrice|tariffa',
  countries: set('IT CH SM'),
  months: 'gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre',
  particles: "De |Di |Lo |La |Dal |D'|Del ",
  street: (draw) =>
    `${draw.pick('via|Via|Via|viale|Viale|piazza|Piazza|corso|Corso|vicolo|largo')} ${named(draw, 'Roma|Garibaldi|Mazzini|Dante|Verdi|della Libertà|San Marco|dei Mille|XX Settembre|Cavour')}${draw.pick(' |, | n. ')}${draw.number(180)}`,
  town: (draw) => `${five(draw)} ${draw.city()}`,
  organisation: organisationOf(
    'Clinica|Studio legale|Liceo|Fondazione|Farmacia|Istituto|Casa di cura|Officina',
    'Università di|Ospedale di|Comune di|Tribunale di|ASL di|Questura di|Banca Popolare di|Camera di Commercio di',
    'S.p.A.|S.r.l.|Srl|& C.|e Figli',
    'Assicurazioni|Trasporti|Banca|Panificio|Autoscuola|Gruppo|Laboratorio|Edizioni',
  ),
};

const PORTUGUESE: Tongue = {
  code: 'pt',
  days: 'segunda|terça|quarta|quinta|sexta|sábado|domingo|Segunda-feira|Terça|Quinta-feira',
  feasts: 'Natal|Páscoa|Carnaval|Verão|Ano Novo|Festa Junina',
  hobbies: 'Futebol|Piano|Dança|Leitura|Natação|Xadrez|Capoeira',
  works: 'Enfermeira|Contabilista|Padeiro|Reformada|Dentista|Professor',
  nicknames: 'Zé|Beto|Chico|Nando|Lena|Tó|Quim|Bia|Duda|Guto|Juca|Lulu|Nanda|Tita',
  nouns:
    'fatura|entrega|reunião|garantia|reserva|reparação|piscina|caldeira|receita|fratura|apólice|encomenda|chave|mala|chuva|greve|inscrição|quota|rescisão|caução|visita|carta|limpeza|lavandaria|tarifa',
  countries: set('PT BR AO MZ'),
  months: 'janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro',
  particles: 'da |de |dos |do ',
  street: (draw) =>
    `${draw.pick('Rua|Rua da|Rua do|Avenida|Av.|Travessa|Praça|Largo|Estrada')} ${named(draw, 'Liberdade|Alegria|Flores|República|Bandeira|Carmo|Paz|Camões|São João|Brasil')}${draw.pick(', | n.º |, nº ')}${draw.number(900)}`,
  town: (draw) =>
    draw.random.int(2) === 0
      ? `${four(draw)}-${100 + draw.random.int(900)} ${draw.city()}`
      : `${draw.city()} - ${draw.pick('SP|RJ|MG|BA|RS|PR|CE|PE')}`,
  organisation: organisationOf(
    'Clínica|Escola Secundária|Fundação|Farmácia|Instituto|Colégio|Oficina|Escritório',
    'Universidade de|Hospital de|Câmara Municipal de|Prefeitura de|Tribunal de|Santa Casa de|Junta de Freguesia de|Centro de Saúde de',
    'Lda.|Ltda.|S.A.|& Filhos|e Associados',
    'Seguros|Transportes|Banco|Padaria|Supermercado|Grupo|Laboratório|Editora',
  ),
};

const DUTCH: Tongue = {
  code: 'nl',
  days: 'maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|Maandag|Dinsdag|Vrijdag',
  feasts: 'Kerst|Pasen|Sinterklaas|Pinksteren|Koningsdag|Carnaval',
  hobbies: 'Voetbal|Piano|Dansen|Lezen|Zwemmen|Schaken|Korfbal',
  works: 'Verpleegkundige|Boekhouder|Bakker|Gepensioneerd|Tandarts|Leraar',
  nicknames: 'Bas|Mo|Teun|Sjoerd|Bep|Jet|Koos|Tinus|Fien|Guus|Roos|Sem|Pim|Wim',
  nouns:
    'factuur|levering|vergadering|garantie|reservering|reparatie|verwarming|storing|medicatie|breuk|polis|bestelling|sleutel|koffer|sneeuw|staking|inschrijving|contributie|opzegging|borgsom|wond|brief|schoonmaak|wasmachine|afspraak',
  countries: set('NL BE SR'),
  months: 'januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december',
  particles: "van |van der |de |van den |ter |van 't |van de ",
  street: (draw) =>
    `${named(draw, 'Dorps|Kerk|Molen|Station|Beatrix|Linden|School|Nieuw|Eiken|Wilhelmina')}${draw.pick('straat|laan|weg|plein|kade|dijk|hof|singel')} ${draw.number(250)}${draw.pick('|||a|-2| bis')}`,
  town: (draw) => `${four(draw)} ${draw.letter()}${draw.letter()} ${draw.city()}`,
  organisation: organisationOf(
    'Basisschool|Stichting|Apotheek|Huisartsenpraktijk|Bakkerij|Garage|Notariskantoor|Tandartspraktijk',
    'Gemeente|Universiteit|Rechtbank|Ziekenhuis|Politie|GGD|Hogeschool|Waterschap',
    'B.V.|BV|N.V.|& Zonen|Groep|Advocaten',
    'Verzekeringen|Transport|Bank|Bouwbedrijf|Woningcorporatie|Uitgeverij|Makelaardij|Autobedrijf',
  ),
};

const GERMAN: Tongue = {
  code: 'de',
  days: 'Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag|Sonnabend',
  feasts: 'Weihnachten|Ostern|Pfingsten|Silvester|Fasching|Heiligabend',
  hobbies: 'Fußball|Klavier|Tanzen|Lesen|Schwimmen|Schach|Chor',
  works: 'Krankenschwester|Buchhalter|Bäcker|Rentnerin|Zahnarzt|Lehrer',
  nicknames: 'Uli|Toni|Vivi|Max|Sepp|Kalle|Hansi|Steffi|Basti|Moni|Ecki|Susi|Flo|Lenny',
  nouns:
    'Rechnung|Lieferung|Sitzung|Garantie|Bestellung|Reparatur|Schwimmhalle|Hitze|Verordnung|Fraktur|Buchung|Versicherung|Schlüssel|Koffer|Streik|Schnee|Störung|Anmeldung|Beitrag|Kündigung|Kaution|Visite|Verband|Reinigung|Waschmaschine|Übelkeit|Haustiere|Nachzahlung|Umzug|Wartung|Rückgabe|Hausordnung|Parkplatz|Frühstück|Mitarbeiterin|Kundin',
  countries: set('DE AT CH'),
  months: 'Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember',
  particles: 'von |von der |zu |van ',
  street: (draw) =>
    `${named(draw, 'Haupt|Bahnhof|Garten|Schiller|Linden|Berg|Kirch|Mühlen|Goethe|Rosen')}${draw.pick('straße|str.|weg|allee|gasse|platz|ring')} ${draw.number(180)}${draw.pick('|||a| b')}`,
  town: (draw) => `${five(draw)} ${draw.city()}`,
  organisation: organisationOf(
    'Klinik|Praxis|Gymnasium|Stiftung|Apotheke|Kanzlei|Autohaus|Bäckerei',
    'Universität|Klinikum|Stadt|Amtsgericht|Sparkasse|Volksbank|Landratsamt|Finanzamt|Universitätsklinikum',
    'GmbH|AG|KG|GmbH & Co. KG|e.V.|& Söhne',
    'Versicherung|Spedition|Bank|Verlag|Möbelhaus|Gruppe|Werke|Brauerei',
  ),
};

const SPANISH: Tongue = {
  code: 'es',
  days: 'lunes|martes|miércoles|jueves|viernes|sábado|domingo|Lunes|Martes|Jueves',
  feasts: 'Navidad|Semana Santa|Reyes|Nochebuena|Carnaval|Año Nuevo',
  hobbies: 'Fútbol|Piano|Baile|Lectura|Natación|Ajedrez|Pádel',
  works: 'Enfermera|Contable|Panadero|Jubilada|Dentista|Maestro',
  nicknames: 'Paco|Pepe|Lola|Nacho|Kike|Lupita|Chuy|Toñi|Yoli|Quique|Memo|Concha|Nando|Santi',
  nouns:
    'factura|entrega|reunión|garantía|reserva|reparación|piscina|caldera|receta|fractura|póliza|devolución|llave|maleta|nieve|huelga|inscripción|cuota|baja|fianza|visita|carta|limpieza|lavadora|tarifa',
  countries: set('ES MX AR CO CL PE'),
  months: 'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre',
  particles: 'de |de la |del |de los ',
  street: (draw) =>
    `${draw.pick('Calle|C/|Avenida|Avda.|Plaza|Paseo|Camino|calle|Calle de')} ${named(draw, 'Mayor|Real|del Sol|Colón|de la Constitución|San Juan|Cervantes|de la Iglesia|Reforma')}${draw.pick(', | n.º | ')}${draw.number(250)}${draw.pick('||, 2.º B|, 3º izq.')}`,
  town: (draw) => `${five(draw)} ${draw.city()}`,
  organisation: organisationOf(
    'Clínica|Colegio|Fundación|Farmacia|Instituto|Bufete|Talleres|Editorial',
    'Universidad de|Hospital de|Ayuntamiento de|Juzgado de|Centro de Salud de|Diputación de|Caja Rural de|Hospital General de',
    'S.A.|S.L.|SL|S.A. de C.V.|e Hijos|y Asociados',
    'Seguros|Transportes|Banco|Panadería|Supermercados|Grupo|Laboratorios|Autoescuela',
  ),
};

/** Languages that have templates of their own in `templates/tongues`. */
export const TONGUES: readonly Tongue[] = [FRENCH, ITALIAN, PORTUGUESE, DUTCH, GERMAN, SPANISH];
