import { namesIn } from './names-in.js';

/** Companies of Europe whose names are nothing else. */
export const EUROPEAN_COMPANIES: readonly string[] = namesIn(`
A.P. Moller-Maersk|AC Milan|Accor|AccorHotels|Adecco|Adidas|Aegean Airlines|Aer Lingus|Aeroflot|Ahold|Ahold Delhaize|Air Berlin|Air France
Air France-KLM|Air Liquide|Airbus|Akzo Nobel|AkzoNobel|Alcatel-Lucent|Aldi|ALDI|Alfa Romeo|Alitalia|Alstom|Amadeus IT|AMG Mercedes
Anglo American|ArcelorMittal|Arla Foods|Asda|ASDA|ASML|ASOS|Aston Martin|AstraZeneca|Atlas Copco|Atos Origin|Auchan|Audi|Austrian Airlines
Avast|Axel Springer|B&Q|BAE Systems|BASF|Bayer AG|Beiersdorf|Benetton|Bentley Motors|Bertelsmann|BHP Billiton|BMW|Boehringer Ingelheim
Bombardier Transportation|Bosch|Bouygues|Brembo|British Aerospace|British Airways|British American Tobacco|British Gas|British Petroleum
British Steel|British Telecom|Britvic|Brussels Airlines|BT Group|Bugatti|Bulgari|Burberry|Cadbury|Capita plc|Carlsberg|Carphone Warehouse
Carrefour|Casino Guichard|Centrica|Christian Dior|Citroen|Citroën|Co-op Food|Compass Group|Continental AG|Costa Coffee|Covestro|Criteo
Currys|Daimler|Daimler AG|Danfoss|Danone|Danske Bank|Dassault|Dassault Systèmes|Debenhams|Decathlon|DeepMind|Deezer|Deliveroo
Deutsche Bahn|Deutsche Börse|Deutsche Post|Deutsche Telekom|DHL|DHL Express|Diageo|Dixons Carphone|Dolce & Gabbana|Dr. Oetker|Ducati
Dyson Ltd|E.ON|EasyJet|easyJet|Easyjet|EDEKA|Edeka|EDF Energy|Electrolux|Engie|Eni S.p.A.|Equinor|Ericsson|EssilorLuxottica|Essity
Eurostar|Eurotunnel|Evonik|Evraz|Experian|Ferrari|Fiat|Fiat Chrysler|Finnair|Flixbus|FlixBus|Fnac|Foxtons|France Télécom|Fresenius
Fresenius Medical Care|Galeries Lafayette|Gazprom|Givenchy|Glaxo|GlaxoSmithKline|Glencore|Gorenje|Grifols|Groupe Renault|GSK|Gucci|H&M
Haribo|Harrods|HeidelbergCement|Heineken|HelloFresh|Hennes & Mauritz|Hermès|Hochtief|Hugo Boss|Husqvarna|Iberdrola|Iberia Airlines
ICI Paints|IKEA|Ikea|Imperial Tobacco|Inditex|Infineon|Ingka|InterContinental Hotels|Jaguar Land Rover|JCDecaux|JD Sports
John Lewis Partnership|Just Eat|Kaufland|Kering|Kingfisher plc|Klarna|Kone Oyj|Kuehne + Nagel|Kühne + Nagel|L'Oreal|L'Oréal|Ladbrokes
Lafarge|LafargeHolcim|Lamborghini|Land Rover|Lanxess|Leroy Merlin|Lidl|Linde plc|Lonza|LOT Polish Airlines|Lotus Cars|Louis Vuitton
Lufthansa|Lukoil|LVMH|M&S|Maersk|Marks and Spencer|Maserati|McLaren Automotive|Media Markt|MediaMarkt|Mercadona|Mercedes-Benz|Merck KGaA
Metro AG|Michelin|Monoprix|Mothercare|Moët Hennessy|Mulberry Group|Nestle|Nestlé|Nokia|Norsk Hydro|Norwegian Air|Norwegian Air Shuttle
Novartis|Novo Nordisk|O2 UK|Ocado|Orkla|Osram|P&O Ferries|Paddy Power|Pernod Ricard|Peugeot|Philips|Pirelli|PKN Orlen|Porsche|Poundland
Premier Inn|Pret A Manger|Primark|ProSieben|Publicis|Puma SE|QinetiQ|Randstad|Reckitt Benckiser|RELX|Renault|Renfe|Rentokil|Repsol|REWE
Rewe|Rheinmetall|Richemont|Rio Tinto|Roche|Rolls Royce|Rolls-Royce|Rosneft|Royal Dutch Shell|Royal Mail|RTL Group|Ryanair|Saab|SABMiller
Sainsbury's|Sainsburys|Saint-Gobain|Sanofi|Sanofi-Aventis|SAP|Scandinavian Airlines|Scania|Schaeffler|Schneider Electric|Scottish Power
ScottishPower|Screwfix|Securitas AB|Selfridges|Serco|Siemens|Siemens Healthineers|Sika AG|Skoda Auto|Skyscanner|Smith & Nephew
Smiths Group|Smurfit Kappa|SNCF|Sodexo|Solvay|Specsavers|Stadler Rail|Stagecoach Group|Statkraft|Statoil|Stellantis|STMicroelectronics
Stora Enso|Suez Environnement|Supercell|Superdrug|Suzlon|Swarovski|Swatch Group|Swedish Match|Swisscom|Swissport|Syngenta|TalkTalk
Tate & Lyle|Telecom Italia|Telefonica|Telefónica|Telenor|Teleperformance|Telia Company|Tesco|Thales Group|Thyssenkrupp|ThyssenKrupp
TK Maxx|Tommy Hilfiger|TomTom|TotalEnergies|Transport for London|TUI Group|Turkcell|Turkish Airlines|Türk Telekom|UniCredit|Unilever
United Utilities|UPC Cablecom|Vattenfall|Veolia|Vestas|Vinci SA|Virgin Atlantic|Virgin Media|Vivendi|Vodafone|Voestalpine|Volkswagen|Volvo
VW|Waitrose|Warburtons|WH Smith|WHSmith|Wienerberger|WildBrain|Wizz Air|Wolters Kluwer|WPP|Yves Saint Laurent|Zalando|ZF Friedrichshafen
Électricité de France|Ørsted|Škoda
`);

/** Companies of Asia, Africa and Oceania whose names are nothing else. */
export const EASTERN_COMPANIES: readonly string[] = namesIn(`
Adani Group|Aeromexico|Aeroméxico|AeroMéxico|Air Asia|Air China|Air India|Air New Zealand|AirAsia|Alibaba|All Nippon Airways|América Móvil
Ant Financial|Ant Group|Apollo Hospitals|Aramco|Asahi Breweries|Ashok Leyland|Asian Paints|Asus|ASUS|Aurobindo|Avianca|Baidu|Bajaj Auto
Bandai Namco|Bharat Petroleum|Bharti Airtel|BHEL|Big Bazaar|Bimbo|Bridgestone|BYD|ByteDance|Canva|Cathay Pacific|Cemex|CEMEX
Chevron Australia|China Eastern|China Mobile|China Southern Airlines|China Telecom|China Unicom|Chunghwa Telecom|Cipla|CITIC|CNOOC
Cognizant|Copa Airlines|COSCO|Country Garden|CSL Behring|Daewoo|Daihatsu|Daikin|Damac|Denso|Dentsu|Didi Chuxing|DJI|Dr. Reddy's|Ecopetrol
Emaar|Embotelladora Andina|Emirates Airlines|Eskom|Ethiopian Airlines|Etihad|Etihad Airways|EVA Air|Eveready|Evergrande|Falabella|FEMSA
Flipkart|Fonterra|Fortescue|Fortescue Metals|Foxconn|Fujifilm|Fujitsu|Garuda Indonesia|Geely|Gojek|Grasim|Grupo Bimbo|Grupo México
GSK India|Haier|Harvey Norman|HCL Technologies|Hero MotoCorp|Hikvision|Hindalco|Hindustan Petroleum|Hindustan Unilever|Hitachi|Hon Hai
Honda|Huawei|Hutchison Whampoa|Hyundai|Hyundai Motor|Indian Oil|Indian Railways|IndiGo|Infosys|Innoson|Isuzu|ITOCHU|Itochu|Japan Airlines
Japan Tobacco|Jet Airways|Jetstar|Jindal Steel|Jio|JSW Steel|Kajima|Kawasaki Heavy Industries|KDDI|Kenya Airways|Kia Motors
Kingfisher Airlines|Konami|Konica Minolta|Korean Air|Kyocera|Larsen & Toubro|LATAM Airlines|Lawson Inc|Lenovo|LG Chem|LG Electronics
Lupin Limited|Mahindra & Mahindra|Malaysia Airlines|Malaysian Airlines|Marubeni|Maruti Suzuki|Meituan|Mercado Pago|Mitsubishi
Mitsubishi Electric|Mitsubishi Motors|Mitsui|Mizuho|MTN Group|MTN Nigeria|Murata Manufacturing|Myer Holdings|Naspers|NEC Corporation
Nestlé India|NetEase|Newcrest|News Corp|Nikon|Nintendo|Nippon Steel|Nissan|Nomura|Novatek|NTPC|NTT Docomo|NTT DoCoMo|Odebrecht|Ola Cabs
Olympus Corporation|Omron|Oppo|Optus|Origin Energy|Oyo Rooms|Panasonic|Paytm|PDVSA|Pegatron|Pemex|PEMEX|PetroChina|Petronas
Petróleos Mexicanos|Philippine Airlines|Pioneer Corporation|POSCO|Qantas|Qantas Airways|Qatar Airways|Rakuten|Ranbaxy|Razorpay|Realme
Reliance Industries|Reliance Jio|Ricoh|Royal Brunei|Royal Enfield|SABIC|Safaricom|Samsung|Samsung Electronics|Santos Ltd|Sanyo|Sasol
Saudi Aramco|Saudia|Sega|Serum Institute|Seven & i|Sharp Corporation|Shimano|Shiseido|Shoprite|Singapore Airlines|Singtel|SingTel|Sinopec
SK Hynix|SK Telecom|Snapdeal|SoftBank|Sony|South African Airways|SpiceJet|Square Enix|SriLankan Airlines|Steel Authority of India|Subaru
Sumitomo|Sun Pharma|Sun Pharmaceutical|Suntory|Swiggy|Tata Consultancy Services|Tata Motors|Tata Sons|Tata Steel|Tech Mahindra|Telcel
Televisa|Telkom|Telmex|Telstra|Tencent|Thai Airways|TikTok|Toshiba|Toyota|Toyota Motor|Transnet|TSMC|TV Azteca|TVS Motor|Uniqlo|Vale SA
Videocon|Vietnam Airlines|VinFast|Virgin Australia|Vistara|Viva Aerobus|Vivo Mobile|Vodacom|Volaris|Wesfarmers|Westfield Group|Wipro
Woodside Petroleum|Woolworths|Xiaomi|Yamaha|Yandex|Yokohama Rubber|YPF|Zee Entertainment|ZEE5|Zomato|ZTE
`);
