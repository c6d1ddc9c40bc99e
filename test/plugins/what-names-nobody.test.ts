import { expect } from 'chai';
import { createEngine, type Engine } from '../../lib/index.js';

/** Kinds of words that look like somebody's and are nobody's, each beside somebody in nearly the same words. */
describe('what names nobody', () => {
  let engine: Engine;
  before(async () => {
    engine = await createEngine();
  });
  after(() => engine.close());

  const found = (text: string, ...entities: string[]): string[] =>
    engine
      .analyze(text, { level: 2, model: 'fast', ...(entities.length > 0 && { entities }) })
      .findings.map((one) => text.slice(one.start, one.end));

  for (const text of [
    'Results for adults aged 65 and over are on the next sheet.',
    'Licensed for people 18 years of age or older.',
    'Workers aged 55 and above may retire early.',
    'Open to everybody aged 16+.',
  ])
    it(`a limit is nobody's age: ${text}`, () => expect(found(text, 'AGE')).to.eql([]));

  for (const [text, age] of [
    ['He is a clerk, aged 54 and under investigation.', '54'],
    ['My mother, aged 84, lives alone.', '84'],
    ['She was 65 years old and over the worst.', '65 years old'],
  ] as const)
    it(`an age before similar words is one: ${text}`, () => expect(found(text, 'AGE')).to.eql([age]));

  it('the choices of a form are no answer', () => {
    expect(found('Sex: M / F / Other', 'GENDER')).to.eql([]);
    expect(found('Sex: M / 45', 'GENDER')).to.eql(['M']);
  });

  it('authors of sources that a text cites are nobody in it', () => {
    const text = 'The microbiome matters (Kionka, 2013). Later work agrees (Saleri & Ryan, 2019; Ouali et al., 2020).';
    expect(found(text, 'PERSON', 'ORGANIZATION', 'LOCATION')).to.eql([]);
    expect(found('We met the new tenant (Kowalski, 1952) and his brother.', 'PERSON')).to.eql(['Kowalski']);
    for (const text of [
      'Her children (Anna Weber, 1952; Tom Ruiz, 1960) agree.',
      'The heirs (Anna Weber, 1952, and Tom Ruiz, 1960).',
    ])
      expect(found(text, 'PERSON'), text).to.eql(['Anna Weber', 'Tom Ruiz']);
    expect(found('Parents (Mary & Tom Whitfield, 1948) came.', 'PERSON')).to.eql(['Mary', 'Tom Whitfield']);
  });

  it('authors beside et al. and a year are nobody, unless the text names them elsewhere', () => {
    for (const text of [
      'The flora matters (Ouali et al., 2020; Cleveland Clinic, 2022b; Abrahamowicz et al., 2023).',
      'Braveman et al. (2022) describe the same.',
    ])
      expect(found(text, 'PERSON'), text).to.eql([]);
    expect(found('Kowalski et al. (2022) is ours. Please ask Kowalski.', 'PERSON')).to.eql(['Kowalski', 'Kowalski']);
    expect(found('Our tenants Kowalski et al. moved out (2022).', 'PERSON')).to.eql(['Kowalski']);
    expect(found('Heirs (Abrahamowicz et al., 2023; Anna Weber, 1952).', 'PERSON')).to.eql(['Anna Weber']);
    expect(found('Heirs: Kowalski, J. (1952), and Ruiz, A. (1960).', 'PERSON')).to.eql(['Kowalski, J.', 'Ruiz, A.']);
  });

  it('a fruit, a dish, a dog or an instrument called by a surname is no person', () => {
    expect(found('Peel the Bramley apples. Serve with Cumberland sauce.', 'PERSON')).to.eql([]);
    expect(found('A Russell terrier, a Cavendish banana, a Gibson guitar and Williams pears.', 'PERSON')).to.eql([]);
    expect(found('Ms Kowalski apples and pears', 'PERSON')).to.eql(['Kowalski']);
    expect(found("Kowalski's apples", 'PERSON')).to.eql(['Kowalski']);
  });

  it('a score before its kind is no person', () => {
    expect(found('Kellgren-Lawrence grade 4, Alvarado score 8.', 'PERSON')).to.eql([]);
    expect(found('Mr Alvarado score sheet attached.', 'PERSON')).to.eql(['Alvarado']);
    expect(found('We met Clark class of 1990.', 'PERSON')).to.eql(['Clark']);
  });

  it('a law of science is no person, but a law firm may be called by one', () => {
    expect(found("Explain Boyle's law with a syringe.", 'PERSON')).to.eql([]);
    expect(found("Ask Boyle's law firm about it.", 'PERSON')).to.eql(['Boyle']);
    expect(found("We know Ruiz's constant worry.", 'PERSON')).to.eql(['Ruiz']);
    expect(found('She left the circle of Douglas and friends.', 'PERSON')).to.eql(['Douglas']);
  });

  it('what somebody says behind their role is no name', () => {
    expect(found('Kostas (landlord): Perfect. Also rent short by 40.', 'PERSON')).to.eql(['Kostas']);
    expect(found('Contact (landlord): Perfect Okafor', 'PERSON')).to.eql(['Perfect Okafor']);
  });

  it('names of programs in logs and ends of elements are no places and persons', () => {
    const log =
      '\tat java.base/sun.nio.ch.NioSocketImpl.timedRead(NioSocketImpl.java:278)\n\tat c.f.billing.MailGateway.send(MailGateway.java:51)\n';
    expect(found(log, 'LOCATION', 'PERSON', 'ORGANIZATION')).to.eql([]);
    expect(found('<NbOfTxs>1</NbOfTxs><Ctry>CH</Ctry>', 'LOCATION', 'PERSON', 'ORGANIZATION')).to.eql([]);
    expect(found('Belleville washer 16.3x31.5x2, key 5x6.5', 'LOCATION')).to.eql([]);
  });

  for (const text of [
    'Sodium 138, Creatinine 88, Platelets 21000 today',
    'Torque 24, Preload 12500, Cycles 20000 per batch',
    'Line 4, 22000 pieces in this shift',
  ])
    it(`a row of figures is no address: ${text}`, () => expect(found(text, 'LOCATION')).to.eql([]));

  for (const [text, address] of [
    ['Ramón Puga, 52. 32005 Ourense', 'Ramón Puga, 52. 32005 Ourense'],
    ['Old Mill 4, Springfield 62701', 'Old Mill 4, Springfield 62701'],
    ['Hollow End 12, Smallwick KS 66002', 'Hollow End 12, Smallwick KS 66002'],
  ] as const)
    it(`an address in this form is one: ${text}`, () => expect(found(text, 'LOCATION')).to.eql([address]));

  it('an article between German nouns is no part of a name', () => {
    const law = 'Die Verordnung gilt im Sinne des Satzes 1.';
    expect(found(law, 'PERSON')).to.eql([]);
    expect(found('Minister von der Heide hat die Verordnung erlassen.', 'PERSON')).to.eql(['von der Heide']);
  });

  it('a month that comes again is no date', () => {
    expect(found('Goodwill is tested each December.', 'DATE')).to.eql([]);
    expect(found('Goodwill was tested in December.', 'DATE')).to.eql(['December']);
  });

  it('a department and a unit are no titles', () => {
    expect(found('Send questions to the HR Service Desk.', 'PERSON')).to.eql([]);
    expect(found('Hr Lindqvist ringer i morgon.', 'PERSON')).to.eql(['Lindqvist']);
  });
});
