// Written by scripts/compile-countries.ts from the Unicode locale data 48.0; do not edit.

/** Names of countries and territories in English, German, French, Spanish, Italian, Portuguese and Dutch. */
export const LOCALE_NAMES = `
  Andorra|United Arab Emirates|Afghanistan|Antigua & Barbuda|Anguilla|Albania|Armenia|Angola|Antarctica|Argentina|
  American Samoa|Austria|Australia|Aruba|Åland Islands|Azerbaijan|Bosnia & Herzegovina|Barbados|Bangladesh|Belgium|
  Burkina Faso|Bulgaria|Bahrain|Burundi|Benin|St. Barthélemy|Bermuda|Brunei|Bolivia|Caribbean Netherlands|Brazil|
  Bahamas|Bhutan|Botswana|Belarus|Belize|Canada|Cocos (Keeling) Islands|Congo - Kinshasa|Central African Republic|
  Congo - Brazzaville|Switzerland|Côte d'Ivoire|Cook Islands|Chile|Cameroon|China|Colombia|Costa Rica|Cuba|
  Cape Verde|Curaçao|Christmas Island|Cyprus|Czechia|Germany|Djibouti|Denmark|Dominica|Dominican Republic|Algeria|
  Ecuador|Estonia|Egypt|Western Sahara|Eritrea|Spain|Ethiopia|Finland|Fiji|Falkland Islands|Micronesia|Faroe Islands|
  France|Gabon|United Kingdom|Grenada|Georgia|French Guiana|Guernsey|Ghana|Gibraltar|Greenland|Gambia|Guinea|
  Guadeloupe|Equatorial Guinea|Greece|Guatemala|Guam|Guinea-Bissau|Guyana|Hong Kong SAR China|Honduras|Croatia|Haiti|
  Hungary|Indonesia|Ireland|Israel|Isle of Man|India|British Indian Ocean Territory|Iraq|Iran|Iceland|Italy|Jersey|
  Jamaica|Jordan|Japan|Kenya|Kyrgyzstan|Cambodia|Kiribati|Comoros|St. Kitts & Nevis|North Korea|South Korea|Kuwait|
  Cayman Islands|Kazakhstan|Laos|Lebanon|St. Lucia|Liechtenstein|Sri Lanka|Liberia|Lesotho|Lithuania|Luxembourg|
  Latvia|Libya|Morocco|Monaco|Moldova|Montenegro|St. Martin|Madagascar|Marshall Islands|North Macedonia|Mali|
  Myanmar (Burma)|Mongolia|Macao SAR China|Northern Mariana Islands|Martinique|Mauritania|Montserrat|Malta|Mauritius|
  Maldives|Malawi|Mexico|Malaysia|Mozambique|Namibia|New Caledonia|Niger|Norfolk Island|Nigeria|Nicaragua|
  Netherlands|Norway|Nepal|Nauru|Niue|New Zealand|Oman|Panama|Peru|French Polynesia|Papua New Guinea|Philippines|
  Pakistan|Poland|St. Pierre & Miquelon|Pitcairn Islands|Puerto Rico|Palestinian Territories|Portugal|Palau|Paraguay|
  Qatar|Réunion|Romania|Serbia|Russia|Rwanda|Saudi Arabia|Solomon Islands|Seychelles|Sudan|Sweden|Singapore|
  St. Helena|Slovenia|Svalbard & Jan Mayen|Slovakia|Sierra Leone|San Marino|Senegal|Somalia|Suriname|South Sudan|
  São Tomé & Príncipe|El Salvador|Sint Maarten|Syria|Eswatini|Turks & Caicos Islands|Chad|Togo|Thailand|Tajikistan|
  Tokelau|Timor-Leste|Turkmenistan|Tunisia|Tonga|Türkiye|Trinidad & Tobago|Tuvalu|Taiwan|Tanzania|Ukraine|Uganda|
  United States|Uruguay|Uzbekistan|Vatican City|St. Vincent & Grenadines|Venezuela|British Virgin Islands|
  U.S. Virgin Islands|Vietnam|Vanuatu|Wallis & Futuna|Samoa|Kosovo|Yemen|Mayotte|South Africa|Zambia|Zimbabwe|
  Vereinigte Arabische Emirate|Antigua und Barbuda|Albanien|Armenien|Antarktis|Argentinien|Amerikanisch-Samoa|
  Österreich|Australien|Ålandinseln|Aserbaidschan|Bosnien und Herzegowina|Bangladesch|Belgien|Bulgarien|
  Brunei Darussalam|Bolivien|Karibische Niederlande|Brasilien|Botsuana|Kanada|Kokosinseln|Kongo-Kinshasa|
  Zentralafrikanische Republik|Kongo-Brazzaville|Schweiz|Cookinseln|Kamerun|Kolumbien|Kuba|Cabo Verde|
  Weihnachtsinsel|Zypern|Tschechien|Deutschland|Dschibuti|Dänemark|Dominikanische Republik|Algerien|Estland|Ägypten|
  Westsahara|Spanien|Äthiopien|Finnland|Fidschi|Falklandinseln|Mikronesien|Färöer|Frankreich|Gabun|
  Vereinigtes Königreich|Georgien|Französisch-Guayana|Grönland|Äquatorialguinea|Griechenland|
  Sonderverwaltungsregion Hongkong|Kroatien|Ungarn|Indonesien|Irland|Indien|
  Britisches Territorium im Indischen Ozean|Irak|Island|Italien|Jamaika|Jordanien|Kenia|Kirgisistan|Kambodscha|
  Komoren|St. Kitts und Nevis|Nordkorea|Südkorea|Kaimaninseln|Kasachstan|Libanon|Litauen|Luxemburg|Lettland|Libyen|
  Marokko|Republik Moldau|Madagaskar|Marshallinseln|Nordmazedonien|Myanmar|Mongolei|Sonderverwaltungsregion Macau|
  Nördliche Marianen|Mauretanien|Malediven|Mexiko|Mosambik|Neukaledonien|Norfolkinsel|Niederlande|Norwegen|
  Neuseeland|Französisch-Polynesien|Papua-Neuguinea|Philippinen|Polen|St. Pierre und Miquelon|Pitcairninseln|
  Palästinensische Autonomiegebiete|Katar|Rumänien|Serbien|Russland|Ruanda|Saudi-Arabien|Salomonen|Seychellen|
  Schweden|Singapur|Slowenien|Spitzbergen und Jan Mayen|Slowakei|Südsudan|São Tomé und Príncipe|Syrien|
  Turks- und Caicosinseln|Tschad|Tadschikistan|Tunesien|Türkei|Trinidad und Tobago|Tansania|Vereinigte Staaten|
  Usbekistan|Vatikanstadt|St. Vincent und die Grenadinen|Britische Jungferninseln|Amerikanische Jungferninseln|
  Wallis und Futuna|Jemen|Südafrika|Sambia|Simbabwe|Andorre|Émirats arabes unis|Antigua-et-Barbuda|Albanie|Arménie|
  Antarctique|Argentine|Samoa américaines|Autriche|Australie|Îles Åland|Azerbaïdjan|Bosnie-Herzégovine|Barbade|
  Belgique|Bulgarie|Bahreïn|Bénin|Saint-Barthélemy|Bermudes|Bolivie|Pays-Bas caribéens|Brésil|Bhoutan|Biélorussie|
  Îles Cocos|Congo-Kinshasa|République centrafricaine|Congo-Brazzaville|Suisse|Îles Cook|Chili|Cameroun|Chine|
  Colombie|Cap-Vert|Île Christmas|Chypre|Tchéquie|Allemagne|Danemark|Dominique|République dominicaine|Algérie|
  Équateur|Estonie|Égypte|Sahara occidental|Érythrée|Espagne|Éthiopie|Finlande|Fidji|Îles Malouines|Micronésie|
  Îles Féroé|Royaume-Uni|Grenade|Géorgie|Guyane française|Guernesey|Groenland|Gambie|Guinée|Guinée équatoriale|Grèce|
  Guinée-Bissau|R.A.S. chinoise de Hong Kong|Croatie|Haïti|Hongrie|Indonésie|Irlande|Israël|Île de Man|Inde|
  Territoire britannique de l'océan Indien|Islande|Italie|Jamaïque|Jordanie|Japon|Kirghizstan|Cambodge|Comores|
  Saint-Christophe-et-Niévès|Corée du Nord|Corée du Sud|Koweït|Îles Caïmans|Liban|Sainte-Lucie|Lituanie|Lettonie|
  Libye|Maroc|Moldavie|Monténégro|Saint-Martin|Îles Marshall|Macédoine du Nord|Myanmar (Birmanie)|Mongolie|
  R.A.S. chinoise de Macao|Îles Mariannes du Nord|Mauritanie|Malte|Maurice|Mexique|Malaisie|Namibie|
  Nouvelle-Calédonie|Île Norfolk|Pays-Bas|Norvège|Népal|Nouvelle-Zélande|Pérou|Polynésie française|
  Papouasie-Nouvelle-Guinée|Pologne|Saint-Pierre-et-Miquelon|Îles Pitcairn|Porto Rico|Territoires palestiniens|
  Palaos|La Réunion|Roumanie|Serbie|Russie|Arabie saoudite|Îles Salomon|Soudan|Suède|Singapour|Sainte-Hélène|
  Slovénie|Svalbard et Jan Mayen|Slovaquie|Saint-Marin|Sénégal|Somalie|Soudan du Sud|Sao Tomé-et-Principe|Salvador|
  Saint-Martin (partie néerlandaise)|Syrie|Îles Turques-et-Caïques|Tchad|Thaïlande|Tadjikistan|Timor oriental|
  Turkménistan|Tunisie|Turquie|Trinité-et-Tobago|Taïwan|Tanzanie|Ouganda|États-Unis|Ouzbékistan|
  État de la Cité du Vatican|Saint-Vincent-et-les Grenadines|Îles Vierges britanniques|Îles Vierges des États-Unis|
  Viêt Nam|Wallis-et-Futuna|Yémen|Afrique du Sud|Zambie|Emiratos Árabes Unidos|Afganistán|Antigua y Barbuda|Anguila|
  Antártida|Samoa Americana|Islas Aland|Azerbaiyán|Bosnia y Herzegovina|Bangladés|Bélgica|Baréin|Benín|San Bartolomé|
  Bermudas|Brunéi|Caribe neerlandés|Brasil|Bután|Bielorrusia|Belice|Canadá|Islas Cocos|
  República Democrática del Congo|República Centroafricana|Congo|Suiza|Islas Cook|Camerún|Curazao|Isla de Navidad|
  Chipre|Chequia|Alemania|Yibuti|Dinamarca|República Dominicana|Argelia|Egipto|Sáhara Occidental|España|Etiopía|
  Finlandia|Fiyi|Islas Malvinas|Islas Feroe|Francia|Gabón|Reino Unido|Granada|Guayana Francesa|Groenlandia|Guadalupe|
  Guinea Ecuatorial|Grecia|Guinea-Bisáu|RAE de Hong Kong (China)|Croacia|Haití|Hungría|Irlanda|Isla de Man|
  Territorio Británico del Océano Índico|Irán|Islandia|Italia|Jordania|Japón|Kirguistán|Camboya|Comoras|
  San Cristóbal y Nieves|Corea del Norte|Corea del Sur|Islas Caimán|Kazajistán|Líbano|Santa Lucía|Lesoto|Lituania|
  Luxemburgo|Letonia|Libia|Marruecos|Mónaco|Moldavia|San Martín|Islas Marshall|Macedonia del Norte|
  Myanmar (Birmania)|RAE de Macao (China)|Islas Marianas del Norte|Martinica|Mauricio|Maldivas|Malaui|México|Malasia|
  Nueva Caledonia|Níger|Isla Norfolk|Países Bajos|Noruega|Nueva Zelanda|Omán|Panamá|Perú|Polinesia Francesa|
  Papúa Nueva Guinea|Filipinas|Pakistán|Polonia|San Pedro y Miquelón|Islas Pitcairn|Territorios Palestinos|Catar|
  Reunión|Rumanía|Rusia|Arabia Saudí|Islas Salomón|Sudán|Suecia|Santa Elena|Eslovenia|Svalbard y Jan Mayen|
  Eslovaquia|Sierra Leona|Surinam|Sudán del Sur|Santo Tomé y Príncipe|Siria|Esuatini|Islas Turcas y Caicos|Tailandia|
  Tayikistán|Turkmenistán|Túnez|Turquía|Trinidad y Tobago|Taiwán|Ucrania|Estados Unidos|Uzbekistán|
  Ciudad del Vaticano|San Vicente y las Granadinas|Islas Vírgenes Británicas|Islas Vírgenes de EE. UU.|
  Wallis y Futuna|Sudáfrica|Zimbabue|Emirati Arabi Uniti|Antigua e Barbuda|Antartide|Samoa Americane|Isole Åland|
  Azerbaigian|Bosnia ed Erzegovina|Belgio|Bahrein|Caraibi Olandesi|Brasile|Bielorussia|Isole Cocos (Keeling)|
  Repubblica Centrafricana|Svizzera|Costa d'Avorio|Isole Cook|Cile|Camerun|Cina|Capo Verde|Isola Christmas|Cipro|
  Cechia|Germania|Gibuti|Danimarca|Repubblica Dominicana|Egitto|Sahara Occidentale|Spagna|Etiopia|Figi|
  Isole Falkland|Isole Fær Øer|Regno Unito|Guyana Francese|Gibilterra|Guadalupa|Guinea Equatoriale|RAS di Hong Kong|
  Croazia|Ungheria|Israele|Isola di Man|Territorio Britannico dell'Oceano Indiano|Islanda|Giamaica|Giordania|
  Giappone|Kirghizistan|Cambogia|Comore|Saint Kitts e Nevis|Corea del Nord|Corea del Sud|Isole Cayman|Kazakistan|
  Libano|Saint Lucia|Lussemburgo|Lettonia|Marocco|Saint Martin|Isole Marshall|Macedonia del Nord|RAS di Macao|
  Isole Marianne Settentrionali|Maldive|Messico|Mozambico|Nuova Caledonia|Isola Norfolk|Paesi Bassi|Norvegia|
  Nuova Zelanda|Perù|Polinesia Francese|Papua Nuova Guinea|Filippine|Saint-Pierre e Miquelon|Isole Pitcairn|
  Portorico|Territori Palestinesi|Portogallo|Riunione|Arabia Saudita|Isole Salomone|Svezia|Sant'Elena|
  Svalbard e Jan Mayen|Slovacchia|Sud Sudan|São Tomé e Príncipe|Isole Turks e Caicos|Ciad|Thailandia|Tagikistan|
  Timor Est|Turchia|Trinidad e Tobago|Ucraina|Stati Uniti|Città del Vaticano|Saint Vincent e Grenadine|
  Isole Vergini Britanniche|Isole Vergini Americane|Wallis e Futuna|Sudafrica|Emirados Árabes Unidos|Afeganistão|
  Antígua e Barbuda|Albânia|Armênia|Áustria|Austrália|Ilhas Aland|Azerbaijão|Bósnia e Herzegovina|Burquina Faso|
  Bulgária|Barein|São Bartolomeu|Bolívia|Países Baixos Caribenhos|Butão|Bielorrússia|Ilhas Cocos (Keeling)|
  República Centro-Africana|República do Congo|Suíça|Costa do Marfim|Ilhas Cook|Camarões|Colômbia|Ilha Christmas|
  Tchéquia|Alemanha|Djibuti|Argélia|Equador|Estônia|Egito|Saara Ocidental|Eritreia|Espanha|Etiópia|Finlândia|
  Ilhas Malvinas|Micronésia|Ilhas Faroé|França|Gabão|Geórgia|Guiana Francesa|Gana|Groenlândia|Gâmbia|Guiné|
  Guiné Equatorial|Grécia|Guiné-Bissau|Guiana|Hong Kong, RAE da China|Croácia|Hungria|Indonésia|Ilha de Man|Índia|
  Território Britânico do Oceano Índico|Iraque|Irã|Islândia|Itália|Jordânia|Japão|Quênia|Quirguistão|Camboja|
  Quiribati|São Cristóvão e Névis|Coreia do Norte|Coreia do Sul|Ilhas Cayman|Cazaquistão|Santa Lúcia|Libéria|
  Lituânia|Letônia|Líbia|Marrocos|Mônaco|Moldávia|São Martinho|Ilhas Marshall|Macedônia do Norte|Mianmar (Birmânia)|
  Mongólia|Macau, RAE da China|Ilhas Marianas do Norte|Mauritânia|Maurício|Malásia|Moçambique|Namíbia|Nova Caledônia|
  Ilha Norfolk|Nigéria|Nicarágua|Países Baixos|Nova Zelândia|Omã|Polinésia Francesa|Papua-Nova Guiné|Paquistão|
  Polônia|São Pedro e Miquelão|Ilhas Pitcairn|Territórios palestinos|Paraguai|Reunião|Romênia|Sérvia|Rússia|
  Arábia Saudita|Ilhas Salomão|Seicheles|Sudão|Suécia|Singapura|Santa Helena|Eslovênia|Eslováquia|Serra Leoa|Somália|
  Sudão do Sul|Síria|Essuatíni|Ilhas Turcas e Caicos|Chade|Tailândia|Tadjiquistão|Turcomenistão|Tunísia|Turquia|
  Tanzânia|Ucrânia|Uruguai|Uzbequistão|Cidade do Vaticano|São Vicente e Granadinas|Ilhas Virgens Britânicas|
  Ilhas Virgens Americanas|Vietnã|Iêmen|África do Sul|Zâmbia|Zimbábue|Verenigde Arabische Emiraten|
  Antigua en Barbuda|Albanië|Armenië|Argentinië|Amerikaans-Samoa|Oostenrijk|Australië|Åland|Azerbeidzjan|
  Bosnië en Herzegovina|België|Bulgarije|Caribisch Nederland|Brazilië|Bahama's|Cocoseilanden|
  Centraal-Afrikaanse Republiek|Zwitserland|Ivoorkust|Cookeilanden|Kameroen|Kaapverdië|Christmaseiland|Tsjechië|
  Duitsland|Denemarken|Dominicaanse Republiek|Algerije|Egypte|Westelijke Sahara|Spanje|Ethiopië|Falklandeilanden|
  Faeröer|Frankrijk|Verenigd Koninkrijk|Georgië|Frans-Guyana|Guinee|Equatoriaal-Guinea|Griekenland|Guinee-Bissau|
  Hongkong SAR van China|Kroatië|Hongarije|Indonesië|Ierland|Brits Indische Oceaanterritorium|IJsland|Italië|
  Jordanië|Kirgizië|Cambodja|Comoren|Saint Kitts en Nevis|Noord-Korea|Zuid-Korea|Koeweit|Kaaimaneilanden|Kazachstan|
  Litouwen|Letland|Libië|Moldavië|Marshalleilanden|Noord-Macedonië|Myanmar (Birma)|Mongolië|Macau SAR van China|
  Noordelijke Marianen|Mauritanië|Maldiven|Maleisië|Namibië|Nieuw-Caledonië|Norfolk|Nederland|Noorwegen|
  Nieuw-Zeeland|Frans-Polynesië|Papoea-Nieuw-Guinea|Filipijnen|Saint-Pierre en Miquelon|Pitcairneilanden|
  Palestijnse gebieden|Roemenië|Servië|Rusland|Saoedi-Arabië|Salomonseilanden|Soedan|Zweden|Sint-Helena|Slovenië|
  Spitsbergen en Jan Mayen|Slowakije|Somalië|Zuid-Soedan|Sao Tomé en Principe|Sint-Maarten|Syrië|
  Turks- en Caicoseilanden|Tsjaad|Tadzjikistan|Oost-Timor|Tunesië|Turkije|Trinidad en Tobago|Oekraïne|Oeganda|
  Verenigde Staten|Oezbekistan|Vaticaanstad|Saint Vincent en de Grenadines|Britse Maagdeneilanden|
  Amerikaanse Maagdeneilanden|Wallis en Futuna|Zuid-Afrika`;
