import { useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { findReturnPath, forgetReturnPath } from '../lib/return-path.ts';
import { useSession } from '../lib/session.ts';

/** For visitors only: whoever is signed in goes to the dashboard, or to where the log-in began. */
export function PublicRoute() {
  useLocation(); // looks at the session again whenever the path changes
  return useSession() ? <LeadOn /> : <Outlet />;
}

function LeadOn() {
  const [path] = useState(() => findReturnPath() ?? '/dashboard');
  useEffect(forgetReturnPath, []);
  return <Navigate to={path} replace />;
}

/** For signed-in users only: everyone else goes to the login, with what the link handed on. */
export function PrivateRoute() {
  const location = useLocation();
  const state: unknown = location.state;
  return useSession() ? <Outlet /> : <Navigate to="/login" state={state} replace />;
}
