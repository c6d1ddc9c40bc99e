import { expect } from 'chai';
import fc from 'fast-check';
import type { Engine, Finding, Level } from '../../core/index.js';

const RUNS = { numRuns: 60 };

/** Laws of detection that hold for any plugin, tried on its own sentences between noise. */
export function testRecognizerLaws(engine: () => Engine, samples: readonly string[]): void {
  if (samples.length === 0) return;
  const find = (text: string, level: Level = 3): readonly Finding[] => engine().analyze(text, { level }).findings;
  const texts = fc
    .tuple(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.constantFrom(...samples), fc.constantFrom(...samples))
    .map(([noise, one, two]) => `${one}${noise}${two}\n${noise}`);

  it('keeps findings inside the text, sorted, apart, with declared types and scores of 0 to 1', () => {
    fc.assert(
      fc.property(texts, (text) => {
        let end = 0;
        for (const f of find(text)) {
          expect(f.start).to.be.at.least(end);
          expect(f.end).to.be.within(f.start + 1, text.length);
          expect(f.score).to.be.within(0, 1);
          expect(engine().entityTypes.get(f.type), f.type).to.not.equal(undefined);
          end = f.end;
        }
      }),
      RUNS,
    );
  });

  it('covers at each level what the level before covers', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const [one, two, three] = ([1, 2, 3] as const).map((level) => covered(find(text, level)));
        for (const at of one ?? []) expect(two?.has(at), `offset ${at} of level 1 at level 2`).to.equal(true);
        for (const at of two ?? []) expect(three?.has(at), `offset ${at} of level 2 at level 3`).to.equal(true);
      }),
      RUNS,
    );
  });

  it('keeps no state: the same text gives the same findings', () => {
    for (const text of samples) {
      const first = find(text);
      find(samples[0] ?? '');
      expect(find(text)).to.deep.equal(first);
    }
  });

  it('counts UTF-16 code units: an emoji in a line above moves each finding by its length', () => {
    for (const text of samples) {
      const moved = find(`😀\n\n${text}`).filter((f) => f.start >= 4);
      expect(moved).to.deep.equal(find(text).map((f) => ({ ...f, start: f.start + 4, end: f.end + 4 })));
    }
  });
}

function covered(findings: readonly Finding[]): Set<number> {
  const offsets = new Set<number>();
  for (const { start, end } of findings) for (let at = start; at < end; at++) offsets.add(at);
  return offsets;
}
