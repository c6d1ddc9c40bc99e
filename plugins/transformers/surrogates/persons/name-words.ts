import { wordSet } from '../base/text.js';

// In small letters and without the full stop at the end, as `listed` writes them.

/** Forms of address and roles of men. */
export const MALE = wordSet(
  'mr sir lord shri sri herr herrn hr monsieur mister sr señor don sig signor dhr pan senhor meneer heer',
);
/** Those of women. */
export const FEMALE = wordSet(
  'mrs ms miss dame smt shrimati kumari lady frau dra dña d.ª dª dona sig.ra sig.na dott.ssa prof.ssa mw fru fröken mme mlle madame mademoiselle sra srta señora señorita doña doctora dottoressa signora mevr pani senhora patientin patiente zuster mevrouw mej ärztin oberärztin chefärztin assistenzärztin notarin rechtsanwältin richterin klassenlehrerin lehrerin kollegin nachbarin zeugin mieterin vermieterin klägerin geschäftsführerin sachbearbeiterin freundin',
);
/** Those that both bear. */
export const TITLE = wordSet(
  `dr drs prof professor doctor judge justice hon rev reverend father sister pastor rabbi capt captain col colonel lt maj major sgt officer nurse
  attorney amb ambassador pres president senator sen rep dipl ing mag med docteur doktor dottore pr dott dottssa avv lic fr ra rain phk pok kok pd mx m mr patient the by`,
);
/** Behind these, a name alone is mostly a given name. */
export const WOMAN = wordSet(
  `wife daughter mother mom mum mommy mummy sis dtr granny nana gran widow fiancée ladyfriend bride sister aunt auntie grandma grandmother girlfriend niece granddaughter stepmother ehefrau tochter mutter
  schwester tante oma schwiegertochter schwägerin nuera suegra cuñada nuora suocera cognata sogra cunhada belle-fille belle-sœur schoondochter schoonzus esposa hija madre hermana abuela épouse fille mère sœur tante moglie figlia sorella nonna filha mãe irmã echtgenote dochter
  moeder zus datter datteren dotter dottern kone hustru córka żona enkelin nichte cousine petite-fille nièce nieta sobrina nipotina neta sobrinha kleindochter nicht`,
);
export const MAN = wordSet(
  `husband hubby son father dad daddy bro widower fiancé groom brother uncle grandpa grandfather boyfriend nephew grandson stepfather ehemann sohn vater bruder onkel opa schwiegersohn schwager yerno suegro cuñado genero suocero cognato genro sogro cunhado gendre beau-fils beau-frère schoonzoon zwager esposo
  marido hijo padre hermano abuelo mari époux fils père frère oncle marito figlio fratello nonno filho pai irmão echtgenoot zoon vader broer søn sønnen sonen son syn mąż enkel neffe cousin petit-fils neveu nieto sobrino neto sobrinho kleinzoon neef`,
);
/** Several kin, behind which given names stand: `their daughters, Imogen (16) and Beatrix (12)`. */
export const DAUGHTERS = wordSet(
  'daughters sisters nieces granddaughters girls töchter schwestern filles sœurs hijas hermanas figlie sorelle filhas irmãs dochters',
);
export const SONS = wordSet(
  'sons brothers nephews grandsons boys söhne brüder fils frères figli fratelli zonen broers',
);
export const CHILDREN = wordSet(
  'children kids twins siblings grandchildren grandkids cousins parents kinder enkel geschwister enfants hijos hermanos nietos nipoti filhos irmãos netos kinderen kleinkinderen',
);
/** As they are, for people of either gender. */
export const CLOSE = wordSet(
  'spouse partner friend colleague roommate neighbor neighbour kid child baby boss coworker freund freundin kollege kollegin amigo amiga',
);
/** Kin that are names as well: `Tran, Son`. */
export const NAMES_TOO = wordSet(
  'son mari nana sis pai neto neta nicht enkel cousin sœur child kid baby fils mann mutter vater',
);
/** Words of other languages before the surname that somebody was born with or has by marriage. */
export const BORN = wordSet('née né geborene geborener geb nata nato nascida nascido');
/** Forms of address that a given name follows as often as a surname. */
export const FAMILIAR = wordSet('don doña dña dona d dª d.ª');
/** Titles that a given name follows as often. */
export const NO_ADDRESS = wordSet('the by patient nurse sister pastor');
/** What stands behind a name. */
export const SUFFIX = wordSet(
  `jr sr ii iii iv v md m.d do phd ph.d rn np pa pa-c esq dds mba cpa bsn msn facp faap ma ba bs ms dnp lpn crna mph pharmd dvm frcp mbbs
  bey hanım hanim efendi`,
);
/** Those that are no surname. */
export const SURE_SUFFIX = wordSet('jr sr ii iii iv phd esq bey hanım hanim efendi');
/** Words between a form of address and the title behind it. */
export const BETWEEN = wordSet('le la den dem der die kollege kollegin');
