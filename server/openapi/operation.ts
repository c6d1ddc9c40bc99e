import type { ErrorCode } from '../../core/index.js';
import type { Schema } from './schema.js';

/** Where the API lives. */
export const API = '/api/v1';

/** One endpoint. */
export interface Operation {
  /** Names it in the OpenAPI document, in plans and in logs. */
  readonly id: string;
  readonly method: 'get' | 'post';
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  readonly request?: { readonly mediaType: string; readonly schema: Schema };
  readonly success: { readonly mediaTypes: readonly string[]; readonly schema: Schema };
  /** Every code it may answer with. */
  readonly errors: readonly ErrorCode[];
}
