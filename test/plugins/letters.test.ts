import { expect } from 'chai';
import { createEngine } from '../../lib/index.js';
import { flawsOf } from './letters/flaws.js';
import { letters } from './letters/letter.js';

/** Known flaws of each kind in all letters together; every other kind of flaw must not occur. What is not found at all is counted elsewhere. */
const KNOWN: Readonly<Record<string, number>> = {
  'one person, two names': 2,
  'login of another name': 1,
  'initial of another name': 1,
  'age that does not fit': 1,
  'broken date': 1,
  'invented where nothing identifies': 1,
};
const NOT_OF_WRITING = new Set(['left', 'masked where nothing identifies']);
/** A word without a vowel, other than an abbreviation. */
const NONSENSE = /(?<!\p{L})\p{L}[bcdfghjklmnpqrstvwxz]{4,}(?!\p{L})/gu;

describe('letters, written with invented values', () => {
  it('have no more flaws than are known, of each kind', async () => {
    const engine = await createEngine();
    const found = new Map<string, string[]>();
    for (const letter of letters()) {
      const { outputs } = engine.deidentify(letter.text, { seed: 's1', model: 'fast' });
      const [output] = outputs;
      for (const { kind, place } of flawsOf(letter, output?.edits ?? []))
        if (!NOT_OF_WRITING.has(kind)) found.set(kind, [...(found.get(kind) ?? []), `${letter.name}: ${place}`]);
      const nonsense = (text: string): number => text.match(NONSENSE)?.length ?? 0;
      expect(nonsense(output?.text ?? ''), letter.name).to.be.at.most(nonsense(letter.text));
    }
    for (const [kind, places] of found)
      expect(places.length, `${kind}\n${places.join('\n')}`).to.be.at.most(KNOWN[kind] ?? 0);
  });
});
