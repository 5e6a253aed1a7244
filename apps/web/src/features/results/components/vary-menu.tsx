import '../../../lib/variation-words.ts';
import { type Generation, runPriceCredits } from '@toile/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { offeredBy, useToolOffer } from '../../../lib/engines/engine-offers.ts';
import { useVary, type VariationCount } from '../../../lib/variations/use-vary.ts';
import { Menu, MenuAction } from '../../../ui/menu.tsx';

type VariedProps = {
  generation: Pick<Generation, 'output_image_id' | 'type' | 'width' | 'height' | 'engine'>;
};

type VaryMenuProps = VariedProps & {
  /** The button that opens the choice; a single element that takes a ref. */
  trigger: ReactNode;
};

const COUNTS: readonly VariationCount[] = [4, 1];

/** Choice of the number of variations of an output; it starts them. */
export function VaryMenu({ generation, trigger }: VaryMenuProps) {
  return (
    <Menu trigger={trigger} align="end">
      <VaryChoices generation={generation} />
    </Menu>
  );
}

/** The lines of a menu that lead to variations, each with its price. */
export function VaryChoices({ generation }: VariedProps) {
  const { t } = useTranslation();
  const vary = useVary();
  const toolOffer = useToolOffer(generation.type, generation.engine);
  const { credits } = toolOffer;
  return (
    <>
      <div className="px-3 pt-1.5 pb-1 text-ink-soft text-sm">{t('variations.what')}</div>
      {COUNTS.map((count) => (
        <MenuAction
          key={count}
          onSelect={() => vary(generation, { count, ...offeredBy(toolOffer) })}
        >
          <span>{t('variations.count', { count })}</span>
          <span className="text-ink-soft tabular-nums">
            {t('results.price', { count: runPriceCredits(count, credits) })}
          </span>
        </MenuAction>
      ))}
    </>
  );
}
