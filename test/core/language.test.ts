import { expect } from 'chai';
import { type AnalyzeOptions, definePlugin, Engine } from '../../core/index.js';

/** Reports the first character of every text, and as the reason the language it is asked in. */
const speaker = definePlugin({
  name: 'speaker',
  description: 'Says which language a text has.',
  register(registry) {
    registry.recognizer({
      name: 'speaker/first',
      types: ['PERSON'],
      recognize: (document) => [
        { type: 'PERSON', start: 0, end: 1, score: 0.9, why: document.language() ?? 'unknown' },
      ],
    });
  },
});

const TEXTS: Readonly<Record<string, string>> = {
  en: 'The patient was seen by the nurse, and she said that it had been better for a week.',
  de: 'Der Patient wurde von der Schwester gesehen, die sagte, dass es seit einer Woche besser ist.',
  fr: 'Le patient a été vu par l’infirmière, qui a dit que c’est mieux depuis une semaine.',
  es: 'El paciente fue visto por la enfermera, que dijo que está mejor desde hace una semana.',
  it: 'Il paziente è stato visto dall’infermiera, che ha detto che da una settimana va meglio.',
  pt: 'O doente foi visto pela enfermeira, que disse que está melhor há uma semana, mas não dorme.',
  nl: 'De patiënt werd gezien door de verpleegkundige, die zei dat het sinds een week beter gaat.',
};

describe('the language of a text', () => {
  const languageOf = async (text: string, options: AnalyzeOptions = {}, config: unknown = {}): Promise<string> => {
    await using engine = await Engine.create({ config, plugins: [speaker] });
    return engine.analyze(text, { ...options, explain: true }).explanation?.ledgers[0]?.[0]?.reason ?? '';
  };

  for (const [language, text] of Object.entries(TEXTS))
    it(`is recognised by its function words: ${language}`, async () => {
      expect(await languageOf(text)).to.equal(language);
      expect(await languageOf(text.toUpperCase())).to.equal(language);
    });

  it('is not guessed without sufficient evidence', async () => {
    for (const text of ['4711', 'Anna Berg', 'MRI 12/03, BP 120/80', '王小明', 'a'])
      expect(await languageOf(text)).to.equal('unknown');
  });

  it('is the one that the caller gives, else that of the configuration', async () => {
    const german = TEXTS.de ?? '';
    expect(await languageOf(german, { language: 'nl' })).to.equal('nl');
    expect(await languageOf(german, {}, { defaults: { language: 'it' } })).to.equal('it');
    expect(await languageOf(german, { language: 'nl' }, { defaults: { language: 'it' } })).to.equal('nl');
  });

  it('is guessed from the beginning of a long text', async () => {
    expect(await languageOf(`${TEXTS.fr} `.repeat(500))).to.equal('fr');
    expect(await languageOf('x '.repeat(50_000))).to.equal('unknown');
  });
});
