import { expect } from 'chai';
import surrogates from '../../plugins/transformers/surrogates/index.js';
import { DocumentScopes, registered, run, term } from './support/transform-scope.js';

const transformer = (await registered(surrogates)).transformers.get('surrogate');
if (transformer === undefined) throw new Error('no transformer surrogate');
const surrogate = transformer.prepare({});

const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const digits = (text = ''): number => Number(/\d+/.exec(text)?.[0]);

describe('surrogate: days of birth and cards', () => {
  it('keeps the age of a date of birth whose type is only a date', () => {
    for (const [text, at] of [
      [
        'Mme [[PERSON|Odile Brun]], née [[PERSON|Caron]] le [[DATE|09/02/1971]] ([[AGE|54 ans]]), vue le [[DATE|18 mars 2025]]',
        2,
      ],
      ['ur. [[DATE|09.02.1971]], [[AGE|54]] lata, przyjęta [[DATE|18.03.2025]]', 0],
      ['[[DATE|09/02/1971]] ([[AGE|54 ans]]) [[DATE|18/03/2025]]', 0],
    ] as const)
      for (const seed of SEEDS) {
        const out = run(surrogate, text, seed);
        const year = Number(/\d{4}/.exec(out[at] ?? '')?.[0]);
        const now = Number(/\d{4}/.exec(out[at + 2] ?? '')?.[0]);
        // The birthday may lie before or behind the day of the visit, since days move.
        expect(now - year - digits(out[at + 1]), text).to.be.within(0, 1);
      }
  });

  it('moves seconds since 1970 like the dates beside them, and keeps the time of day', () => {
    for (const seed of SEEDS) {
      const out = run(
        surrogate,
        '[[DATE|2024-03-14]] ts [[DATE_TIME|1710411300]], until [[DATE_TIME|1710497700123]]',
        seed,
      );
      const days = (Date.parse(out[0] ?? '') - Date.parse('2024-03-14')) / 86_400_000;
      expect(days).not.to.equal(0);
      expect(out.slice(1)).to.deep.equal([
        String(1710411300 + days * 86_400),
        String(1710497700123 + days * 86_400_000),
      ]);
    }
  });

  it('shifts the expiry month of a card like the dates of the document', () => {
    for (const seed of SEEDS) {
      const [day = '', , first = '', second = ''] = run(
        surrogate,
        'on [[DATE|05/14/2025]] by [[CREDIT_CARD|4539148803436467]], exp [[DATE|09/27]], other gültig bis [[DATE|03/2026]]',
        seed,
      );
      const months = (year: number, month: number): number => year * 12 + month;
      const moved = months(Number(day.slice(-4)), digits(day)) - months(2025, 5);
      expect(first).to.match(/^(?:0[1-9]|1[0-2])\/\d\d$/);
      expect(second).to.match(/^(?:0[1-9]|1[0-2])\/20\d\d$/);
      expect(months(2000 + Number(first.slice(3)), digits(first)) - months(2027, 9) - moved).to.be.within(-1, 1);
      expect(months(Number(second.slice(3)), digits(second)) - months(2026, 3) - moved).to.be.within(-1, 1);
    }
  });
});

describe('surrogate: weekdays', () => {
  it('agree with a shifted date beside them, even if they are not part of the term', () => {
    const names = ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'];
    for (const seed of SEEDS) {
      const [day = '', other = ''] = run(
        surrogate,
        'den [[DATE|12.03.2025]] (Mittwoch), am Montag, dem [[DATE|17. März 2025]]',
        seed,
      );
      const [d, m, y] = day.split('.').map(Number);
      expect(names[new Date(Date.UTC(y ?? 0, (m ?? 1) - 1, d)).getUTCDay()], day).to.equal('Mittwoch');
      expect(other).not.to.equal('17. März 2025');
    }
  });
});

describe('surrogate: vague dates', () => {
  it('are in the script and language of the text', () => {
    for (const seed of SEEDS) {
      const [russian = ''] = run(surrogate, 'заболела [[DATE|на прошлой неделе]], сейчас лучше', seed);
      expect(russian).to.match(/^[\p{Script=Cyrillic} ]+$/u);
      const [greek = ''] = run(surrogate, 'νοσηλεύτηκε [[DATE|την περασμένη άνοιξη]]', seed);
      expect(greek).to.match(/^[\p{Script=Greek} ]+$/u);
      const [polish = ''] = run(surrogate, 'Pacjent był w szpitalu [[DATE|w zeszłym miesiącu]] i wrócił do domu', seed);
      expect(polish).to.match(/ (?:wcześniej|później|temu|czasie|roku)$|^niedługo/u);
    }
  });

  it('keeps the intervals between times, and moves none past midnight where there is room', () => {
    const minutes = (text = ''): number => {
      const [, hour, minute] = /(\d\d):?(\d\d)$/u.exec(text) ?? [];
      return Number(hour) * 60 + Number(minute);
    };
    for (const seed of SEEDS) {
      const out = run(surrogate, 'in [[TIME|08:15]], seen [[TIME|1040]], out [[TIME|23:30]]', seed);
      expect(minutes(out[0])).not.to.equal(8 * 60 + 15);
      expect(minutes(out[1]) - minutes(out[0]), seed).to.equal(145);
      expect(minutes(out[2]) - minutes(out[1]), seed).to.equal(770);
    }
  });

  it('moves both times of a range, and a time behind a packed date', () => {
    const length = (text = ''): number => {
      const [from = 0, to = 0] = text.split('-').map((time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3)));
      return to - from;
    };
    for (const seed of SEEDS) {
      const [range = '', packed = ''] = run(surrogate, '[[TIME|15:00-16:30]], [[DATE_TIME|20250209 1533]]', seed);
      expect(range).to.match(/^\d\d:\d\d-\d\d:\d\d$/);
      expect(length(range), range).to.equal(90);
      expect(Number(packed.slice(-2)), packed).to.equal((33 + Number(range.slice(3, 5))) % 60);
    }
  });

  it('takes the letter behind an age for the sex', () => {
    for (const seed of SEEDS) {
      const [first, second] = run(surrogate, '[[AGE|72M]] is [[AGE|72]]', seed);
      expect(first).to.equal(`${second}M`);
    }
  });

  it('carries a time that moves past midnight into its date', () => {
    const at = (text = ''): number => Date.parse(`${text.replace(' ', 'T')}:00Z`);
    for (const seed of SEEDS) {
      const [first, second] = run(
        surrogate,
        'from [[DATE_TIME|2024-06-12 23:50]] to [[DATE_TIME|2024-06-13 00:20]]',
        seed,
      );
      expect(at(second) - at(first), seed).to.equal(30 * 60_000);
    }
  });

  it('moves times that are said, and those that tell an hour only, by whole hours', () => {
    for (const seed of SEEDS) {
      const out = run(
        surrogate,
        '[[TIME|half past three]], [[TIME|9-11am]], [[TIME|8 Uhr]], [[TIME|halb drei]], [[TIME|14:20]], [[TIME|0700-1530]]',
        seed,
      );
      expect(out[0])
        .to.match(/^half past [a-z]+$/)
        .not.equal('half past three');
      expect(out[1]).to.match(/^\d{1,2}-\d{1,2}[ap]m$/);
      expect(out[2]).to.match(/^\d{1,2} Uhr$/);
      expect(out[3])
        .to.match(/^halb [a-zäöü]+$/)
        .not.equal('halb drei');
      expect(out[4]).to.match(/:20$/);
      expect(out[5]).to.match(/^\d\d00-\d\d30$/);
    }
  });

  it('takes a day alone for one of the month before it', () => {
    for (const seed of SEEDS) {
      const [first, second, third] = run(
        surrogate,
        'seen [[DATE|3 March 2024]], again on the [[DATE|14th]] and [[DATE|Tues 19th]]',
        seed,
      );
      const at = Date.parse(`${first} UTC`);
      const day = (days: number): number => new Date(at + days * 86_400_000).getUTCDate();
      expect(digits(second), seed).to.equal(day(11));
      expect(digits(third), seed).to.equal(day(16));
      expect(third).to.match(/^Tue/);
    }
  });

  it('moves ages near 90 with their dates of birth, row by row, and turns nobody 90', () => {
    const rows = [
      ['1938-01-01', 87],
      ['1945-06-12', 79],
      ['1936-07-12', 88],
      ['1932-03-30', 93],
      ['1970-06-12', 54],
    ] as const;
    for (const seed of [...SEEDS, 'i', 'j', 'k', 'l', 'm', 'n', 'o', 'p']) {
      const scopes = new DocumentScopes(seed);
      const scope = scopes.next();
      const cell = (type: string, text: string): string => scopes.apply(surrogate, [term(type, text)], scope)[0] ?? '';
      for (const [birth, age] of rows) {
        const born = digits(cell('DATE_OF_BIRTH', birth));
        const told = digits(cell('AGE', String(age)));
        const seen = digits(cell('DATE', '2025-06-01'));
        // One year more at most: days move too, so that the birthday may lie before or behind the visit.
        expect(seen - born - told, `${seed}: ${birth}, ${age}`).to.be.within(-1, 2);
        expect(told >= 90, `${seed}: ${age} -> ${told}`).to.equal(age >= 90);
      }
    }
  });

  it('reads the day first where the dates with a named month begin with it', () => {
    for (const seed of SEEDS) {
      const [written = '', short = ''] = run(surrogate, 'on [[DATE|14 March 2024]], then [[DATE|03/04/2024]]', seed);
      const [day, month, year] = short.split('/').map(Number);
      expect((Date.UTC(year ?? 0, (month ?? 0) - 1, day) - Date.parse(`${written} UTC`)) / 86_400_000).to.equal(20);
    }
  });

  it('writes a date for a date that was found as a number', () => {
    for (const seed of SEEDS) {
      const [day = '', other = ''] = run(
        surrogate,
        'on [[DATE|2024-03-14]], fax [[PHONE_NUMBER|2024-03-19 2147]]',
        seed,
      );
      expect(other).to.match(/^\d{4}-\d\d-\d\d (?:[01]\d|2[0-3])[0-5]\d$/);
      expect((Date.parse(other.slice(0, 10)) - Date.parse(day)) / 86_400_000).to.be.within(5, 6);
    }
  });
});
