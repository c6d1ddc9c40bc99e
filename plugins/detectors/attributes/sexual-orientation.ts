import type { DictionaryRecognizer } from '../../../core/index.js';
import { terms } from './terms.js';

/** Sexual orientation (Article 9 GDPR). */
export const sexualOrientation: DictionaryRecognizer = {
  name: 'attributes/sexual-orientation',
  types: ['SEXUAL_ORIENTATION'],
  dictionary: [
    {
      type: 'SEXUAL_ORIENTATION',
      score: 0.4,
      context:
        terms(`sexual orientation|orientation|sexuality|sexually|identifies as|came out|coming out|out as|partner|partners|msm|
sexuelle orientierung|orientation sexuelle|orientación sexual|orientamento sessuale`),
      terms: terms(`
homosexual|homosexuals|homosexuality|heterosexual|heterosexuality|bisexual|bisexuals|bisexuality|lesbian|lesbians|gay|gays|queer|asexual|
pansexual|demisexual|polyamorous|same-sex partner|same-sex couple|same-sex marriage|men who have sex with men|women who have sex with women|
LGBT|LGBTQ|LGBTQ+|LGBTQI|LGBTI|homosexuell|heterosexuell|bisexuell|schwul|lesbisch|homosexuel|homosexuelle|hétérosexuel|hétérosexuelle|bisexuel|
bisexuelle|lesbienne|heterosexual|lesbiana|omosessuale|eterosessuale|bisessuale|lesbica|homossexual|heterossexual|lésbica|homoseksueel|heteroseksueel`),
    },
  ],
};
