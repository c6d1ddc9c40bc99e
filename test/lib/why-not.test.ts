import { expect } from 'chai';
import type { Engine } from '../../core/index.js';
import { createEngine, whyNot } from '../../lib/index.js';

describe('why a term was not found', () => {
  let engine: Engine;
  before(async () => {
    engine = await createEngine();
  });
  after(() => engine.close());

  it('reports that it was found', () => {
    const { places } = whyNot(engine, 'Call Mary Jones. mary jones!', 'Mary Jones');
    expect(places.map(({ start, isFound }) => [start, isFound])).to.eql([
      [5, true],
      [17, true],
    ]);
    expect(places[0]?.elsewhere).to.eql([]);
  });

  it('reports the candidate, its missing score, and the level that finds it', () => {
    const [place] = whyNot(engine, 'Seen: 4111 1111 1111 in Reading', '4111 1111 1111').places;
    expect(place?.isFound).to.equal(false);
    const miss = place?.candidates.find(({ reason }) => reason === 'below_threshold');
    expect(miss?.score).to.be.lessThan(miss?.least ?? 0);
    expect(miss?.ledger.reduce((sum, { by }) => sum + by, 0)).to.be.closeTo(miss?.score ?? -1, 1e-9);
    expect(place?.elsewhere[0]).to.deep.include({ level: 3, domain: 'General' });
  });

  it('reports that other types were requested', () => {
    const [place] = whyNot(engine, 'Maria Huber lives in Berlin.', 'Berlin', { entities: ['PERSON'] }).places;
    expect(place?.candidates.map(({ reason }) => reason)).to.include('type_not_asked');
  });

  it('ignores case, even where lower-casing changes the length of the text', () => {
    const { places } = whyNot(engine, 'İzmir (a+b): mary jones called.', 'MARY Jones');
    expect(places.map(({ start, end }) => [start, end])).to.eql([[13, 23]]);
    expect(whyNot(engine, 'İzmir (a+b): it', '(A+B)').places.map(({ start }) => start)).to.eql([6]);
  });

  it('reports that no recognizer reported it, or that the text does not contain it', () => {
    const [place] = whyNot(engine, 'she had xzyplonk today', 'xzyplonk').places;
    expect(place).to.deep.include({ isFound: false, candidates: [], elsewhere: [], found: [] });
    expect(whyNot(engine, 'she had it', 'Mary').places).to.eql([]);
    expect(whyNot(engine, 'she had it', ' ').places).to.eql([]);
  });
});
