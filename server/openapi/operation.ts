import type { ErrorCode } from '../../core/index.js';
import type { Schema } from './schema.js';

/** Where the API lives. */
export const API = '/api/v1';

/** Something that a request says in its address. */
export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description: string;
  readonly schema: Schema;
}

/** What an endpoint answers when all is well. */
interface Success {
  /** Default 200. */
  readonly status?: number;
  /** Empty: an answer without a body. */
  readonly mediaTypes: readonly string[];
  readonly schema: Schema;
  /** Headers beside those of all answers. */
  readonly headers?: readonly string[];
}

/** One endpoint. */
export interface Operation {
  /** Names it in the OpenAPI document, in plans and in logs. */
  readonly id: string;
  readonly method: 'get' | 'post' | 'delete';
  /** As in the OpenAPI document: parameters stand in braces. */
  readonly path: string;
  readonly parameters?: readonly Parameter[];
  readonly summary: string;
  readonly description: string;
  readonly request?: { readonly mediaType: string; readonly schema: Schema };
  readonly success: Success;
  /** Every code it may answer with. */
  readonly errors: readonly ErrorCode[];
}
