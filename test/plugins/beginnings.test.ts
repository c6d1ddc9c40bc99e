import { expect } from 'chai';
import { prepareScan } from '../../core/hosting.js';
import type { PatternRecognizer } from '../../core/index.js';
import type { Joined } from '../../core/scan/joined.js';
import { Stepper } from '../../core/scan/stepper.js';
import { readPreparedScan } from '../../lib/engine/prepared-scan.js';

const BLANK = 0x20;

/** Whether a match can go on behind a blank at its very beginning, whatever the place has. */
function mayBeginWithBlank({ automaton, openings }: Joined): boolean {
  const stepper = new Stepper(automaton);
  return openings.some((opening) => {
    const { states, complete } = stepper.after(opening, BLANK);
    return states.length + complete.length > 0;
  });
}

const patterned = (lead: string): PatternRecognizer => ({
  name: 'test/code',
  types: ['ID_NUMBER'],
  patterns: [{ type: 'ID_NUMBER', lead, match: '\\d{4}', score: 0.5 }],
});

describe('the patterns of the shipped plugins', () => {
  it('begin with no blank, because every sixth character of a text is one', async () => {
    const prepared = readPreparedScan();
    expect(prepared === undefined ? undefined : mayBeginWithBlank(prepared.joined)).to.equal(false);
  });

  it('would be detected if they began with one', () => {
    for (const lead of [' -p ', '(?:code)? ?no ', '[^x]no '])
      expect(mayBeginWithBlank(prepareScan([patterned(lead)]).joined), lead).to.equal(true);
    for (const lead of ['(?<= )-p ', '(?:code ?)?no ', '(?<!x)no '])
      expect(mayBeginWithBlank(prepareScan([patterned(lead)]).joined), lead).to.equal(false);
  });
});
