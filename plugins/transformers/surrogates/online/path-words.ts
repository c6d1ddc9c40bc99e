import { wordSet } from '../base/text.js';

/** Generic words of paths and machine names, which are kept since they name nobody. */
const COMMON = wordSet(
  `about account accounts admin api app apps archive article articles assets auth blog booking bookings careers cart case cases category checkout
  client clients company confirm contact contacts content customer customers dashboard data default details dev document documents download downloads
  edit email employee employees en event events faq feed file files form forms forum gallery group groups help home id image images img in index info
  invoice invoices item items jobs lang legal list loan loans login logout mail media member members message messages my news order orders page pages
  patient patients payment payments people person photo photos portal post posts press private product products profile profiles project projects pub
  public ref register report reports reset search security service services session settings shop sign-in sign-up signin signup sites staff status store
  support tag tags team teams ticket tickets token topic track tracking upload uploads user users v1 v2 v3 verify video videos view web wp-content
  laptop desktop pc macbook iphone ipad android phone printer scanner server srv host nas db vpn router mac tablet workstation notebook`,
);

/** True for such a word, whatever its case. */
export const isCommonInPaths = (word: string): boolean => COMMON.has(word.toLowerCase());

/** What the name of a file ends with. */
export const EXTENSION = /\.(?:html?|php|aspx?|jsp|pdf|jpe?g|png|gif|json|xml|csv|docx?)$/iu;
/** `https://` */
export const SCHEME = /^[a-z][a-z0-9+.-]{0,20}:\/{0,2}/iu;
