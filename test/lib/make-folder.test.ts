import { statSync } from 'node:fs';
import { expect } from 'chai';
import { makeFolder } from '../../lib/make-folder.js';
import { tempFolder } from './temp-folder.js';

describe('making a folder', () => {
  it('creates parent folders with its permissions, and does not change an existing one', async () => {
    await using folder = await tempFolder({});
    const deep = folder.file('a/b/c');
    for (let i = 0; i < 2; i++) makeFolder(deep, 0o700);
    for (const path of [deep, folder.file('a')]) expect(statSync(path).mode & 0o777, path).to.equal(0o700);
  });

  it('fails if a file exists at the path', async () => {
    await using folder = await tempFolder({ file: '' });
    expect(() => makeFolder(folder.file('file'))).to.throw('EEXIST');
    expect(() => makeFolder(folder.file('file/b'))).to.throw('ENOTDIR');
  });

  it('terminates if the system creates no folders at all', () => {
    expect(() => makeFolder('/proc/deidkit')).to.throw();
  });
});
