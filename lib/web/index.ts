// The public API of `@deidkit/web`: bodies of requests without identifying data.

export {
  type DeidentifiedBodies,
  deidentifiedBodies,
  type FastifyLike,
  type HonoLike,
  type KoaLike,
} from './bodies.js';
export type { NodeRequest } from './node.js';
export type { BodyOptions } from './options.js';
