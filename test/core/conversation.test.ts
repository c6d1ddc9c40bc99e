import { expect } from 'chai';
import { type Conversation, createEngine, type Engine } from '../../lib/index.js';
import CONVERSATIONS from './conversations.json' with { type: 'json' };

const KEY = 'a key of these tests';
const MODES = ['GDPR', 'PROPRIETARY'];

/** What a stream gives for a text that comes in the given pieces. */
async function streamed(
  conversation: Conversation,
  pieces: readonly string[],
  as: 'text' | 'json' | 'events' = 'text',
) {
  const stream = new ReadableStream<string>({
    start(to) {
      for (const piece of pieces) to.enqueue(piece);
      to.close();
    },
  });
  let out = '';
  for await (const piece of stream.pipeThrough(conversation.restoreStream({ as }))) out += piece;
  return out;
}

const cutAt = (text: string, at: number): string[] => [text.slice(0, at), text.slice(at)];

describe('conversations', () => {
  let engine: Engine;
  before(async () => {
    engine = await createEngine();
  });
  after(() => engine.close());

  it('replace, refuse or report identifiers in the names of fields', async () => {
    const value = { 'anna@example.com': 'Anna Smith', note: { 'Anna Smith': 1 } };
    const replaced = await engine.conversation().hide(value);
    expect(JSON.stringify(replaced.value)).not.to.match(/Anna|anna/);
    const conversation = engine.conversation();
    const reported = await conversation.hide(value, { keys: 'report' });
    expect(reported.value).to.deep.equal({ 'anna@example.com': '[PERSON_1]', note: { 'Anna Smith': 1 } });
    expect(reported.findings.map(({ pointer, inKey = false }) => [pointer, inKey])).to.deep.equal([
      ['/anna@example.com', true],
      ['/anna@example.com', false],
      ['/note/Anna Smith', true],
    ]);
    for (const refused of [value, JSON.stringify(value)]) {
      const error = await conversation.hide(refused, { keys: 'refuse' }).catch((thrown: unknown) => thrown);
      expect(error).to.include({ code: 'identifier_in_key' });
      expect(String(error)).not.to.match(/Anna|anna/);
    }
    expect((await conversation.hide({ note: 'Anna Smith' }, { keys: 'refuse' })).value).to.deep.equal({
      note: '[PERSON_1]',
    });
  });

  it('leave names of fields in one word as they are, so that arguments of tools keep their fields', async () => {
    const value = { max: 3, lang: 'en', kim: { rose: 1, chase: 'Anna Smith' }, anna: 2 };
    expect((await engine.conversation().hide(value)).value).to.deep.equal({
      ...{ max: 3, lang: 'en', kim: { rose: 1, chase: '[PERSON_1]' } },
      ...{ '[PERSON_1.2]': 2 },
    });
  });

  it('show genders in labels where it is asked for, and restore them in whatever form', async () => {
    let conversation = engine.conversation({ gender: true });
    const { value } = await conversation.hide(
      'Ms. Hale met Peter Stone, Anna Smith and Kim Lee. Hale and Mr. Stone left.',
    );
    expect(value).to.equal(
      'Ms. [PERSON_1:f] met [PERSON_2:m], [PERSON_3:f] and [PERSON_4]. [PERSON_1:f] and Mr. [PERSON_2.2:m] left.',
    );
    conversation = await engine.importConversation(await conversation.export(KEY), KEY);
    expect((await conversation.hide('Smith is back.')).value).to.equal('[PERSON_3.2:f] is back.');
    const answer =
      '[PERSON_1:f] called [PERSON_2.2:m], \\[person_3:F\\] and [PERSON_2]; [PERSON_3.2:f] and [PERSON_9:m] did not.';
    expect(conversation.restore(answer)).to.deep.equal({
      value: 'Hale called Stone, Anna Smith and Peter Stone; Smith and [PERSON_9:m] did not.',
      unknown: ['[PERSON_9:m]'],
    });
    for (let at = 1; at < answer.length; at++)
      expect(await streamed(conversation, cutAt(answer, at)), String(at)).to.equal(conversation.restore(answer).value);
    expect((await engine.conversation().hide('Ms. Hale left.')).value).to.equal('Ms. [PERSON_1] left.');
    expect(() => engine.conversation({ mode: 'PROPRIETARY', gender: true })).to.throw('/gender');
  });

  for (const mode of MODES)
    for (const { about, turns, originals } of CONVERSATIONS)
      it(`hides and restores ${about} in mode ${mode}`, async () => {
        let conversation = engine.conversation({ mode });
        for (const turn of turns) {
          const { value, unread } = await conversation.hide(turn);
          const sent = JSON.stringify(value);
          for (const original of originals) expect(sent).not.to.include(JSON.stringify(original).slice(1, -1));
          expect(unread).to.deep.equal([]);
          expect(conversation.restore(value)).to.deep.equal({ value: turn, unknown: [] });
          expect((await conversation.hide(turn)).value).to.deep.equal(value);
          conversation = await engine.importConversation(await conversation.export(KEY), KEY);
          expect(conversation.restore(value)).to.deep.equal({ value: turn, unknown: [] });
          expect((await conversation.hide(turn)).value).to.deep.equal(value);
        }
      });

  it('restores a stream wherever it is cut', async () => {
    for (const mode of MODES) {
      const conversation = engine.conversation({ mode });
      const asked =
        'Write to Anna "Anni" Smith (anna.smith@example.com, 617-555-0143).\nPaul Weber, born on 3 March 1960, knows her.';
      const { value } = await conversation.hide(asked);
      expect(await streamed(conversation, [...value])).to.equal(asked);
      for (let at = 0; at <= value.length; at++) expect(await streamed(conversation, cutAt(value, at))).to.equal(asked);
      const json = JSON.stringify({ text: value });
      for (let at = 0; at <= json.length; at++)
        expect(JSON.parse(await streamed(conversation, cutAt(json, at), 'json'))).to.deep.equal({ text: asked });
    }
  });

  it('holds back only what may become a label', async () => {
    const conversation = engine.conversation();
    await conversation.hide('Anna Smith is ill.');
    const stream = conversation.restoreStream();
    const writer = stream.writable.getWriter();
    const reader = stream.readable.getReader();
    for (const [piece, out] of [
      ['She, a patient, ', 'She, a patient,'],
      ['is [well] ', ' is [well]'],
      ['[PERSON_1] ', ' Anna Smith'],
    ] as const) {
      void writer.write(piece);
      const { value = '' } = await reader.read();
      expect(value.trim()).to.equal(out.trim());
    }
    await writer.abort();
  });

  it('knows labels in the forms that models give them', async () => {
    const conversation = engine.conversation();
    await conversation.hide('Anna Smith is ill.');
    for (const label of [
      '[person_1]',
      'PERSON_1',
      '[PERSON 1]',
      '\\[PERSON\\_1\\]',
      '［PERSON_1］',
      '【PERSON_1】',
      '[Person-1]',
      '<PERSON_1>',
      '[ PERSON_1 ]',
      '[PERSON1]',
      '[PERSON_1:f]',
      '[PERSON_１]',
      '[PER\u200bSON_1]',
      '[PERSON_01]',
      '&#91;PERSON_1&#93;',
      '[PERSON_1.7]',
    ]) {
      expect(conversation.restore(`Dear ${label}, hello`)).to.deep.equal({
        value: 'Dear Anna Smith, hello',
        unknown: [],
      });
    }
    expect(conversation.restore('**PERSON_1**s `[PERSON_1]`[PERSON_1]').value).to.equal(
      '**Anna Smith**s `Anna Smith`Anna Smith',
    );
    expect(conversation.restore('/find?q=%5BPERSON_1%5D').value).to.equal('/find?q=Anna%20Smith');
    expect(conversation.restore('PERSON_1是，是PERSON_1。').value).to.equal('Anna Smith是，是Anna Smith。');
  });

  it('leaves what is no label, and reports labels that it never gave', async () => {
    const conversation = engine.conversation();
    await conversation.hide('Anna Smith is ill.');
    const text =
      '[PERSON_2] or PERSON_12, [ЛИЦО_1], MYPERSON_1, PERSON_1_ID, Person 1 of 2, [see below], person_123456789';
    expect(conversation.restore(text)).to.deep.equal({ value: text, unknown: ['[PERSON_2]', 'PERSON_12', '[ЛИЦО_1]'] });
  });

  it('keeps JSON valid, whatever the original holds', async () => {
    const conversation = engine.conversation();
    const { value } = await conversation.hide({ patient: 'Anna "Anni" Smith', phone: 4155550132 });
    expect(value.patient).to.match(/^\[PERSON_1/);
    for (const text of [
      JSON.stringify(value),
      JSON.stringify(value, null, 2),
      JSON.stringify([JSON.stringify(value)]),
    ]) {
      const restored = conversation.restore(text).value;
      expect(restored).to.include('4155550132');
      const parsed = JSON.parse(restored);
      expect(Array.isArray(parsed) ? JSON.parse(parsed[0]) : parsed).to.deep.equal({
        patient: 'Anna "Anni" Smith',
        phone: 4155550132,
      });
    }
  });

  it('restores words of an invented name, and its genitive', async () => {
    const conversation = engine.conversation({ mode: 'PROPRIETARY' });
    const { value } = await conversation.hide('Anna Smith');
    const [given = '', surname = ''] = value.split(' ');
    expect(conversation.restore(`Ms. ${surname}'s and ${given}s dog; ${value.toUpperCase()}`).value).to.equal(
      "Ms. Smith's and Annas dog; ANNA SMITH",
    );
    expect(conversation.restore(`${surname}xyz x${surname}`).value).to.equal(`${surname}xyz x${surname}`);
  });

  it('keeps no secrets in its memory', async () => {
    const conversation = engine.conversation();
    const { value } = await conversation.hide('Log in as anna@example.com with password: hunter2secret.');
    expect(value).to.equal('Log in as [EMAIL_ADDRESS_1] with password: [SECRET].');
    expect(conversation.restore(value).value).to.include('password: [SECRET]');
    const without = await engine.conversation({ neverRestore: ['PERSON'] }).hide('Anna Smith, anna@example.com');
    expect(without.value).to.equal('[PERSON], [EMAIL_ADDRESS_1]');
  });

  it('refuses or leaves out what it cannot read', async () => {
    const picture = 'iVBORw0KGgo'.padEnd(200, 'A');
    const parts = [
      { type: 'image_url', image_url: { url: 'https://example.com/a.png' } },
      { type: 'image', source: { type: 'base64', media_type: 'image/png', data: picture } },
      { type: 'file', mediaType: 'application/pdf', data: new Uint8Array(4) },
      { type: 'input_image', file_id: 'file-1' },
    ];
    for (const part of parts) {
      const messages = [{ role: 'user', content: [{ type: 'text', text: 'Who is this?' }, part] }];
      const refused: unknown = await engine
        .conversation()
        .hide(messages)
        .catch((error: unknown) => error);
      expect(refused).to.include({ code: 'part_unread' });
      const { value, unread } = await engine.conversation().hide(messages, { unread: 'drop' });
      expect(unread).to.deep.equal(['/0/content/1']);
      expect(value).to.deep.equal([{ role: 'user', content: [{ type: 'text', text: 'Who is this?' }] }]);
    }
    // The name of a field can identify somebody, so an error shows only those of messages.
    for (const value of [
      { 'Mary Jones': { content: [new Uint8Array(4)] } },
      { 'Mary Jones': { content: [() => 1] } },
    ]) {
      const refused: unknown = await engine
        .conversation()
        .hide(value)
        .catch((error: unknown) => error);
      expect(String(refused)).to.include(' /*/content/0 ').and.not.include('Mary');
    }
    for (const value of [{ f: () => 1 }, new Map(), Symbol('x')]) {
      const refused: unknown = await engine
        .conversation()
        .hide(value)
        .catch((error: unknown) => error);
      expect(refused).to.include({ code: 'value_unreadable' });
    }
  });

  it('gives a memory that opens with its key only, until it ends', async () => {
    let now = Date.parse('2026-03-01T12:00:00Z');
    const timed = await createEngine(undefined, { clock: () => new Date(now) });
    const conversation = timed.conversation({ ttl: 60 });
    await conversation.hide('Anna Smith');
    const token = await conversation.export(KEY);
    expect(Buffer.from(token.slice(5), 'base64url').toString('latin1')).not.to.include('Anna');
    const refused = async (given: string, key: string) =>
      timed.importConversation(given, key).then(
        () => undefined,
        (error: { code: string }) => error.code,
      );
    expect(await refused(token, 'another key of tests')).to.equal('conversation_unreadable');
    expect(await refused(`${token.slice(0, 60)}${token[60] === 'A' ? 'B' : 'A'}${token.slice(61)}`, KEY)).to.equal(
      'conversation_unreadable',
    );
    expect(await refused(token.slice(0, -8), KEY)).to.equal('conversation_unreadable');
    expect(await refused('', KEY)).to.equal('conversation_unreadable');
    expect(await refused(token, 'short')).to.equal('conversation_key_short');
    expect(await refused(token, KEY)).to.equal(undefined);
    now += 61_000;
    expect(await refused(token, KEY)).to.equal('conversation_ended');
    await timed.close();
  });

  it('refuses to grow beyond its limit', async () => {
    const conversation = engine.conversation({ maxBytes: 1024 });
    const names = Array.from({ length: 40 }, (_, i) => `customer${i}@example.com`).join(', ');
    const refused: unknown = await conversation.hide(names).catch((error: unknown) => error);
    expect(refused).to.include({ code: 'conversation_too_large' });
  });

  it('hides what tools say of themselves, and leaves their names', async () => {
    const tool = {
      type: 'function',
      name: 'mail',
      description: 'Mails Anna Smith.',
      inputSchema: {
        type: 'object',
        required: ['to'],
        properties: {
          to: { type: 'string', enum: ['anna@example.com'], default: 'anna@example.com' },
          by: { type: 'object', default: { email: 'anna@example.com' }, examples: [{ email: 'anna@example.com' }] },
          description: { type: 'string', description: 'Of anna@example.com' },
        },
      },
      args: { user: { email: 'anna@example.com' } },
    };
    const conversation = engine.conversation();
    const request = { model: 'm', messages: [{ role: 'user', content: 'Hello' }], tools: [tool] };
    const { value } = await conversation.hide(request);
    expect(JSON.stringify(value)).not.to.match(/Anna|anna@/);
    expect(value.tools[0]).to.include({ type: 'function', name: 'mail' });
    expect(value.tools[0]?.inputSchema).to.have.keys(tool.inputSchema);
    expect(value.tools[0]?.inputSchema.required).to.deep.equal(['to']);
    expect(conversation.restore(value).value).to.deep.equal(request);
  });

  it('says where the terms were', async () => {
    const { findings } = await engine.conversation().hide([
      { role: 'user', content: 'Call Anna Smith' },
      { role: 'user', content: '{"to":"anna@example.com"}' },
    ]);
    expect(findings.map(({ pointer, type, start, end }) => [pointer, type, start, end])).to.deep.equal([
      ['/0/content', 'PERSON', 5, 15],
      ['/1/content/to', 'EMAIL_ADDRESS', 0, 16],
    ]);
  });
});
