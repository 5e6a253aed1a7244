import { useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { findReturnPath, forgetReturnPath } from '../lib/return-path.ts';
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

/**
 * Guard of pages for signed-in users: everyone else goes to the login, with the state of the link.
 */
export function PrivateRoute() {
  const location = useLocation();
  const state: unknown = location.state;
  return useSession() ? <Outlet /> : <Navigate to="/login" state={state} replace />;
}
