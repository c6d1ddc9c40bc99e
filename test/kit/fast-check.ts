import { createRequire } from 'node:module';

// The laws try inputs at random with fast-check, which only who tests plugins needs: it is no dependency of the package but an optional peer.

type FastCheck = typeof import('fast-check').default;

/** What is said where the package is not installed. */
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

/** fast-check; who imports this module is told what to do where it is missing. */
export const fc: FastCheck = load();
