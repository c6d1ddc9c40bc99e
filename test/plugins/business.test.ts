import { expect } from 'chai';
import type { Engine } from '../../core/index.js';
import { createEngine } from '../../lib/index.js';
import { BUSINESS } from './languages/business.js';

const MARK = /\[\[([A-Z_]+)\|([^\]]+)\]\]/g;

describe('papers of offices', () => {
  let engine: Engine;
  before(async () => {
    engine = await createEngine();
  });
  after(() => engine.close());

  for (const [what, lines] of Object.entries(BUSINESS))
    it(what, () => {
      for (const marked of lines) {
        const text = marked.replace(MARK, '$2');
        const { findings } = engine.analyze(text);
        let found = '';
        let from = 0;
        for (const { type, start, end } of findings) {
          found += `${text.slice(from, start)}[[${type}|${text.slice(start, end)}]]`;
          from = end;
        }
        expect(found + text.slice(from)).to.equal(marked);
      }
    });
});
