import type { ErrorCode } from '../../core/index.js';
import type { Schema } from './schema.js';

/** Base path of the API. */
export const API = '/api/v1';

/** A parameter in the path, query or headers. */
export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description: string;
  readonly schema: Schema;
}

/** The successful response of an endpoint. */
interface Success {
  /** Default 200. */
  readonly status?: number;
  /** Media types; empty for a response without a body. */
  readonly mediaTypes: readonly string[];
  readonly schema: Schema;
  /** The answers to bodies of other media types. */
  readonly streams?: Readonly<Record<string, Schema>>;
  /** Headers in addition to those of all responses. */
  readonly headers?: readonly string[];
}

/** One endpoint. */
export interface Operation {
  /** Id in the OpenAPI document, plans and logs. */
  readonly id: string;
  readonly method: 'get' | 'post' | 'delete';
  /** Path as in the OpenAPI document, with parameters in braces. */
  readonly path: string;
  readonly parameters?: readonly Parameter[];
  readonly summary: string;
  readonly description: string;
  readonly request?: {
    readonly mediaType: string;
    readonly schema: Schema;
    /** Other bodies that it accepts. */
    readonly others?: readonly Schema[];
    /** Bodies of other media types, which are answered in the same: streams. */
    readonly streams?: Readonly<Record<string, Schema>>;
  };
  readonly success: Success;
  /** All error codes it may return. */
  readonly errors: readonly ErrorCode[];
}
