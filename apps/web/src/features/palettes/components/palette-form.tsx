import { COLOURS_PER_PALETTE, type NewPalette, paletteFaultWords } from '@toile/contract';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { FormFoot } from '../../../ui/form-foot.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useForm } from '../../../ui/use-form.ts';
import {
  coloursOf,
  type DraftColour,
  findNameFault,
  isHex,
  newColour,
  type PaletteDraft,
} from '../model/palette-draft.ts';
import { ColourRow } from './colour-row.tsx';

type PaletteFormProps = {
  draft: PaletteDraft;
  pending: boolean;
  error: Error | null;
  onSubmit: (palette: NewPalette) => void;
};

/** Name and colours of a palette. */
export function PaletteForm({ draft, pending, error, onSubmit }: PaletteFormProps) {
  const { t } = useTranslation();
  const [newId, setNewId] = useState<string>();
  const add = useRef<HTMLButtonElement>(null);
  const form = useForm<{ name: string; colours: readonly DraftColour[] }>({
    initial: { name: draft.name, colours: draft.colours },
    findFaults: ({ name, colours }) => ({
      name: findNameFault(name),
      colours: findColoursFault(colours),
    }),
    sparesUntouched: true,
    onSubmit: ({ name, colours }) => onSubmit({ name: name.trim(), colours: coloursOf(colours) }),
  });
  const { colours } = form.values;

  function findColoursFault(list: readonly DraftColour[]): string | undefined {
    if (list.length === 0) return paletteFaultWords.coloursRequired;
    if (list.length > COLOURS_PER_PALETTE) return paletteFaultWords.tooManyColours;
    const wrong = list.findIndex(({ hex }) => !isHex(hex));
    return wrong < 0 ? undefined : t('palettes.form.hexFault', { number: wrong + 1 });
  }

  const addColour = () => {
    const colour = newColour();
    setNewId(colour.id);
    form.set('colours', [...colours, colour]);
  };
  return (
    <form noValidate onSubmit={form.submit} className="mt-6 flex flex-col gap-5">
      {draft.found !== undefined && (
        <p className="annotation">{t('palettes.form.taken', { count: draft.found })}</p>
      )}
      <TextField {...form.field('name')} label={t('palettes.form.name')} autoComplete="off" />
      <fieldset className="flex min-w-0 flex-col gap-3">
        <legend className="mb-2 font-medium">{t('palettes.form.colours')}</legend>
        <ol className="flex flex-col gap-4 sm:gap-2">
          {colours.map((colour, place) => (
            <ColourRow
              key={colour.id}
              number={place + 1}
              colour={colour}
              isNew={colour.id === newId}
              onChange={(changes) =>
                form.set('colours', colours.with(place, { ...colour, ...changes }))
              }
              onRemove={() => {
                form.set('colours', colours.toSpliced(place, 1));
                add.current?.focus();
              }}
            />
          ))}
        </ol>
        <p aria-live="polite" className="min-h-[1lh] text-sm text-danger">
          {form.fault('colours')}
        </p>
        <Button
          ref={add}
          look="outline"
          aria-disabled={colours.length >= COLOURS_PER_PALETTE || undefined}
          onClick={() => colours.length < COLOURS_PER_PALETTE && addColour()}
          className="self-start"
        >
          <Icon name="plus" />
          {t('palettes.form.add')}
        </Button>
      </fieldset>
      <FormFoot
        form={form}
        pending={pending}
        submit={t(draft.id === undefined ? 'palettes.form.create' : 'palettes.form.save')}
        faultsTitle={t('palettes.form.faultsTitle')}
        error={error}
      />
    </form>
  );
}
