/** Kin in chats, sources of regular expressions like all here. */
export const SMALL_KIN =
  'cousin|cuz|sister|sis|brother|homie|homeboy|homegirl|bestie|roommate|coworker|bf|gf|boyfriend|girlfriend|auntie|aunt|uncle|niece|nephew|stepdad|stepmom|stepson|bff|fiance|neighbor|neighbour|prima|primo|tía|tío|comadre|compadre|nana|grandma|grandpa|granny';
/** Words of chats that no list of usual words has, behind `my cousin`. */
export const CHAT: ReadonlySet<string> = new Set(
  'tryna finna prolly lemme rlly talmbout lowkey deadass insta bday drives texted ghosted wasnt isnt didnt doesnt hasnt wouldnt shoulda coulda woulda boutta onna yesterday smokes snores hates vapes thinks tonite tmrw cuzzo wedding diagnosis whos thats whats hella'.split(
    ' ',
  ),
);
/** Whose kin it is, in languages beside English. */
export const OWNER_ABROAD =
  '[Mm]i|[Ss]u|[Tt]u|[Nn]uestr[oa]|[Mm]on|[Mm]a|[Ss]on|[Ss]a|[Nn]otre|[Mm]io|[Mm]ia|[Ss]uo|[Ss]ua|[Mm]eu|[Mm]inha|[Ss]eu|[Mm]ijn|[Zz]ijn|[Hh]aar|[Mm]eine?[mnr]?|[Ss]eine?[mnr]?|[Ii]hre?[mnr]?|[Uu]nsere?[mnr]?';
/** Kin, friends and neighbours in these languages. */
export const KIN_ABROAD =
  'prim[oa]|herman[oa]|hij[oa]|tí[oa]|ti[oa]|sobrin[oa]|niet[oa]|cuñad[oa]|suegr[oa]|vecin[oa]|novi[oa]|amig[oa]|compañer[oa]|jef[ea]|cousine?|frère|sœur|fils|fille|oncle|tante|neveu|nièce|voisine?|ami[e]?|copain|copine|collègue|' +
  'cugin[oa]|fratello|sorella|figli[oa]|zi[oa]|vicin[oa]|amic[oa]|collega|irmã|irmão|filh[oa]|vizinh[oa]|namorad[oa]|colega|broer|zus|zoon|dochter|neef|nicht|oom|buurman|buurvrouw|vriend|vriendin|' +
  'Bruder|Schwester|Sohn|Tochter|Cousin|Cousine|Onkel|Tante|Neffe|Nichte|Schwager|Schwägerin|Nachbarin|Nachbar|Freundin|Freund|Kollegin|Kollege|Chefin|Chef';
