import { createRequire } from 'node:module';

/** Another tool, as its README says to call it. */
export interface Peer {
  readonly name: string;
  readonly run: (text: string) => unknown;
}

const from = createRequire(new URL('../../bench/peers/package.json', import.meta.url));

/** The tools that are installed in bench/peers; they are no dependencies of the project, since they bring 200 packages. */
export async function loadPeers(): Promise<Peer[]> {
  const loaded = await Promise.all([redactPii(), openredaction(), compromise()].map((p) => p.catch(() => undefined)));
  return loaded.filter((peer) => peer !== undefined);
}

async function load(name: string): Promise<Record<string, unknown>> {
  const module: unknown = await import(from.resolve(name));
  return typeof module === 'object' && module !== null ? { ...module } : {};
}

const construct = (type: unknown, ...args: unknown[]): Record<string, unknown> => {
  if (typeof type !== 'function') throw new TypeError('not a constructor');
  return Reflect.construct(type, args);
};

const method = (object: Record<string, unknown>, name: string): ((text: string) => unknown) => {
  const value = object[name];
  if (typeof value !== 'function') throw new TypeError(`no method ${name}`);
  return (text) => Reflect.apply(value, object, [text]);
};

async function redactPii(): Promise<Peer> {
  const module = await load('redact-pii');
  return { name: 'redact-pii', run: method(construct(module.SyncRedactor), 'redact') };
}

async function openredaction(): Promise<Peer> {
  const module = await load('openredaction');
  return { name: 'openredaction', run: method(construct(module.OpenRedaction), 'detect') };
}

async function compromise(): Promise<Peer> {
  const module = await load('compromise');
  const nlp = module.default;
  if (typeof nlp !== 'function') throw new TypeError('not a function');
  return {
    name: 'compromise (people, places, organisations)',
    run(text) {
      const doc: unknown = nlp(text);
      if (typeof doc !== 'object' || doc === null) return undefined;
      for (const part of ['people', 'places', 'organizations']) {
        const select: unknown = Reflect.get(doc, part);
        if (typeof select !== 'function') continue;
        const found = Object(Reflect.apply(select, doc, []));
        const out: unknown = Reflect.get(found, 'out');
        if (typeof out === 'function') Reflect.apply(out, found, ['array']);
      }
      return doc;
    },
  };
}
