import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { patternDeskPath } from '../../../lib/pattern-desk-path.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Picture } from '../../../ui/picture.tsx';
import { useColourways } from '../api/get-colourways.ts';

type ColourwayStripProps = {
  /** The pattern of the page. */
  id: string;
  /** The colourway whose colours are on the cloth. */
  shownId: string;
  /** Shows the page's pattern in its own colours again. */
  onOwn: () => void;
};

/** The pattern's colourways, each with a link to its desk. */
export function ColourwayStrip({ id, shownId, onOwn }: ColourwayStripProps) {
  const { t } = useTranslation();
  const { data: colourways = [], isError } = useColourways(id);
  if (isError) return <p className="text-danger">{t('patternDesk.colourways.failed')}</p>;
  if (colourways.length < 2) return null;
  return (
    <section aria-labelledby="desk-colourways" className="flex flex-col gap-3">
      <h2 id="desk-colourways" className="title-section text-2xl">
        {t('patternDesk.colourways.title')}
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-3">
        {colourways.map((one, place) => {
          const isCurrent = one.output_image_id === shownId;
          const number = place + 1;
          return (
            <li key={one.output_image_id}>
              <Link
                to={patternDeskPath(one) ?? '/'}
                // The address stays the same: nothing else would bring its colours back.
                onClick={one.output_image_id === id ? onOwn : undefined}
                aria-current={isCurrent ? 'page' : undefined}
                className={classNames(
                  'relative block aspect-square bg-sunk',
                  isCurrent
                    ? 'outline-2 outline-offset-2 outline-ink'
                    : 'hover:outline-2 hover:outline-offset-2 hover:outline-control',
                  'focus-visible:outline-accent!',
                )}
              >
                <Picture
                  sources={{ src: `${one.image_url}?w=256` }}
                  alt={t(
                    isCurrent ? 'patternDesk.colourways.current' : 'patternDesk.colourways.open',
                    {
                      number,
                    },
                  )}
                  fallback={number}
                  className="object-cover"
                />
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
