import type { ComponentChildren } from 'preact';
import type { Role } from '../../store/schema.js';
import { Csrf } from './form.js';
import { Icon, type IconName, Logo } from './icons.js';
import { useSite } from './site.js';

interface Place {
  readonly to: string;
  readonly label: string;
  readonly icon: IconName;
  /** Default: all signed-in members. */
  readonly role?: Role;
}

const GROUPS: readonly (readonly [name: string, places: readonly Place[]])[] = [
  [
    'Use',
    [
      { to: '', label: 'Overview', icon: 'overview' },
      { to: '/playground', label: 'Playground', icon: 'playground' },
      { to: '/keys', label: 'API Keys', icon: 'keys' },
      { to: '/plans', label: 'Plans', icon: 'plans' },
    ],
  ],
  [
    'Watch',
    [
      { to: '/usage', label: 'Usage', icon: 'usage' },
      { to: '/requests', label: 'Requests', icon: 'requests' },
      { to: '/jobs', label: 'Jobs', icon: 'jobs' },
      { to: '/audit', label: 'Audit log', icon: 'audit', role: 'owner' },
    ],
  ],
  [
    'Set up',
    [
      { to: '/detection', label: 'Detection', icon: 'detection' },
      { to: '/members', label: 'Members', icon: 'members', role: 'owner' },
      { to: '/account', label: 'Account', icon: 'account' },
    ],
  ],
];

const isHere = (path: string, to: string): boolean => path === to || (to !== '' && path.startsWith(`${to}/`));

function Navigation() {
  const { base, prefix, path, member } = useSite();
  const open = (place: Place): boolean =>
    member === undefined
      ? place.to === '/playground' || place.to === '/detection'
      : place.role === undefined || place.role === member.role;
  return (
    <nav class="nav" aria-label="Dashboard">
      {GROUPS.map(([name, places]) => ({ name, places: places.filter(open) }))
        .filter(({ places }) => places.length > 0)
        .map(({ name, places }) => (
          <>
            <h2>{name}</h2>
            <ul>
              {places.map(({ to, label, icon }) => (
                <li>
                  <a href={base + to} {...(isHere(path, to) ? { 'aria-current': 'page' } : {})}>
                    <Icon name={icon} />
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </>
        ))}
      <h2>Learn</h2>
      <ul>
        <li>
          <a href={`${prefix}/docs`}>
            <Icon name="docs" />
            API reference
          </a>
        </li>
      </ul>
    </nav>
  );
}

function Who() {
  const { base, member } = useSite();
  if (member === undefined)
    return (
      <div class="who">
        <span class="muted">You are on this machine, so you may look around without an account.</span>
        <a class="btn plain compact" href={`${base}/sign-in`}>
          Sign in
        </a>
      </div>
    );
  return (
    <div class="who">
      <span>
        <strong>
          <bdi>{member.name}</bdi>
        </strong>
        <br />
        <span class="muted">{member.role}</span>
      </span>
      <form method="post" action={`${base}/sign-out`}>
        <Csrf />
        <button class="btn plain compact" type="submit">
          Sign out
        </button>
      </form>
    </div>
  );
}

/** The name of the service, with its mark, as a link to the first page. */
export const Brand = () => (
  <a class="brand" href={`${useSite().prefix}/`}>
    <Logo />
    deidkit
  </a>
);

/** The frame of a page: navigation beside the content, or behind a button above it if the window is narrow. */
export const Frame = ({
  label,
  menu,
  navigation,
  aside,
  kind = '',
  children,
}: {
  /** Label of the navigation for screen readers. */
  readonly label: string;
  /** Label of the button that opens it in narrow windows. */
  readonly menu: string;
  /** Called twice: for wide and for narrow windows. */
  readonly navigation: () => ComponentChildren;
  /** Content below the navigation in wide windows. */
  readonly aside?: ComponentChildren;
  /** CSS class of the content. */
  readonly kind?: string;
  readonly children: ComponentChildren;
}) => (
  <div class="frame">
    <a class="skip" href="#content">
      Skip to the content
    </a>
    <header class="topbar">
      <Brand />
      <details class="menu">
        <summary>{menu}</summary>
        <div>{navigation()}</div>
      </details>
    </header>
    <aside class="side" aria-label={label}>
      <Brand />
      {navigation()}
      {aside}
    </aside>
    <main class={`content ${kind}`.trim()} id="content">
      {children}
    </main>
  </div>
);

/** The frame of dashboard pages. */
export const Shell = ({ children }: { readonly children: ComponentChildren }) => (
  <Frame
    label="Navigation"
    menu="Menu"
    navigation={() => (
      <>
        <Navigation />
        <Who />
      </>
    )}
  >
    {children}
  </Frame>
);

/** A page with a single task: set-up, sign-in, an error. */
export const Centre = ({ children }: { readonly children: ComponentChildren }) => (
  <main class="centre" id="content">
    <Brand />
    <div class="card stack">{children}</div>
  </main>
);

/** The head of a page: title, description, actions. */
export const Head = ({
  title,
  about,
  back,
  children,
}: {
  readonly title: ComponentChildren;
  readonly about?: ComponentChildren;
  readonly back?: { readonly to: string; readonly label: string };
  readonly children?: ComponentChildren;
}) => (
  <div class="head">
    <div>
      {back && (
        <a class="crumb" href={useSite().base + back.to}>
          ← {back.label}
        </a>
      )}
      <h1>{title}</h1>
      {about && <p>{about}</p>}
    </div>
    {children && <div class="row">{children}</div>}
  </div>
);
