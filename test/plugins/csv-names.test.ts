import { expect } from 'chai';
import { createEngine, deidentifyFile, type Engine } from '../../lib/index.js';

describe('names of earlier rows', () => {
  let engine: Engine;
  before(async () => {
    const use = (name: string) => ({ use: `deidkit/plugins/${name}` });
    engine = await createEngine({ plugins: ['names', 'surrogates', 'transformers', 'policies', 'csv'].map(use) });
  });
  after(() => engine.close());

  const masked = async (...rows: readonly string[]): Promise<string> => {
    const input = Buffer.from(`id,note\n${rows.join('\n')}\n`);
    const { bytes } = await deidentifyFile(engine, input, 'bytes', { mode: 'MASKED', extension: 'csv' });
    return Buffer.from(bytes).toString();
  };

  it('are found in later rows in scripts without blanks', async () => {
    const output = await masked(
      '1,患者：松本健吾。来院。',
      '2,昨日松本健吾が転倒した',
      '3,환자: 남궁혜 내원',
      '4,어제 남궁혜가 왔다',
      '5,患者姓名：梅知秋，女',
      '6,昨天梅知秋来过',
    );
    expect(output).to.not.match(/松本|남궁혜|梅知秋/);
    expect(output).to.include('が転倒した').and.include('어제').and.include('来过');
  });

  it('are not found if they have two letters, because these are too often words', async () => {
    expect(await masked('1,患者姓名：高山，男', '2,登高山上看')).to.include('登高山上看');
  });
});
