import { Navigate, useLocation } from 'react-router';
import { findVariationRequest } from '../../lib/variations/variation-request.ts';

/** Redirect between a result and its variations, so that their page opens anew. */
export function TempRedirectPage() {
  const location = useLocation();
  const request = findVariationRequest(location.state);
  return request ? (
    <Navigate to="/variation-results" state={request} replace />
  ) : (
    <Navigate to="/" replace />
  );
}
