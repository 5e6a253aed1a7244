import { TOOL_IDS } from '@toile/contract';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { Loading } from '../ui/loading.tsx';
import { CrashPage } from './crash-page.tsx';
import { PrivateRoute, PublicRoute } from './guards.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { RootLayout } from './root-layout.tsx';

/** A page whose code is loaded when it is come to. */
function page(path: string, load: () => Promise<ComponentType>): RouteObject {
  return { path, HydrateFallback: Loading, lazy: { Component: load } };
}

const publicPages = [
  page('/', async () => (await import('./pages/landing-page.tsx')).LandingPage),
  page('/login', async () => (await import('./pages/login-page.tsx')).LoginPage),
  page('/register', async () => (await import('./pages/register-page.tsx')).RegisterPage),
];

const openPages = [
  page('/terms-of-service', async () => (await import('./pages/terms-page.tsx')).TermsPage),
  page('/cookie-policy', async () => (await import('./pages/cookies-page.tsx')).CookiesPage),
  page('/pricing', async () => (await import('./pages/pricing-page.tsx')).PricingPage),
  page(
    '/verify-email',
    async () => (await import('./pages/verify-email-page.tsx')).VerifyEmailPage,
  ),
  page('/logout', async () => (await import('./pages/logout-page.tsx')).LogoutPage),
];

const privatePages = [
  page('/dashboard', async () => (await import('./pages/dashboard-page.tsx')).DashboardPage),
  ...TOOL_IDS.map((id) =>
    page(`/${id}`, async () => (await import('./pages/tool-page.tsx')).ToolPage),
  ),
];

export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: CrashPage,
    children: [
      {
        ErrorBoundary: CrashPage,
        children: [
          { Component: PublicRoute, children: publicPages },
          { Component: PrivateRoute, children: privatePages },
          ...openPages,
          { path: '*', Component: NotFoundPage },
        ],
      },
    ],
  },
];
