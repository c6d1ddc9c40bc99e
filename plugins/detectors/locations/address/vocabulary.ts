// Small sets of words that decide what belongs to an address.

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Words that never belong to the name of a street: the walk back from its type ends there. Lower case. */
export const NOT_IN_STREETS = words(`
a an the this that these those my your his her its our their of in on at to from for by with without near into onto over under along across down up off out
after before during since until within about around between through and or but nor so if as is are was were be been being has have had do does did will would cannot can't don't won't can could should may might must not no yes i you he she it we they
who what which when where why how then than there here some any all every each both few many most other another same such only own just very too also
one's new old big little long short same left right next last first-class dirt gravel cross busy quiet
mile miles km kilometers block blocks minute minutes min hour hours day days week weeks month months year years time times percent people persons patients
mg ml mcg units kg lb lbs cm mm ft feet inch inches yards acres pm am dose doses tablets capsules pills pain degrees dollars points pages items cases
attending drove walked lives lived living located moved went came told said called saw seen takes took left visit visited`);

/** Words inside the names of streets and cities that are not capitalised. */
export const CONNECTORS = words(
  "of the de la las los el del des du da do dos das di della delle dei degli van von der den am an auf im le les y e et and 'd upon sur en sous zum zur bei",
);

export const NUMBER_WORDS = words('one two three four five six seven eight nine ten');

/** Words before which a full stop ends an abbreviation and no sentence. */
export const ABBREVIATIONS = words(
  'st ste mt ft dr n s e w ne nw se sw no gen col rev prof av avda ave jr sr p pl s a b c m j l r h k t',
);

export const DIRECTIONS = words('n s e w ne nw se sw north south east west northeast northwest southeast southwest');

/** Capitalised words before a number that is no house number: dates, doses, parts of a text. Lower case. */
export const NOT_BEFORE_HOUSE = words(`
january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec monday tuesday
wednesday thursday friday saturday sunday enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre januar februar märz mai
juni juli oktober dezember janvier février mars avril juin juillet août septembre octobre novembre décembre
room section chapter article table figure version phase level grade stage type page volume part number no nr box no. form flight channel class model
disp enr hosp scene onsc trans dest arr clr error tel phone fax mobile cell telephone telemóvel telefone telefono teléfono móvil movil celular cellulare cell téléphone portable mobil mobiel handy telefon telefoon puhelin gsm order invoice account id mrn dob age score lot code case claim policy ref reference ext year cap plz zip cp nummer numero número numéro num konto kto cuenta compte conta conto rekening`);
