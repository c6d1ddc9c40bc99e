import { expect } from 'chai';
import { Engine } from '../../core/index.js';
import temporal from '../../plugins/detectors/temporal/index.js';

async function agesIn(texts: readonly string[]): Promise<readonly string[][]> {
  const engine = await Engine.create({ plugins: [temporal] });
  const found = texts.map((text) =>
    engine
      .analyze(text, { level: 2 })
      .findings.filter(({ type }) => type === 'AGE')
      .map(({ start, end }) => text.slice(start, end)),
  );
  await engine.close();
  return found;
}

describe('ages as they are told', () => {
  const TOLD: readonly (readonly [string, string])[] = [
    ['i am turning forty lol', 'forty'],
    ['You will be sixty on the 12th.', 'sixty'],
    ['she was six when she joined', 'six'],
    ['he is three and a half now', 'three and a half'],
    ['men aged between thirty and thirty-five', 'thirty and thirty-five'],
    ['The accused, 34, from Hull, left', '34'],
    ['Owner: pensioner, 71', '71'],
    ['the twins (both 5) sat', '5'],
    ['He died of motor neurone disease at 61, which worries me', '61'],
    ['Tomasz\t1/2/15\t9y 4m\tD06', '9y 4m'],
    ['geb. 4.2.54, 70 J., aufgenommen', '70 J.'],
    ['Ihr Sohn ist Mitte fünfzig.', 'Mitte fünfzig'],
    ['Er ist Ende 60 und ledig', 'Ende 60'],
    ['Mit 43 Jahren wurde er krank', '43 Jahren'],
    ['sein 50. Geburtstag', '50'],
    ['ein 8 Wochen alter Säugling', '8 Wochen alter'],
    ['opa is achter in de tachtig', 'achter in de tachtig'],
    ['zijn vijftigste verjaardag', 'vijftigste'],
    ['Il aura huit ans en juin.', 'huit ans'],
    ["un homme d'une quarantaine d'années", "quarantaine d'années"],
    ['À 43 ans, elle part', '43 ans'],
    ['tiene treinta y pocos años', 'treinta y pocos años'],
    ['il suo 50º compleanno', '50'],
    ['Hun er 40 år.', '40 år'],
    ['han är i 40-årsåldern', '40-årsåldern'],
    ['ma około 45 lat.', '45 lat'],
    ['40 yaşlarında bir kadın', '40 yaşlarında'],
    ['30代の男性が', '30代'],
    ['50대 남성이', '50대'],
  ];
  it('are found', async () => {
    const found = await agesIn(TOLD.map(([text]) => text));
    expect(found).to.deep.equal(TOLD.map(([, age]) => [age]));
  });

  it('are no spans, limits, counts and dates', async () => {
    const texts = [
      'Ende 90 wurde die Mauer geöffnet. Ende 60 % der Fälle, begin twintig dagen later',
      'Mit 10 Jahren Haft rechnen. Un prêt à 10 ans de taux fixe. Morto a 10 anni dalla guerra',
      'La quarantaine est levée pour une quarantaine de personnes.',
      'It was ten when he arrived, and he was right when he said so.',
      'In total, 34, of which 20 were paid; see the map, 23, from left',
      'Faz 10 anos que moro aqui. Ma 5 lat doświadczenia. Ему 5 минут.',
      'The company turned 40 pages. The tenant, 12 Mill Road',
    ];
    expect((await agesIn(texts)).flat()).to.deep.equal([]);
  });
});
