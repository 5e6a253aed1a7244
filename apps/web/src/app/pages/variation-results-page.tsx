import '../../lib/studio-words.ts';
import { useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { findVariationRequest } from '../../lib/variations/variation-request.ts';
import { VariationStudio } from '../variation-studio.tsx';

/**
 * The variations that the navigation's state requests; without a request there is nothing to show.
 */
export function VariationResultsPage() {
  const location = useLocation();
  const { hash } = location;
  const navigate = useNavigate();
  const asked = findVariationRequest(location.state);
  const [shown, setShown] = useState(asked);
  if (asked && asked.idempotencyKey !== shown?.idempotencyKey) setShown(asked);
  // A link to a place on the page has no state, and a reload there would lose the request.
  const isBare = asked === undefined;
  useEffect(() => {
    if (isBare && shown) void navigate({ hash }, { replace: true, state: shown });
  }, [isBare, shown, hash, navigate]);
  if (!shown) return <Navigate to="/" replace />;
  return <VariationStudio key={shown.idempotencyKey} request={shown} />;
}
