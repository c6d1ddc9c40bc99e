/** What Korean joins to a name: who it is, then what it does in the sentence. */
const ROLE =
  '씨|님|군|양|선생님?|환자분?|교수님?|의사|간호사|원장님?|과장님?|부장님?|팀장님?|사장님?|어르신|할머니|할아버지|어머니|아버지';
const CASE =
  '은|는|이|가|을|를|의|에|에는|에도|에게서?|께서?|께서는|한테서?|와|과|이?랑|도|만|으?로|으?로서|에서|에서는|부터|까지|보다|처럼|이다|이고|이며|입니다|이었다|였다|라고|이라고';
const PARTICLE = new RegExp(`^(?:${ROLE})?(?:들)?(?:${CASE})?(?![\\uac00-\\ud7a3])`, 'u');
/** Longer than all of them. */
const LONGEST = 12;

const isSyllable = (code: number): boolean => code >= 0xac00 && code <= 0xd7a3;

/** True if the rest of a Korean word at an offset is a particle or a form of address: `가` behind `김철`. The word has two syllables before it. */
export const isParticle = (text: string, at: number): boolean =>
  isSyllable(text.charCodeAt(at)) &&
  isSyllable(text.charCodeAt(at - 1)) &&
  isSyllable(text.charCodeAt(at - 2)) &&
  PARTICLE.test(text.slice(at, at + LONGEST));

/** How many syllables of Hangul stand at an offset, counted up to {@link LONGEST}. */
export function syllablesBehind(text: string, at: number): number {
  let end = at;
  while (end - at < LONGEST && isSyllable(text.charCodeAt(end))) end++;
  return end - at;
}
