import { useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { findReturnPath, forgetReturnPath, keepReturnPath } from '../lib/return-path.ts';
import { useSession } from '../lib/session.ts';

/**
 * Guard of pages for visitors: a signed-in user goes to the dashboard, or to the page from which
 * the log-in began.
 */
export function PublicRoute() {
  useLocation(); // reads the session again whenever the path changes
  return useSession() ? <LeadOn /> : <Outlet />;
}

function LeadOn() {
  const [path] = useState(() => findReturnPath() ?? '/dashboard');
  useEffect(forgetReturnPath, []);
  return <Navigate to={path} replace />;
}

/** Private pages to which no log-in has to lead back: the usual one, and the way out. */
const NO_GOALS: ReadonlySet<string> = new Set(['/dashboard', '/logout']);

/** The last place that somebody signed in was at: a session that ends leaves it there. */
let signedInAt: string | undefined;

/**
 * Guard of pages for signed-in users: everyone else goes to the login, with the state of the link,
 * and on to the page, if it was opened so, once they have logged in. The page on which a session
 * ended is nothing for whoever logs in next.
 */
export function PrivateRoute() {
  const { key, pathname } = useLocation(); // reads the session again whenever the path changes
  const isSignedIn = useSession();
  const place = `${key} ${pathname}`;
  useEffect(() => {
    if (isSignedIn) signedInAt = place;
  }, [isSignedIn, place]);
  const [wasSignedIn] = useState(isSignedIn);
  return isSignedIn ? <Outlet /> : <LeadIn isAsked={!wasSignedIn && signedInAt !== place} />;
}

function LeadIn({ isAsked }: { isAsked: boolean }) {
  const location = useLocation();
  const { pathname, search } = location;
  const state: unknown = location.state;
  useEffect(() => {
    if (!isAsked) return;
    if (!NO_GOALS.has(pathname.replace(/(.)\/$/, '$1'))) keepReturnPath(pathname + search);
  }, [isAsked, pathname, search]);
  return <Navigate to="/login" state={state} replace />;
}
