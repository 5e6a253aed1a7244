import { SHARED_BOARD_PATH } from '@toile/contract';
import { listTools } from '@toile/tools';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { CATALOGUE_PATH } from '../lib/catalogue/catalogue-path.ts';
import { loadAsking } from '../lib/load-asking.ts';
import { toolPath } from '../lib/tool-path.ts';
import { Loading } from '../ui/loading.tsx';
import { CrashPage } from './crash-page.tsx';
import { PrivateRoute, PublicRoute } from './guards.tsx';
import { loadPage } from './lost-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { RootLayout } from './root-layout.tsx';

/**
 * Every route of the product. A router changes the routes that it gets, so each router needs a call
 * of its own.
 */
export function createRoutes(): RouteObject[] {
  const pages = [
    { Component: PublicRoute, children: publicPages() },
    { Component: PrivateRoute, children: privatePages() },
    ...openPages(),
    { path: '*', Component: NotFoundPage },
  ];
  return [
    { ErrorBoundary: CrashPage, children: nakedPages() },
    {
      Component: RootLayout,
      ErrorBoundary: CrashPage,
      children: [{ ErrorBoundary: CrashPage, children: pages }],
    },
  ];
}

/** A page whose code loads when it is opened. It may ask the server for data. */
function page(path: string, load: () => Promise<ComponentType>): RouteObject {
  return stillPage(path, () => loadAsking(load));
}

/** A page without data from the server: visitors wait only for its own code. */
function stillPage(path: string, load: () => Promise<ComponentType>): RouteObject {
  return { path, HydrateFallback: Loading, lazy: { Component: () => loadPage(load) } };
}

/** Loads of the pages of boards, palettes and the pattern desk, by their names. */
type CollectionLoad =
  | 'loadBoardsPage'
  | 'loadBoardPage'
  | 'loadSharedBoardPage'
  | 'loadPatternDeskPage'
  | 'loadPalettesPage';

/** A page of them. One load stands here for all, since every page waits for this file. */
function collectionPage(path: string, load: CollectionLoad): RouteObject {
  return page(path, async () => (await import('./board-loads.ts'))[load]());
}

function publicPages(): RouteObject[] {
  return [
    stillPage('/', async () => (await import('./pages/landing-page.tsx')).LandingPage),
    page('/login', async () => (await import('./pages/login-page.tsx')).LoginPage),
    page('/register', async () => (await import('./pages/register-page.tsx')).RegisterPage),
  ];
}

function openPages(): RouteObject[] {
  return [
    page('/terms-of-service', async () => (await import('./pages/terms-page.tsx')).TermsPage),
    page('/cookie-policy', async () => (await import('./pages/cookies-page.tsx')).CookiesPage),
    page(CATALOGUE_PATH, async () => (await import('./pages/catalogue-page.tsx')).CataloguePage),
    page('/pricing', async () => (await import('./pages/pricing-page.tsx')).PricingPage),
    page('/verify-email', async () => (await import('./pages/verify-page.tsx')).VerifyPage),
    // Open to signed-in users too: their browser may open the link.
    page(
      '/forgot-password',
      async () => (await import('./pages/forgot-password-page.tsx')).ForgotPasswordPage,
    ),
    page(
      '/reset-password',
      async () => (await import('./pages/reset-password-page.tsx')).ResetPasswordPage,
    ),
    page(
      '/confirm-email',
      async () => (await import('./pages/confirm-email-page.tsx')).ConfirmEmailPage,
    ),
    page('/logout', async () => (await import('./pages/logout-page.tsx')).LogoutPage),
  ];
}

/** Pages for people who have nothing to do with the product: with a frame of their own. */
function nakedPages(): RouteObject[] {
  return [collectionPage(SHARED_BOARD_PATH, 'loadSharedBoardPage')];
}

function privatePages(): RouteObject[] {
  return [
    page('/dashboard', async () => (await import('./pages/dashboard-page.tsx')).DashboardPage),
    collectionPage('/boards', 'loadBoardsPage'),
    collectionPage('/boards/:id', 'loadBoardPage'),
    collectionPage('/palettes', 'loadPalettesPage'),
    page('/account', async () => (await import('./pages/account-page.tsx')).AccountPage),
    page('/operators', async () => (await import('./pages/operators-page.tsx')).OperatorsPage),
    ...listTools().map(({ id }) =>
      page(toolPath(id), async () => (await import('./pages/tool-page.tsx')).ToolPage),
    ),
    collectionPage('/pattern-desk/:id', 'loadPatternDeskPage'),
    // Both need a request for variations in the navigation's state; without one they redirect.
    page(
      '/temp-redirect',
      async () => (await import('./pages/temp-redirect-page.tsx')).TempRedirectPage,
    ),
    page(
      '/variation-results',
      async () => (await import('./pages/variation-results-page.tsx')).VariationResultsPage,
    ),
  ];
}
