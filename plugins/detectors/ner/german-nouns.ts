/**
 * Everyday German nouns, all of which are written with a capital: of charts, letters, houses, offices, schools and contracts. None of
 * them is a usual name. A tagger that has read little German takes some of them for names where they stand by themselves.
 */
const NOUNS = `
herz lunge leber niere nieren magen darm haut hals bauch rücken schulter hüfte knie füße hand hände arm arme bein beine auge augen ohr ohren nase mund zähne
zunge gehirn blut puls atmung blase milz galle schilddrüse prostata gebärmutter wirbelsäule becken rippe rippen muskel nerven gefäße arterie vene lymphknoten
schmerz schmerzen fieber husten schnupfen übelkeit erbrechen durchfall verstopfung schwindel atemnot schwäche müdigkeit juckreiz ausschlag schwellung rötung blutung entzündung
infekt infektion allergie allergien asthma diabetes hypertonie fraktur bruch verletzung wunde wunden verband narbe tumor metastasen ödem ödeme erguss stuhl urin gewicht größe
temperatur blutdruck befund befunde diagnose diagnosen anamnese therapie medikation dosis gabe tablette tabletten salbe tropfen spritze infusion impfung impfungen narkose operation eingriff
aufnahme entlassung verlauf kontrolle nachsorge visite pflege station ambulanz praxis klinik labor röntgen sonographie ultraschall endoskopie echokardiographie besserung verschlechterung
nikotin alkohol drogen kaffee tee wasser brot milch zucker salz fleisch fisch obst gemüse suppe kuchen frühstück mittagessen abendessen
reflexe pupillen orientierung bewusstsein schlaf appetit stimmung angst unruhe verwirrtheit gedächtnis sprache gehör mobilität sturz rollator rollstuhl katheter sonde
kürze frage fragen antwort anfrage auskunft angebot auftrag bestellung lieferung rechnung mahnung zahlung überweisung betrag summe kosten preis gebühr rabatt konto zinsen kredit darlehen
vertrag kündigung frist termin anlage anlagen anhang betreff bezug zeichen unterschrift datum ort uhrzeit beginn ende dauer pause urlaub krankheit arbeit lohn gehalt steuer rente
versicherung schaden schäden beitrag police leistung antrag bescheid widerspruch einspruch klage urteil beschluss gericht zeuge zeugin beweis tatbestand gründe verfahren anspruch
mieter mieterin vermieter vermieterin wohnung zimmer küche bad keller garage garten balkon flur treppe dach fenster tür türen wand boden heizung strom gas müll schlüssel kaution miete nebenkosten
hausordnung tierhaltung reparatur reparaturen mangel mängel umzug übergabe abholung rückgabe hagel regen schnee hitze kälte wetter sonne wind
schule klasse unterricht hausaufgaben prüfung zeugnis ferien ausflug eltern schüler schülerin lehrer lehrerin kind kinder mutter vater oma opa onkel tante bruder schwester sohn tochter familie
freund freundin nachbar nachbarin kollege kollegin kunde kundin mitarbeiter mitarbeiterin bewohner bewohnerin patient patientin chef chefin team abteilung büro sitzung besprechung protokoll bericht
kassenbericht tagesordnung abstimmung vorstand verein spende spenden fest feier geburtstag hochzeit beerdigung reise zug bus auto fahrrad flugzeug bahnhof flughafen hotel parkplatz baustelle stau unfall
polizei feuerwehr notruf drucker computer handy telefon nummer adresse passwort fehler problem lösung hilfe moment geduld dank grüße gruß glück erfolg spaß lust zeit tag tage woche wochen monat jahr
leute mensch menschen mann männer frau frauen damen herren streifen zöpfe dampf rauch dunkelheit stille lärm musik bücher zeitung brief post paket karton tasche koffer
rasch schade danke bitte hallo achtung vorsicht hinweis wichtig klar komisch oje tschüss`;

const KNOWN: ReadonlySet<string> = new Set(NOUNS.trim().split(/\s+/));
const SEVERAL = /[\s/-]+/;
const SMALL = /^(?:von|und|oder|der|die|das|des|dem|den|im|in|mit|ohne|für|bei|zur|zum|am|an|auf|nach)$/;

/** True for a term that consists of such nouns only: `Herz`, `Gabe von Tabletten`. */
export function isGermanNoun(term: string): boolean {
  const words = term.toLowerCase().split(SEVERAL);
  return words.some((word) => KNOWN.has(word)) && words.every((word) => KNOWN.has(word) || SMALL.test(word));
}
