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

  it('a log: circles, lists in lists, causes of causes, several errors, serializers, prefixes, JSON within texts', () => {
    const lines = run(`${recipe('A log without persons', 'logger.info(')}
const circle = { name: 'Anna Smith' };
circle.self = circle;
logger.info(circle, 'seen');
logger.info({ rows: [[['Anna Smith', [{ deep: ['anna@example.com'] }]]]] });
logger.error({ err: new Error('a', { cause: new Error('of Anna Smith', { cause: new Error('to anna@example.com') }) }) });
logger.error(new AggregateError([new Error('no Anna Smith'), new Error('no anna@example.com')], 'many'));
logger.error(Object.assign(new Error('x'), { patient: 'Anna Smith', response: { data: { email: 'anna@example.com' } } }));
logger.child({ user: { n: 'Anna Smith' } }, { serializers: { user: ({ n }) => 'user ' + n } }).info('opened');
logger.child({}, { msgPrefix: '[Anna Smith] ' }).info('opened');
logger.info({ body: JSON.stringify({ name: 'Anna Smith', inner: JSON.stringify({ email: 'anna@example.com' }) }) });
logger.info('%s %d %j %o %%', 'Anna Smith', 7, { email: 'anna@example.com' }, { n: 'Anna Smith' });
logger.info({ req: { url: '/users/anna@example.com?name=Anna%20Smith', headers: { cookie: 'user=Anna%20Smith' } } });
logger.info({ get who() { return 'Anna Smith'; }, m: new Map([['Anna Smith', 1]]), u: new Uint8Array(Buffer.from('Anna Smith')) });
logger.info('😀 \\ud800 Anna Smith\\nanna@example.com');`);
    expect(lines).to.have.lengthOf(12);
    for (const line of lines) {
      expect(line)
        .to.not.match(SECRETS)
        .and.not.match(/Anna|65,"1":110/);
      expect(() => JSON.parse(line)).to.not.throw();
      expect(line).to.not.include('a line was left out');
    }
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

  it('a prompt: what comes back unchanged is the prompt, whole and in pieces of one character', () => {
    const prompts = [
      'Frau Weber rief an. Webers Termin ist morgen. Anna Weber kommt.',
      "Anna Smith called. Smith's visit. ANNA SMITH paid. Smith, Anna. A. Smith. Ms. Smith.",
      'Anna Smith and Anna Jones and Paul Smith met. Smith left; Anna stayed.',
      'The file has [PERSON_1] and <PERSON_2> and [EMAIL_ADDRESS_1]; Anna Smith wrote PERSON_1.',
      'My card 4111 1111 1111 1111, again 4111-1111-1111-1111 and 4111111111111111.',
      'Anna Smith\r\nAnna\u00a0Smith, Anna  Smith',
      'Anna $& Smith; Mr. $1 Weber; Mr. Weber\\n',
      'On 14 March 2024 and 2024-03-14 she came.',
      'Anna Smith 😀 Anna Smith',
      'Dwayne "The Rock" Smith called from "Main St".',
    ];
    const code = `${recipe('A prompt for a language model', 'const conversation = ')}
for (const prompt of ${JSON.stringify(prompts)}) {
  const conversation = engine.conversation();
  const { value } = await conversation.hide(prompt);
  const call = { role: 'assistant', tool_calls: [{ id: 'a', type: 'function', function: { name: 'f', arguments: JSON.stringify({ to: value }) } }] };
  const restored = JSON.parse(conversation.restore(call).value.tool_calls[0].function.arguments).to;
  let streamed = '';
  const pieces = new ReadableStream({ start: (to) => { for (const one of value) to.enqueue(one); to.close(); } });
  for await (const piece of pieces.pipeThrough(conversation.restoreStream())) streamed += piece;
  console.log(JSON.stringify([conversation.restore(value).value, restored, streamed, value !== prompt]));
}`;
    expect(run(code).map((line) => JSON.parse(line))).to.deep.equal(
      prompts.map((prompt) => [prompt, prompt, prompt, true]),
    );
  });

  it('Express: bodies of every kind, of which none reaches the handler in clear', () => {
    const JSON_TYPE = 'application/json';
    const FORM = 'application/x-www-form-urlencoded';
    const uses: readonly (readonly [type: string, body: string | readonly number[], status: number, text: string])[] = [
      [JSON_TYPE, '["Anna Smith",{"e":"anna@example.com"}]', 200, '["*****",{"e":"*****"}]'],
      [JSON_TYPE, '"Anna Smith called."', 200, '"***** called."'],
      [JSON_TYPE, '', 200, ''],
      [JSON_TYPE, '{"__proto__":{"n":"Anna Smith"}}', 200, '{"__proto__":{"n":"*****"}}'],
      [JSON_TYPE, '{"n":"Anna Smith"', 400, 'The request'],
      [JSON_TYPE, [...Buffer.from('{"n":"M'), 0xfc, ...Buffer.from('ller, Anna Smith"}')], 400, 'The request'],
      [`${JSON_TYPE}; charset=utf-16le`, [...Buffer.from('{"n":"Anna"}', 'utf16le')], 415, 'The request'],
      [FORM, 'name=Anna+Smith&name=x&user[name]=Anna+Smith', 200, '{"name":["*****","x"],"user[name]":"*****"}'],
      [FORM, 'note=Herr+M%FCller', 400, 'The request'],
      [
        'text/html',
        '<p title="Anna Smith">anna&#64;example.com</p>',
        200,
        JSON.stringify('<p title="*****">*****</p>'),
      ],
      ['application/xml', '<n>Anna Smith</n>', 415, 'The request'],
      [JSON_TYPE, JSON.stringify({ note: 'Anna Smith '.repeat(9500) }), 413, 'The request'],
    ];
    const code = `${recipe('Express, NestJS', 'const headers = ')}
for (const [type, body] of ${JSON.stringify(uses)}) {
  const answer = await fetch('http://localhost:' + server.address().port, {
    method: 'POST', headers: { 'content-type': type }, body: typeof body === 'string' ? body : Uint8Array.from(body),
  });
  console.log(JSON.stringify([answer.status, await answer.text()]));
}
server.close();
await bodies.close();`;
    const answers: [number, string][] = run(code).map((line) => JSON.parse(line));
    expect(answers.map(([status]) => status)).to.deep.equal(uses.map(([, , status]) => status));
    for (const [i, [, text]] of answers.entries()) {
      expect(text).to.not.match(/Anna|Smith|example\.com/);
      expect(text.startsWith(uses[i]?.[3] ?? '?'), text).to.equal(true);
    }
  });

  it('nginx: the guide "Going live" has the settings of the page on deployment', () => {
    const guide = readFileSync(join(ROOT, 'server/docs/guides/run.tsx'), 'utf8');
    const deployment = readFileSync(join(ROOT, 'docs/deployment.md'), 'utf8');
    const settings = deployment.split('### nginx')[1]?.split('```text\n')[1]?.split('\n```')[0] ?? '';
    expect(settings).to.include('proxy_request_buffering off');
    expect(guide).to.include(settings);
  });
});
