import { expect } from 'chai';
import fc from 'fast-check';
import { isDeidError } from '../../core/index.js';
import { createEngine, type Engine } from '../../lib/index.js';

const TEXT = 'Write to maren.oldfield@example.com, or to ugo.brandt@example.org.';
const OLD = { key: 'the secret of the year before', keyId: '2025' };
const NEW = { key: 'the secret of this year now', keyId: '2026' };
const MODE = 'CUSTOM';
/** The transformers whose codes name their key and can be found in a text. */
const IN_TEXT = ['encrypt', 'keyed-token'];
const PLUGINS = ['transformers', 'surrogates', 'contact', 'policies'].map((name) => ({
  use: `deidkit/plugins/${name}`,
}));

const engineOf = (use: string, options: object, mode = MODE): Promise<Engine> =>
  createEngine({ plugins: PLUGINS, policies: { [mode]: { rules: { '*': { use, options: { ...options } } } } } });

const coded = (engine: Engine, tenant?: string): string =>
  engine.deidentify(TEXT, { mode: MODE, ...(tenant !== undefined && { tenant }) }).outputs[0]?.text ?? '';

/** The code and message of what a call throws; neither holds anything of the text. */
function refusalOf(call: () => unknown): { code: string; message: string } {
  try {
    call();
  } catch (error) {
    if (!isDeidError(error)) throw error;
    expect(`${error.message} ${error.stack}`).not.to.match(/oldfield|brandt|\[\[|TK-/i);
    return { code: error.code, message: error.message };
  }
  throw new Error('nothing was refused');
}

for (const use of IN_TEXT)
  describe(`codes of ${use}`, () => {
    it('are restored bit for bit, name their key, and are the same for the same term', async () => {
      await using engine = await engineOf(use, NEW);
      const text = coded(engine);
      expect(text).to.include('2026').and.equal(coded(engine)).and.not.include('oldfield');
      expect(engine.restoration(text, { mode: MODE })).to.deep.equal({ text: TEXT, restored: 2 });
    });

    it('are restored after a rotation as long as the earlier key is named, and new ones have the new key', async () => {
      await using before = await engineOf(use, OLD);
      await using after = await engineOf(use, { ...NEW, earlierKeys: [OLD] });
      await using without = await engineOf(use, NEW);
      const text = coded(before);
      expect(after.restore(`${text}\n${coded(after)}`, { mode: MODE })).to.equal(`${TEXT}\n${TEXT}`);
      expect(coded(after)).to.equal(coded(without));
      expect(refusalOf(() => without.restore(text, { mode: MODE }))).to.deep.include({ code: 'restore_refused' });
      expect(refusalOf(() => without.restore(text, { mode: MODE })).message)
        .to.include('Code 1')
        .and.include('earlierKeys');
    });

    it('without the name of a key are restored by whichever of the keys made them', async () => {
      const { keyId, ...nameless } = OLD;
      await using before = await engineOf(use, nameless);
      await using after = await engineOf(use, { ...NEW, earlierKeys: [nameless] });
      expect(after.restore(coded(before), { mode: MODE })).to.equal(TEXT);
      expect(keyId).to.equal('2025');
    });

    it('are refused with another key of the same name, or for another tenant', async () => {
      await using engine = await engineOf(use, NEW);
      await using other = await engineOf(use, { ...NEW, key: 'another secret of this name' });
      expect(refusalOf(() => other.restore(coded(engine), { mode: MODE })).message).to.include('another key');
      const ours = coded(engine, 'Clinic A');
      expect(ours).not.to.equal(coded(engine));
      expect(engine.restore(ours, { mode: MODE, tenant: 'Clinic A' })).to.equal(TEXT);
      for (const options of [{ mode: MODE }, { mode: MODE, tenant: 'Clinic B' }])
        expect(refusalOf(() => engine.restore(ours, options)).message).to.include('another tenant');
    });

    it('are refused when they were changed: nothing of the text is restored then', async () => {
      await using engine = await engineOf(use, { ...NEW, earlierKeys: [OLD] });
      const text = coded(engine);
      const code = (use === 'encrypt' ? /\[\[[^\]]+\]\]/ : /TK-2026-[0-9A-Z]+/).exec(text)?.[0] ?? '';
      const from = code.indexOf('2026') + 5;
      fc.assert(
        fc.property(fc.integer({ min: from, max: code.length - 5 }), fc.constantFrom(...'ABCDEFGH2345'), (at, sign) => {
          const changed = code.slice(0, at) + sign + code.slice(at + 1);
          if (changed === code) return;
          expect(refusalOf(() => engine.restore(text.replace(code, changed), { mode: MODE })).message).to.include(
            'changed',
          );
        }),
      );
      const renamed = text.replace('2026', '2025');
      expect(refusalOf(() => engine.restore(renamed, { mode: MODE })).code).to.equal('restore_refused');
      const typed = text.replace('[[EMAIL_ADDRESS', '[[PERSON');
      if (typed !== text)
        expect(refusalOf(() => engine.restore(typed, { mode: MODE })).code).to.equal('restore_refused');
    });
  });

describe('codes of fpe', () => {
  const values = (value: string, keyId?: string) => [{ type: 'EMAIL_ADDRESS', value, ...(keyId && { keyId }) }];
  const codeOf = (engine: Engine, tenant?: string): string => /write to (\S+),/i.exec(coded(engine, tenant))?.[1] ?? '';
  const ORIGINAL = ['maren.oldfield@example.com'];

  it('are restored as values with the key that their caller names', async () => {
    await using before = await engineOf('fpe', OLD);
    await using after = await engineOf('fpe', { ...NEW, earlierKeys: [OLD] });
    expect(after.restoreValues(values(codeOf(before), '2025'), { mode: MODE })).to.deep.equal(ORIGINAL);
    expect(after.restoreValues(values(codeOf(after)), { mode: MODE })).to.deep.equal(ORIGINAL);
    // A code of this kind cannot show which key made it.
    expect(after.restoreValues(values(codeOf(before)), { mode: MODE })).not.to.deep.equal(ORIGINAL);
    expect(refusalOf(() => after.restoreValues(values(codeOf(before), '2024'), { mode: MODE })).message).to.include(
      'key',
    );
  });

  it('have keys of their own for each tenant', async () => {
    await using engine = await engineOf('fpe', NEW);
    const code = codeOf(engine, 'A');
    expect(engine.restoreValues(values(code), { mode: MODE, tenant: 'A' })).to.deep.equal(ORIGINAL);
    expect(engine.restoreValues(values(code), { mode: MODE, tenant: 'B' })).not.to.deep.equal(ORIGINAL);
  });

  it('are refused in a text, as values of an unknown type, and where nothing stands for a value', async () => {
    await using engine = await engineOf('fpe', NEW);
    expect(refusalOf(() => engine.restore(coded(engine), { mode: MODE })).code).to.equal('not_reversible');
    const unknown = [{ type: 'NO_SUCH_TYPE', value: '1' }];
    expect(refusalOf(() => engine.restoreValues(unknown, { mode: MODE })).code).to.equal('validation_failed');
    expect(refusalOf(() => engine.restoreValues(values('*****'), { mode: MODE })).code).to.equal('restore_refused');
    expect(refusalOf(() => engine.restoreValues(values('x'), { mode: 'REDACT' })).code).to.equal('not_reversible');
  });
});

describe('modes with a law', () => {
  it('refuse reversible codes where the law forbids codes derived from the original', async () => {
    for (const use of [...IN_TEXT, 'fpe']) {
      const refused = await engineOf(use, NEW, 'HIPAA').catch((error: unknown) => error);
      expect(refused, use).to.satisfy(isDeidError);
      expect(String(refused)).to.include('164.514(c)').and.not.include(NEW.key);
    }
  });

  it('restore nothing in HIPAA and REDACT, and take reversible codes as pseudonyms in GDPR', async () => {
    await using engine = await engineOf('encrypt', NEW, 'GDPR');
    const { text = '' } = engine.deidentify(TEXT, { mode: 'GDPR' }).outputs[0] ?? {};
    expect(engine.restore(text, { mode: 'GDPR' })).to.equal(TEXT);
    for (const mode of ['HIPAA', 'REDACT'])
      expect(refusalOf(() => engine.restore(text, { mode })).code).to.equal('not_reversible');
  });
});
