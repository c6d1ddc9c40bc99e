import { expect } from 'chai';
import fc from 'fast-check';
import { splice } from '../../core/index.js';
import {
  civilOf,
  commonYear,
  dateOrder,
  dayOf,
  numberWords,
  readDates,
  readNumberWords,
  readTimes,
  saysNothingElse,
} from '../../kit/index.js';
import { DATE_FORMATS } from '../../kit/values/dates/date-formats.js';
import { matchesOf, mayHold, runsOf } from '../../kit/values/dates/formats.js';

const reading = { order: 'mdy', year: 2026 } as const;

const moved = (text: string, days: number, order: 'mdy' | 'dmy' = 'mdy'): string =>
  splice(
    text,
    readDates(text, { order, year: 2026 }).map((date) => ({ ...date, text: date.write(date.day + days) })),
  );

describe('readDates', () => {
  it('reads a date alone as it does within a text', () => {
    const number = (most: number): fc.Arbitrary<string> =>
      fc.tuple(fc.integer({ min: 0, max: most }), fc.boolean()).map(([n, two]) => String(n).padStart(two ? 2 : 1, '0'));
    const year = fc.integer({ min: 1490, max: 2210 }).map(String);
    const sign = fc.constantFrom('-', '/', '.');
    const dates = fc
      .tuple(number(34), number(34), year, sign, fc.boolean())
      .map(([a, b, y, s, front]) => (front ? [y, a, b] : [a, b, y]).join(s));
    fc.assert(
      fc.property(
        dates,
        fc.constantFrom('mdy', 'dmy'),
        fc.integer({ min: -40_000, max: 40_000 }),
        (text, order, days) => {
          const within = moved(`on ${text} then`, days, order);
          return moved(text, days, order) === within.slice(3, -5);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('gives a day without a year the year in which it has the named weekday', () => {
    const dayIn = (text: string, year: number): string => {
      const [found] = readDates(text, { order: 'mdy', year });
      return new Date((found?.day ?? 0) * 86_400_000).toISOString().slice(0, 10);
    };
    expect(dayIn('Monday, November 3rd', 2026)).to.equal('2025-11-03');
    expect(dayIn('Sat 8 March', 2025)).to.equal('2025-03-08');
    expect(dayIn('Tue 8 March', 2025)).to.equal('2022-03-08');
    expect(dayIn('lunes 11 de marzo', 2022)).to.equal('2024-03-11');
    expect(dayIn('8 March', 2025)).to.equal('2025-03-08');
    expect(dayIn('the eighth of March', 2024)).to.equal('2024-03-08');
  });

  it('knows the year that most dates of a document have', () => {
    expect(commonYear(['3/4/2021', '2024-03-14', '20240315', '20240315101500', 'May', '12345678'])).to.equal(2024);
    expect(commonYear(['1 May 2021', 'Dec 2024'])).to.equal(2024);
    expect(commonYear(['3/4', '12/24/98'])).to.equal(undefined);
  });

  it('writes another date in the same notation', () => {
    const cases: readonly (readonly [string, number, string])[] = [
      ['2024-03-14', 30, '2024-04-13'],
      ['20240314', 30, '20240413'],
      ['2024/03/14', 30, '2024/04/13'],
      ['14OCT25', 30, '13NOV25'],
      ['16MAY2031', 150, '13OCT2031'],
      ['251105', 30, '251205'],
      ['042300', 30, '052300'],
      ['Sun. 10/26/25', 1, 'Mon. 10/27/25'],
      [
        'the twenty-second day of November, two thousand and four',
        9,
        'the first day of December, two thousand and four',
      ],
      ['July the fourth nineteen fifty-eight', 27, 'July the thirty-first nineteen fifty-eight'],
      ['the twentieth of May 1999', 1, 'the twenty-first of May 1999'],
      ['03/14/1962', 1, '03/15/1962'],
      ['3/4/24', 30, '4/3/24'],
      ['14.03.2024', 30, '13.04.2024'],
      ['3. April 2024', 30, '3. Mai 2024'],
      ['14. März 2024', -30, '13. Februar 2024'],
      ['14 de marzo de 2024', 30, '13 de abril de 2024'],
      ['le 14 mars 2024', 30, 'le 13 avril 2024'],
      ['14 marzo 2024', 30, '13 abril 2024'],
      ['3 aprile 2024', -30, '4 marzo 2024'],
      ['March 14, 2024', 9, 'March 23, 2024'],
      ['Mar 14th, 2024', 8, 'Mar 22nd, 2024'],
      ['14-MAR-24', 30, '13-APR-24'],
      ['MARCH 2024', 31, 'APRIL 2024'],
      ['Monday, 4 March 2024', 1, 'Tuesday, 5 March 2024'],
      ['Mo, 4.3.2024', 1, 'Di, 5.3.2024'],
      ['Q3 2024', 92, 'Q4 2024'],
      ['19-VIII-1951', 31, '19-IX-1951'],
      ['3. IV. 2019', 30, '3. V. 2019'],
      ['first quarter of 2024', 92, 'second quarter of 2024'],
      ['2. Quartal 2024', 92, '3. Quartal 2024'],
      ['3Q23', 92, '4Q23'],
      ['H1 2024', 183, 'H2 2024'],
      ['2º semestre de 2023', 183, '1º semestre de 2024'],
      ['the fall of 1969', 92, 'the winter of 1970'],
      ["summer of '85", 366, "summer of '86"],
      ['Herbst 1989', -92, 'Sommer 1989'],
      ['verano de 2019', 92, 'otoño de 2019'],
      ['winter 2019/20', 366, 'winter 2020/21'],
      ['week 42 of 2021', 14, 'week 44 of 2021'],
      ['KW 12/2021', 7, 'KW 13/2021'],
      ['2015-2018', 366, '2016-2019'],
      ['1990s', 3653, '2000s'],
      ["'98", 366, "'99"],
      ['Monday', 2, 'Wednesday'],
      ['01/2024', 31, '02/2024'],
      ['2019', 400, '2020'],
      ['from 3 March to 5 April 2024', 1, 'from 4 March to 6 April 2024'],
      ['1st day of August, 2023', 1, '2nd day of August, 2023'],
      ['3 mai 2024', 92, '3 août 2024'],
      ['3 au 11 mai 2024', 92, '3 au 11 août 2024'],
      ['1er au 5 mai', 1, '2 au 6 mai'],
      ['del 3 al 11 de mayo de 2024', 1, 'del 4 al 12 de mayo de 2024'],
      ['3.-11. Mai 2024', 1, '4.-12. Mai 2024'],
      ['12th to 15th March 2024', 10, '22nd to 25th March 2024'],
      ['Mar 12-15', 1, 'Mar 13-16'],
      ['Mar 12-15', 17, 'Mar 29-Apr 1'],
      ['3.-11. Mai 2024', 25, '28. Mai-5. Juni 2024'],
      ['del 3 al 11 de mayo', 25, 'del 28 de mayo al 5 de junio'],
      ['14-MAR-24', 1, '15-MAR-24'],
      ['dix-neuf février', 20, 'onze mars'],
      ['eenendertig augustus', 1, 'een september'],
      ['12. huhtikuuta 2024', 30, '12. toukokuuta 2024'],
      ['3 Mart 2024', 40, '12 Nisan 2024'],
      ['12 aprilie', 30, '12 mai'],
      ['2024. március 11.', 30, '2024. április 10.'],
      ['április 12-én', 30, 'május 12-én'],
      ['3 Μαρτίου 2024', 40, '12 Απριλίου 2024'],
      ['3 марта 2024', 40, '12 апреля 2024'],
      ['3 במרץ 2024', 40, '12 באפריל 2024'],
      ['3 मार्च 2024', 40, '12 अप्रैल 2024'],
      ['令和6年3月3日', 40, '令和6年4月12日'],
      ['昭和64年1月7日', 40, '平成1年2月16日'],
      ['3 do 9 maja 2024', 1, '4 do 10 maja 2024'],
      ['2024年3月3日', 40, '2024年4月12日'],
      ['2024년 3월 3일', 40, '2024년 4월 12일'],
      ['2024-03-14T10:30:00Z', 1, '2024-03-15T10:30:00Z'],
    ];
    for (const [text, days, expected] of cases) expect(moved(text, days), text).to.equal(expected);
  });

  it('prefers the language of the notation to that of the document', () => {
    const [date] = readDates('30. April 2025', { order: 'dmy', year: 2026, language: 'en' });
    expect(date?.write(date.day + 170)).to.equal('17. Oktober 2025');
  });

  it('reads month names that languages share in the language of the document', () => {
    const [date] = readDates('3 mars 2024', { order: 'dmy', year: 2026, language: 'sv' });
    expect(date?.write(date.day + 61)).to.equal('3 maj 2024');
  });

  it('reads day before month if the document shows this order', () => {
    expect(moved('03/04/2024', 1, 'dmy')).to.equal('04/04/2024');
    expect(moved('03/04/2024', 1, 'mdy')).to.equal('03/05/2024');
    expect(moved('31/01/2024', 1, 'mdy')).to.equal('01/02/2024');
    expect(dateOrder(['3/4/2024', '14/3/2024'])).to.equal('dmy');
    expect(dateOrder(['3/14/2024'])).to.equal('mdy');
    expect(dateOrder(['3/4/2024', '2024-03-14'])).to.equal(undefined);
  });

  it('finds no date in other numbers', () => {
    for (const text of ['31/02/2024', '45/45/2024', '99', 'Marchand', '12345678901', '1.2.3.4'])
      expect(readDates(text, reading), text).to.deep.equal([]);
  });

  it('reproduces a date in its own notation', () => {
    const dates = fc.integer({ min: dayOf(1905, 1, 1), max: dayOf(2040, 12, 31) });
    fc.assert(
      fc.property(dates, (day) => {
        const { year, month, day: d } = civilOf(day);
        const iso = `${year}-${String(month).padStart(2, '0')}-${String(d).padStart(2, '0')}`;
        const [found] = readDates(iso, reading);
        expect(found?.day).to.equal(day);
        expect(found?.write(day)).to.equal(iso);
      }),
    );
  });
});

describe('readDates, for dates in the boxes of a form', () => {
  const moved = (text: string, days: number): readonly string[] =>
    readDates(text, { order: 'dmy', year: 2026 }).map((date) => date.write(date.day + days));
  it('reads them, and writes into the same boxes', () => {
    expect(moved('1 4 0 5 1 9 7 2', 1)).to.deep.equal(['1 5 0 5 1 9 7 2']);
    expect(moved('1 4 / 0 5 / 1 9 7 2', 17)).to.deep.equal(['3 1 / 0 5 / 1 9 7 2']);
    expect(moved('1 | 4 | 0 | 5 | 1 | 9 | 7 | 2', 18)).to.deep.equal(['0 | 1 | 0 | 6 | 1 | 9 | 7 | 2']);
    expect(moved('14 05 1972', 1)).to.deep.equal(['15 05 1972']);
  });

  it('ignores other rows of digits', () => {
    expect(moved('9 9 9 9 9 9 9 9', 1)).to.deep.equal([]);
    expect(moved('1 2 3', 1)).to.deep.equal([]);
  });

  it('reads dates whose parts are on separate lines', () => {
    expect(moved('14th__ day of __March__, _2024', 1)).to.deep.equal(['15th__ day of __March__, _2024']);
  });
});

describe('readTimes', () => {
  const later = (text: string, minutes: number): string =>
    splice(
      text,
      readTimes(text).map((time) => ({ ...time, text: time.write(time.minute + minutes) })),
    );

  it('writes another time in the same notation', () => {
    expect(later('10:30', 75)).to.equal('11:45');
    expect(later('11:30 a.m.', 75)).to.equal('12:45 p.m.');
    expect(later('09:05 PM', 60)).to.equal('10:05 PM');
    expect(later('14h30', 75)).to.equal('15h45');
    expect(later('2350 hrs', 20)).to.equal('0010 hrs');
    expect(later('2024-03-14T10:30:59Z', 5)).to.equal('2024-03-14T10:35:59Z');
    expect(later('2024-03-14T10:30:00-06:00', 5)).to.equal('2024-03-14T10:35:00-06:00');
    expect(later('2024-03-14T10:30-06:00', 5)).to.equal('2024-03-14T10:35-06:00');
    expect(later('15:00-16:30', 65)).to.equal('16:05-17:35');
    expect(later('10:30:00.250 +02:00', 5)).to.equal('10:35:00.250 +02:00');
    expect(later('9 Uhr', 120)).to.equal('11 Uhr');
    expect(later('ore 14.35', 60)).to.equal('ore 15.35');
    expect(later('14.35', 60)).to.equal('15.35');
    expect(later('20240117 1432', 60)).to.equal('20240117 1532');
    expect(later('01/17/2024 1432', 60)).to.equal('01/17/2024 1532');
  });
});

describe('saysNothingElse', () => {
  const nothingElse = (text: string): boolean =>
    saysNothingElse(text, [...readDates(text, reading), ...readTimes(text)]);

  it('accepts text that only links dates and times, and nothing informative', () => {
    expect(nothingElse('14 March 2024 at 10:30 am EST')).to.equal(true);
    expect(nothingElse('from 3 March to 5 April 2024')).to.equal(true);
    expect(nothingElse('Christmas 2024')).to.equal(false);
    expect(nothingElse('14 March 2024 #77')).to.equal(false);
  });
});

describe('number words', () => {
  it('are written as they were read', () => {
    for (let value = 0; value < 200; value++)
      expect(readNumberWords(`aged ${numberWords(value)}.`)[0]?.value, numberWords(value)).to.equal(value);
  });

  it('are read in other spellings', () => {
    for (const text of ['Ninety-three-year-old', 'ninety three', 'NINETYTHREE'])
      expect(readNumberWords(text)[0]?.value, text).to.equal(93);
    expect(readNumberWords('a hundred and two')[0]?.value).to.equal(102);
    expect(readNumberWords('someone often listened')).to.deep.equal([]);
  });
});

describe('notations of dates', () => {
  it('declare the maximum length of their words and numbers correctly', () => {
    const texts = [
      ...['2031-04-09', '20310409', 'Mo, 4.3.31', '9 Apr 31', '1er mai 2031', 'Apr 9, 2031', 'May 9-31', '2031 May 9'],
      ...['9.IV.2031', '9 mai', "May '31", 'mei 2031', 'May 9th', 'été 2031', "fall '31", 'Q1 31', '2Q31', '2031 Q1'],
      ...['2031H2', 'T1-2031', 'H1 2031', '1. Quartal 2031', 'second quarter 2031', '2nd half 2031', 'KW 7/2031'],
      ...[
        '9/2031',
        '2031/09',
        '3/4',
        'Mai',
        '2031-33',
        "the '31s",
        '310409',
        'Wed Apr  9 11:22:33 UTC 2031 +0100',
        '040931',
        '04 09 2031',
        '04092031',
        '9th day of May, 2031',
        'Sunday 9',
        'Sun',
        'So.',
        '9th',
      ],
    ];
    for (const format of DATE_FORMATS) {
      const matches = texts.flatMap((text) => matchesOf(format.pattern, text));
      expect(matches, format.pattern.source).not.to.be.empty;
      for (const [text] of matches)
        expect(mayHold(runsOf(text), format), `${text}: ${format.pattern.source}`).to.equal(true);
    }
  });
});
