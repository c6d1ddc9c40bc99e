import { expect } from 'chai';
import { definePlugin } from '../../core/contracts/plugin.js';
import { Engine, isDeidError, type Registry } from '../../core/index.js';

/** The mistakes reported for a plugin with such contributions, one per line; '' if it is accepted. */
async function refusal(register: (registry: Registry) => void): Promise<string> {
  try {
    await using _ = await Engine.create({ plugins: [definePlugin({ name: 'mine', description: 'Mine.', register })] });
    return '';
  } catch (error) {
    if (!isDeidError(error)) throw error;
    expect(error.code).to.equal('contribution_invalid');
    return error.message;
  }
}

const good = { type: 'AGE', match: 'x\\d', score: 0.5 } as const;
const recognizer = (more: object) => (registry: Registry) =>
  registry.recognizer({ name: 'mine/a', types: ['AGE'], patterns: [good], ...more });

describe('contributions of plugins', () => {
  it('are accepted if they are valid', async () => {
    expect(await refusal(recognizer({ domains: ['Medical'], context: ['age'] }))).to.equal('');
    const mine = { name: 'SHELF', description: 'Shelf.', examples: [], laws: [] };
    const dictionary = [{ type: 'SHELF', terms: ['Q4'], score: 1 }];
    const declaring = (registry: Registry) => {
      registry.recognizer({ name: 'mine/a', types: ['SHELF'], dictionary });
      registry.entityType(mine);
    };
    expect(await refusal(declaring)).to.equal('');
  });

  for (const [what, more, says] of [
    ['a type that nobody declares', { types: ['AGE', 'SHELF'] }, "type 'SHELF' is declared by no plugin"],
    ['a pattern of a type that it does not list', { types: ['CITY'] }, "pattern 1 has the type 'AGE'"],
    ['a score beyond the scale', { patterns: [{ ...good, score: 85 }] }, 'pattern 1 has a score'],
    ['a score that is none', { patterns: [{ ...good, score: Number.NaN }] }, 'pattern 1 has a score'],
    ['a boost beyond the scale', { patterns: [good, { ...good, name: 'b', boost: 35 }] }, 'pattern b has a boost'],
    ['a pattern without an expression', { patterns: [{ ...good, match: '' }] }, "pattern 1 has no 'match'"],
    ['a misspelt property of a pattern', { patterns: [{ ...good, ignorecase: true }] }, "property 'ignorecase'"],
    ['a misspelt property', { contxt: ['age'] }, "property 'contxt'"],
    ['a domain in other letters', { domains: ['general'] }, "'general' that is written 'General'"],
    ['a domain that is misspelt', { domains: ['Generl'] }, "'Generl' that is written 'General'"],
    ['a type that is misspelt', { types: ['AGEE', 'AGE'] }, "'AGE' may be meant"],
    ['an expression that is none', { patterns: [{ ...good, match: /x\d/ }] }, '/…/.source'],
    ['a label that is an expression', { patterns: [{ ...good, lead: /no / }] }, "has a 'lead' that is no string"],
    ['no pattern at all', { patterns: [] }, 'has no patterns'],
    ['a context word with a capital', { context: ['age', 'Years'] }, "'context' of which word 2"],
    ['a counter word that is none', { patterns: [{ ...good, counter: 'no' }] }, "'counter' of which word 1"],
    ['a term that is no text', { dictionary: [{ type: 'AGE', terms: [7], score: 0.5 }] }, 'a term that is no string'],
    ['a dictionary without terms', { dictionary: [{ type: 'AGE', term: 'x', score: 0.5 }] }, "no list of 'terms'"],
  ] as const)
    it(`are refused for ${what}`, async () => {
      expect(await refusal(recognizer(more)))
        .to.include("recognizer 'mine/a': ")
        .and.include(says);
    });

  it('are refused if their name does not begin with the name of the plugin', async () => {
    for (const name of ['a', 'other/a', 'mine/B', 'mine/a/b', 'mine/', 'mine/a_b'])
      expect(await refusal(recognizer({ name })), name).to.include("its name must be 'mine/' and a name in kebab-case");
    expect(await refusal((registry) => registry.wordList({ name: 'boats', words: ['x'] }))).to.include(
      "word list 'boats'",
    );
  });

  it('are refused if a recognizer would find nothing because its main property is misspelt', async () => {
    const untyped = (given: object) => (registry: Registry) => Reflect.apply(registry.recognizer, registry, [given]);
    const recognise = { name: 'mine/a', types: ['AGE'], recognise: () => [] };
    expect(await refusal(untyped(recognise)))
      .to.include("'recognise'")
      .and.include('would find nothing');
  });

  it('are refused if domains, joins or policies refer to undeclared types', async () => {
    const message = await refusal((registry) => {
      const about = { description: 'x' };
      registry.domain({ ...about, name: 'Sea', thresholds: { SHIP: [1, 1, 1] }, context: { HULL: ['hull'] } });
      registry.joinRule({ name: 'mine/join', types: ['CITY', 'PORT'], gap: ' ', as: 'HARBOUR' });
      registry.policy({ ...about, name: 'SEA', rules: { CAPTAIN: { use: 'redact' } }, alwaysFind: { MATE: 0.1 } });
    });
    for (const type of ['SHIP', 'HULL', 'PORT', 'HARBOUR', 'CAPTAIN', 'MATE']) expect(message).to.include(`'${type}'`);
    expect(message).to.include("policy 'SEA': has no rule for '*'").and.include('7 mistake(s)');
  });
});
