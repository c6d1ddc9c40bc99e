import type { DictionaryRecognizer } from '../../../core/index.js';
import { terms } from './terms.js';

const CONTEXT =
  terms(`race|racial|ethnicity|ethnic|ethnic group|ethnic origin|origin|heritage|ancestry|descent|descended|background|identifies as|
self-identified|roots|herkunft|ethnie|abstammung|origine|origines|etnia|origen|raza|etnicità|etnische afkomst`);

/** Racial and ethnic origin (Article 9 GDPR). Colours count only beside a word such as *race*. */
export const ethnicity: DictionaryRecognizer = {
  name: 'attributes/ethnicity',
  types: ['ETHNICITY'],
  dictionary: [
    {
      type: 'ETHNICITY',
      score: 0.35,
      context: CONTEXT,
      terms: terms(`
Hispanic|Hispanics|Latino|Latina|Latinx|Latinos|Caucasian|Caucasians|African American|African-American|African Americans|African-Americans|
Afro-American|Afro-Caribbean|Black British|Afro-Latino|Asian American|Asian-American|East Asian|South Asian|Southeast Asian|Pacific Islander|
Native Hawaiian|Native American|Native Americans|American Indian|Alaska Native|First Nations|Inuit|Métis|Cherokee|Navajo|Sioux|Apache|Ojibwe|
Aboriginal|Aborigine|Torres Strait Islander|Māori|Maori|Ashkenazi|Sephardi|Sephardic|Mizrahi|Roma|Romani|Sinti|Irish Traveller|Gypsy|Kurd|Kurds|Kurdish|
Arab|Arabs|Berber|Amazigh|Tuareg|Pashtun|Hazara|Tajik|Uyghur|Uighur|Tibetan|Han Chinese|Hui|Tamil|Punjabi|Bengali|Gujarati|Sindhi|Baloch|
Yoruba|Igbo|Hausa|Fulani|Zulu|Xhosa|Hutu|Tutsi|Somali|Oromo|Tigrayan|Ainu|Sami|Sámi|Basque|Catalan|Breton|biracial|multiracial|mixed race|
mixed-race|mestizo|mestiza|mulatto|person of color|people of color|person of colour|Schwarze Deutsche|Roma und Sinti|kurdisch|kaukasisch|
afroamericano|afroamericana|gitano|gitana|maghrébin|maghrébine|hispano|hispana`),
    },
    {
      // Alone, these are colours and continents; 0.15 is below every threshold.
      type: 'ETHNICITY',
      score: 0.15,
      context: CONTEXT,
      terms: terms(
        'Black|White|Asian|African|Indian|Brown|Middle Eastern|European|Traveller|Indigenous|Native|mixed|schwarz|weiß|blanc|noir|blanco|negro',
      ),
    },
  ],
};
