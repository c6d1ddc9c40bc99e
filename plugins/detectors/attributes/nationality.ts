import type { DictionaryRecognizer } from '../../../core/index.js';
import { terms } from './terms.js';

/** Nationalities in English, with those German, French, Spanish and Italian words that are not English ones as well. */
export const nationality: DictionaryRecognizer = {
  name: 'attributes/nationality',
  types: ['NATIONALITY'],
  dictionary: [
    {
      type: 'NATIONALITY',
      caseSensitive: true,
      score: 0.3,
      context:
        terms(`nationality|nationalities|citizen|citizens|citizenship|national|nationals|dual|passport|born|immigrant|emigrated|immigrated|
refugee|expat|native of|visa|staatsangehörigkeit|staatsangehöriger|staatsbürger|staatsbürgerin|nationalität|nationalité|citoyen|citoyenne|
nacionalidad|ciudadano|ciudadana|cittadinanza|cittadino|cittadina|nacionalidade|cidadão|nationaliteit`),
      terms: terms(`
Afghan|Albanian|Algerian|American|Andorran|Angolan|Argentine|Argentinian|Armenian|Australian|Austrian|Azerbaijani|Bahamian|Bahraini|Bangladeshi|
Barbadian|Belarusian|Belgian|Belizean|Beninese|Bhutanese|Bolivian|Bosnian|Botswanan|Brazilian|British|Briton|Bruneian|Bulgarian|Burkinabe|Burmese|
Burundian|Cambodian|Cameroonian|Canadian|Cape Verdean|Chadian|Chilean|Chinese|Colombian|Congolese|Costa Rican|Croatian|Croat|Cuban|Cypriot|Czech|
Danish|Dane|Djiboutian|Dominican|Dutch|Ecuadorian|Egyptian|Emirati|English|Englishman|Equatorial Guinean|Eritrean|Estonian|Eswatini|Ethiopian|Fijian|
Filipino|Filipina|Finnish|Finn|French|Frenchman|Gabonese|Gambian|Georgian|German|Germans|Ghanaian|Greek|Grenadian|Guatemalan|Guinean|Guyanese|Haitian|
Honduran|Hungarian|Icelandic|Icelander|Indian|Indonesian|Iranian|Iraqi|Irish|Irishman|Israeli|Italian|Ivorian|Jamaican|Japanese|Jordanian|Kazakh|
Kazakhstani|Kenyan|Kosovar|Kuwaiti|Kyrgyz|Laotian|Latvian|Lebanese|Liberian|Libyan|Lithuanian|Luxembourgish|Macedonian|Malagasy|Malawian|Malaysian|
Maldivian|Malian|Maltese|Mauritanian|Mauritian|Mexican|Moldovan|Monegasque|Mongolian|Montenegrin|Moroccan|Mozambican|Namibian|Nepali|Nepalese|
New Zealander|Nicaraguan|Nigerian|Nigerien|North Korean|Northern Irish|Norwegian|Omani|Pakistani|Palestinian|Panamanian|Paraguayan|Peruvian|Pole|
Polish|Portuguese|Puerto Rican|Qatari|Romanian|Russian|Rwandan|Salvadoran|Samoan|Saudi|Saudi Arabian|Scottish|Scotsman|Senegalese|Serbian|Serb|
Sierra Leonean|Singaporean|Slovak|Slovakian|Slovene|Slovenian|Somali|South African|South Korean|Korean|South Sudanese|Spanish|Spaniard|Sri Lankan|
Sudanese|Surinamese|Swedish|Swede|Swiss|Syrian|Taiwanese|Tajik|Tanzanian|Thai|Togolese|Tongan|Trinidadian|Tunisian|Turkish|Turk|Turkmen|Ugandan|
Ukrainian|Uruguayan|Uzbek|Venezuelan|Vietnamese|Welsh|Welshman|Yemeni|Zambian|Zimbabwean|
deutsch|Deutscher|Deutsche|österreichisch|Österreicher|Österreicherin|schweizerisch|Schweizer|Schweizerin|türkisch|Türke|Türkin|polnisch|Polin|
italienisch|Italiener|Italienerin|französisch|Franzose|Französin|spanisch|Spanier|Spanierin|britisch|amerikanisch|russisch|ukrainisch|syrisch|
afghanisch|français|française|Français|Française|allemand|allemande|belge|suisse|marocain|marocaine|algérien|algérienne|tunisien|tunisienne|
portugais|portugaise|espagnol|espagnole|italien|italienne|español|española|mexicano|mexicana|argentino|argentina|colombiano|colombiana|peruano|
peruana|cubano|cubana|chileno|chilena|venezolano|venezolana|ecuatoriano|ecuatoriana|marroquí|italiano|italiana|tedesco|tedesca|francese|spagnolo|
spagnola|rumeno|rumena|albanese|brasileiro|brasileira|português|portuguesa|Nederlands|Belgisch|Turks|Marokkaans`),
    },
  ],
};
