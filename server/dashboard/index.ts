import { keyRoutes } from './pages/keys/routes.js';
import { overviewRoutes } from './pages/overview.js';
import { planRoutes } from './pages/plans/routes.js';
import { signInRoutes } from './pages/setup.js';
import { pageRouter } from './web/router.js';
import type { DashboardParts, PageRoute } from './web/visit.js';

const allRoutes = (): readonly PageRoute[] => [...signInRoutes, ...overviewRoutes, ...keyRoutes(), ...planRoutes];

/** The dashboard: every page of it. */
export const dashboard = (parts: DashboardParts) => pageRouter(parts, allRoutes()).routes();
