import type { GarmentType } from '@toile/contract';

/** What of the body a garment covers, on a drawing of 30 × 42. */
const COVERS: Record<GarmentType, string> = {
  upper_body: 'M9 9C12 11 18 11 21 9L25 20 22 21.5 20.5 17V25H9.500V17L8 21.5 5 20Z',
  lower_body: 'M10 20H20L20.5 38H16L15 27 14 38H9.500Z',
  full_body: 'M10 9C12 11 18 11 20 9L20 19 24 37C18 39 12 39 6 37L10 19Z',
};

/** A small figure in such a garment. Decorative: the name stands beside it. */
export function GarmentDiagram({ garment }: { garment: GarmentType }) {
  return (
    <svg
      viewBox="0 0 30 42"
      aria-hidden="true"
      className="h-11"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <circle cx="15" cy="4.5" r="2.8" />
      <path
        d="M9.5 9.500L6.5 21M20.5 9.500L23.5 21M12.5 9V22M17.5 9V22M12.5 24L12 40M17.5 24L18 40"
        opacity=".45"
      />
      <path d={COVERS[garment]} fill="currentColor" />
    </svg>
  );
}
