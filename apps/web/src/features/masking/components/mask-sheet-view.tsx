import { type CSSProperties, type RefCallback, useCallback } from 'react';
import { MASK_OPACITY } from '../../../canvas/mask/mask-colour.ts';
import type { MaskSession } from '../../../canvas/mask/mask-session.ts';
import type { Viewport } from '../../../canvas/stage/viewport.ts';

type MaskSheetViewProps = { image: HTMLImageElement; session: MaskSession; viewport: Viewport };

/**
 * The photo, and over it the very canvas that the mask is painted on: strokes show without a copy,
 * and moving the view paints nothing.
 */
export function MaskSheetView({ image, session, viewport }: MaskSheetViewProps) {
  const { canvas, size } = session;
  const { scale, x, y } = viewport;
  const hold: RefCallback<HTMLDivElement> = useCallback(
    (sheet) => sheet?.replaceChildren(image, canvas),
    [image, canvas],
  );
  const style: CSSProperties & { '--mask-opacity': number } = {
    ...size,
    transform: `translate(${x}px, ${y}px) scale(${scale})`,
    '--mask-opacity': MASK_OPACITY,
  };
  return <div ref={hold} aria-hidden="true" className={SHEET_CLASS} style={style} />;
}

const SHEET_CLASS =
  'pointer-events-none absolute top-0 left-0 origin-top-left ' +
  '*:absolute *:inset-0 *:size-full *:max-w-none [&>canvas]:opacity-(--mask-opacity)';
