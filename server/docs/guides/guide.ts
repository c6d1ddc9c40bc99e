import type { JSX } from 'preact';

/** A page that leads through one thing. */
export interface Guide {
  /** Last part of its address. */
  readonly id: string;
  readonly title: string;
  /** @param prefix path before everything of the service */
  readonly body: (prefix: string) => JSX.Element;
}
