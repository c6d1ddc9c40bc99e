import { expect } from 'chai';
import type { Engine } from '../../../core/index.js';
import { createEngine } from '../../../lib/index.js';

const MARK = /\[\[([A-Z_]+)\|([^\]]+)\]\]/g;

/** Texts by what they show; `[[TYPE|term]]` is what has to be found, and nothing else may be. */
export type MarkedPapers = Readonly<Record<string, readonly string[]>>;

/** Tests that the default engine finds in each text just what is marked. */
export function describePapers(title: string, papers: MarkedPapers): void {
  describe(title, () => {
    let engine: Engine;
    before(async () => {
      engine = await createEngine();
    });
    after(() => engine.close());

    for (const [what, lines] of Object.entries(papers))
      it(what, () => {
        for (const marked of lines) expect(marksOf(engine, marked.replace(MARK, '$2'))).to.equal(marked);
      });
  });
}

function marksOf(engine: Engine, text: string): string {
  let found = '';
  let from = 0;
  for (const { type, start, end } of engine.analyze(text).findings) {
    found += `${text.slice(from, start)}[[${type}|${text.slice(start, end)}]]`;
    from = end;
  }
  return found + text.slice(from);
}
