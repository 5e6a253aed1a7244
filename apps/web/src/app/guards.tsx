import { Navigate, Outlet, useLocation } from 'react-router';
import { useSession } from '../lib/session.ts';

/** For visitors only: whoever is signed in goes to the dashboard. */
export function PublicRoute() {
  useLocation(); // looks at the session again whenever the path changes
  return useSession() ? <Navigate to="/dashboard" replace /> : <Outlet />;
}

/** For signed-in users only: everyone else goes to the login. */
export function PrivateRoute() {
  useLocation();
  return useSession() ? <Outlet /> : <Navigate to="/login" replace />;
}
