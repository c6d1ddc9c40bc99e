import assert from 'node:assert/strict';
import { it } from 'node:test';
import { testPlugin } from '@deidkit/testing';
import { createEngine, definePlugin } from 'deidkit';

const badge = definePlugin({
  name: 'badge',
  description: 'Badge numbers.',
  register(registry) {
    registry.recognizer({
      name: 'badge/number',
      types: ['EMPLOYEE_ID'],
      patterns: [{ type: 'EMPLOYEE_ID', match: 'BX-\\d{6}\\b', score: 0.9 }],
    });
  },
});

testPlugin(badge, {
  cases: { 'badge/number': { finds: ['Badge [[EMPLOYEE_ID|BX-004711]] is lost.'], ignores: ['Badge BX-47 is lost.'] } },
});

it('finds and replaces', async () => {
  const engine = await createEngine({ plugins: [{ use: badge }] });
  assert.equal(engine.analyze('Badge BX-004711').findings.length, 1);
});
