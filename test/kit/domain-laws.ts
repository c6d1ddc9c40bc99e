import assert from 'node:assert/strict';
import type { Engine } from '../../core/index.js';
import type { TestRunner } from './runner.js';

/** Tests the laws of the domains of an engine. @param names the domains that the plugin registered. */
export function testDomainLaws({ it }: TestRunner, engine: () => Engine, names: () => readonly string[]): void {
  const domains = () => engine().domains.filter(({ name }) => names().includes(name));

  it('refers only to existing entity types in its domains and policies', () => {
    for (const domain of domains())
      for (const type of [...Object.keys(domain.thresholds ?? {}), ...Object.keys(domain.context ?? {})])
        assert.ok(engine().entityTypes.get(type), `domain ${domain.name} names the unknown type ${type}`);
  });

  it('finds the dictionary of a domain in that domain, and never reports what the domain ignores', async () => {
    for (const domain of domains()) {
      for (const term of (domain.dictionary ?? []).flatMap((entry) => entry.terms.slice(0, 20))) {
        const { findings } = await engine().analyzeAsync(`see ${term} there`, { domain: domain.name, level: 3 });
        assert.ok(findings.length > 0, `a dictionary term of domain ${domain.name} is not found`);
      }
      for (const term of domain.ignore ?? []) {
        const { findings } = await engine().analyzeAsync(term, { domain: domain.name, level: 3 });
        assert.ok(!findings.some((f) => f.start === 0 && f.end === term.length), `${term} is reported`);
      }
    }
  });

  it('accepts the name of a domain in any case', async () => {
    for (const { name } of domains())
      assert.deepEqual(
        await engine().analyzeAsync('Mary Jones', { domain: name.toUpperCase() }),
        await engine().analyzeAsync('Mary Jones', { domain: name.toLowerCase() }),
      );
  });
}
