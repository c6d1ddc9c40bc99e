import { keyRoutes } from './pages/keys/routes.js';
import { landing } from './pages/landing.js';
import { overviewRoutes } from './pages/overview.js';
import { planRoutes } from './pages/plans/routes.js';
import { playgroundRoutes } from './pages/playground/routes.js';
import { signInRoutes } from './pages/setup.js';
import { pageRouter, pageStep } from './web/router.js';
import type { DashboardParts, PageRoute } from './web/visit.js';

const allRoutes = (): readonly PageRoute[] => [
  ...signInRoutes,
  ...overviewRoutes,
  ...playgroundRoutes(),
  ...keyRoutes(),
  ...planRoutes,
];

const FRONT: PageRoute = { method: 'get', path: '/', access: 'all', answer: landing };

/** The dashboard: every page of it, and the one that stands at `/`. */
export const dashboard = (parts: DashboardParts) => ({
  pages: pageRouter(parts, allRoutes()).routes(),
  front: pageStep(parts, FRONT),
});
