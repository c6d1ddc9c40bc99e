// The plugin test kit, published as `@deidkit/testing`: laws for all contributions of a plugin, and the plugin's own cases.
export type { FileCase } from './adapter-laws.js';
export { type ExpectedSpan, parseMarks } from './marks.js';
export {
  type MockLog,
  type MockQuotas,
  mockClock,
  mockKeyStore,
  mockKeys,
  mockLanguage,
  mockLog,
  mockModel,
  mockOcr,
  mockQuotas,
  mockRandom,
  providing,
} from './mock-services.js';
export { type PluginCases, type RecognizerCases, testPlugin } from './plugin.js';
export { currentRunner, type TestRunner } from './runner.js';
