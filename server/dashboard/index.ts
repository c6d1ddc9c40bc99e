import { accountRoutes } from './pages/account.js';
import { auditRoutes } from './pages/audit.js';
import { detectionRoutes } from './pages/detection.js';
import { guestRoutes } from './pages/guest.js';
import { jobRoutes } from './pages/jobs/routes.js';
import { keyRoutes } from './pages/keys/routes.js';
import { landing } from './pages/landing.js';
import { memberRoutes } from './pages/members.js';
import { overviewRoutes } from './pages/overview.js';
import { planRoutes } from './pages/plans/routes.js';
import { playgroundRoutes } from './pages/playground/routes.js';
import { requestRoutes } from './pages/requests.js';
import { signInRoutes } from './pages/setup.js';
import { usageRoutes } from './pages/usage.js';
import { pageRouter, pageStep } from './router.js';
import type { DashboardParts, PageRoute } from './web/visit.js';

const allRoutes = (): readonly PageRoute[] => [
  ...signInRoutes,
  ...guestRoutes,
  ...overviewRoutes,
  ...playgroundRoutes(),
  ...keyRoutes,
  ...planRoutes,
  ...usageRoutes,
  ...requestRoutes,
  ...jobRoutes,
  ...auditRoutes,
  ...detectionRoutes,
  ...memberRoutes,
  ...accountRoutes,
];

const FRONT: PageRoute = { method: 'get', path: '/', access: 'all', answer: landing };

/** All pages of the dashboard, and the page at `/`. */
export const dashboard = (parts: DashboardParts) => ({
  pages: pageRouter(parts, allRoutes()).routes(),
  front: pageStep(parts, FRONT),
});
