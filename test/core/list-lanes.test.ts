import { expect } from 'chai';
import { LaneTokens } from '../../core/detect/lane-tokens.js';
import { ListLanes } from '../../core/detect/list-lanes.js';
import { type CompiledScan, compileScan } from '../../core/scan/compile.js';
import { Scanner } from '../../core/scan/scanner.js';

/** `words(3)` is w0 w1 w2: each list of a plugin holds the word of its number. */
const words = (count: number): string => Array.from({ length: count }, (_, i) => `w${i}`).join(' ');
const lists = (plugin: string, count: number) =>
  Array.from({ length: count }, (_, i) => ({ name: `${plugin}/l${i}`, words: [`w${i}`] }));
const compile = (wordLists: readonly { name: string; words: string[] }[]): CompiledScan =>
  compileScan({ recognizers: [], wordLists, extraPhrases: [], domainsOf: () => undefined });

describe('the bits of word lists', () => {
  const scan = compile([...lists('a', 31), ...lists('b', 5), ...lists('c', 1), ...lists('d', 100)]);
  const lanes = new ListLanes(scan);

  it('are shared by plugins whose lists fit together; other plugins have a lane of their own', () => {
    expect(['a/x', 'c/x', 'without-lists/x'].map((name) => lanes.laneOf(name))).to.deep.equal([0, 0, 0]);
    expect(new Set(['a/x', 'b/x', 'd/x'].map((name) => lanes.laneOf(name)))).to.have.property('size', 3);
  });

  it('are assigned singly or together, and are 0 for a list of a plugin that is not loaded', () => {
    const lane = lanes.lane(lanes.laneOf('b/x'));
    const asked = { one: 'b/l0', three: 'b/l2', none: 'elsewhere/none', other: 'a/l30' };
    expect(lane.of('elsewhere/none')).to.equal(0);
    const bits = lane.all(asked);
    expect(bits).to.deep.equal({ one: lane.of('b/l0'), three: lane.of('b/l2'), none: 0, other: lane.of('a/l30') });
    expect(lane.all(asked)).to.equal(bits);
    expect(new Set([bits.one, bits.three, bits.other, 0])).to.have.property('size', 4);
  });

  it('mark the words of their lists in every lane, whatever text came before', () => {
    const scanner = new Scanner(scan);
    for (const text of [words(40), 'nothing here but one w3', words(7), 'nothing at all', `${words(31)} w30`])
      for (const plugin of ['a', 'b', 'c']) {
        const lane = lanes.lane(lanes.laneOf(`${plugin}/x`));
        const { tokens } = scanner.run(text);
        const own = new LaneTokens(tokens, lane, tokens.column(lanes.laneOf(`${plugin}/x`)));
        const count = { a: 31, b: 5, c: 1 }[plugin] ?? 0;
        const all = text.split(' ');
        for (const [row, word] of all.entries())
          for (let list = 0; list < count; list++)
            expect(((own.flags[row] ?? 0) & lane.of(`${plugin}/l${list}`)) !== 0, word).to.equal(word === `w${list}`);
        const any = all.some((word) => /^w\d+$/.test(word) && Number(word.slice(1)) < count);
        const union = Array.from({ length: count }, (_, i) => lane.of(`${plugin}/l${i}`)).reduce((a, b) => a | b, 0);
        expect((own.flagsOfAll & union) !== 0, text).to.equal(any);
        expect([...own.flags.subarray(all.length, all.length + 8)]).to.deep.equal(new Array(8).fill(0));
      }
  });

  it('take effect at once if assigned while a text is read, also for an enclosing text', () => {
    const lane = lanes.lane(lanes.laneOf('d/x'));
    const outer = new Scanner(scan).run('w70 w99').tokens;
    const first = new LaneTokens(outer, lane, outer.column(1));
    const inner = new Scanner(scan).run('w99').tokens;
    const second = new LaneTokens(inner, lane, inner.column(1));
    const bit = lane.of('d/l99');
    second.update();
    expect((second.flags[0] ?? 0) & bit).to.equal(bit);
    first.update();
    expect([...first.flags.subarray(0, 2)].map((flags) => flags & bit)).to.deep.equal([0, bit]);
  });

  it('are limited to 32 for one plugin; lookup by rows has no limit', () => {
    const lane = new ListLanes(scan).lane(lanes.laneOf('d/x'));
    for (let list = 0; list < 32; list++) expect(lane.of(`d/l${list}`)).to.not.equal(0);
    expect(() => lane.of('d/l32')).to.throw(RangeError);
    const { tokens } = new Scanner(scan).run(`${words(100)} W99 none`);
    for (let list = 0; list < 99; list++) expect(lanes.listed(tokens, `d/l${list}`)).to.deep.equal([list]);
    expect(lanes.listed(tokens, 'd/l99')).to.deep.equal([99, 100]);
    expect(lanes.listed(tokens, 'elsewhere/none')).to.deep.equal([]);
    expect(() => lanes.listed(tokens, 'd/nothing')).to.throw('its plugin has d/l0, d/l1');
    expect(() => lane.of('d/l300')).to.throw("'d/l30' may be meant");
  });
});
