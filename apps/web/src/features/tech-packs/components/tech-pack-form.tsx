import type { TechPack } from '@toile/contract';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '../../../lib/connection/use-online.ts';
import type { PackedSketch } from '../../../lib/tech-packs/ask-for-tech-pack.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceGroup } from '../../../ui/choice-group.tsx';
import { CONTROL_CLASS } from '../../../ui/control-class.ts';
import { FaultList } from '../../../ui/fault-list.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { keepFields, readKept } from '../model/kept-fields.ts';
import { styleNameOf } from '../model/style-name.ts';
import { useMaking } from '../model/use-making.ts';
import type { PackFields } from '../pages/pack.ts';

type TechPackFormProps = {
  sketches: readonly PackedSketch[];
  boardName: string | undefined;
  /** What is known of the one sketch; undefined for those of a board. */
  pack: TechPack | undefined;
  onSaved: () => void;
};

const MOST = { styleName: 80, styleNumber: 24, season: 24 } as const;

/** The fields of a tech pack's head. The season, the units and the sizes are kept in this browser. */
export function TechPackForm({ sketches, boardName, pack, onSaved }: TechPackFormProps) {
  const { t } = useTranslation();
  const sizeId = useId();
  const isOnline = useOnline();
  const [kept] = useState(readKept);
  const garment = pack?.garments[0];
  const [fields, setFields] = useState<PackFields>(() => ({
    styleName: styleNameOf(sketches[0]?.prompt ?? ''),
    styleNumber: '',
    season: kept.season,
    baseSize: (garment && (kept.baseSizes[garment.body] ?? garment.sizes[garment.baseSize])) ?? '',
    units: kept.units,
  }));
  const { save, number, fault } = useMaking(onSaved);
  const write = (change: Partial<PackFields>) => setFields((before) => ({ ...before, ...change }));
  const field = (name: keyof typeof MOST) => ({
    name,
    value: fields[name],
    maxLength: MOST[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => write({ [name]: target.value }),
  });
  const optional = (label: string) => `${label} (${t('techPack.optional')})`;

  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    const { season, units, baseSize } = fields;
    const baseSizes = garment ? { ...kept.baseSizes, [garment.body]: baseSize } : kept.baseSizes;
    keepFields({ season, units, baseSizes });
    const isBoard = boardName !== undefined;
    save({
      sketches: sketches.map((sketch) => ({
        sketch,
        styleName: isBoard ? styleNameOf(sketch.prompt) : fields.styleName.trim(),
      })),
      fields: isBoard ? { ...fields, styleNumber: '', baseSize: '' } : fields,
      fileName: `${boardName ?? fields.styleName} ${t('techPack.fileName')}`,
    });
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {pack?.gap && <p className="text-ink-soft">{t(`techPack.gaps.${pack.gap}`)}</p>}
      {boardName === undefined && (
        <>
          <TextField {...field('styleName')} label={t('techPack.styleName')} />
          <TextField {...field('styleNumber')} label={optional(t('techPack.styleNumber'))} />
        </>
      )}
      <TextField {...field('season')} label={optional(t('techPack.season'))} />
      {garment && (
        <div className="flex flex-col gap-1.5">
          <label htmlFor={sizeId} className="text-sm font-medium">
            {t('techPack.baseSize')} ({t(`techPack.bodies.${garment.body}`)})
          </label>
          <select
            id={sizeId}
            value={fields.baseSize}
            onChange={({ target }) => write({ baseSize: target.value })}
            className={`${CONTROL_CLASS} cursor-pointer`}
          >
            {garment.sizes.map((size) => (
              <option key={size}>{size}</option>
            ))}
          </select>
        </div>
      )}
      <ChoiceGroup
        legend={t('techPack.units')}
        choices={[
          { value: 'cm', label: t('techPack.cm') },
          { value: 'inch', label: t('techPack.inch') },
        ]}
        value={fields.units}
        onChange={(units) => write({ units })}
      />
      <FaultList title={t('techPack.notMade')} faults={fault === undefined ? [] : [fault]} />
      {!isOnline && <output>{t('techPack.offline')}</output>}
      <Button
        type="submit"
        look="accent"
        pending={number !== undefined}
        disabled={!isOnline}
        className="self-start"
      >
        {number === undefined && <Icon name="download" />}
        {number !== undefined && sketches.length > 1
          ? t('techPack.making', { number, total: sketches.length })
          : t('techPack.save')}
      </Button>
    </form>
  );
}
