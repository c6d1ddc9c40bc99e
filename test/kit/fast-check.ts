import { createRequire } from 'node:module';

// The laws use random inputs from fast-check. Only people who test plugins need it, so it is an optional peer dependency.

type FastCheck = typeof import('fast-check').default;

/** Error message if the package is not installed. */
const MISSING =
  "@deidkit/testing needs the package 'fast-check' to try plugins with random inputs: npm install --save-dev fast-check@4";

function load(): FastCheck {
  const require = createRequire(import.meta.url);
  try {
    const loaded: { readonly default: FastCheck } = require('fast-check');
    return loaded.default;
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND';
    throw isMissing ? new Error(MISSING) : error;
  }
}

/** fast-check. Importing this module without it fails with installation instructions. */
export const fc: FastCheck = load();
