import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { noticesPage } from '../../scripts/notices-page.js';
import { members } from '../../scripts/pack/members.js';

const ROOT = new URL('../../../', import.meta.url);
const root = fileURLToPath(ROOT);
const read = (name: string): string => readFileSync(new URL(name, ROOT), 'utf8');
/** What the packages install, of which none is another of them. */
const installed = members().flatMap(({ manifest }) => Object.keys(manifest.dependencies ?? {}));

describe('third-party notices', () => {
  it('are up to date with the installed dependencies', () => {
    const isCurrent = read('THIRD_PARTY_NOTICES.md') === noticesPage(root);
    expect(isCurrent, 'THIRD_PARTY_NOTICES.md is not current: npm run notices').to.equal(true);
  });

  it('contain every dependency with the text of its licence, and none that only development needs', () => {
    const page = read('THIRD_PARTY_NOTICES.md');
    const { devDependencies } = JSON.parse(read('package.json'));
    for (const name of installed) expect(page, name).to.include(`\n| ${name} |`);
    const { packages } = JSON.parse(read('package-lock.json'));
    // Some of these a dependency installs as well.
    const onlyForUs = Object.keys(devDependencies).filter((name) => packages[`node_modules/${name}`]?.dev === true);
    expect(onlyForUs).to.include('typescript');
    for (const name of onlyForUs) expect(page, name).to.not.include(`\n| ${name} |`);
    expect(page).to.not.include('| not given |');
    expect(page).to.include('### ajv').and.to.include('Permission is hereby granted');
  });

  it('contain every source of words whose licence requires a notice, with the text of the licence', () => {
    const page = read('THIRD_PARTY_NOTICES.md');
    const [, ...sources] = read('lexicon/sources.tsv').trim().split('\n');
    const asking = sources
      .map((line) => line.split('\t'))
      .filter(([id, , , licence = '']) => id !== 'deidkit' && !/^(?:Public domain|CC0-1\.0)$/.test(licence));
    expect(asking.map(([id]) => id)).to.include('cldr');
    for (const [, name, , licence] of asking) {
      expect(page, name).to.match(new RegExp(`^\\| ${name} \\| [^|]+ \\| ${licence} \\|`, 'm'));
      expect(page, licence).to.include(`\n### ${licence}\n`);
    }
    expect(page).to.include('UNICODE LICENSE V3').and.to.include('Unicode, Inc.');
  });

  it('name the holder of the copyright, in LICENSE and NOTICE, which every package contains', () => {
    expect(read('LICENSE'))
      .to.match(/Copyright \d{4}(?:-\d{4})? the authors of deidkit/)
      .and.not.include('[yyyy]');
    expect(read('NOTICE')).to.match(/^deidkit\nCopyright \d{4}/);
    expect(JSON.parse(read('package.json')).files).to.include('NOTICE');
  });

  it('call no standard of WHATWG, Ecma or ISO public domain, and name the licence of invented identities', () => {
    const [, ...sources] = read('lexicon/sources.tsv').trim().split('\n');
    for (const line of sources)
      if (/whatwg|ecma-international|\biso\b|pdfa\.org/i.test(line)) expect(line).to.not.include('Public domain');
    for (const page of [
      'THIRD_PARTY_NOTICES.md',
      'packages/model-names/README.md',
      'plugins/detectors/names/README.md',
    ])
      expect(read(page).replaceAll('\n', ' '), page).to.match(/identities[^.|]*\|? ?\[?CC BY-SA/);
  });

  it('contain permissive licences only', () => {
    const rows = read('THIRD_PARTY_NOTICES.md').matchAll(/^\| (\S+) \| \d\S* \| ([^|]+) \|/gm);
    const permissive =
      /^(?:MIT|ISC|0BSD|Apache-2\.0|BSD-[23]-Clause|BlueOak-1\.0\.0|Zlib|CC0-1\.0|Unlicense|Python-2\.0)$/;
    let count = 0;
    for (const [, name, license = ''] of rows) {
      count++;
      // Of several that are offered, one will do; of several that all hold, each must.
      const offers = license.replace(/[()]/g, '').split(/ or /i);
      const isFine = offers.some((offer) => offer.split(/ and /i).every((one) => permissive.test(one.trim())));
      expect(isFine, `${name} ${license}`).to.equal(true);
    }
    expect(count).to.be.above(100);
  });
});

describe('npm run sbom', () => {
  it('prints a CycloneDX document of the installed dependencies, without a network', () => {
    const script = fileURLToPath(new URL('dist/scripts/sbom.js', ROOT));
    const said = execFileSync(process.execPath, [script], { encoding: 'utf8' });
    const { bomFormat, components } = JSON.parse(said);
    expect(bomFormat).to.equal('CycloneDX');
    const names = components.map(({ name }: { readonly name: string }) => name);
    for (const name of installed) expect(names, name).to.include(name);
    expect(names).to.not.include('mocha').and.to.not.include('fast-check');
  });
});
