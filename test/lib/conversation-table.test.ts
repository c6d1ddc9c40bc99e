import { expect } from 'chai';
import { createEngine, type Engine } from '../../lib/index.js';

// What users of language models complain of in other tools, row by row; logs and middleware have tests of their own.

describe('a conversation, where others fail', function () {
  this.timeout(60_000);
  let engine: Engine;
  before(async () => {
    engine = await createEngine();
  });
  after(() => engine.close());

  /** What comes out of a stream for a text in two pieces. */
  const through = async (text: string, stream: TransformStream<string, string>, cut: number): Promise<string> => {
    const writer = stream.writable.getWriter();
    for (const piece of [text.slice(0, cut), text.slice(cut)]) void writer.write(piece);
    void writer.close();
    let out = '';
    for await (const piece of stream.readable) out += piece;
    return out;
  };

  it('two turns: other persons have other labels, and the same has the same', async () => {
    const conversation = engine.conversation();
    expect((await conversation.hide('Karen Miller has a fever.')).value).to.equal('[PERSON_1] has a fever.');
    expect((await conversation.hide('Robert Hughes asks about it.')).value).to.equal('[PERSON_2] asks about it.');
    expect((await conversation.hide('Karen Miller called.')).value).to.equal('[PERSON_1] called.');
    expect(conversation.restore('[PERSON_2] and [PERSON_1]').value).to.equal('Robert Hughes and Karen Miller');
  });

  it('a text that already holds a label: it comes back as it was, beside the person with this label', async () => {
    const conversation = engine.conversation();
    const text = 'Write [PERSON_1] in the place of Karen Miller, and [EMAIL_ADDRESS_1] too.';
    const { value } = await conversation.hide(text);
    expect(value).not.to.include('Karen');
    expect(value.match(/\[PERSON_1\]/g)).to.have.length(1);
    expect(conversation.restore(value)).to.deep.equal({ value: text, unknown: [] });
  });

  it('labels as models write them', async () => {
    const conversation = engine.conversation();
    await conversation.hide('Karen Miller has a fever.');
    for (const written of [
      '[person_1]',
      'PERSON_1',
      '[PERSON 1]',
      '\\[PERSON\\_1\\]',
      '［PERSON_1］',
      '**[Person_1]**',
    ])
      expect(conversation.restore(`for ${written}.`).value.replaceAll('*', ''), written).to.equal('for Karen Miller.');
    expect(conversation.restore('for [PERSON_4].').unknown).to.deep.equal(['[PERSON_4]']);
  });

  it('JSON stays valid where the original holds a quote or an end of line', async () => {
    const conversation = engine.conversation();
    const given = { to: 'Karen "Kay" Miller\n14 Elm Street\nDenver, CO 80202', n: 1 };
    const { value } = await conversation.hide(given);
    expect(JSON.stringify(value)).not.to.match(/Karen|Miller|Elm/);
    expect(JSON.parse(conversation.restore(JSON.stringify(value)).value)).to.deep.equal(given);
  });

  it('a number of JSON leaves valid JSON in every mode and at every level', () => {
    const modes = engine.modes.filter(({ available }) => available).map(({ name }) => name);
    expect(modes).to.include.members(['PROPRIETARY', 'MASKED', 'GDPR', 'HIPAA']);
    for (const mode of modes)
      for (const level of [1, 2, 3] as const) {
        const given = '{"phone":4155550177,"ok":true}';
        const [written] = engine.deidentifyJson(given, { mode, level }).outputs;
        expect(JSON.parse(written?.value ?? ''), `${mode} ${level}`)
          .to.include({ ok: true })
          .and.not.to.include({ phone: 4155550177 });
        const [made] = engine.deidentify({ phone: 4155550177, ok: true }, { mode, level }).outputs;
        expect(made?.value, `${mode} ${level}`).to.include({ ok: true }).and.not.to.include({ phone: 4155550177 });
      }
  });

  it('a stream that is cut anywhere, and several texts in one call', async () => {
    const conversation = engine.conversation();
    const texts = ['Karen Miller has a fever.', 'Robert Hughes asks about Karen Miller.'];
    const { value } = await conversation.hide(texts);
    expect(value).to.deep.equal(['[PERSON_1] has a fever.', '[PERSON_2] asks about [PERSON_1].']);
    const answer = 'Tell [PERSON_2] that \\[person\\_1\\] is well. [PERS';
    for (let cut = 0; cut <= answer.length; cut++)
      expect(await through(answer, conversation.restoreStream(), cut), String(cut)).to.equal(
        'Tell Robert Hughes that Karen Miller is well. [PERS',
      );
  });

  it('a short form of a name: each form comes back as it was', async () => {
    const conversation = engine.conversation();
    const text = 'Karen Miller came at nine. Karen left at ten, and Ms. Miller called.';
    const { value } = await conversation.hide(text);
    expect(value).not.to.match(/Karen|Miller/);
    expect(conversation.restore(value).value).to.equal(text);
  });
});
