import { expect } from 'chai';
import { form, PATHS, problem, startTestService, type TestService } from './kit/service.js';

const KEY = 'a secret of the caller';

describe('consistency_key in requests', () => {
  let service: TestService;
  before(async () => {
    service = await startTestService({ plan: 'unlimited' });
  });
  after(() => service.close());

  it('is refused with HIPAA at every endpoint, citing the paragraph', async () => {
    const fields = { text: 'Mary Jones', compliance_mode: 'HIPAA', consistency_key: KEY };
    const answers = [
      await service.post(PATHS.general, fields),
      await service.post(PATHS.outputs, fields),
      await service.call(PATHS.txt, {
        method: 'POST',
        body: form('Mary Jones', 'a.txt', { compliance_mode: 'HIPAA', consistency_key: KEY }),
      }),
    ];
    for (const answer of answers) {
      const { status, error, detail } = await problem(answer);
      expect([status, error]).to.deep.equal([422, 'consistency_forbidden']);
      expect(detail).to.include('164.514(c)').and.not.include(KEY);
    }
  });

  it('is refused beside a seed, and if it is short', async () => {
    const both = await problem(await service.post(PATHS.outputs, { text: 'x', seed: 'y', consistency_key: KEY }));
    expect([both.status, both.errors?.[0]?.pointer]).to.deep.equal([422, '/seed']);
    const short = await problem(await service.post(PATHS.outputs, { text: 'x', consistency_key: 'short' }));
    expect([short.status, short.errors?.[0]?.pointer]).to.deep.equal([422, '/consistency_key']);
  });
});
