import type { CatalogueThing } from '@toile/contract';
import { useTranslation } from 'react-i18next';
import type { CatalogueGroup } from '../../../lib/catalogue/search-catalogue.ts';
import { pictureUrl } from '../model/picture-url.ts';

/** The things of a group: with their pictures, their colours, or as words alone. */
export function ThingGrid({ group }: { group: CatalogueGroup }) {
  const { id, things } = group;
  const isPictured = things.some(({ name, hex }) => hex !== undefined || pictureUrl(id, name));
  if (!isPictured) return <WordList things={things} />;
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(5.75rem,1fr))] gap-x-3 gap-y-5 sm:grid-cols-[repeat(auto-fill,minmax(7rem,1fr))]">
      {things.map((thing) => (
        <li key={thing.name} className="flex min-w-0 flex-col gap-1.5">
          <Swatch src={pictureUrl(id, thing.name)} hex={thing.hex} />
          <span lang="en" className="leading-tight hyphens-auto wrap-break-word">
            {thing.name}
          </span>
          <Also words={thing.also} />
        </li>
      ))}
    </ul>
  );
}

const FRAME = 'aspect-square w-full rounded border border-hairline bg-sunk object-cover';

/** A picture of a thing, or its colour; its name stands beneath it. */
function Swatch({ src, hex }: { src: string | undefined; hex: string | undefined }) {
  if (src === undefined) {
    return <span aria-hidden="true" className={FRAME} style={{ backgroundColor: hex }} />;
  }
  return (
    <img
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      width={160}
      height={160}
      className={FRAME}
    />
  );
}

function WordList({ things }: { things: readonly CatalogueThing[] }) {
  return (
    <ul className="flex flex-wrap gap-x-2 gap-y-2">
      {things.map(({ name }) => (
        <li
          key={name}
          lang="en"
          className="rounded border border-hairline bg-raised px-2.5 py-1 leading-snug"
        >
          {name}
        </li>
      ))}
    </ul>
  );
}

/** Other words for a thing. */
function Also({ words }: { words: readonly string[] }) {
  const { t } = useTranslation();
  if (words.length === 0) return null;
  return (
    <span className="text-sm leading-tight text-ink-soft">
      {t('catalogue.also')} <span lang="en">{words.join(', ')}</span>
    </span>
  );
}
