// Cities by region: names that hardly mean anything else, and names that are also words, given names or surnames.
// Written by hand from general knowledge: large cities, capitals, state capitals, and often-written towns.

const CLEAR = `
Albuquerque, Allentown, Amarillo, Anaheim, Anchorage, Ann Arbor, Annapolis, Asheville, Atlanta, Atlantic City, Augusta, Bakersfield, Baltimore,
Baton Rouge, Beaumont, Bellevue, Berkeley, Bethesda, Beverly Hills, Billings, Binghamton, Birmingham, Bismarck, Bloomington, Boca Raton, Boise, Boston,
Boulder, Bridgeport, Brooklyn, Brownsville, Burlington, Cambridge, Carson City, Cedar Rapids, Champaign, Chandler, Chapel Hill, Charleston,
Chattanooga, Chesapeake, Cheyenne, Chicago, Chula Vista, Cincinnati, Clarksville, Clearwater, Cleveland, Colorado Springs, Columbus, Coral Gables,
Coral Springs, Corpus Christi, Dallas, Davenport, Dayton, Daytona Beach, Dearborn, Denton, Denver, Des Moines, Detroit, Duluth, Durham, El Paso,
Elizabethtown, Escondido, Evanston, Evansville, Fairbanks, Fargo, Fayetteville, Flagstaff, Fort Collins, Fort Lauderdale, Fort Myers, Fort Wayne,
Fort Worth, Fresno, Fullerton, Gainesville, Galveston, Grand Rapids, Green Bay, Greensboro, Greenville, Gulfport, Harrisburg, Hartford, Hattiesburg,
Henderson, Hialeah, Hoboken, Honolulu, Houston, Huntington Beach, Huntsville, Indianapolis, Iowa City, Irvine, Jacksonville, Jersey City, Joliet,
Juneau, Kalamazoo, Kansas City, Kenosha, Killeen, Knoxville, Lafayette, Lake Charles, Lakeland, Lakewood, Lansing, Laredo, Las Cruces, Las Vegas,
Lexington, Little Rock, Long Beach, Long Island, Los Angeles, Louisville, Lowell, Lubbock, Manhattan, McAllen, Memphis, Miami, Miami Beach, Midland,
Milwaukee, Minneapolis, Missoula, Modesto, Montgomery, Murfreesboro, Myrtle Beach, Naperville, Nashua, Nashville, New Haven, New Orleans,
New Rochelle, New York, New York City, Newark, Newport Beach, Newport News, Niagara Falls, Norfolk, North Charleston, North Las Vegas, Oakland,
Oceanside, Oklahoma City, Olympia, Omaha, Orlando, Overland Park, Oxnard, Palm Beach, Palm Springs, Palo Alto, Pasadena, Paterson, Pensacola,
Peoria, Philadelphia, Phoenix, Pittsburgh, Pomona, Portland, Poughkeepsie, Providence, Provo, Pueblo, Raleigh, Rancho Cucamonga, Redwood City,
Reno, Roanoke, Rochester, Rockford, Sacramento, Saint Louis, Saint Paul, Salt Lake City, San Antonio, San Bernardino, San Diego, San Francisco, San Jose,
San Mateo, San Juan, Santa Ana, Santa Barbara, Santa Clara, Santa Cruz, Santa Fe, Santa Monica, Santa Rosa, Sarasota, Savannah, Schenectady,
Scottsdale, Scranton, Seattle, Shreveport, Silicon Valley, Silver Spring, Sioux City, Sioux Falls, South Bend, Spokane, Springfield, St. Louis,
St. Paul, St. Petersburg, Stamford, Staten Island, Stockton, Sunnyvale, Syracuse, Tacoma, Tallahassee, Tampa, Tempe, Thousand Oaks, Toledo, Topeka,
Torrance, Trenton, Tucson, Tulsa, Tuscaloosa, Vallejo, Virginia Beach, Washington DC, Washington D.C., Waterbury, West Palm Beach,
Wichita, Wichita Falls, Wilmington, Winston-Salem, Worcester, Yonkers, Youngstown, Yuma, Bronx, Brookline, Hackensack, Schaumburg,
Calgary, Edmonton, Fredericton, Gatineau, Kelowna, Mississauga, Moncton, Montreal, Montréal, Ottawa, Quebec City, Regina, Saskatoon, Sherbrooke,
St. John's, Thunder Bay, Toronto, Trois-Rivières, Vancouver, Winnipeg, Brampton, Oshawa, Whitehorse, Yellowknife, Charlottetown, Laval, Longueuil,
Aberdeen, Belfast, Blackpool, Bournemouth, Bradford, Brighton, Bristol, Canterbury, Cardiff, Carlisle, Cheltenham, Chelmsford, Colchester, Coventry,
Croydon, Derby, Doncaster, Dundee, Edinburgh, Exeter, Gloucester, Guildford, Harrogate, Huddersfield, Inverness, Ipswich, Leeds, Leicester,
Liverpool, London, Londonderry, Luton, Maidstone, Manchester, Middlesbrough, Milton Keynes, Newcastle upon Tyne, Newcastle, Northampton, Norwich,
Nottingham, Oxford, Peterborough, Plymouth, Portsmouth, Preston, Salisbury, Sheffield, Shrewsbury, Southampton, Southend-on-Sea, Stockport,
Stoke-on-Trent, Sunderland, Swansea, Swindon, Wakefield, Warrington, Watford, Winchester, Wolverhampton, Dublin, Galway, Limerick, Waterford, Kilkenny,
Adelaide, Ballarat, Bendigo, Brisbane, Cairns, Canberra, Geelong, Gold Coast, Hobart, Melbourne, Sydney, Toowoomba, Townsville, Wollongong,
Parramatta, Fremantle, Auckland, Christchurch, Dunedin, Wellington, Rotorua, Tauranga,
Agra, Ahmedabad, Allahabad, Amritsar, Aurangabad, Bangalore, Bengaluru, Bhopal, Bhubaneswar, Bombay, Calcutta, Chandigarh, Chennai, Coimbatore,
Cuttack, Dehradun, Delhi, New Delhi, Faridabad, Ghaziabad, Gurgaon, Gurugram, Guwahati, Gwalior, Hyderabad, Indore, Jabalpur, Jaipur, Jalandhar,
Jamshedpur, Jodhpur, Kanpur, Kochi, Kolkata, Kozhikode, Lucknow, Ludhiana, Madurai, Mangalore, Meerut, Mumbai, Mysore, Mysuru, Nagpur, Nashik,
Navi Mumbai, Noida, Panaji, Patna, Puducherry, Pondicherry, Pune, Raipur, Rajkot, Ranchi, Secunderabad, Srinagar, Surat, Thane, Thiruvananthapuram,
Trivandrum, Udaipur, Vadodara, Varanasi, Vijayawada, Visakhapatnam, Karachi, Lahore, Islamabad, Rawalpindi, Peshawar, Dhaka, Chittagong, Colombo,
Kathmandu, Kabul,
Aachen, Augsburg, Baden-Baden, Bamberg, Bayreuth, Berlin, Bielefeld, Bochum, Bonn, Bottrop, Braunschweig, Bremen, Bremerhaven, Chemnitz, Cottbus,
Darmstadt, Dessau, Dortmund, Dresden, Duisburg, Düsseldorf, Duesseldorf, Erfurt, Erlangen, Esslingen, Flensburg, Frankfurt, Frankfurt am Main,
Frankfurt (Oder), Freiburg, Freiburg im Breisgau, Friedrichshafen, Fürth, Gelsenkirchen, Gera, Gießen, Giessen, Görlitz, Göttingen, Goettingen,
Greifswald, Gütersloh, Hagen, Halle (Saale), Hamburg, Hanau, Hannover, Hanover, Heidelberg, Heilbronn, Hildesheim, Ingolstadt, Jena, Kaiserslautern,
Karlsruhe, Kassel, Kempten, Kiel, Koblenz, Köln, Koeln, Konstanz, Krefeld, Landshut, Leipzig, Leverkusen, Lübeck, Luebeck, Ludwigsburg,
Ludwigshafen, Lüneburg, Magdeburg, Mainz, Mannheim, Minden, Moers, Mönchengladbach, Mülheim an der Ruhr, München, Muenchen, Munich, Münster,
Neuss, Nuremberg, Nürnberg, Nuernberg, Oberhausen, Offenbach, Offenburg, Oldenburg, Osnabrück, Paderborn, Passau, Pforzheim, Potsdam, Recklinghausen,
Regensburg, Remscheid, Reutlingen, Rosenheim, Rostock, Saarbrücken, Schweinfurt, Schwerin, Siegen, Solingen, Speyer, Stralsund, Stuttgart, Trier,
Tübingen, Tuebingen, Ulm, Villingen-Schwenningen, Weimar, Wiesbaden, Wilhelmshaven, Wolfsburg, Wuppertal, Würzburg, Wuerzburg, Zwickau,
Wien, Vienna, Graz, Linz, Salzburg, Innsbruck, Klagenfurt, Villach, Wels, St. Pölten, Dornbirn, Bregenz, Eisenstadt,
Zürich, Zurich, Genf, Genève, Geneva, Basel, Bern, Berne, Lausanne, Winterthur, Luzern, Lucerne, St. Gallen, Lugano, Biel, Bienne, Thun, Chur,
Neuchâtel, Fribourg, Schaffhausen, Zug, Davos, Bellinzona, Locarno,
Paris, Marseille, Lyon, Toulouse, Nantes, Montpellier, Strasbourg, Bordeaux, Lille, Rennes, Reims, Toulon, Saint-Étienne, Le Havre, Grenoble, Dijon,
Nîmes, Villeurbanne, Clermont-Ferrand, Le Mans, Aix-en-Provence, Limoges, Amiens, Perpignan, Metz, Besançon, Orléans, Rouen, Mulhouse, Caen,
Boulogne-Billancourt, Argenteuil, Montreuil, Saint-Denis, Roubaix, Tourcoing, Avignon, Poitiers, Versailles, Créteil, Cannes, Antibes, Ajaccio,
Bastia, La Rochelle, Annecy, Chambéry, Colmar, Dunkerque, Calais, Quimper, Vannes, Pau, Bayonne, Biarritz, Bourges, Charleville-Mézières,
Madrid, Barcelona, Valencia, Sevilla, Seville, Zaragoza, Málaga, Malaga, Murcia, Palma de Mallorca, Las Palmas, Las Palmas de Gran Canaria, Bilbao,
Alicante, Córdoba, Valladolid, Vigo, Gijón, Hospitalet de Llobregat, L'Hospitalet, A Coruña, La Coruña, Vitoria-Gasteiz, Granada, Elche, Oviedo,
Santa Cruz de Tenerife, Badalona, Cartagena, Terrassa, Jerez de la Frontera, Sabadell, Móstoles, Alcalá de Henares, Pamplona, Fuenlabrada, Almería,
Leganés, San Sebastián, Donostia, Getafe, Burgos, Albacete, Santander, Castellón, Castellón de la Plana, Alcorcón, San Cristóbal de La Laguna,
Logroño, Badajoz, Huelva, Salamanca, Marbella, Lleida, Tarragona, León, Cádiz, Jaén, Ourense, Orense, Girona, Gerona, Lugo, Cáceres, Ciudad Real,
Pontevedra, Santiago de Compostela, Guadalajara, Palencia, Ávila, Cuenca, Huesca, Segovia, Zamora, Teruel, Soria, Ceuta, Melilla, Benidorm, Torrevieja,
Algeciras, Dos Hermanas, Torremolinos, Alcobendas, Majadahonda, Pozuelo de Alarcón, Las Rozas, Collado Villalba, Aranjuez, Talavera de la Reina,
Roma, Rome, Milano, Milan, Napoli, Naples, Torino, Turin, Palermo, Genova, Genoa, Bologna, Firenze, Florence, Bari, Catania, Venezia, Venice, Verona,
Messina, Padova, Padua, Trieste, Brescia, Taranto, Parma, Modena, Reggio Calabria, Reggio Emilia, Perugia, Livorno, Ravenna, Cagliari, Foggia,
Rimini, Salerno, Ferrara, Sassari, Siracusa, Pescara, Bergamo, Trento, Bolzano, Vicenza, Udine, Arezzo, Pisa, Siena, Lecce, Ancona, Treviso, Novara,
Piacenza, La Spezia, Varese, Pavia, Cremona, Mantova, Lucca, Pistoia, Matera, Potenza, Catanzaro, Cosenza, Trapani, Agrigento,
Lisboa, Lisbon, Lissabon, Porto, Braga, Coimbra, Setúbal, Aveiro, Évora, Funchal, Vila Nova de Gaia, Amadora, Viseu, Leiria, Guimarães, Cascais,
Amsterdam, Rotterdam, Den Haag, The Hague, 's-Gravenhage, Utrecht, Eindhoven, Groningen, Tilburg, Almere, Breda, Nijmegen, Apeldoorn, Haarlem, Arnhem,
Enschede, Amersfoort, Zaanstad, Den Bosch, 's-Hertogenbosch, Zwolle, Maastricht, Dordrecht, Delft, Alkmaar, Hilversum, Leeuwarden, Venlo,
Brussel, Bruxelles, Brussels, Antwerpen, Antwerp, Anvers, Ghent, Liège, Lüttich, Brugge, Bruges, Namur, Leuven, Mechelen, Charleroi, Oostende,
Copenhagen, København, Kopenhagen, Aarhus, Odense, Aalborg, Esbjerg, Oslo, Trondheim, Stavanger, Tromsø, Drammen, Stockholm, Göteborg, Gothenburg,
Malmö, Uppsala, Västerås, Örebro, Linköping, Helsingborg, Norrköping, Jönköping, Umeå, Helsinki, Espoo, Tampere, Vantaa, Oulu, Turku, Jyväskylä,
Reykjavik, Reykjavík, Akureyri, Tallinn, Tartu, Riga, Vilnius, Kaunas, Warsaw, Warszawa, Warschau, Kraków, Krakow, Cracow, Łódź, Wrocław, Poznań,
Gdańsk, Szczecin, Katowice, Lublin, Białystok, Prague, Praha, Prag, Brno, Ostrava, Plzeň, Olomouc, Liberec, Hradec Králové, České Budějovice,
Ústí nad Labem, Pardubice, Bratislava, Košice, Budapest, Debrecen, Szeged, Pécs, Győr, Bucharest, București, Cluj-Napoca, Timișoara, Iași, Sofia, Plovdiv,
Belgrade, Beograd, Zagreb, Ljubljana, Maribor, Sarajevo, Skopje, Tirana, Podgorica, Athens, Athen, Thessaloniki, Piraeus, Nicosia, Limassol, Larnaca, Paphos,
Istanbul, Ankara, Izmir, Antalya, Moscow, Moskva, Moskau, Saint Petersburg, Novosibirsk, Yekaterinburg, Kazan, Vladivostok, Kyiv, Kiev, Kharkiv, Odesa, Odessa,
Lviv, Minsk, Chisinau, Tbilisi, Yerevan, Baku, Tashkent, Almaty, Astana, Bishkek,
Beijing, Peking, Shanghai, Guangzhou, Shenzhen, Chengdu, Chongqing, Tianjin, Wuhan, Hangzhou, Nanjing, Harbin, Hong Kong, Macau, Taipei, Kaohsiung, Tokyo,
Tokio, Osaka, Kyoto, Yokohama, Nagoya, Sapporo, Fukuoka, Hiroshima, Nagasaki, Kobe, Seoul, Busan, Incheon, Daegu, Pyongyang, Ulaanbaatar, Bangkok, Chiang Mai,
Hanoi, Ho Chi Minh City, Saigon, Da Nang, Phnom Penh, Vientiane, Yangon, Kuala Lumpur, Penang, Johor Bahru, Jakarta, Surabaya, Bandung, Denpasar,
Quezon City, Cebu City, Davao,
Dubai, Abu Dhabi, Sharjah, Doha, Riyadh, Jeddah, Mecca, Medina, Kuwait City, Manama, Muscat, Sanaa, Tehran, Isfahan, Mashhad, Baghdad, Basra, Mosul, Erbil,
Damascus, Aleppo, Homs, Beirut, Amman, Jerusalem, Tel Aviv, Haifa, Gaza City, Ramallah, Cairo, Alexandria, Giza, Tripoli, Benghazi, Tunis, Algiers, Casablanca,
Rabat, Marrakesh, Marrakech, Tangier, Khartoum, Addis Ababa, Nairobi, Mombasa, Kampala, Kigali, Dar es Salaam, Dodoma, Lusaka, Harare, Lilongwe, Maputo,
Antananarivo, Johannesburg, Cape Town, Durban, Pretoria, Bloemfontein, Port Elizabeth, Soweto, Windhoek, Gaborone, Luanda, Kinshasa, Brazzaville, Yaoundé, Douala,
Lagos, Abuja, Ibadan, Kano, Port Harcourt, Accra, Kumasi, Abidjan, Dakar, Bamako, Ouagadougou, Conakry, Freetown, Monrovia, Mogadishu, Djibouti,
Mexico City, Ciudad de México, CDMX, Monterrey, Puebla, Tijuana, Ciudad Juárez, Cancún, Cancun, Mérida, Acapulco, Oaxaca, Guatemala City, San Salvador,
Tegucigalpa, Managua, Panama City, Havana, La Habana, Santo Domingo, Port-au-Prince, Kingston, Nassau, Bridgetown, Port of Spain, Caracas, Maracaibo, Bogotá, Bogota,
Medellín, Medellin, Cali, Barranquilla, Quito, Guayaquil, Lima, Arequipa, Cusco, La Paz, Cochabamba, Asunción, Montevideo, Buenos Aires, Rosario, Mendoza,
La Plata, Mar del Plata, Santiago de Chile, Valparaíso, Viña del Mar, Concepción, São Paulo, Sao Paulo, Rio de Janeiro, Brasília, Brasilia, Salvador de Bahia,
Fortaleza, Belo Horizonte, Manaus, Curitiba, Recife, Porto Alegre, Belém, Goiânia, Guarulhos, Campinas, Florianópolis, Georgetown, Paramaribo, Cayenne
`;

// A word, a given name, a surname, a food, or a drink somewhere: these need a word such as `in` before them.
const AMBIGUOUS = `
Gent, Reading, Glasgow, Leiden, Marburg, Nice, Mobile, Bath, Cork, Orange, Split, Essen, Bergen, Worms, Hamm, Halle, Lincoln, Jackson, Madison, Austin, Charlotte, Victoria, Chester,
Lancaster, Buffalo, Independence, Surprise, Mesa, Corona, Concord, Aurora, Hamilton, Newport, Salem, Eugene, Gary, Flint, Troy, Sterling, Warren,
Arlington, Garland, Irving, Norman, Hampton, Riverside, Richmond, Fremont, Hayward, Helena, Pierre, Frankfort, Jefferson City, Macon, Marietta, Athens,
Albany, Utica, Ithaca, Camden, Princeton, Bangor, Dover, Racine, Beloit, Eau Claire, Lynn, Quincy, Brockton, Abilene, Waco, Tyler, Odessa, Temple,
Bryan, Carlsbad, Ventura, Temecula, Murrieta, Compton, Norwalk, Downey, Costa Mesa, Glendale, Burbank, Inglewood, Vista, Antioch, Clovis, Visalia, Ontario,
Sandy, Orem, Ogden, Layton, Gilbert, Avondale, Goodyear, Elgin, Cicero, Decatur, Normal, Muncie, Hammond, Akron, Canton, Parma, Lorain, Erie, Reading,
Bethlehem, Lebanon, Norristown, York, Hagerstown, Frederick, Columbia, Florence, Spartanburg, Anderson, Gastonia, Monroe, Bossier City, Slidell, Biloxi,
Meridian, Dothan, Auburn, Hoover, Franklin, Johnson City, Kingsport, Owensboro, Bowling Green, Covington, Paducah, Wheeling, Huntington, Morgantown,
Hull, Rugby, Crewe, Bury, Sale, Deal, Poole, Slough, Redcar, Ashford, Hastings, Kent, Barking, Staines, Wells, Ely, Ripon, Truro, Stafford, Stirling, Perth, Ayr,
Darwin, Orange, Dubbo, Mackay, Nelson, Hastings, Napier, Windsor, Halifax, Barrie, Guelph, Surrey, Burnaby, Richmond, Kingston, Brandon,
Lens, Tours, Nancy, Angers, Brest, Troyes, Valence, Sète, Albi, Auch, Gap, Laon, Vienne, Sens, Vichy, Cologne, Celle, Hof, Plauen, Fulda, Lünen, Hürth, Gronau,
Zug, Sion, Steyr, Baden, Manila, Hue, Bari, Como, Lodi, Asti, Alba, Terni, Rieti, Faro, Beja, Tomar, Ede, Oss, Best, Assen, Plano, Prato, Hoorn, Weert, Lund, Borås, Kalmar,
Santiago, San Miguel, San Jose, La Plata, Rosario, Mercedes, Colon, León, Toledo, Zamora, Cuenca, Mérida, Lugo, Sofia, Medina, Victoria, Salvador, Natal, Santos,
Springfield Gardens, Queens, Harlem, Chelsea, Soho, Brooklyn Park, Cicero, Chino, Berkeley Heights, Marina, Summit, Union, Hope, Liberty, Eden, Paradise
`;

const list = (text: string): string[] => [...new Set(text.split(',').map((name) => name.trim().replace(/\s+/g, ' ')))];

/** Cities whose names are hardly anything else. */
export const CITIES: readonly string[] = list(CLEAR).filter((name) => name !== '');

/** Cities whose names are words or names of persons, too. */
export const AMBIGUOUS_CITIES: readonly string[] = list(AMBIGUOUS).filter((name) => name !== '');

/** Cities whose names in lower case are words of some language. */
export const LOWER_CASE_WORDS: ReadonlySet<string> = new Set(
  (
    'Porto|Granada|Minden|León|Lima|Cali|Derby|Preston|Columbus|Phoenix|Providence|Champaign|Augusta|Nassau|Pau|Biel|Thun|Chur|Hagen|Gera|Kiel|Ulm|Trier|' +
    'Lagos|Bari|Parma|Lille|Cuenca|Roma|Bonn|Zug|Wels|Linz|Graz|Jena|Trento|Lecce|Pisa|Lucca|Metz|Caen|Reims|Breda|Delft|Gent|Surat|Cork|Midland|Temple|Concord|' +
    'Lansing|Regina|Henderson|Lafayette|Montgomery|Durham|Wellington|Kingston|Georgetown|Medina|Toledo|Valencia|Mendoza|Rosario|Cartagena|Soria|Ávila|Huelva'
  ).split('|'),
);
