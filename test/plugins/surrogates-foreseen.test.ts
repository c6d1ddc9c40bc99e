import { expect } from 'chai';
import type { FileSource } from '../../core/index.js';
import { definePlugin, type Engine } from '../../core/index.js';
import { createEngine } from '../../lib/index.js';
import custom from '../../plugins/domains/custom/index.js';
import { csvAdapter } from '../../plugins/formats/csv/adapter.js';
import { runAdapter } from './run-adapter.js';

const twoDigits = (n: number): string => String(n % 100).padStart(2, '0');
/** Numbers that are kept for examples, as a file holds them that was made up or replaced before; the first is none of them. */
const PHONES = Array.from({ length: 400 }, (_, i) =>
  i === 0 ? '(415) 823-7719' : `(${['415', '212', '617', '303'][i % 4]}) 555-01${twoDigits(i >> 2)}`,
);
const table = `name,phone,e-mail\n${PHONES.map((phone, i) => `Mary Jones,${phone},team${twoDigits(i)}@example.com\n`).join('')}`;

const cells = (text: string, column: number): string[] =>
  text
    .trim()
    .split('\n')
    .slice(1)
    .map((row) => row.split(',')[column] ?? '');
const digits = (text: string): string => text.replace(/\D/g, '').slice(-10);

describe('a substitute never equals a term of a later row', () => {
  let engine: Engine;
  before(async () => {
    engine = await createEngine();
  });
  after(() => engine.close());

  it('in a table that is read once', async () => {
    const originals = new Set(PHONES.map(digits));
    for (const seed of ['a', 'b', 'c']) {
      const session = engine.openSession({ seed });
      const { output } = await runAdapter(csvAdapter(), session, Buffer.from(table), { chunks: [1000] });
      const made = output.toString('utf8');
      expect(cells(made, 1).filter((phone) => originals.has(digits(phone)))).to.deep.equal([]);
      const mails = new Set(cells(table, 2));
      expect(cells(made, 2).filter((mail) => mails.has(mail))).to.deep.equal([]);
      expect(new Set(cells(made, 1)).size).to.equal(PHONES.length);
    }
  });

  it('in a table of any length that can be read twice', async () => {
    const filler = `Mary Jones,(415) 823-7719,info@acme.org\n`.repeat(120_000);
    const bytes = Buffer.from(table.replace('\n', `\n${filler}`));
    async function* whole() {
      yield bytes;
    }
    const written: Buffer[] = [];
    const source: FileSource = { stream: whole, again: whole, bytes: async () => bytes };
    await csvAdapter().process({
      source,
      sink: { write: async (part) => void written.push(Buffer.from(part)) },
      session: engine.openSession({ seed: 'long' }),
      limits: { wholeFileBytes: 1 << 26, partBytes: 1 << 26, unpackedBytes: 1 << 28 },
      extension: 'csv',
      options: {},
    });
    const originals = new Set(PHONES.map(digits));
    const made = cells(Buffer.concat(written).toString('utf8'), 1);
    expect(made.filter((phone) => originals.has(digits(phone)))).to.deep.equal([]);
  });

  it('or a term of the same text in another notation', () => {
    const text = `Call (415) 555-0132, ${Array.from({ length: 99 }, (_, i) => `+1 415 555 01${twoDigits(i + 33)}`).join(', ')}`;
    const originals = new Set((text.match(/[\d() +-]{12,}/g) ?? []).map(digits));
    for (const seed of ['a', 'b', 'c', 'd']) {
      const { edits = [] } = engine.deidentify(text, { seed }).outputs[0] ?? {};
      expect(edits).to.have.length.above(90);
      expect(edits.filter((edit) => originals.has(digits(edit.text)))).to.deep.equal([]);
    }
  });
});

describe('a term of the operator’s dictionary', () => {
  const BIRDS =
    'Albatross,Bittern,Cormorant,Dunlin,Egret,Gannet,Goshawk,Hoopoe,Ibis,Kittiwake,Lapwing,Osprey,Petrel,Plover'.split(
      ',',
    );
  const options = { dictionary: [{ type: 'PROJECT_NAME', terms: [...BIRDS, 'Blue Heron'] }], alsoIn: ['*'] };

  it('is in no substitute, whether or not the text contains it', async () => {
    await using engine = await createEngine({
      plugins: [
        { use: 'deidkit/plugins/surrogates' },
        { use: 'deidkit/plugins/policies' },
        { use: 'deidkit/plugins/transformers' },
        { use: custom, options },
      ],
    });
    for (let seed = 0; seed < 150; seed++) {
      const text = engine.deidentify('We begin Ibis today.', { seed: `${seed}` }).outputs[0]?.text ?? '';
      expect(BIRDS.filter((bird) => text.includes(bird))).to.deep.equal([]);
    }
  });

  it('is masked if a transformer uses it nevertheless', async () => {
    const careless = definePlugin({
      name: 'careless',
      description: 'Knows no dictionary.',
      register: (registry) =>
        registry.transformer({
          name: 'careless',
          description: 'Always the same bird.',
          reversible: false,
          derived: false,
          prepare: () => ({ apply: (terms) => terms.map(() => 'the blue heron of old') }),
        }),
    });
    await using engine = await createEngine({
      plugins: [{ use: custom, options }, { use: careless }],
      policies: { CUSTOM: { rules: { '*': 'careless' } } },
    });
    expect(engine.deidentify('We begin Ibis today.', { mode: 'CUSTOM' }).outputs[0]?.text).to.equal(
      'We begin ***** today.',
    );
  });
});
