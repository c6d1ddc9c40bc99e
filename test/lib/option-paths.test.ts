import { expect } from 'chai';
import { withPaths } from '../../lib/engine/option-paths.js';

describe('paths in the options of plugins', () => {
  const path = { type: 'string', relativeToConfig: true };
  const schema = {
    type: 'object',
    properties: { file: path, files: { type: 'array', items: path }, name: { type: 'string' } },
  };
  const base = new URL('file:///srv/my%20app/c.json');

  it('are resolved relative to the configuration file if the schema says so', () => {
    const given = { file: './a.bin', files: ['b/c.bin', '/abs/d.bin', '../e.bin'], name: './a.bin', other: './x' };
    expect(withPaths(schema, given, base)).to.deep.equal({
      file: '/srv/my app/a.bin',
      files: ['/srv/my app/b/c.bin', '/abs/d.bin', '/srv/e.bin'],
      name: './a.bin',
      other: './x',
    });
  });

  it('are left to schema validation if they are not strings', () => {
    expect(withPaths(schema, { file: 3, files: 'a' }, base)).to.deep.equal({ file: 3, files: 'a' });
    expect(withPaths({ type: 'object' }, { file: './a' }, base)).to.deep.equal({ file: './a' });
    expect(withPaths(schema, undefined, base)).to.equal(undefined);
  });
});
