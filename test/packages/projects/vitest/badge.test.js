import { mockClock, providing, testPlugin } from '@deidkit/testing';
import { createEngine, definePlugin, deidentifyFile } from 'deidkit';
import { SERVICES } from 'deidkit/services';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

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
  runner: { describe, it, before: beforeAll, after: afterAll },
  cases: { 'badge/number': { finds: ['Badge [[EMPLOYEE_ID|BX-004711]] is lost.'], ignores: ['Badge BX-47 is lost.'] } },
});

describe('an engine', () => {
  it('finds and replaces', async () => {
    const engine = await createEngine();
    expect(engine.deidentify('Call Mary Jones.', { mode: 'REDACT' }).outputs[0].text).toBe('Call *****.');
    const { bytes } = await deidentifyFile(engine, Buffer.from('name\nMary Jones\n'), 'bytes', {
      extension: 'csv',
      mode: 'MASKED',
    });
    expect(bytes.toString()).not.toContain('Mary');
  });

  it('takes a plugin and mocks of this file', async () => {
    const clock = providing(SERVICES.clock, mockClock('2024-05-06T12:00:00Z'));
    const engine = await createEngine({ plugins: [{ use: badge }, { use: clock }] });
    expect(engine.analyze('Badge BX-004711').findings).toHaveLength(1);
    await expect(createEngine({ plugins: [{ use: 'deidkit/plugins/nothing' }] })).rejects.toMatchObject({
      code: 'plugin_not_found',
    });
  });
});
