import { expect } from 'chai';
import { createEngine, deidentifyFile, type Engine } from '../../lib/index.js';

const PARAGRAPH =
  'the lorry left the yard before noon and came back empty, because the road over the pass was closed again\n';

/** Longer than the window in which a text is looked at, and the text looked at behind it. */
const GAP = PARAGRAPH.repeat(3_000);

describe('names in long texts', () => {
  let engine: Engine;
  before(async () => {
    const use = (name: string) => ({ use: `deidkit/plugins/${name}` });
    engine = await createEngine({ plugins: ['names', 'surrogates', 'transformers', 'policies', 'txt'].map(use) });
  });
  after(() => engine.close());

  const redact = async (text: string): Promise<string> => {
    const { bytes } = await deidentifyFile(engine, Buffer.from(text), 'bytes', { mode: 'REDACT', extension: 'txt' });
    return Buffer.from(bytes).toString();
  };

  it('are found by a single part far into the text', async () => {
    const output = await redact(
      `Visit of Mr. Desmond Tuckwell and of Dr. Okwuosa.\n${GAP}Then Tuckwell called Okwuosa.\n${GAP}Desmond had left.\n`,
    );
    expect(output).to.not.match(/Tuckwell|Okwuosa|Desmond/);
    expect(output.replaceAll(PARAGRAPH, '')).to.match(/^Visit of .*\nThen \S+ called \S+\.\n\S+ had left\.\n$/);
  });

  it('do not include what only looks like a part of them', async () => {
    const words = 'The price is fair, the hill is high. Hill climbing is healthy.\n';
    const output = await redact(`Visit of Mr. Desmond Hill.\n${GAP}${words}`);
    expect(output.endsWith(words)).to.equal(true);
  });

  it('are found in scripts without blanks, too', async () => {
    const output = await redact(
      `患者：松本健吾。来院。患者姓名：梅知秋，女。\n환자: 남궁혜\n${GAP}昨日松本健吾が転倒した。\n昨天梅知秋来过。\n어제 남궁혜가 왔다.\nそして松本は帰った。\n`,
    );
    expect(output).to.not.match(/松本|梅知秋|남궁혜/);
    expect(output).to.include('が転倒した').and.include('가 왔다').and.include('来过').and.include('は帰った');
  });
});
