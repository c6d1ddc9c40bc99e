/** The arrows of ARCHITECTURE.md. */
module.exports = {
  forbidden: [
    { name: 'the-lexicon-is-data', severity: 'error', from: { path: '^lexicon/' }, to: { pathNot: '^lexicon/' } },
    { name: 'plugins-ask-the-kit-for-words', severity: 'error', from: { path: '^plugins/' }, to: { path: '^lexicon/' } },
    { name: 'core-is-the-bottom', severity: 'error', from: { path: '^core/' }, to: { path: '^(kit|plugins|lib|cli|server|test|bench)/' } },
    { name: 'contracts-are-the-bottom-of-the-core', severity: 'error', from: { path: '^core/contracts/' }, to: { path: '^core/(?!contracts/)' } },
    { name: 'the-scan-knows-contracts', severity: 'error', from: { path: '^core/scan/' }, to: { path: '^core/(?!(contracts|scan)/)' } },
    { name: 'titles-know-contracts', severity: 'error', from: { path: '^core/titles/' }, to: { path: '^core/(?!(contracts|titles)/)' } },
    { name: 'mentions-know-the-scan', severity: 'error', from: { path: '^core/mentions/' }, to: { path: '^core/(?!(contracts|scan|mentions)/)' } },
    { name: 'detection-knows-no-transformation', severity: 'error', from: { path: '^core/detect/' }, to: { path: '^core/(?!(contracts|scan|mentions|detect)/)' } },
    { name: 'transformation-knows-no-detection', severity: 'error', from: { path: '^core/transform/' }, to: { path: '^core/(?!(contracts|scan|mentions|titles|transform)/)' } },
    { name: 'conversations-know-no-configuration', severity: 'error', from: { path: '^core/conversation/' }, to: { path: '^core/config/' } },
    { name: 'configuration-knows-no-engine', severity: 'error', from: { path: '^core/config/' }, to: { path: '^core/(?!(contracts|detect|config)/)' } },
    { name: 'the-kit-knows-the-core', severity: 'error', from: { path: '^kit/' }, to: { path: '^(plugins|lib|cli|server|test|bench)/' } },
    { name: 'plugins-see-only-the-public-core-and-the-kit', severity: 'error', from: { path: '^plugins/' }, to: { path: '^(core/(?!(index|services)\\.ts$)|kit/(?!index\\.ts$))' } },
    { name: 'plugins-do-not-know-each-other', severity: 'error', from: { path: '^plugins/([^/]+/[^/]+)/' }, to: { path: '^plugins/(?!$1/)' } },
    { name: 'plugins-do-not-know-their-hosts', severity: 'error', from: { path: '^plugins/' }, to: { path: '^(lib|cli|server|test|bench)/' } },
    { name: 'lib-knows-only-the-core', severity: 'error', from: { path: '^lib/' }, to: { path: '^(core/(?!(index|hosting|services)\\.ts$)|kit/(?!index\\.ts$)|plugins|server|cli|test|bench)' } },
    { name: 'server-knows-lib-and-core', severity: 'error', from: { path: '^server/' }, to: { path: '^(core/(?!(index|hosting|services)\\.ts$)|kit/(?!index\\.ts$)|plugins|cli|test|bench)' } },
    // Training is a tool, no contribution to an engine: there is no contract in the core through which the command could reach it.
    { name: 'the-cli-knows-trainers-of-plugins', severity: 'error', from: { path: '^cli/' }, to: { path: '^plugins/(?!detectors/(ner|neural)/trainer/index\\.ts$)' } },
    { name: 'nobody-knows-the-cli', severity: 'error', from: { path: '^(core|kit|plugins|lib|server)/' }, to: { path: '^cli/' } },
    { name: 'one-door-to-tsyringe', severity: 'error', from: { path: '^(core|kit|plugins|lib|cli|server)/', pathNot: '^core/engine/container\\.ts$' }, to: { path: 'node_modules/(tsyringe|reflect-metadata)' } },
    { name: 'core-does-no-io', comment: 'node:module loads a package when it is first needed; node:crypto only computes.', severity: 'error', from: { path: '^core/' }, to: { dependencyTypes: ['core'], pathNot: '^(node:)?(module|crypto)$' } },
    { name: 'koa-only-in-the-server', severity: 'error', from: { pathNot: '^(server|test|bench|examples)/' }, to: { path: 'node_modules/(koa|@koa|koa-body)/' } },
    // What each published package imports and lists: test/packages.
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'node', 'default'] },
    doNotFollow: { path: '(^|/)node_modules/|^dist/' },
  },
};
