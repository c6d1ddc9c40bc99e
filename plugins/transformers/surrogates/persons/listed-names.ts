import { lexiconWords } from '../../../../kit/index.js';
import { fold } from '../base/text.js';

let listed: ReadonlySet<string> | undefined;

/** Names of the lists that detection uses, without those that are words as well. */
function listedNames(): ReadonlySet<string> {
  const words = new Set(lexiconWords('person-names', { class: 'homograph' }).map(fold));
  const names = [
    ...lexiconWords('person-names', { class: ['given', 'surname'] }),
    ...lexiconWords('given-names', { class: ['census-men', 'census-women'] }),
  ];
  return new Set(names.map(fold).filter((name) => !words.has(name)));
}

/** True for a given name or surname that the lists know and that is no ordinary word. */
export function isListedName(word: string): boolean {
  listed ??= listedNames();
  return listed.has(fold(word));
}
