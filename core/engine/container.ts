// The only file that imports tsyringe, so that reflect-metadata is always loaded first.
import { createRequire } from 'node:module';
import type { DependencyContainer, InjectionToken } from 'tsyringe';
import type { Token } from '../contracts/token.js';

const require = createRequire(import.meta.url);
// `require` instead of `import`: on import, Node reads the files of CommonJS packages twice.
require('reflect-metadata');
const tsyringe: typeof import('tsyringe') = require('tsyringe');

export const { inject, injectAll, injectable } = tsyringe;

/** A private container: nothing is registered in tsyringe's global one, and no two scopes share anything. */
export class Scope {
  readonly #container: DependencyContainer = tsyringe.container.createChildContainer();

  /** Adds a value under a token; several values under one token are all kept, in order. */
  provide<T>(name: Token<T>, value: NoInfer<T>): void {
    this.#container.register<T>(name, { useValue: value });
  }

  /** Adds a value that is created at first use and then kept. */
  provideLazily<T>(name: Token<T>, make: () => T): void {
    this.#container.register<T>(name, { useFactory: tsyringe.instanceCachingFactory<T>(() => make()) });
  }

  /** Whether there is a value under a token. */
  has<T>(name: Token<T>): boolean {
    return this.#container.isRegistered<T>(name);
  }

  /** The value under a token; the last one if there are several. */
  resolve<T>(name: Token<T>): T {
    return this.#container.resolve<T>(name);
  }

  /** Builds a class whose constructor parameters are all decorated with explicit tokens. */
  build<T>(type: InjectionToken<T>): T {
    return this.#container.resolve<T>(type);
  }
}
