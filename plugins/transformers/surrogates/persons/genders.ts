import { lexiconSet } from '../../../../kit/index.js';
import { wordSet } from '../base/text.js';
import type { Gender } from './names/culture.js';

const CENSUS_MEN = lexiconSet('given-names', { class: 'census-men' });
const CENSUS_WOMEN = lexiconSet('given-names', { class: 'census-women' });

/** Names of men that end as those of women do. */
const MEN =
  wordSet(`luca joshua nikita ezra elijah noah isaiah jeremiah micah jonah josiah zachariah hezekiah obadiah nehemiah mustafa musa isa yahya misha egon alfons detlef gerolf fermin joaquin agustin serafin benjamin martin valentin quentin corentin augustin florentin ruben adrian ivan ramon simon gaston
  kolya vanya dima ilya nikola akira krishna rama juma mika elia tobia enea battista bautista borja gianluca garcia jamie charlie archie alfie freddie
  ollie robbie eddie louie willie bernie ronnie jackie eddie rudie dougie antoine constantine valentine blaine wayne shane duane dwayne moustapha
  keanu hugh rafe ambrose cuthbert winston desmond percival rupert neville graham gordon leroy darnell jamal tyrone stavros yannis gurpreet siddharth abubakar suleiman oluwaseun chukwudi kwame kofi temitayo hiroshi kenji takeshi dmitri sergei vladimir andrei bjorn lars magnus seamus declan cormac eoin padraig
  jochen malte hinnerk finn ulf mirko dragan alois gerd olaf joachim achim thibault cedric jerome fabrice mael amadou franck emile noel loic gael
  oscar julian xabi inaki joseba angel xavier jordi gianluigi ettore gaspare raffaele cesare davide michele simone daniele samuele tomas edmilson
  yann erwan cillian unai beto curro paco nacho jurandir wellington ze duarte andre ruud joris jarne gert gijs luuk teun tijs jelle sander jesper yannick
  abdallah fattah salah abdullah nasrallah saifullah mattia andrea jukka pekka ahmadullah sha zia kwabena obinna ikenna emeka chukwuemeka`);
/** Names of women that end as those of men do. */
const WOMEN =
  wordSet(`wiebke elfriede inge edith marlies hedwig heike silke elke anke antje imke nolwenn josiane jeanne oceane lilou solenn
  mireille maud elise cindy remedios lourdes maite ane paqui noemi montserrat belen soledad cleonice ivonete leonor
  marjolein merel lieselot esmee dolores mercedes pilar carmen eleanor winifred marguerite agnes meredith muriel ingrid
  sigrid astrid kirsten karen helen ellen gwen carol beryl hazel ruth judith esther miriam deborah elizabeth harriet
  margaret bridget janet violet scarlett rachel isabel mabel ethel muriel hannelore saoirse niamh maire aoife siobhan
  sinead caoimhe grainne beth dawn joy hope faith grace eve june april may summer autumn folasade temitope ngozi adaeze
  zainab fatima mei lan huong thandeka nosipho nomvula lungile hildegard rosalind philippa jocelyn evelyn vivian lilian
  marian susan megan morag mairead margo cleo juno rosario consuelo amparo socorro rocio venus maryjo jo mo flo calypso
  indigo margot marlo beatrix imogen nerea soizic maider ife`);
/** Names that both bear. */
const EITHER = wordSet(
  'sasha alexis robbie frankie angel casey jessie leslie billie bobbie stevie kai robin noor taylor morgan jordan',
);

const FEMALE =
  /(?:a|ah|ine|elle|ette|een|lyn|lynn|ie|liese|lore|traud|gard|hild|linde|gund|lys|dys|tje|trud|run|burg|burga|hilde)$/u;
const MALE =
  /(?:(?<!k)o|us|bert|ek|ard|ald|olf|slav|win|ias|fried|rich|mar|helm|hard|mut|land|mir|gang|fram|bald|pold|tlef|rger|dger|lger|hannes|bastian|stian|linus)$/u;

/** The gender that most who bear a given name have, else a weak guess by its end. `name` folded. */
export function guessedGender(name: string): Gender | undefined {
  if (name.length < 3 || EITHER.has(name)) return undefined;
  if (CENSUS_MEN.has(name) && !WOMEN.has(name)) return 'male';
  return CENSUS_WOMEN.has(name) && !MEN.has(name) ? 'female' : genderByEnding(name);
}

/** What the lists of this file and the end of a name tell. `name` folded. */
export function genderByEnding(name: string): Gender | undefined {
  if (MEN.has(name)) return 'male';
  if (WOMEN.has(name)) return 'female';
  if (FEMALE.test(name)) return 'female';
  return MALE.test(name) ? 'male' : undefined;
}
