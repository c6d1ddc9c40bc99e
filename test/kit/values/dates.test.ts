import { expect } from 'chai';
import { splice } from '../../../core/index.js';
import { dateParts, readMoment } from '../../../kit/index.js';

/** The parts of a date or time as `role text`. */
const partsOf = (text: string, isTime = false): string | undefined =>
  dateParts(text, isTime)
    ?.map(({ role, start, end }) => `${role} ${text.slice(start, end)}`)
    .join(' · ');

const READING = { order: 'dmy', year: 2026 } as const;

describe('dates and times, read', () => {
  it('have parts at their offsets', () => {
    expect(partsOf('Monday, 4th of March 2024')).to.equal(
      'weekday Monday · day 4 · ordinal th · month March · year 2024',
    );
    expect(partsOf('03/04/24')).to.equal('first 03 · second 04 · year 24');
    expect(partsOf('2024-03-14T10:30:59Z')).to.equal('year 2024 · month 03 · day 14 · hour 10 · minute 30');
    expect(partsOf('Wed Mar  5 11:22:33 UTC 2025 +0100')).to.equal(
      'weekday Wed · month Mar · day 5 · hour 11 · minute 22 · year 2025',
    );
    expect(partsOf('3.-11. Mai 2024')).to.equal(
      'day 3 · ordinal . · lastDay 11 · lastOrdinal . · month Mai · year 2024',
    );
    expect(partsOf('1 | 4 / 0 | 5 / 1 | 9 | 7 | 2')).to.equal('first 1 | 4 · second 0 | 5 · year 1 | 9 | 7 | 2');
    expect(partsOf('catorce de junio de dos mil diecinueve')).to.equal(
      'day catorce · month junio · year dos mil diecinueve',
    );
    expect(partsOf('3Q23')).to.equal('quarter 3 · year 23');
    expect(partsOf('half past three', true)).to.equal('hour three');
    expect(partsOf('9:05 p.m.', true)).to.equal('hour 9 · minute 05 · halfDay p.m.');
  });

  it('number those of a second date', () => {
    expect(partsOf('from 3 March to 5 April 2024')).to.equal(
      'day 3 · month March · day2 5 · month2 April · year2 2024',
    );
  });

  it('are none of a text that says more', () => {
    expect(partsOf('14 March 2024 #77')).to.equal(undefined);
  });

  it('are written from their parts as from their text', () => {
    const texts = [
      'Mo, 4.3.2024',
      '04/03/24 10:30',
      'Wed Mar  5 11:22:33 UTC 2025',

      'Mar 29-31',
      '3 do 9 maja',
    ];
    for (const text of texts) {
      const written = (parts = dateParts(text)): string => {
        const { dates = [], times = [] } = readMoment({ text, parts, isTime: false }, READING) ?? {};
        const edits = [
          ...dates.flatMap((date) => date.edits(date.day + 9)),
          ...times.flatMap((time) => time.edits(61)),
        ];
        return splice(
          text,
          edits.toSorted((a, b) => a.start - b.start),
        );
      };
      expect(written(), text).to.equal(written([]));
      expect(written(), text).not.to.equal(text);
    }
  });

  it('are read anew where the parts are of another kind', () => {
    const parts = [{ role: 'site', start: 0, end: 2 }];
    expect(readMoment({ text: '14.03.2024', parts, isTime: false }, READING)?.dates).to.have.length(1);
  });
});
