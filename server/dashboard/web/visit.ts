import type { JSX } from 'preact';
import type { KeyRing } from '../../access/open.js';
import type { Member } from '../../accounts/sessions.js';
import type { Sender } from '../../accounts/throttle.js';
import type { DeidContext } from '../../http/context.js';
import type { Service } from '../../service/service.js';
import type { AuditRow, Role } from '../../store/schema.js';
import type { Sent } from './form.js';

/** Everything the pages need. */
export interface DashboardParts {
  readonly service: Service;
  readonly ring: KeyRing;
  readonly version: string;
}

/** A request for a page. */
export interface Visit extends DashboardParts {
  readonly ctx: DeidContext;
  /** The cookie value, existing or to be set. */
  readonly token: string;
  /** The signed-in member. */
  readonly member: Member | undefined;
  /** True for a visitor who is not a member and came by a one-time address: may open the playground. */
  readonly guest: boolean;
  /** Where the request comes from, for limits. */
  readonly sender: Sender;
  /** The submitted form; empty for GET requests. */
  readonly sent: Sent;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The id in the path. */
  readonly id: string;
  /** A query parameter; `''` if missing. */
  query(name: string): string;
  /** Refuses a form without a valid CSRF token. For pages that read the form themselves. */
  requireToken(given: string): void;
  /** Writes an entry to the audit log; about a visitor who has not signed in, only so many in a time. */
  audit(action: string, target: string, result?: AuditRow['result'], actor?: string): Promise<void>;
}

/** A page to render. */
export interface Shown {
  readonly title: string;
  readonly body: JSX.Element;
  /** Default 200. */
  readonly status?: number;
  /** True for a page with a single task, shown without navigation. */
  readonly bare?: boolean;
}

/** Response of a page: a page, a redirect to a path of the dashboard, or already sent. */
export type Answer = Shown | { readonly to: string } | { readonly sent: true };

/** Who may open a page: `all`: everybody; `guest`: members, and visitors with a pass; a role: members with at least its rights. */
type Access = 'all' | 'guest' | Role;

/** A route of the dashboard. */
export interface PageRoute {
  readonly method: 'get' | 'post';
  /** Path below the base; `:id` stands for an id. */
  readonly path: string;
  readonly access: Access;
  /** Maximum size of the form in bytes; 0 if the page reads the request itself. Default 64 KiB. */
  readonly most?: number;
  readonly answer: (visit: Visit) => Answer | Promise<Answer>;
}

const RANKS: Readonly<Record<Role, number>> = { viewer: 1, developer: 2, owner: 3 };

/** True if the member has at least the rights of a role. */
export const mayAs = (member: Member | undefined, role: Role): boolean =>
  member !== undefined && RANKS[member.role] >= RANKS[role];
