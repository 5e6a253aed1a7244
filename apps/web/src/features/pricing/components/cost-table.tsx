import { RUN_PRICE_CREDITS, UPSCALE_PRICE_CREDITS } from '@toile/contract';
import { listCostRows } from '@toile/tools';
import { useTranslation } from 'react-i18next';

/** Prices of a run of four images with each tool, and of an upscaled image. */
export function CostTable() {
  const { t } = useTranslation();
  const rows = [
    ...listCostRows().map((name) => ({ name, cost: RUN_PRICE_CREDITS })),
    { name: t('pricing.upscale'), cost: UPSCALE_PRICE_CREDITS },
  ];
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
          {rows.map((row) => (
            <tr key={row.name} className="border-b border-hairline">
              <th scope="row" className="py-3 font-normal">
                {row.name}
              </th>
              <td className="py-3 text-right tabular-nums">{row.cost}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
