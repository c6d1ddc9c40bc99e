import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { ROOT } from '../../scripts/pack/members.js';

// What users do with the recipes of docs/cookbook.md beyond what the page shows: ten uses of each.

const page = readFileSync(join(ROOT, 'docs/cookbook.md'), 'utf8');
const SECRETS = /Anna|Smith|Weber|example\.com|555.?0132/;

/** The code of a recipe up to the line at which its example begins. */
function recipe(title: string, until: string): string {
  const section = page.slice(page.indexOf(`## ${title}`)).split('\n## ')[0] ?? '';
  const block = [...section.matchAll(/^```js\n([\s\S]*?)^```$/gm)].find(([, code = '']) => code.includes(until));
  return block?.[1]?.split(until)[0] ?? '';
}

/** Runs a recipe and more code; each printed line is one result. */
const run = (code: string): string[] =>
  execFileSync(process.execPath, ['--input-type=module', '--eval', code], { cwd: ROOT, encoding: 'utf8' })
    .trimEnd()
    .split('\n');

describe('recipes of the cookbook, as users use them', function () {
  this.timeout(60_000);

  it('a log: messages, objects, errors, children, numbers and names of fields', () => {
    const lines = run(`${recipe('A log without persons', 'logger.info(')}
logger.info('mail of Anna Smith to anna@example.com failed');
logger.info('mail of %s to %s', 'Anna Smith', 'anna@example.com');
logger.info({ patient: 'Anna Smith', note: { text: ['call Anna Smith', 'anna@example.com'] } }, 'seen');
logger.error(new Error('no record of Anna Smith (anna@example.com)'), 'failed');
logger.error({ err: new Error('outer of Anna Smith', { cause: new Error('inner of Paul Weber, paul@example.com') }) });
logger.child({ patient: 'Anna Smith' }).info('opened');
logger.child({ patient: 'Anna Smith' }).child({ email: 'anna@example.com' }).info('opened');
logger.info({ phone: 4155550132, telephone: '(415) 555-0132' }, 'called');
logger.info({ 'anna@example.com': 1, rows: [{ name: 'Anna Smith' }, { name: 'Paul Weber' }] });
logger.info({ by: { toJSON: () => 'Anna Smith' }, at: 3, ok: true, nothing: null }, 'made');`);
    expect(lines).to.have.lengthOf(10);
    for (const line of lines) {
      expect(line).to.not.match(SECRETS);
      expect(JSON.parse(line)).to.have.property('level').that.is.oneOf([30, 50]);
      expect(line).to.not.include('left out');
    }
    expect(JSON.parse(lines[9] ?? '')).to.include({ at: 3, ok: true, nothing: null });
  });

  it('a prompt: each label is put back, as models write it, and nothing else is', () => {
    const uses: readonly (readonly [prompt: string, answer: string, restored: string])[] = [
      ['Anna Smith met Paul Weber. Smith left.', '[PERSON_1] left.', 'Anna Smith left.'],
      ['Dr. Smith called. Anna Smith answered.', '[PERSON_1].', 'Anna Smith.'],
      ['Anna Smith met Paul Weber.', '[PERSON_2] and [PERSON_1]', 'Paul Weber and Anna Smith'],
      ['Anna Smith called.', '[PERSON_1], [PERSON_1]!', 'Anna Smith, Anna Smith!'],
      ['Anna Smith called.', '[PERSON_10] [PERSON_2]', '[PERSON_10] [PERSON_2]'],
      ['Anna Smith called.', 'PERSON_1 [PERSON 1]', 'Anna Smith Anna Smith'],
      ['[PERSON_1] met Anna Smith.', '[QUOTED_1] met [PERSON_1].', '[PERSON_1] met Anna Smith.'],
      ['Write to anna@example.com.', 'Sent to [EMAIL_ADDRESS_1].', 'Sent to anna@example.com.'],
      ['Nothing here.', '[PERSON_1]', '[PERSON_1]'],
      ['Anna Smith called.', '**[PERSON_1]**', '**Anna Smith**'],
    ];
    const code = `${recipe('A prompt for a language model', 'const conversation = ')}
for (const [prompt, answer] of ${JSON.stringify(uses)}) {
  const conversation = engine.conversation();
  await conversation.hide(prompt);
  console.log(conversation.restore(answer).value);
}`;
    expect(run(code)).to.deep.equal(uses.map(([, , restored]) => restored));
  });

  it('nginx: the guide "Going live" has the settings of the page on deployment', () => {
    const guide = readFileSync(join(ROOT, 'server/docs/guides/run.tsx'), 'utf8');
    const deployment = readFileSync(join(ROOT, 'docs/deployment.md'), 'utf8');
    const settings = deployment.split('### nginx')[1]?.split('```text\n')[1]?.split('\n```')[0] ?? '';
    expect(settings).to.include('proxy_request_buffering off');
    expect(guide).to.include(settings);
  });
});
