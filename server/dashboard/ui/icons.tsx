/** Outlines of 24 by 24, drawn for deidkit. */
const OUTLINES = {
  overview: 'M4 5h7v7H4zM15 5h5v4h-5zM15 13h5v6h-5zM4 16h7v3H4z',
  playground: 'M5 5h14v14H5zM8.5 9l3 3-3 3M13 15h3',
  keys: 'M14.5 4a5.5 5.5 0 1 1-4.9 8L4 17.6V20h3v-2h2v-2h1.5l1.1-1.1A5.5 5.5 0 0 1 14.5 4zM16 8.5h.01',
  plans: 'M4 7l8-3 8 3-8 3zM4 12l8 3 8-3M4 17l8 3 8-3',
  usage: 'M4 20V4M4 20h16M8 16v-4M12.5 16V8M17 16v-6',
  requests: 'M5 6h14M5 12h14M5 18h9',
  jobs: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h4',
  detection: 'M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM16 16l4 4M8.5 11h5',
  audit: 'M12 3l7 3v5c0 4.6-2.9 8.2-7 10-4.1-1.8-7-5.4-7-10V6zM9 12l2.2 2.2L15.2 10',
  members:
    'M9 5a3.2 3.2 0 1 1 0 6.4A3.2 3.2 0 0 1 9 5zM3 19c.4-3.3 2.8-5 6-5s5.6 1.7 6 5M16 5.500a3 3 0 0 1 0 5.600M17 14c2.4.5 3.8 2.1 4 5',
  account: 'M12 4.500a3.7 3.7 0 1 1 0 7.4 3.7 3.7 0 0 1 0-7.400zM5 20c.5-3.9 3.3-5.6 7-5.600s6.5 1.7 7 5.6',
  docs: 'M6 4h9l4 4v12H6zM14 4v5h5M9 13h7M9 16.500h5',
} as const;

/** Names of the icons. */
export type IconName = keyof typeof OUTLINES;

/** A decorative icon; words beside it have the same meaning. */
export const Icon = ({ name }: { readonly name: IconName }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={OUTLINES[name]} />
  </svg>
);

/** The mark of deidkit: lines of text, one of them blacked out. */
export const Logo = () => (
  <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false">
    <rect class="tile" width="32" height="32" rx="8" />
    <rect class="ink" x="7" y="8" width="12" height="2.5" rx="1.25" />
    <rect class="ink" x="7" y="13" width="18" height="6" rx="1.5" />
    <rect class="ink" x="7" y="21.5" width="9" height="2.5" rx="1.25" />
  </svg>
);
