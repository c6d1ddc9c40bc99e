import { expect } from 'chai';
import { createEngine, type Engine } from '../../lib/index.js';

describe('a surname that is an everyday word, too', () => {
  let engine: Engine;
  before(async () => {
    engine = await createEngine();
  });
  after(() => engine.close());

  const masked = (text: string): string => engine.deidentify(text, { mode: 'MASKED' }).outputs[0]?.text ?? '';

  for (const sentence of [
    'Strand releases all claims.',
    '2. Release. Strand waives them.',
    'WHEREAS, Strand filed a charge',
  ])
    it(`is the person where it begins a sentence: ${sentence}`, () => {
      expect(masked(`Between Hill Ltd and Wilhelmina Strand of Leeds.\n${sentence}`)).not.to.include('Strand');
    });

  it('is a word where the document has it in lower case as well', () => {
    const output = masked('Wilhelmina Strand lost a strand of hair.\nStrand by strand it was found.');
    expect(output).to.include('\nStrand by strand');
  });
});
