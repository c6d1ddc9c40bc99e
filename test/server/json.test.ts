import { expect } from 'chai';
import fc from 'fast-check';
import { isDeidError } from '../../core/index.js';
import { parseJson } from '../../server/http/json.js';

function codeOf(body: string | Buffer): string {
  try {
    parseJson(Buffer.from(body));
    return 'good';
  } catch (error) {
    return isDeidError(error) ? error.code : 'not ours';
  }
}

describe('JSON bodies', () => {
  it('are parsed like JSON.parse, for any output of JSON.stringify', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = JSON.stringify(value);
        expect(parseJson(Buffer.from(text))).to.deep.equal(JSON.parse(text));
      }),
    );
  });

  it('may begin with a byte order mark', () => {
    expect(parseJson(Buffer.from('\uFEFF{"a":1}'))).to.deep.equal({ a: 1 });
  });

  for (const [body, code] of [
    ['', 'empty_body'],
    ['  ', 'malformed_json'],
    ['{"text":"Mary', 'malformed_json'],
    ['Mary Jones', 'malformed_json'],
    ['{"a":1,}', 'malformed_json'],
    ['{"a":1,"a":2}', 'duplicate_json_key'],
    ['{"a":1,"\\u0061":2}', 'duplicate_json_key'],
    ['{"b":{"a":1,"a" : 2}}', 'duplicate_json_key'],
    ['{"__proto__":1,"__proto__":2}', 'duplicate_json_key'],
    ['{"a\\\\":1,"a\\\\":2}', 'duplicate_json_key'],
    ['{"a":"\\ud800"}', 'unpaired_surrogate'],
    ['{"\\udfff":1}', 'unpaired_surrogate'],
    ['["\\ud83d\\ude00"]', 'good'],
    ['{"a":{"a":1},"b":[{"a":1},{"a":"a"}]}', 'good'],
    ['{"a":"\\"a\\":1","b":"a"}', 'good'],
    ['['.repeat(65), 'json_too_deep'],
    [`${'['.repeat(64)}${']'.repeat(64)}`, 'good'],
    [`["${'['.repeat(100)}"]`, 'good'],
  ] as const)
    it(`are answered with ${code}: ${body.slice(0, 40)}`, () => expect(codeOf(body)).to.equal(code));

  it('with a mistake are answered with its position, and without their content', () => {
    expect(() => parseJson(Buffer.from('{"text": "Mary",\n "level": 2,}')))
      .to.throw('line 2, column 13')
      .and.not.include({ message: 'Mary' });
  });

  for (const bytes of ['ff', 'c0af', 'eda080', 'f4908080', 'e282', 'fffe7b00'])
    it(`are refused if they contain the bytes ${bytes}, which are not UTF-8`, () => {
      const body = Buffer.concat([Buffer.from('{"a":"'), Buffer.from(bytes, 'hex'), Buffer.from('"}')]);
      expect(codeOf(body)).to.equal('invalid_utf8');
    });

  it('are searched for duplicate keys everywhere', () => {
    const keys = fc.string({ minLength: 1, maxLength: 6, unit: 'binary' }).filter((key) => !/\p{Cs}/u.test(key));
    fc.assert(
      fc.property(fc.uniqueArray(keys, { minLength: 1, maxLength: 6 }), fc.nat(), (names, pick) => {
        const members = names.map((name, i) => `${JSON.stringify(name)} :[{"x":${i}}]`);
        expect(codeOf(`{${members.join(' , ')}}`)).to.equal('good');
        expect(codeOf(`[{${[...members, members[pick % members.length]].join()}}]`)).to.equal('duplicate_json_key');
      }),
    );
  });
});
