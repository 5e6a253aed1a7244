import type { ToolId } from '@toile/contract';
import { listCostRows } from '@toile/tools';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRunPrices, useUpscaleOffer } from '../../../lib/engines/engine-offers.ts';

/** Prices of a run of four images with each tool, and of an upscaled image. */
export function CostTable() {
  const { t } = useTranslation();
  const { credits: upscaleCredits } = useUpscaleOffer();
  return (
    <section className="grid gap-8 md:grid-cols-3 md:gap-0">
      <div className="md:pr-10">
        <h2 className="title-section text-2xl">{t('pricing.costsTitle')}</h2>
        <p className="mt-2 text-ink-soft">{t('pricing.costsNote')}</p>
      </div>
      <table className="w-full border-t border-ink text-left md:col-span-2 md:ml-10 md:w-[calc(100%-2.5rem)]">
        <thead>
          <tr className="annotation border-b border-hairline">
            <th className="py-3 font-normal">{t('pricing.tool')}</th>
            <th className="py-3 text-right font-normal">{t('pricing.cost')}</th>
          </tr>
        </thead>
        <tbody>
          {listCostRows().map(({ name, tools }) => (
            <CostRow key={name} name={name}>
              <RunPrice tools={tools} />
            </CostRow>
          ))}
          <CostRow name={t('pricing.upscale')}>{upscaleCredits}</CostRow>
        </tbody>
      </table>
    </section>
  );
}

function CostRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <tr className="border-b border-hairline">
      <th scope="row" className="py-3 font-normal">
        {name}
      </th>
      <td className="py-3 text-right tabular-nums">{children}</td>
    </tr>
  );
}

function RunPrice({ tools }: { tools: readonly ToolId[] }) {
  const { t } = useTranslation();
  const { least, most } = useRunPrices(tools);
  return least === most ? least : t('pricing.costRange', { least, most });
}
