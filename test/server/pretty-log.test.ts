import { expect } from 'chai';
import { createLog } from '../../server/base/logging.js';
import { readSettings } from '../../server/settings.js';

describe('the human-readable log', () => {
  it('contains the facts of the JSON lines, and no messages', () => {
    const lines: string[] = [];
    const log = createLog({ write: (line) => lines.push(line) }, 'info', 'pretty');
    log.request({
      id: 'req_1',
      method: 'POST',
      operation: 'analyzeText',
      status: 422,
      code: 'validation_failed',
      ms: 12,
      key: 'key_1',
    });
    log.fault(new TypeError('about Canarius'), 'req_2');
    log.event('stopped');
    expect(lines[0]).to.match(
      /^\d\d:\d\d:\d\d\.\d{3} {2}422 {5}12 ms {2}POST {2}analyzeText {2}validation_failed {2}id=req_1 key=key_1\n$/,
    );
    expect(lines[1])
      .to.match(/fault TypeError {2}id=req_2\n {4}at /)
      .and.not.include('Canarius');
    expect(lines[2]).to.match(/ {2}stopped\n$/);
  });

  it('is selected by DEIDKIT_LOG_FORMAT', () => {
    expect(readSettings({ DEIDKIT_LOG_FORMAT: 'pretty' }).logFormat).to.equal('pretty');
    expect(() => readSettings({ DEIDKIT_LOG_FORMAT: 'xml' })).to.throw('one of json, pretty');
  });
});
