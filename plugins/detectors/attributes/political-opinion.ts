import type { DictionaryRecognizer } from '../../../core/index.js';
import { terms } from './terms.js';

const CONTEXT =
  terms(`party|vote|votes|voted|voter|voting|member of|membership|politically|politics|political|political views|campaign|campaigned|
elected|supporter|supports|affiliation|ideology|activist|partei|wählt|gewählt|parteimitglied|mitglied|politisch|parti|militant|électeur|partido|
votante|afiliado|militante|partito|elettore|iscritto`);

/** Political opinions and parties (Article 9 GDPR). */
export const politicalOpinion: DictionaryRecognizer = {
  name: 'attributes/political-opinion',
  types: ['POLITICAL_OPINION'],
  dictionary: [
    {
      type: 'POLITICAL_OPINION',
      score: 0.35,
      context: CONTEXT,
      terms: terms(`
Social Democrat|Social Democrats|social democratic|Christian Democrat|Christian Democrats|Liberal Democrat|Liberal Democrats|Lib Dem|Lib Dems|
Democratic Party|Republican Party|GOP|Labour Party|Conservative Party|Green Party|Green Party member|Libertarian Party|Tea Party|Reform UK|UKIP|
Sinn Féin|Sinn Fein|Plaid Cymru|SNP|Fianna Fáil|Fine Gael|communist|communists|Communist Party|socialist|socialists|Socialist Party|Marxist|
Marxists|Leninist|Trotskyist|Maoist|anarchist|anarchists|libertarian|libertarians|far-right|far-left|right-wing|left-wing|neo-Nazi|fascist|
fascists|nationalist|nationalists|white supremacist|separatist|royalist|monarchist|feminist|pro-life|pro-choice|MAGA|Brexiteer|Remainer|
SPD|CDU|CSU|FDP|AfD|Bündnis 90/Die Grünen|Die Linke|Linkspartei|ÖVP|SPÖ|FPÖ|NEOS|SVP|Parti socialiste|Rassemblement national|Front national|
La France insoumise|Les Républicains|Renaissance|PSOE|Partido Popular|Podemos|Ciudadanos|Esquerra Republicana|Junts|Partito Democratico|
Fratelli d'Italia|Forza Italia|Movimento 5 Stelle|Partido dos Trabalhadores|Partido Socialista|PvdA|GroenLinks|Sozialdemokrat|Sozialdemokratin|
Kommunist|Kommunistin|Sozialist|Sozialistin|konservativ|communiste|socialiste|comunista|socialista`),
    },
    {
      type: 'POLITICAL_OPINION',
      caseSensitive: true,
      score: 0.25,
      context: CONTEXT,
      terms: terms(
        'Democrat|Democrats|Republican|Republicans|Tory|Tories|Labour|Conservative|Conservatives|Libertarian|Greens|Grüne|Die Grünen|PP|Vox|Lega',
      ),
    },
  ],
};
