import type { JSX } from 'preact';

/** A guide page. */
export interface Guide {
  /** Last part of its address. */
  readonly id: string;
  readonly title: string;
  /** @param prefix path prefix of the service */
  readonly body: (prefix: string) => JSX.Element;
}
