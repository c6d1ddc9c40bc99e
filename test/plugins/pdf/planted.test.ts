import { expect } from 'chai';
import { pdfAdapter } from '../../../plugins/formats/pdf/adapter.js';
import { fakeSession } from '../fake-session.js';
import { runAdapter } from '../run-adapter.js';
import { PLACES, plant } from './planted.js';
import { hasTrace } from './traces.js';

/** An identifier, and whether the page shows it too: then it must go from places that cannot be searched as well. */
const WAYS = {
  'found where it stands': { term: 'mary@jones.test', lines: ['Nothing here'], substitute: '***' },
  'found on the page': { term: 'Jane Smithson', lines: ['Dr. Jane Smithson called'], substitute: 'Ann Bell' },
} as const;

/** Places that are not searched, but only rid of what was found elsewhere, and what the report calls them. */
const REPORTED: Readonly<Record<string, string>> = {
  'catalogue: bytes nobody knows': 'other data',
  'colour profile of an output intent': 'colour profiles',
  'colour profile': 'colour profiles',
  'comment in a function': 'colour profiles',
  'program of a font': 'fonts',
};

describe('pdf: a planted identifier', () => {
  for (const [way, { term, lines, substitute }] of Object.entries(WAYS))
    for (const [place, make] of Object.entries(PLACES))
      it(`that is ${way} is removed, or the report names the part: ${place}`, async () => {
        const input = plant(make, term, lines);
        expect(hasTrace(input, term)).to.equal(true);
        const { output, report } = await runAdapter(
          pdfAdapter(),
          fakeSession(() => substitute),
          input,
        );
        if (hasTrace(output, term)) expect(report.format.partsNotSearched).to.include(REPORTED[place]);
        if (way === 'found on the page') expect(hasTrace(output, term)).to.equal(false);
      });
});
