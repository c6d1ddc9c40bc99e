import { DeidError, isDeidError } from '../contracts/errors.js';
import { forget, isThenable, NOT_ASYNC } from '../contracts/plugin-faults.js';
import type { ServiceFactory, ServiceOptions, ServiceToken } from '../contracts/service.js';
import type { Token } from '../contracts/token.js';
import { Scope } from './container.js';

/** A service that a plugin provides. */
interface Provided extends ServiceOptions {
  readonly service: string;
  readonly plugin: string;
  /** Registers it in the container. */
  readonly place: () => void;
}

/** The same key in every copy of the package. */
const keyOf = <T>({ name }: ServiceToken<T>): Token<T> => Symbol.for(`deidkit.service:${name}`);

/** The services of one engine: those of plugins, else the defaults. Each is created at first use. */
export class Services {
  readonly #scope = new Scope();
  readonly #provided: Provided[] = [];
  /** The plugin behind each service that a plugin provides. */
  readonly #placed = new Map<string, string>();
  readonly #made: unknown[] = [];
  /** Names of services under construction, to detect cycles. */
  readonly #making: string[] = [];
  readonly #developer: boolean;
  #complete = false;

  /** @param developer whether errors show what factories throw */
  constructor(developer: boolean) {
    this.#developer = developer;
  }

  /**
   * Adds a plugin's service. Throws DeidError `service_taken` if the same plugin already provides one for the token.
   */
  provide<T>(plugin: string, token: ServiceToken<T>, factory: ServiceFactory<T>, options: ServiceOptions): void {
    const { name } = token;
    const own = this.#provided.find((one) => one.service === name && one.plugin === plugin);
    if (own !== undefined) throw new DeidError('service_taken', [name, plugin, plugin, plugin]);
    const place = (): void => this.#place(token, () => this.#make(name, `that of plugin '${plugin}'`, factory));
    this.#provided.push({ service: name, plugin, place, ...options });
  }

  /**
   * Decides which plugin's service counts, now that all have registered.
   * @throws DeidError `service_taken`, `service_not_replaced`
   */
  complete(): void {
    for (const name of new Set(this.#provided.map(({ service }) => service))) {
      const { plugin, place } = unreplaced(this.#provided.filter(({ service }) => service === name));
      place();
      this.#placed.set(name, plugin);
    }
    this.#complete = true;
  }

  /**
   * The service behind a token.
   * @param otherwise creates it if no plugin provides one and the token has no default
   * @throws DeidError `service_unusable`
   */
  use<T>(token: ServiceToken<T>, otherwise: ServiceFactory<T> | undefined = token.create): T {
    if (!this.#complete)
      throw new DeidError('service_unusable', [token.name, 'it was used before all plugins had registered']);
    const key = keyOf(token);
    if (!this.#scope.has(key)) {
      if (otherwise === undefined)
        throw new DeidError('service_unusable', [token.name, 'no plugin provides it, and it has no default']);
      this.#place(token, () => this.#make(token.name, 'the default', otherwise));
    }
    return this.#scope.resolve(key);
  }

  /** The service that a plugin provides under a token, if one does. */
  provided<T>(token: ServiceToken<T>): T | undefined {
    return this.#provided.some(({ service }) => service === token.name) ? this.use(token) : undefined;
  }

  /**
   * Asks a service a question while a text is processed.
   * @param method the name of what is called, for the error
   * @param isAnswer checks the answer, since plugins may be written without a type checker
   * @throws DeidError `service_unusable`, with the plugin that provides the service
   */
  ask<T, R>(token: ServiceToken<T>, method: string, call: (service: T) => R, isAnswer: (answer: R) => boolean): R {
    const service = this.use(token);
    const unusable = (how: string): DeidError => {
      const plugin = this.#placed.get(token.name);
      const whose = plugin === undefined ? '' : ` of plugin '${plugin}'`;
      return new DeidError('service_unusable', [token.name, `${method}()${whose} ${how}`]);
    };
    let answer: R;
    try {
      answer = call(service);
    } catch (error) {
      const failed = unusable('threw an error');
      if (this.#developer) failed.cause = error;
      throw failed;
    }
    if (isAnswer(answer)) return answer;
    forget(answer);
    throw unusable(isThenable(answer) ? NOT_ASYNC : 'returned a value of another kind than its contract says');
  }

  #place<T>(token: ServiceToken<T>, make: () => T): void {
    this.#scope.provideLazily(keyOf(token), make);
  }

  #make<T>(name: string, whose: string, factory: ServiceFactory<T>): T {
    const began = this.#making.indexOf(name);
    if (began >= 0) {
      const circle = [...this.#making.slice(began), name].join(' -> ');
      throw new DeidError('service_unusable', [name, `services need each other in a circle, ${circle}`]);
    }
    this.#making.push(name);
    try {
      const made = factory((token) => this.use(token));
      this.#made.push(made);
      return made;
    } catch (error) {
      if (isDeidError(error)) throw error;
      const failed = new DeidError('service_unusable', [name, `the factory of ${whose} threw an error`]);
      // The factory may run while a text is processed, so that its error may quote the text.
      if (this.#developer) failed.cause = error;
      throw failed;
    } finally {
      this.#making.pop();
    }
  }

  /** Disposes the services in reverse order, each once, even if one fails. Throws the first error. */
  async close(): Promise<void> {
    let failure: { readonly error: unknown } | undefined;
    for (const service of this.#made.splice(0).reverse()) {
      try {
        await dispose(service);
      } catch (error) {
        failure ??= { error };
      }
    }
    if (failure !== undefined) throw failure.error;
  }
}

/** The provider that no other provider replaces. */
function unreplaced(all: readonly Provided[]): Provided {
  const names = all.map(({ plugin }) => plugin);
  for (const { service, plugin, replaces } of all)
    if (typeof replaces === 'string' && (replaces === plugin || !names.includes(replaces)))
      throw new DeidError('service_not_replaced', [plugin, service, replaces]);
  const loud = all.filter(({ replaces }) => replaces === true);
  const left = loud.length > 0 ? loud : all.filter(({ plugin }) => !all.some(({ replaces }) => replaces === plugin));
  const [one, another] = left;
  if (one !== undefined && another === undefined) return one;
  const [first = '', second = ''] = (left.length > 0 ? left : all).map(({ plugin }) => plugin);
  throw new DeidError('service_taken', [all[0]?.service ?? '', first, second, first]);
}

async function dispose(service: unknown): Promise<void> {
  if (typeof service !== 'object' || service === null) return;
  for (const key of [Symbol.asyncDispose, Symbol.dispose]) {
    const end: unknown = Reflect.get(service, key);
    if (typeof end !== 'function') continue;
    await Reflect.apply(end, service, []);
    return;
  }
}
