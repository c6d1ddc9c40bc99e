/** Given names in Greek letters, as the dictionary has them. */
const MEN = `
Αθανάσιος Αλέξανδρος Αλέξης Ανδρέας Αντώνης Αντώνιος Απόστολος Αριστείδης Βαγγέλης Βασίλης Βασίλειος Γεράσιμος Γεώργιος Γιάννης Γιώργος Γρηγόρης
Δημήτρης Δημήτριος Διονύσης Ευάγγελος Ευστάθιος Ηλίας Θανάσης Θεόδωρος Θωμάς Ιωάννης Κώστας Κωνσταντίνος Λάμπρος Λεωνίδας Λευτέρης
Μάριος Μανώλης Μιχάλης Μιχαήλ Μιλτιάδης Νίκος Νικόλαος Νεκτάριος Ξενοφών Οδυσσέας Παναγιώτης Παντελής Παύλος Περικλής Πέτρος Πολυχρόνης
Σάββας Σοφοκλής Σπύρος Σπυρίδων Σταύρος Στέφανος Στέλιος Στυλιανός Σωτήρης Τάσος Αναστάσιος Τάκης Φίλιππος Φώτης Χαράλαμπος Χάρης Χρήστος Χριστόφορος Μάκης Θοδωρής Στάθης Άγγελος Άρης Παναγής`;
const WOMEN = `
Αγγελική Αικατερίνη Αλεξάνδρα Αναστασία Άννα Αντωνία Αργυρώ Αφροδίτη Βασιλική Βάσω Γεωργία Γιάννα Δέσποινα Δήμητρα Διονυσία Ειρήνη Ελένη Ελευθερία
Ευαγγελία Ευγενία Ευθυμία Εύα Ζωή Ηλέκτρα Θεοδώρα Ιωάννα Καλλιόπη Κατερίνα Κωνσταντίνα Λαμπρινή Μαγδαληνή Μαρία Μαρίνα Μαριάννα
Μάρθα Μελίνα Ναταλία Νίκη Ξένια Όλγα Ουρανία Παναγιώτα Παρασκευή Πηνελόπη Ρένα Σοφία Σταυρούλα Σταματία Στέλλα Στυλιανή Σωτηρία
Τασούλα Τζένη Φανή Φωτεινή Χαρίκλεια Χριστίνα Χρυσούλα Βούλα Κική Λίτσα Ντίνα Πόπη Ρούλα Σούλα Τούλα Φρόσω Μαίρη`;

/** Names that are words, feasts or days too. */
const DOUBTFUL = 'Παρασκευή Ελευθερία Ειρήνη Ζωή Νίκη Σωτηρία Άρης Ουρανία Χάρης';

const words = (list: string): string[] => list.trim().split(/\s+/);

/** Genitive, accusative and vocative by the last letters; the accent of longer names moves with the first. */
const CASES: readonly (readonly [ending: RegExp, forms: readonly string[]])[] = [
  [/ος$/u, ['ου', 'ο', 'ε']],
  [/ός$/u, ['ού', 'ό', 'έ']],
  [/ης$/u, ['η']],
  [/ής$/u, ['ή']],
  [/ας$/u, ['α']],
  [/άς$/u, ['ά']],
  [/(?<=[αά])$|(?<=[ηή])$|(?<=[ωώ])$/u, ['ς']],
];
const ACCENTED = new Map([...'άέήίόύώ'].map((letter, i) => [letter, 'αεηιουω'.charAt(i)]));
const HEAVY = new Map([...'αεηιουω'].map((letter, i) => [letter, 'άέήίόύώ'.charAt(i)]));

/** `Αλέξανδρος`, `Αλεξάνδρου`: the accent on the last syllable but one. */
function shifted(name: string): string[] {
  if (!/[άέήίόύώ][^άέήίόύώαεηιουω]+[ιαεου]?[^άέήίόύώαεηιουω]*(?:[αεηιουω])?[^άέήίόύώαεηιουω]*ος$/u.test(name))
    return [];
  const plain = name.slice(0, -2).replace(/[άέήίόύώ]/gu, (letter) => ACCENTED.get(letter) ?? letter);
  const at = plain.search(/[αεηιουω][^αεηιουω]*$/u);
  if (at < 0) return [];
  return [`${plain.slice(0, at)}${HEAVY.get(plain.charAt(at)) ?? ''}${plain.slice(at + 1)}ου`];
}

function declined(name: string): string[] {
  const [ending, endings] = CASES.find(([form]) => form.test(name)) ?? [];
  if (ending === undefined || endings === undefined) return [name];
  return [name, ...endings.map((letters) => name.replace(ending, letters)), ...shifted(name)];
}

const forms = (list: string): string[] => [...new Set(words(list).flatMap(declined))];

/** In all cases, with a capital. */
export const GIVEN_GREEK: readonly string[] = [...new Set([...forms(MEN), ...forms(WOMEN)])];
/** Those of them that are words as well. */
export const DOUBTFUL_GREEK: readonly string[] = forms(DOUBTFUL);
