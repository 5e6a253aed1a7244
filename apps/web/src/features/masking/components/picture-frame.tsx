import type { Viewport } from '../../../canvas/stage/viewport.ts';
import type { Size } from '../../../lib/pictures/paper.ts';

type PictureFrameProps = { viewport: Viewport; size: Size };

/** The edge of the new picture: everything beside it will be cut off. */
export function PictureFrame({ viewport, size }: PictureFrameProps) {
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute border border-ink"
      style={{
        left: viewport.x,
        top: viewport.y,
        width: size.width * viewport.scale,
        height: size.height * viewport.scale,
        boxShadow: '0 0 0 100vmax color-mix(in srgb, var(--sunk) 70%, transparent)',
      }}
    />
  );
}
