import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format-number.ts';
import type { MockUp } from '../model/mock-ups/mock-up.ts';
import { paintMockUp, repeatsAcross } from '../model/mock-ups/paint-mock-up.ts';
import { MOCK_UPS } from '../model/mock-ups/registry.ts';
import type { Cloth } from '../model/use-recolouring.ts';

type MockUpsProps = { cloth: Cloth | undefined; repeatCm: number };

/** Products in the cloth, at its scale and in the colours on the desk. */
export function MockUps({ cloth, repeatCm }: MockUpsProps) {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-4">
      <h2 id={titleId} className="title-section text-2xl">
        {t('patternDesk.mockUps.title')}
      </h2>
      <ul className="grid grid-cols-2 gap-4 md:grid-cols-4">
        {MOCK_UPS.map((mockUp) => (
          <li key={mockUp.id}>
            <Product mockUp={mockUp} cloth={cloth} repeatCm={repeatCm} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Width of a drawing in pixels: twice that on screen, for fine ones. */
const WIDTH_PX = 520;
/** Height of each drawing by its width, so that they stand in one row. */
const ASPECT = 1.17;

function Product({ mockUp, cloth, repeatCm }: MockUpsProps & { mockUp: MockUp }) {
  const { t } = useTranslation();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (context && cloth) paintMockUp(context, { cloth, repeatCm, mockUp });
  }, [cloth, repeatCm, mockUp]);

  const { id, frameCm } = mockUp;
  const name = t(`patternDesk.mockUps.names.${id}`);
  const count = repeatsAcross(mockUp, repeatCm);
  const repeats = t('patternDesk.mockUps.repeats', { count, shown: formatNumber(count, 1) });
  return (
    <figure className="flex flex-col gap-2">
      <div
        className="flex items-center justify-center bg-sunk p-2"
        style={{ aspectRatio: `1 / ${ASPECT}` }}
      >
        <canvas
          ref={canvas}
          aria-hidden="true"
          width={WIDTH_PX}
          height={Math.round((WIDTH_PX * frameCm.height) / frameCm.width)}
          className="max-h-full max-w-full"
        />
      </div>
      <figcaption className="text-sm leading-tight">
        {name} <span className="block text-ink-soft tabular-nums">{repeats}</span>
      </figcaption>
    </figure>
  );
}
