import type { KeyRule, RequestRules } from '../../core/hosting.js';
import type { Level } from '../../core/index.js';
import type { ModelName } from '../../core/services.js';

/** The fields of any request after validation; `null` means not given. */
export interface Fields {
  /** Given unless there is something in its place. */
  readonly text?: string;
  readonly texts?: readonly string[] | null;
  readonly json?: object | null;
  readonly keys?: KeyRule | null;
  readonly domain?: string | null;
  readonly level?: Level | null;
  readonly pca_dimension?: Level | null;
  readonly detector?: ModelName | null;
  readonly masking_type?: 'transform' | 'redact' | null;
  readonly pii_entities?: readonly string[] | null;
  readonly compliance_mode?: string | null;
  readonly replacements?: Readonly<Record<string, string>> | null;
  readonly candidates?: number | null;
  readonly seed?: string | null;
  readonly consistency_key?: string | null;
  readonly explain?: boolean | null;
  readonly evidence?: boolean | null;
  readonly messages?: object | null;
  readonly memory?: string | null;
  readonly unread?: 'throw' | 'drop' | null;
  readonly ttl?: number | null;
  readonly gender?: boolean | null;
  readonly rules?: RequestRules | null;
  readonly values?:
    | readonly { readonly type: string; readonly value: string; readonly key_id?: string | null }[]
    | null;
  readonly reason?: string;
  readonly reference?: string | null;
}

/**
 * Validates a body and returns it typed. Throws DeidErrors of status 422 with all mistakes.
 * @param reserved the reserved domains that the caller may ask for; default: none
 */
export type Validator<T> = (body: unknown, reserved?: readonly string[]) => T;
