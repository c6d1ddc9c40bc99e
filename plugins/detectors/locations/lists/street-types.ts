const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** English words that end the name of a street and hardly mean anything else. */
export const STREET_WORDS: readonly string[] = words(`
street avenue ave road rd boulevard blvd lane ln parkway pkwy highway hwy freeway turnpike expressway expy terrace crescent cres drive causeway byway
trafficway fwy tpke thruway streets broadway`);

/** English words that end the name of a street but are also titles, shapes or places: they need a house number. */
export const STREET_WORDS_WEAK: readonly string[] = words(`
st str dr ct cl cir pl ter trl sq court place way square circle close grove gardens row walk trail path park hill view green loop pass point plaza mall alley
mews rise vale ridge run crossing xing cove bend route rte estate esplanade quay parade heights hts landing cv pt aly holw hollow creek trace glen commons
center centre tower building spur extension bluff branch bridge station cross gate island isle lake mount mountain shore shores springs spring valley village
vista wells crst crest knoll meadow meadows mill orchard oval pike prairie ranch trce plz bnd blf brg cmn fm cr av bypass`);

/** Words that begin the name of a street in French, Spanish, Italian, Portuguese, Catalan and Polish. */
export const STREET_PREFIXES: readonly string[] = words(`
rue avenue boulevard bd place chemin allée allee impasse quai route cours square passage faubourg sentier ruelle venelle esplanade cité résidence residence lotissement hameau
calle c avenida avda av plaza pza paseo pº camino carretera ctra ronda travesía travesia urbanización urb glorieta callejón rambla carrer passeig plaça avinguda avd avgda pz pg carrera cra transversal jirón jiron vialidad prolongación pasaje polígono paraje rúa rda vía gran
via viale piazza piazzale corso largo vicolo strada contrada borgata
boul bv bvd imp sq trav pça rua travessa praça praca estrada alameda rodovia ladeira beco
ul ulica aleja pso heol ffordd stryd rhodfa`);

/** Endings of street names written as one word, in German, Dutch and the Nordic languages, that hardly mean anything else. */
export const STREET_ENDING =
  /(?:stra(?:ß|ss)e|str|gasse|allee|chaussee|promenade|damm|straat|laan|gracht|kade|plein|singel|dijk|gatan|gata|vägen|vegen|veien|vej|gade|stræti|katu|kuja|polku|tänav|utca|útja|körút|sétány)$/iu;

/** Endings that are hardly anything else with a house number behind them. */
export const STREET_ENDING_WEAK =
  /(?:weg|platz|ring|ufer|steig|stieg|markt|graben|brücke|pfad|zeile|siedlung|gärten|winkel|väg|väger|puiestee|tér|^u)$/iu;

/** Endings that are ordinary nouns as well: a town must follow. */
export const STREET_ENDING_UNSURE =
  /(?:hof|wall|berg|tor|feld|kamp|garten|horst|busch|park|tie|vei|linden|út|terrasse|torg|plads|ban|laan)$/iu;

/** Words before the number or letter of a flat, floor or suite. */
export const UNIT_WORDS: readonly string[] = words(`
apartment appartement apt appt unit suite ste floor flr fl room rm building bldg lot trailer trlr department dept penthouse flat office space spc`);
