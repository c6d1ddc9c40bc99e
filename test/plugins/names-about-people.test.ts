import { expect } from 'chai';
import type { Engine, Recognizer } from '../../core/index.js';
import { definePlugin } from '../../core/index.js';
import { createEngine } from '../../lib/index.js';

/** A page on tools and methods, without a person. */
const PAGE = [
  'Choosing a drill press. The table must be square to the spindle before the first hole is drilled, and the belt must not slip.',
  'Start at the lowest speed and raise it in small steps until the chips leave the hole without smoke.',
  'Clamp thin sheets between two boards. Use a sharp bit, a drop of oil, and little pressure on soft metals.',
  'For the taper, clean both cones with a dry cloth and press them together by hand. Among the chucks, those of Jacobs hold bits of all common sizes.',
  'A bent column cannot be straightened and has to be replaced. Check the return spring twice a year, and grease the rack in autumn.',
  'The guard stays closed while the motor runs. Long chips are removed with a hook or a brush, never with bare fingers.',
  'Keep the floor dry, the cable away from the table, and the key of the chuck on its hook beside the switch.',
  'Store all bits in a closed box with some oil against rust, sorted by size, so that a missing one is seen at once.',
].join('\n');

const persons = (engine: Engine, text: string, level: 2 | 3 = 2): string[] =>
  engine
    .analyze(text, { level, model: 'fast' })
    .findings.filter(({ type }) => type === 'PERSON')
    .map(({ start, end }) => text.slice(start, end));

describe('a name that only a list knows', () => {
  it('is left where a long text tells of nobody, and is a suspicion there', async () => {
    await using engine = await createEngine();
    expect(persons(engine, PAGE)).to.eql([]);
    expect(persons(engine, PAGE, 3)).to.include('Jacobs');
  });

  it('is found where the text tells of a person', async () => {
    await using engine = await createEngine();
    expect(persons(engine, `${PAGE}\nHe sent all of them last week.`)).to.eql(['Jacobs']);
  });

  it('is found in a short text', async () => {
    await using engine = await createEngine();
    expect(persons(engine, 'The parts went to Jacobs last week.')).to.eql(['Jacobs']);
  });
});

describe('a recognizer that doubts', () => {
  const recognizer = (more: Partial<Recognizer>): Recognizer => ({
    name: 'boats/doubt',
    types: ['PERSON'],
    recognize: () => [],
    ...more,
  });
  const plugin = (one: Recognizer) =>
    definePlugin({ name: 'boats', description: 'Doubts all.', register: (registry) => registry.recognizer(one) });

  it('lowers open matches of others', async () => {
    const doubt = recognizer({
      doubt: (_document, _own, open) => open.map(() => ({ code: 'boats:never', weight: -9 })),
    });
    await using engine = await createEngine({ plugins: [{ use: 'deidkit/plugins/names' }, { use: plugin(doubt) }] });
    expect(persons(engine, 'The parts went to Jacobs last week.')).to.eql([]);
    expect(persons(engine, 'Thanks to Dr. Jacobs.')).to.eql(['Jacobs']);
  });

  it('is named, without a piece of the text, if it throws', async () => {
    const doubt = recognizer({
      doubt: (document) => {
        throw new Error(document.view);
      },
    });
    await using engine = await createEngine({ plugins: [{ use: 'deidkit/plugins/names' }, { use: plugin(doubt) }] });
    expect(() => persons(engine, 'The parts went to Jacobs last week.')).to.throw(/^(?=.*boats\/doubt)(?!.*Jacobs)/);
  });
});
