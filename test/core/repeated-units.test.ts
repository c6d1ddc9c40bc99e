import { expect } from 'chai';
import type { Term } from '../../core/contracts/transformer.js';
import { RepeatedUnits } from '../../core/transform/repeated-units.js';

const term = (text: string, type = 'PERSON', header: readonly string[] = []): Term => ({
  start: 0,
  end: text.length,
  text,
  type,
  header,
  category: type,
  recognizer: 'test',
  before: '',
});

describe('repeated units', () => {
  /** Gives each unit that the policy is asked for a number of its own. */
  const asked = (units: RepeatedUnits) => {
    let count = 0;
    return (unit: string, terms: readonly Term[]): string | undefined =>
      units.edits(unit, terms, terms[0]?.header ?? [], () =>
        terms.map(({ start, end }) => ({ start, end, text: `n${++count}` })),
      )[0]?.text;
  };

  it('keep their first substitute, even after many units that do not repeat', () => {
    const ask = asked(new RepeatedUnits());
    const first = ask('Mary', [term('Mary')]);
    for (let i = 0; i < 5000; i++) ask(`id ${i}`, [term(`id ${i}`, 'US_SSN')]);
    expect(ask('Mary', [term('Mary')])).to.equal(first);
  });

  it('have separate substitutes under another type or title', () => {
    const ask = asked(new RepeatedUnits());
    const all = [
      ask('Paris', [term('Paris', 'PERSON')]),
      ask('Paris', [term('Paris', 'CITY')]),
      ask('Paris', [term('Paris', 'CITY', ['born in'])]),
    ];
    expect(new Set(all)).to.have.length(3);
  });

  it('are only cached if they consist of a single term', () => {
    const ask = asked(new RepeatedUnits());
    const inText = { ...term('Mary'), start: 5, end: 9 };
    expect(ask('Call Mary', [inText])).not.to.equal(ask('Call Mary', [inText]));
  });
});
