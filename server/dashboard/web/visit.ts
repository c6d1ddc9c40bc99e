import type { JSX } from 'preact';
import type { KeyRing } from '../../access/open.js';
import type { Member } from '../../accounts/sessions.js';
import type { DeidContext } from '../../http/context.js';
import type { Service } from '../../service/service.js';
import type { AuditRow, Role } from '../../store/schema.js';
import type { Sent } from './form.js';

/** What the pages work with. */
export interface DashboardParts {
  readonly service: Service;
  readonly ring: KeyRing;
  readonly version: string;
}

/** One request of a page. */
export interface Visit extends DashboardParts {
  readonly ctx: DeidContext;
  /** What the cookie holds, or will. */
  readonly token: string;
  /** Who is signed in. */
  readonly member: Member | undefined;
  /** The form; empty for a page that is only looked at. */
  readonly sent: Sent;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Part of the address that stands for an id. */
  readonly id: string;
  /** A value of the address behind `?`; `''` where there is none. */
  query(name: string): string;
  /** Refuses a form that no page of this visitor has shown; for pages that read the form themselves. */
  requireToken(given: string): void;
  /** Writes down who does what. */
  audit(action: string, target: string, result?: AuditRow['result'], actor?: string): Promise<void>;
}

/** A page to show. */
export interface Shown {
  readonly title: string;
  readonly body: JSX.Element;
  /** Default 200. */
  readonly status?: number;
  /** True for a page with one thing to do, without navigation. */
  readonly bare?: boolean;
}

/** What a request of a page comes to; `to` is a path of the dashboard. */
export type Answer = Shown | { readonly to: string } | { readonly sent: true };

/** Who may ask: everybody; also who is on this machine; members; members of these roles. */
type Access = 'all' | 'local' | Role;

/** One address of the dashboard. */
export interface PageRoute {
  readonly method: 'get' | 'post';
  /** After the base; `:id` stands for an id. */
  readonly path: string;
  readonly access: Access;
  /** Largest form, in bytes; 0: the page reads the request itself. Default 64 KiB. */
  readonly most?: number;
  readonly answer: (visit: Visit) => Answer | Promise<Answer>;
}

const RANKS: Readonly<Record<Role, number>> = { viewer: 1, developer: 2, owner: 3 };

/** True if somebody may do what a role may. */
export const mayAs = (member: Member | undefined, role: Role): boolean =>
  member !== undefined && RANKS[member.role] >= RANKS[role];
