import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Member } from '../../accounts/sessions.js';

/** What every part of a page may need to know. */
export interface Site {
  /** Path before the pages of the dashboard. */
  readonly base: string;
  /** Path before everything of the service. */
  readonly prefix: string;
  /** Addresses of the files that pages load. */
  readonly assets: { readonly style: string; readonly script: string; readonly icon: string };
  /** Path of this page, after `base`. */
  readonly path: string;
  /** Goes with every form. */
  readonly csrf: string;
  readonly member: Member | undefined;
  /** True where somebody may look at pages for members without being one: the playground, from this machine. */
  readonly guest: boolean;
  readonly version: string;
}

/** The site of the page that is being written. */
export const SiteContext = createContext<Site | undefined>(undefined);

/** The site of the page that is being written. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (site === undefined) throw new Error('a part of a page is written without its site');
  return site;
}
