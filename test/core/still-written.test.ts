import { expect } from 'chai';
import type { Finding } from '../../core/index.js';
import { stillWritten } from '../../core/transform/still-written.js';

const TYPES = { category: (type: string) => type };

/** Findings of terms at their first place. */
const found = (text: string, terms: Readonly<Record<string, string>>): Finding[] =>
  Object.entries(terms)
    .map(([term, type]) => {
      const start = text.indexOf(term);
      return { type, start, end: start + term.length, score: 0.9, recognizer: 'test/one', domainSpecific: false };
    })
    .sort((a, b) => a.start - b.start);

function check(text: string, terms: Readonly<Record<string, string>>) {
  const given = found(text, terms);
  const { findings, left } = stillWritten(text, given, TYPES);
  const again = findings.filter((one) => !given.includes(one)).map(({ start, end }) => text.slice(start, end));
  return { again, left };
}

describe('check of what an output still shows', () => {
  it('finds names that are joined, turned, without accents or in codes', () => {
    const names = { 'Rūta Petrauskienė': 'PERSON' };
    for (const again of [
      'RutaPetrauskiene',
      'petrauskiene_ruta',
      'PETRAUSKIENE^RUTA',
      'Petrauskiene, Ruta',
      'ruta.petrauskiene',
      'ruta petrauskiene',
    ])
      expect(check(`Rūta Petrauskienė; see ${again}!`, names).again, again).to.deep.equal([again]);
    expect(check('Jörg Müller wrote mueller_joerg.doc', { 'Jörg Müller': 'PERSON' }).again).to.deep.equal([
      'mueller_joerg',
    ]);
  });

  it('finds names that are spelled, and long ones within the name of a file', () => {
    const names = { 'Anna Mercer-Holloway': 'PERSON' };
    expect(check('Anna Mercer-Holloway (M-e-r-c-e-r), holloway_log.zip', names).again).to.deep.equal([
      'M-e-r-c-e-r',
      'holloway',
    ]);
  });

  it('reports what may be an ordinary word, and leaves lower-case words alone', () => {
    const names = { 'Frank Hargrove': 'PERSON' };
    expect(check('Frank Hargrove. To be frank, the Hargrove came; hargrove2.', names)).to.deep.equal({
      again: ['hargrove'],
      left: { PERSON: 1 },
    });
    expect(check('Mark Down. markdown, mark it down, a downmark.', { 'Mark Down': 'PERSON' })).to.deep.equal({
      again: [],
      left: { PERSON: 1 },
    });
  });

  it('takes organisations of ordinary words only in codes', () => {
    const names = { 'Home Care': 'ORGANIZATION' };
    expect(check('Home Care: homecare, home care, home-care.', names)).to.deep.equal({ again: [], left: {} });
    expect(check('Home Care: see HomeCare and home_care.', names).again).to.deep.equal(['HomeCare', 'home_care']);
  });

  it('covers only what no finding covers, and nothing that the call allows', () => {
    const text = 'Jane Hollis; hollis_jane';
    const given = found(text, { 'Jane Hollis': 'PERSON', hollis: 'USERNAME' });
    const places = stillWritten(text, given, TYPES).findings.map(({ start, end }) => text.slice(start, end));
    expect(places).to.deep.equal(['Jane Hollis', 'hollis', '_jane']);
    expect(stillWritten(text, found(text, { 'Jane Hollis': 'PERSON' }), TYPES, () => []).findings).to.have.length(1);
  });

  it('needs time in proportion to the text', () => {
    const text = `Jane Hollis ${'jane-'.repeat(100_000)}`;
    const start = process.cpuUsage().user;
    stillWritten(text, found(text, { 'Jane Hollis': 'PERSON' }), TYPES);
    expect(process.cpuUsage().user - start).to.be.below(2_000_000);
  });
});
