import type { DictionaryRecognizer } from '../../../core/index.js';
import { terms } from './terms.js';

const BELIEFS = terms(`
Catholic|Catholics|Roman Catholic|Protestant|Protestants|Lutheran|Lutherans|Methodist|Methodists|Baptist|Baptists|Southern Baptist|Anglican|
Anglicans|Episcopalian|Presbyterian|Presbyterians|Evangelical|Evangelicals|Pentecostal|Pentecostals|Calvinist|Mennonite|Amish|Quaker|Quakers|
Mormon|Mormons|Latter-day Saint|Latter-day Saints|LDS|Jehovah's Witness|Jehovah's Witnesses|Seventh-day Adventist|Adventist|Christian|Christians|
Christianity|Catholicism|Greek Orthodox|Russian Orthodox|Eastern Orthodox|Coptic|Copt|Maronite|Unitarian|Christian Scientist|Born-again Christian|
Muslim|Muslims|Moslem|Islam|Islamic|Sunni|Sunnis|Shia|Shiite|Shiites|Sufi|Alevi|Alawite|Ahmadiyya|Ismaili|Druze|Salafi|Salafist|
Jewish|Jew|Jews|Judaism|Orthodox Jew|Orthodox Jewish|Hasidic|Haredi|Hindu|Hindus|Hinduism|Buddhist|Buddhists|Buddhism|Sikh|Sikhs|Sikhism|
Jain|Jainism|Zoroastrian|Parsi|Bahá'í|Baha'i|Taoist|Taoism|Daoist|Confucian|Shinto|Shintoist|Wiccan|Wicca|Rastafarian|Rastafari|
Scientologist|Scientology|Yazidi|atheist|atheists|atheism|agnostic|agnostics|agnosticism|secular humanist|freethinker|
katholisch|Katholik|Katholikin|römisch-katholisch|evangelisch|protestantisch|evangelisch-lutherisch|muslimisch|Muslimin|jüdisch|Jüdin|
konfessionslos|Zeuge Jehovas|Zeugen Jehovas|Atheist|Atheistin|Buddhistin|catholique|protestant|protestante|musulman|musulmane|juif|juive|athée|
bouddhiste|católico|católica|musulmán|musulmana|judío|judía|ateo|atea|evangélico|testigo de Jehová|testigos de Jehová|cattolico|cattolica|
musulmano|ebreo|ebrea|testimone di Geova|muçulmano|judeu|ateu|katholiek|moslim|joods`);

/** Religious and philosophical beliefs (Article 9 GDPR). */
export const religion: DictionaryRecognizer = {
  name: 'attributes/religion',
  types: ['RELIGION'],
  dictionary: [
    {
      type: 'RELIGION',
      terms: BELIEFS,
      score: 0.35,
      context:
        terms(`religion|religious|faith|denomination|confession|beliefs|belief|practicing|practising|devout|converted|convert|
worships|worship|church|mosque|synagogue|temple|raised|chaplain|konfession|religionszugehörigkeit|glaube|gläubig|croyant|croyante|confession|
religión|religioso|religione|fede|religião|geloof`),
    },
  ],
};
