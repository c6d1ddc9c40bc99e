import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Member } from '../../accounts/sessions.js';

/** Data that any part of a page may need. */
export interface Site {
  /** Path before the pages of the dashboard. */
  readonly base: string;
  /** Path prefix of the service. */
  readonly prefix: string;
  /** Addresses of the files that pages load. */
  readonly assets: { readonly style: string; readonly script: string; readonly icon: string };
  /** Path of this page, after `base`. */
  readonly path: string;
  /** CSRF token for every form. */
  readonly csrf: string;
  readonly member: Member | undefined;
  /** True for a visitor who is not a member but may open this page: the playground. */
  readonly guest: boolean;
  readonly version: string;
}

/** The site of the page that is being rendered. */
export const SiteContext = createContext<Site | undefined>(undefined);

/** The site of the page that is being rendered. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (site === undefined) throw new Error('a part of a page is written without its site');
  return site;
}
